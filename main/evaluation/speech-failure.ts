/** Says in words why a recording has no result (SPEC §8): for each code, each close code, and each loss. */
import { failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { LossReason, Outcome } from './connection'

const { speech } = text

/** Servers send a text of any length. */
const maxMessage = 200

const codeWords: Readonly<Record<number, string>> = { ...speech.codes, ...speech.iseFaults }

const closeWords: Readonly<Record<number, string>> = speech.closed

const lossWords: Record<LossReason, string> = {
  unreachable: speech.unreachable,
  closed: speech.lost,
  stalled: speech.stalled,
  unanswered: speech.unanswered,
}

/** The failure of a call that waited for this outcome. `isKept`: the recording is on this PC still. */
export function speechFailure(
  outcome: Exclude<Outcome, { kind: 'scored' }>,
  isKept: boolean,
): ReturnType<typeof failure> {
  switch (outcome.kind) {
    case 'cancelled':
      return failure('cancelled', text.cancelled)
    case 'forbidden':
      return failure('invalid-request', speech.forbidden(outcome.host))
    case 'refused': {
      const { code, message } = outcome
      const words = codeWords[code] ?? `${message.trim().slice(0, maxMessage) || speech.unknown}${speech.refusedAdvice}`
      return failure('status', speech.refused(words, code))
    }
    case 'lost':
      return failure(
        'network',
        `${closeWords[outcome.closeCode ?? 0] ?? lossWords[outcome.reason]}${isKept ? speech.kept : speech.notSpooled}`,
      )
  }
}
