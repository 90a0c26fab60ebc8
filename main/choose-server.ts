/** The sample school as the server, where none is configured (DESIGN §8). */
import { join } from 'node:path'
import type { Config } from './config'
import type { School } from './sample-school/index'

export interface Server {
  config: Config
  /** Null while a real server is configured. */
  school: School | null
}

/** The configuration to run with: as it is, or pointing at an embedded sample school that this starts. */
export async function chooseServer(config: Config, profile: string, clock: () => number): Promise<Server> {
  if (config.serverUrl) return { config, school: null }
  // Loaded only when it is needed: a school's own server has no use for it.
  const { createSchool } = await import('./sample-school/index')
  const size = process.env.HANAMARU_SAMPLE_SIZE === 'small' ? 'small' : 'full'
  const school = await createSchool({ dataDir: join(profile, 'sample-school'), size, clock })
  await school.listen(0)
  return { config: { ...config, ...school.config() }, school }
}
