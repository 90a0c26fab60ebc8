/** Starts the program: bridge, boot state, first screen, then the whole app. */
import './app/theme.css'
import './app/fonts.css'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import { createRoot, type Root } from 'react-dom/client'
import type { Boot } from '../shared/contract/types'
import { App } from './app/App'
import { BootFailed } from './app/BootFailed'
import { loadFirstScreen, preloadLikelyScreen } from './app/first-screen'
import { fetchFonts } from './app/fonts'
import { Providers } from './app/Providers'
import { createQueryClient } from './app/query-client'
import { preloadScreens } from './app/screen-loader'
import { BridgeError, connectBridge, loadBoot, watchErrors } from './bridge/index'

/** The host's boot state, or null if no host can be reached. */
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
  const booting = boot()
  fetchFonts()
  preloadLikelyScreen()
  const state = await booting
  if (!state) {
    root.render(
      <Providers client={client}>
        <BootFailed onRetry={() => location.reload()} />
      </Providers>,
    )
    return
  }
  watchErrors(error => error instanceof BridgeError)
  const { asked } = await loadFirstScreen(state, client)
  root.render(
    <Providers client={client}>
      <App />
    </Providers>,
  )
  // The other screens are loaded after the first one's reads.
  void asked.then(preloadScreens)
}

const element = document.getElementById('root')
if (element) void start(createRoot(element))
