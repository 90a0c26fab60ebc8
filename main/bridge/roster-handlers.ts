/** The methods `roster.*`: files with students, and imports of them. */
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { RefusedFile } from '../excel/read/refused-file'
import { RefusedKindError, readFile, readPasted } from '../roster/read-table'
import type { RosterImports } from '../roster/roster-imports'
import type { Handlers } from './gate'

type RosterHandlers = Pick<Handlers, Extract<keyof Handlers, `roster.${string}`>>

export function rosterHandlers(imports: RosterImports): RosterHandlers {
  return {
    async 'roster.read'(argument) {
      try {
        return success('text' in argument ? readPasted(argument.text) : await readFile(argument.bytes, argument))
      } catch (error) {
        if (error instanceof RefusedKindError) return failure('invalid-request', text.rosterFile[error.kind])
        if (error instanceof RefusedFile) return failure('invalid-request', text.workbook[error.reason])
        throw error
      }
    },
    'roster.list': () => imports.list(),
    'roster.start': ({ rows, known }) => imports.start(rows, known),
    'roster.resume': ({ id }) => imports.resume(id),
    'roster.undo': ({ id, rows }) => imports.undo(id, rows),
    async 'roster.cancel'() {
      imports.cancel()
      return success(null)
    },
  }
}
