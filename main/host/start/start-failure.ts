/** Reports why the program cannot start: a message for the teacher, and a log entry for school IT (DESIGN §4, §10). */
import packageJson from '../../../package.json' with { type: 'json' }
import { logPath, logSync } from '../../store/log'
import { startMessage } from './start-message'

/**
 * Logs why the program cannot start, if the profile is writable.
 * @param profile empty when no profile is known
 * @returns the message to show
 */
export function startFailure(error: unknown, profile: string): string {
  const message = startMessage(error, profile)
  if (profile !== '') {
    const stack = error instanceof Error ? error.stack : undefined
    logSync(logPath(profile), Date.now(), 'start.failed', { version: packageJson.version, said: message, stack })
  }
  return message
}
