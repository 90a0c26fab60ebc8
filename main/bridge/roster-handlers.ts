/** The methods `roster.*`: files with students, and imports of them. */
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { RefusedKindError, readFile, readPasted } from '../roster/read-table'
import type { RosterImports } from '../roster/roster-imports'
import type { Handlers } from './gate'
import { readOrRefuse } from './read-or-refuse'

type RosterHandlers = Pick<Handlers, Extract<keyof Handlers, `roster.${string}`>>

export function rosterHandlers(imports: RosterImports): RosterHandlers {
  return {
    async 'roster.read'(argument) {
      try {
        return await readOrRefuse(async () =>
          'text' in argument ? readPasted(argument.text) : readFile(argument.bytes, argument),
        )
      } catch (error) {
        if (error instanceof RefusedKindError) return failure('invalid-request', text.rosterFile[error.kind])
        throw error
      }
    },
    'roster.list': () => imports.list(),
    'roster.due': () => imports.due(),
    'roster.start': ({ rows, known, teams, day }) => imports.start(rows, known, { teams, day }),
    'roster.resume': ({ id, skipsRefused }) => imports.resume(id, skipsRefused),
    'roster.undo': ({ id, rows }) => imports.undo(id, rows),
    async 'roster.cancel'() {
      imports.cancel()
      return success(null)
    },
  }
}
