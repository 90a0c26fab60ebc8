import type { PageLocation, RouteRow } from '../routes'
import { FootBars } from './FootBars'
import { PageGuide } from './help/PageGuide'
import classes from './Layout.module.css'
import { PageFrame } from './PageFrame'

/** A page without header and menu, which is printed or shown to the class (SPEC §2). */
export const BareLayout = ({ row, place }: { row: RouteRow; place: PageLocation }) => (
  <div className={classes.main}>
    <div className={classes.body}>
      <main className={classes.content}>
        <PageFrame row={row} place={place} first={false} />
      </main>
      <PageGuide row={row} />
    </div>
    <FootBars />
  </div>
)
