/** The log's first line (DESIGN §10): what runs here, and where its configuration came from. */
import { arch, release } from 'node:os'
import packageJson from '../package.json' with { type: 'json' }
import type { Origins } from './config/installed'

export interface Started {
  /** The entry's name for its host: read by people, asked by nobody. */
  host: string
  origins: Origins
}

/** No values: an address or a proxy's account may be among them. */
export const startLine = (sample: boolean, started?: Started): Record<string, unknown> => ({
  version: packageJson.version,
  host: started?.host,
  platform: `${process.platform} ${release()} ${arch()}`,
  sample,
  config: started?.origins,
})
