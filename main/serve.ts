/**
 * The entry of plain Node: the services behind the loopback host (DESIGN §3). Prints `ready URL`, then `open URL` for
 * each later URL.
 */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadDevelopmentConfig } from './config/load-config'
import { developmentPages } from './host/loopback/development-pages'
import { startLoopback } from './host/loopback/server'
import { shutdown } from './host/shutdown'
import { startFailure } from './host/start/start-failure'
import { createServices } from './services/index'

const here = dirname(fileURLToPath(import.meta.url))

interface Arguments {
  port: number
  profile: string
  config: string | undefined
  /** The origin of a development server whose pages replace the built ones. */
  pages: string | undefined
}

/** Parses the command line. Throws an Error with a message for the user if it is wrong. */
function parseArguments(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '0' },
      profile: { type: 'string' },
      config: { type: 'string', default: process.env.HANAMARU_CONFIG },
      pages: { type: 'string' },
    },
  })
  const port = Number(values.port)
  if (!values.profile) throw new Error('--profile DIR is required: the profile folder of this instance')
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) throw new Error('--port must be a number from 0 to 65535')
  if (values.pages !== undefined && !/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(values.pages)) {
    throw new Error('--pages must be http://127.0.0.1:PORT')
  }
  return { port, profile: values.profile, config: values.config, pages: values.pages }
}

async function run({ port, profile, config: configPath, pages }: Arguments): Promise<void> {
  const { config, origins } = loadDevelopmentConfig(configPath)
  let label = 'ready'
  let isEnding = false
  const end = () => {
    if (isEnding) return
    isEnding = true
    const close = () => starting.then(loopback => loopback.close()).catch(fail(profile))
    void shutdown(close, () => process.exit(0))
  }
  const starting = startLoopback({
    port,
    profile,
    renderer: join(here, '../renderer'),
    services: host => createServices({ host, config, clock: Date.now, started: { host: 'loopback', origins } }),
    onAddress(address) {
      console.log(`${label} ${address}`)
      label = 'open'
    },
    // Later, so that the response to the call that quits still reaches the page.
    onQuit: () => setTimeout(end, 200),
    developmentPages: pages
      ? { pages: policy => developmentPages(pages, policy), connect: [pages.replace('http', 'ws')] }
      : undefined,
  })
  // Before it has started: whoever reads the address may end it at once.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  await starting
}

const fail = (profile: string) => (error: unknown) => {
  console.error(startFailure(error, profile))
  process.exit(1)
}

try {
  const options = parseArguments(process.argv.slice(2))
  run(options).catch(fail(options.profile))
} catch (error) {
  fail('')(error)
}
