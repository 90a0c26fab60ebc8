/** Opens a folder or an address with the desktop's default program. */
import { spawn } from 'node:child_process'

export type DesktopOpener = (target: string) => void

/** Run without a shell: the target is always one argument. */
const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
}

/** Opens nothing on CI. Never throws. */
export const desktopOpener: DesktopOpener = target => {
  if (process.env.CI) return
  const [command, ...leadingArguments] = commands[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...leadingArguments, target], { stdio: 'ignore', detached: true })
  // A machine without a desktop has no such command.
  child.on('error', () => undefined)
  child.unref()
}
