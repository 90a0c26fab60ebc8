/**
 * The methods `drafts.*` (DESIGN §11). A call of a session that has ended returns `cancelled`: it has no page that
 * could show a failure.
 */
import { failure, success } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { text } from '../../shared/text'
import { diskFailure } from '../store/disk-failure'
import type { Drafts } from '../store/drafts'
import { type Log, messageOf } from '../store/log'
import type { Handlers } from './gate'

type DraftHandlers = Pick<Handlers, Extract<keyof Handlers, `drafts.${string}`>>

const sessionEnded = () => failure('cancelled', text.cancelled)

/** The JSON of a draft; null if it contains a value that JSON does not have, or is too long. */
function draftJson(value: unknown): string | null {
  let isPlain = true
  const json = JSON.stringify(value, (_key, entry: unknown) => {
    isPlain &&= !(entry instanceof Uint8Array)
    return entry
  }) as string | undefined
  return isPlain && json !== undefined && Buffer.byteLength(json) <= limits.drafts.valueBytes ? json : null
}

export function draftHandlers({ drafts, log }: { drafts: Drafts; log: Log }): DraftHandlers {
  const resultOf = async (write: Promise<void>) => {
    try {
      await write
      return success(null)
    } catch (error) {
      log('drafts.write', { detail: messageOf(error) })
      return failure('status', diskFailure(error)?.message === text.diskFull ? text.diskFull : text.draftNotKept)
    }
  }

  return {
    async 'drafts.read'({ key, generation }) {
      const journal = await drafts.journalOf(generation, 'read')
      if (journal === null) return sessionEnded()
      return success({ value: JSON.parse(journal.read(key) ?? 'null') as unknown })
    },
    async 'drafts.write'({ key, generation, value }) {
      const json = draftJson(value)
      if (json === null) return failure('invalid-request', text.invalidRequest)
      const journal = await drafts.journalOf(generation, 'write')
      return journal === null ? sessionEnded() : resultOf(journal.write(key, json))
    },
    async 'drafts.list'({ prefix, generation }) {
      const journal = await drafts.journalOf(generation, 'read')
      if (journal === null) return sessionEnded()
      const draftOf = (key: string) => ({ key, value: JSON.parse(journal.read(key) ?? 'null') as unknown })
      return success({ drafts: journal.keys(prefix).map(draftOf) })
    },
    async 'drafts.remove'({ key, generation }) {
      const journal = await drafts.journalOf(generation, 'write')
      return journal === null ? sessionEnded() : resultOf(journal.remove(key))
    },
  }
}
