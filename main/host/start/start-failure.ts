/** A program that cannot start says so to who sits before it, and writes it into the log for school IT (DESIGN §4, §10). */
import packageJson from '../../../package.json' with { type: 'json' }
import { logPath, logSync } from '../../store/log'
import { startMessage } from './start-message'

/**
 * Writes down why the program cannot start, where the profile takes it.
 * @param profile empty where none was named
 * @returns the words to show
 */
export function startFailure(error: unknown, profile: string): string {
  const said = startMessage(error, profile)
  if (profile !== '') {
    const stack = error instanceof Error ? error.stack : undefined
    logSync(logPath(profile), Date.now(), 'start.failed', { version: packageJson.version, said, stack })
  }
  return said
}
