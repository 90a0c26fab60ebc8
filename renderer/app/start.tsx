/** Starts the program: bridge, boot state, first screen, then the whole app. */
import type { Root } from 'react-dom/client'
import type { Boot } from '../../shared/contract/types'
import { BridgeError, connectBridge, dropEarlyCalls, loadBoot, watchErrors } from '../bridge/index'
import { routes } from '../routes'
import { holdUntilFirstPaint } from '../ui/first-paint'
import { App } from './App'
import { BootFailed } from './BootFailed'
import { loadFirstScreen, preloadLikelyScreen } from './first-screen'
import { fetchFonts, fetchRareCharacters } from './fonts'
import { Providers } from './Providers'
import { preloadParts } from './part-loader'
import { parts } from './parts'
import { prepareIntl } from './prepare-intl'
import { createQueryClient } from './query-client'

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

/**
 * How long the first render waits for the first reads, in milliseconds. They were asked for while the program was
 * compiled; if they are there, nothing is rendered twice.
 */
const longestWait = 60

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

/** Renders the program into `root`, or the reason why it cannot start with a button that calls `reload`. */
export async function start(root: Root, reload: () => void): Promise<void> {
  const client = createQueryClient()
  const booting = boot()
  fetchFonts()
  preloadLikelyScreen()
  const state = await booting
  if (!state) {
    root.render(
      <Providers client={client}>
        <BootFailed onRetry={reload} />
      </Providers>,
    )
    return
  }
  watchErrors(error => error instanceof BridgeError)
  const { asked } = await loadFirstScreen(state, client)
  void asked.then(dropEarlyCalls)
  await Promise.race([asked, pause(longestWait)])
  holdUntilFirstPaint()
  root.render(
    <Providers client={client}>
      <App />
    </Providers>,
  )
  // The other screens and parts are loaded after the first one's reads.
  void asked.then(() => {
    preloadParts([...parts, ...routes])
    fetchRareCharacters()
    prepareIntl()
  })
}
