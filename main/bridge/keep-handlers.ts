/** The methods `keeps.*`: values that survive a logout (`shared/contract/keeps.ts`). */
import { parseKeep } from '../../shared/contract/keeps'
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { diskFailure } from '../store/disk-failure'
import type { Keeps } from '../store/keeps'
import { type Log, messageOf } from '../store/log'
import type { Handlers } from './gate'

type KeepHandlers = Pick<Handlers, Extract<keyof Handlers, `keeps.${string}`>>

/** The page of a session that has ended cannot show a failure. */
const sessionEnded = () => failure('cancelled', text.cancelled)

export function keepHandlers({ keeps, log }: { keeps: Keeps; log: Log }): KeepHandlers {
  return {
    async 'keeps.read'({ key, generation }) {
      const kept = await keeps.keepsOf(generation, 'read')
      return kept === null ? sessionEnded() : success({ value: kept.read(key) })
    },
    async 'keeps.write'({ key, generation, value }) {
      const parsed = parseKeep(key, value)
      if (parsed === null) return failure('invalid-request', text.invalidRequest)
      const kept = await keeps.keepsOf(generation, 'write')
      if (kept === null) return sessionEnded()
      try {
        await kept.write(key, parsed)
        return success(null)
      } catch (error) {
        log('keeps.write', { detail: messageOf(error) })
        return failure('status', diskFailure(error)?.message === text.diskFull ? text.diskFull : text.keepNotKept)
      }
    },
  }
}
