/** The states of a recorder. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialState, isOpen, nextState, type RecorderEvent } from '../../../../renderer/audio/capture/machine'
import type { RecorderPhase } from '../../../../renderer/audio/capture/types'

const problem = { name: 'unplugged', words: 'マイクが外れました。', advice: '' } as const
const sound = { wav: new Uint8Array(44), seconds: 2, peak: 0.5, segments: [], missingSeconds: 0 }
const result = { answer: {}, words: [], note: '' }
const events = {
  start: { kind: 'start' },
  open: { kind: 'open' },
  none: { kind: 'progress', seconds: 0, level: 0, problems: [] },
  second: { kind: 'progress', seconds: 1, level: 0.5, problems: [] },
  more: { kind: 'progress', seconds: 2, level: 0.5, problems: [] },
  lost: { kind: 'lost', problem, message: problem.words },
  stop: { kind: 'stop' },
  finished: { kind: 'finished', sound, isEvaluated: false },
  spoken: { kind: 'finished', sound, isEvaluated: true },
  evaluate: { kind: 'evaluate' },
  result: { kind: 'result', result },
  fault: { kind: 'fault', fault: { kind: 'not-evaluated', message: 'x', canEvaluateAgain: true } },
  noData: { kind: 'fault', fault: { kind: 'no-data', message: '録音データがありません。', canEvaluateAgain: false } },
  discard: { kind: 'discard' },
} satisfies Record<string, RecorderEvent>
type Name = keyof typeof events

const after = (...names: Name[]) => names.reduce((state, name) => nextState(state, events[name]), initialState)

describe('the phase', () => {
  const ways: [RecorderPhase, Name[]][] = [
    ['starting', ['start']],
    ['waiting', ['start', 'open']],
    ['waiting', ['start', 'open', 'none']],
    ['recording', ['start', 'open', 'none', 'second']],
    ['finishing', ['start', 'open', 'second', 'stop']],
    ['done', ['start', 'open', 'second', 'stop', 'finished']],
    ['evaluating', ['start', 'open', 'second', 'stop', 'spoken']],
    ['done', ['start', 'open', 'second', 'stop', 'spoken', 'result']],
    ['failed', ['start', 'open', 'second', 'stop', 'spoken', 'fault']],
    ['evaluating', ['start', 'open', 'second', 'stop', 'spoken', 'fault', 'evaluate']],
    ['failed', ['start', 'open', 'second', 'stop', 'noData', 'evaluate']],
    ['failed', ['start', 'lost']],
    ['failed', ['start', 'open', 'lost']],
    ['paused', ['start', 'open', 'second', 'lost']],
    ['starting', ['start', 'open', 'second', 'lost', 'start']],
    ['waiting', ['start', 'open', 'second', 'lost', 'start', 'open', 'second']],
    ['recording', ['start', 'open', 'second', 'lost', 'start', 'open', 'more']],
    ['paused', ['start', 'open', 'second', 'lost', 'start', 'lost']],
    ['finishing', ['start', 'open', 'second', 'lost', 'stop']],
    ['recording', ['start', 'open', 'second', 'start']],
    ['evaluating', ['start', 'open', 'second', 'stop', 'spoken', 'start']],
    ['starting', ['start', 'open', 'second', 'stop', 'finished', 'start']],
    ['idle', ['start', 'open', 'second', 'discard']],
    ['idle', ['stop', 'open', 'second', 'lost', 'finished', 'result', 'evaluate']],
  ]
  it.each(ways)('is %s after %j', (phase, names) => expect(after(...names).phase).toBe(phase))
})

it('a lost microphone leaves what was recorded, with its reason', () => {
  const state = after('start', 'open', 'more', 'lost')
  expect(state).toMatchObject({ seconds: 2, level: 0, problems: [problem], fault: null })
  expect(after('start', 'lost').fault).toEqual({
    kind: 'device',
    message: 'マイクが外れました。',
    canEvaluateAgain: false,
  })
})

it('what was recorded stays while it is evaluated again, and goes with the next recording', () => {
  const failed = after('start', 'open', 'second', 'stop', 'spoken', 'fault')
  expect(failed.sound).toBe(sound)
  expect(nextState(failed, events.evaluate)).toMatchObject({ sound, fault: null })
  expect(nextState(failed, events.start)).toMatchObject({ sound: null, fault: null, seconds: 0 })
})

it('whatever happens, a level is shown only while the microphone is on, and a result only when it is done', () => {
  const names = fc.array(fc.constantFrom(...(Object.keys(events) as Name[])), { maxLength: 30 })
  fc.assert(
    fc.property(names, list => {
      const state = after(...list)
      expect(isOpen(state.phase) || state.level === 0).toBe(true)
      expect(state.result === null || ['done', 'failed'].includes(state.phase)).toBe(true)
      expect(state.fault === null || state.phase === 'failed').toBe(true)
    }),
  )
})
