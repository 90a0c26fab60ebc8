/** Opens the program in the page: bridge, boot state, the first screen, then all of it. */
import './app/theme.css'
import './app/fonts.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import { createRoot, type Root } from 'react-dom/client'
import type { Boot } from '../shared/contract/types'
import { App } from './app/App'
import { BootFailed } from './app/BootFailed'
import { redirectOf, routeOf } from './app/guard'
import { Providers } from './app/Providers'
import { presenter } from './app/presenter'
import { createQueryClient } from './app/query-client'
import { loadScreen, preloadScreens } from './app/screens'
import { BridgeError, connectBridge, loadBoot, logError, setPresenter, watchErrors } from './bridge'
import type { RouteRow } from './routes'

/** The screen that will be shown first: the address's own, or where the rules send it. */
function firstRow(loggedIn: boolean): RouteRow | undefined {
  const [pathname = '/', search] = (location.hash.slice(1) || '/').split('?')
  const place = { pathname, search: search === undefined ? '' : `?${search}` }
  return routeOf(redirectOf(place, loggedIn) ?? pathname)
}

async function loadFirst(state: Boot): Promise<void> {
  const row = firstRow(state.session !== null)
  // A screen that does not load says so in its own place.
  if (row) await loadScreen(row).catch(error => logError(`screen ${row.path}`, error))
}

/** Fetches the screen that a teacher will see who is logged in already, while the host is asked whether he is. */
function loadLikely(): void {
  const row = firstRow(true)
  // What does not come is asked for again once it is needed.
  if (row) loadScreen(row).catch(() => undefined)
}

/** The host's state at start, or null where there is no host to be had. */
async function boot(): Promise<Boot | null> {
  try {
    await connectBridge()
  } catch {
    return null
  }
  const result = await loadBoot()
  return result.ok ? result.value : null
}

async function start(root: Root): Promise<void> {
  const client = createQueryClient()
  loadLikely()
  const state = await boot()
  if (!state) {
    root.render(
      <Providers client={client}>
        <BootFailed onRetry={() => location.reload()} />
      </Providers>,
    )
    return
  }
  setPresenter(presenter)
  watchErrors(error => error instanceof BridgeError)
  await loadFirst(state)
  root.render(
    <Providers client={client}>
      <App />
    </Providers>,
  )
  preloadScreens()
}

const element = document.getElementById('root')
if (element) void start(createRoot(element))
