/**
 * Functions that the launchers share: build if necessary, default profile, child processes that end with this process.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build.mjs'
import { root } from './bundles.mjs'

const sources = ['main', 'preload', 'renderer', 'shared', 'build', 'package-lock.json', 'package.json']

/** The time of the latest change of any file below `path`, in milliseconds. */
function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}

/** Builds if dist/ is missing or older than the sources. */
export async function buildIfStale() {
  const built = ['main/serve.js', 'preload/preload.cjs', 'renderer/index.html'].map(name => join(root, 'dist', name))
  const oldest = Math.min(...built.map(newest))
  if (oldest < Math.max(...sources.map(name => newest(join(root, name))))) await buildAll()
}

/** The folder of this user's settings if no profile is given: never in the roaming profile. */
export function defaultProfile() {
  const places = {
    win32: () => join(process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Hanamaru'),
    darwin: () => join(homedir(), 'Library', 'Application Support', 'Hanamaru'),
  }
  const linux = () => join(process.env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'hanamaru')
  return (places[process.platform] ?? linux)()
}

/**
 * Starts a program of dist/ with this Node. It receives this process's signals, and this process exits with its exit
 * code.
 */
export function runBuilt(script, args, options = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'dist/main', script), ...args], {
    stdio: ['inherit', options.onLine ? 'pipe' : 'inherit', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  let rest = ''
  child.stdout?.setEncoding('utf8').on('data', text => {
    process.stdout.write(text)
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) options.onLine?.(line)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)))
  return child
}
