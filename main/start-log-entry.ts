/** The first entry of the log (DESIGN §10): version, host and platform, and the source of each configuration key. */
import { arch, release } from 'node:os'
import packageJson from '../package.json' with { type: 'json' }
import type { Config } from './config'
import type { ConfigOrigins } from './config/load-config'

export interface StartInfo {
  /** The name of the host, only for the log. */
  host: string
  origins: ConfigOrigins
}

interface Facts {
  sample: boolean
  config: Pick<Config, 'proxy' | 'extraCaFile'>
  /** Whether the host has a secret box, so that data can be sealed over a restart (DESIGN §3). */
  sealed: boolean
  started?: StartInfo
}

/** The entry has no values of the configuration: they may contain an address or a proxy's account. */
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
