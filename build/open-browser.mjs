/** Opens an address in the default browser of this machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const openers = {
  win32: url => ['rundll32', ['url.dll,FileProtocolHandler', url]],
  darwin: url => ['open', [url]],
}
const linux = url => ['xdg-open', [url]]

/** Resolves to whether a browser was started; false on a machine without a display. */
export async function openBrowser(url) {
  const noScreen = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  if (noScreen || process.env.CI) return false
  const [command, args] = (openers[process.platform] ?? linux)(url)
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  return once(child, 'spawn').then(
    () => {
      child.unref()
      return true
    },
    () => false,
  )
}
