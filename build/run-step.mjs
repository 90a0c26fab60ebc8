/**
 * Child processes of the test launchers: each has its own process group, so that all processes that it started are
 * stopped with it.
 */
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const running = new Set()

/** Kills a child process and everything that it started. It must have its own process group. */
export function stopGroup(child) {
  if (process.platform === 'win32') spawnSync('taskkill', ['/T', '/F', '/PID', String(child.pid)], { stdio: 'ignore' })
  else {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The process group has already ended.
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) stopGroup(child)
    process.exit(130)
  })
}

/**
 * Runs `node ...args` in the folder `cwd`, by default the root; resolves to its exit code, or null if it was stopped
 * after `minutes`. Its output is printed, or passed to `onOutput`.
 */
export function runNode(args, { minutes = 10, env = {}, cwd = root, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
    })
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    const limit = setTimeout(() => {
      console.error(`stopped after ${minutes} minutes: node ${args.join(' ')}`)
      stopGroup(child)
    }, minutes * 60_000)
    child.once('error', reject)
    // `close` comes after the last output.
    child.once(onOutput ? 'close' : 'exit', code => {
      clearTimeout(limit)
      running.delete(child)
      // Also stops processes that the child left running.
      stopGroup(child)
      resolve(code)
    })
  })
}

/**
 * Runs `node ...args` as `runNode` does, and prints nothing, so that the caller can print the output in one piece beside
 * other steps. Resolves to `{ code, output }`.
 */
export async function runSilently(args, options) {
  let output = ''
  const code = await runNode(args, {
    ...options,
    onOutput(text) {
      output += text
    },
  })
  return { code, output }
}
