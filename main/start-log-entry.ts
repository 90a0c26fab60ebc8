/** The log's first line (DESIGN §10): what runs here, and where its configuration came from. */
import { arch, release } from 'node:os'
import packageJson from '../package.json' with { type: 'json' }
import type { Config } from './config'
import type { ConfigOrigins } from './config/load-config'

export interface StartInfo {
  /** The entry's name for its host: read by people, asked by nobody. */
  host: string
  origins: ConfigOrigins
}

interface Facts {
  sample: boolean
  config: Pick<Config, 'proxy' | 'extraCaFile'>
  /** Whether what is kept over a restart can be sealed here (DESIGN §3). */
  sealed: boolean
  started?: StartInfo
}

/** Of the configuration no values: an address or a proxy's account may be among them. */
export const startLogEntry = ({ sample, config, sealed, started }: Facts): Record<string, unknown> => ({
  version: packageJson.version,
  host: started?.host,
  runtime: process.versions.electron ?? process.versions.node,
  platform: `${process.platform} ${release()} ${arch()}`,
  sample,
  sealed,
  proxy: config.proxy.startsWith('http') ? 'fixed' : config.proxy,
  extraCa: config.extraCaFile !== undefined,
  config: started?.origins,
})
