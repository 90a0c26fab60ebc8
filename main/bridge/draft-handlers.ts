/** The methods `drafts.*` (DESIGN §11). Nothing of them is shown where it fails for a session that is over: it has no page. */
import { failure, success } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { text } from '../../shared/text'
import { diskFailure } from '../store/disk-failure'
import type { Drafts } from '../store/drafts'
import { type Log, messageOf } from '../store/log'
import type { Handlers } from './gate'

type DraftHandlers = Pick<Handlers, Extract<keyof Handlers, `drafts.${string}`>>

const over = () => failure('cancelled', text.cancelled)

/** The JSON of a value that is nothing but JSON, and not too long; null of any other. */
function draftJson(value: unknown): string | null {
  let plain = true
  const json = JSON.stringify(value, (_key, entry: unknown) => {
    plain &&= !(entry instanceof Uint8Array)
    return entry
  }) as string | undefined
  return plain && json !== undefined && Buffer.byteLength(json) <= limits.drafts.valueBytes ? json : null
}

export function draftHandlers({ drafts, log }: { drafts: Drafts; log: Log }): DraftHandlers {
  const kept = async (writing: Promise<void>) => {
    try {
      await writing
      return success(null)
    } catch (error) {
      log('drafts.write', { detail: messageOf(error) })
      return failure('status', diskFailure(error)?.message === text.diskFull ? text.diskFull : text.draftNotKept)
    }
  }

  return {
    async 'drafts.read'({ key, generation }) {
      const journal = await drafts.of(generation, 'read')
      if (journal === null) return over()
      const json = journal.read(key)
      return success({ value: json === null ? null : (JSON.parse(json) as unknown) })
    },
    async 'drafts.write'({ key, generation, value }) {
      const json = draftJson(value)
      if (json === null) return failure('invalid-request', text.invalidRequest)
      const journal = await drafts.of(generation, 'write')
      return journal === null ? over() : kept(journal.write(key, json))
    },
    async 'drafts.remove'({ key, generation }) {
      const journal = await drafts.of(generation, 'write')
      return journal === null ? over() : kept(journal.remove(key))
    },
  }
}
