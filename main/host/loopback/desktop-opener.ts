/** Opens a folder or an address with what the desktop has for it. */
import { spawn } from 'node:child_process'

export type DesktopOpener = (target: string) => void

/** No shell: the target is one argument, whatever stands in it. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
}

/** The desktop's opener; where nobody watches (CI) nothing is opened. Never throws. */
export const desktopOpener: DesktopOpener = target => {
  if (process.env.CI) return
  const [command, ...first] = commands[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...first, target], { stdio: 'ignore', detached: true })
  // A machine without a desktop has no such command.
  child.on('error', () => undefined)
  child.unref()
}
