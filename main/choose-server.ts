/** Chooses the server: the configured one, or an embedded sample school if none is configured (DESIGN §8). */
import { join } from 'node:path'
import type { Config } from './config'

/** The embedded sample school, as the rest of main sees it. */
export interface SampleServer {
  /** User names that can log in, with a note about each; all have the same password. */
  readonly logins: { username: string; note: string }[]
  close(): Promise<void>
}

export interface ChosenServer {
  config: Config
  /** Null if a real server is configured. */
  sample: SampleServer | null
}

/**
 * Returns the configuration to run with: the given one, or one that points to a sample school that this function
 * starts.
 */
export async function chooseServer(config: Config, profile: string, clock: () => number): Promise<ChosenServer> {
  if (config.serverUrl) return { config, sample: null }
  // Loaded only here: an installation with a real server does not need it.
  const { createSchool } = await import('./sample-school/index')
  const size = process.env.HANAMARU_SAMPLE_SIZE === 'small' ? 'small' : 'full'
  const school = await createSchool({ dataDir: join(profile, 'sample-school'), size, clock })
  await school.listen(0)
  return { config: { ...config, ...school.config() }, sample: school }
}
