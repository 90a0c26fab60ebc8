/**
 * The first script of the page. It imports little, so it runs while the browser still loads and compiles the program:
 * the host answers meanwhile (docs/performance.md). The program starts without it, too, only later.
 */
import { askEarly } from '../bridge/early-calls'
import { homeReads } from '../features/homework/work/home-reads'
import { paths } from '../paths'

/** Whether the address leads to the home page; a launch secret has no page of its own. */
const isHome = (hash: string): boolean => hash === '' || hash === '#/' || hash === `#${paths.home()}`

// After the launch secret has been removed from the address. By the clock of this PC: where the server is in another
// day, the program reads again.
askEarly(() => (isHome(location.hash) ? homeReads(Date.now()) : null))
