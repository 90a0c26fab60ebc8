/**
 * `npm run dev`: the loopback host with hot reload. Vite serves the renderer from its sources; the host shows those
 * pages with its own guards, nonce and policy. After each change of main, this script builds main again and restarts
 * the host on the same port.
 */
import { spawn } from 'node:child_process'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import { main, renderer, root } from './bundles.mjs'
import { defaultProfile } from './launch.mjs'

const args = process.argv.slice(2)

/** Not the output folder of `npm run build`, so that both can run at the same time. */
const folder = 'dist/dev'

/** Listens on a free port of this machine. */
function listen(server) {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => done(server.address().port))
  })
}

/** Chooses a port for the host. It stays the same after a restart, so that an open tab reconnects. */
async function freePort() {
  const server = createHttpServer()
  const port = await listen(server)
  await new Promise(done => server.close(done))
  return port
}

/**
 * Runs Vite as middleware of our own server: Vite's own server would handle the signals and exit this process before
 * the host has stopped.
 */
async function startPages() {
  const http = createHttpServer()
  const port = await listen(http)
  const vite = await createServer({
    ...renderer,
    logLevel: 'info',
    clearScreen: false,
    // The host replaces the placeholder with a new nonce for each load.
    html: { cspNonce: '__NONCE__' },
    // The page comes from the host's port; its hot-reload socket connects directly to this port.
    server: { middlewareMode: true, hmr: { server: http, protocol: 'ws', host: '127.0.0.1', clientPort: port } },
  })
  http.on('request', vite.middlewares)
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      await vite.close()
      http.closeAllConnections()
      http.close()
    },
  }
}

const pages = await startPages()
const port = args.includes('--port') ? [] : ['--port', String(await freePort())]
const profile = args.includes('--profile') ? [] : ['--profile', `${defaultProfile()}-dev`]
const command = ['--enable-source-maps', join(root, folder, 'serve.js'), ...args, ...port, ...profile]

/** The running host process. */
let host = null
let stopping = false

function startHost() {
  const child = spawn(process.execPath, [...command, '--pages', pages.origin], { stdio: 'inherit' })
  child.on('exit', code => {
    if (host !== child) return
    host = null
    if (code !== 0 && !stopping) console.log('The host has ended: it starts again at the next change.')
    if (code === 0 && !stopping) void stop()
  })
  host = child
}

/** Stops the host and waits, so that the profile and the port are free for the next one. */
function stopHost() {
  const child = host
  host = null
  if (!child || child.exitCode !== null) return Promise.resolve()
  return new Promise(done => {
    child.once('exit', done)
    child.kill('SIGTERM')
  })
}

const watcher = await build({ ...main, build: { ...main.build, outDir: folder, sourcemap: true, watch: {} } })

/** Runs the restarts one by one, even if changes arrive meanwhile. */
let turn = Promise.resolve()
watcher.on('event', event => {
  if (event.code === 'ERROR') console.error(event.error?.message ?? event.error)
  if (event.code === 'BUNDLE_END') {
    void event.result?.close()
    turn = turn.then(stopHost).then(() => {
      if (!stopping) startHost()
    })
  }
})

async function stop() {
  if (stopping) return
  stopping = true
  await Promise.all([watcher.close(), turn.then(stopHost), pages.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
