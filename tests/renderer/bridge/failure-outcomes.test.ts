import { describe, expect, it } from 'vitest'
import { failureOutcomeOf, failureOutcomes, failureRuleOf } from '../../../renderer/bridge/failure-outcomes'
import type { ErrorKind } from '../../../shared/contract/result'

const kinds = Object.keys(failureOutcomes) as ErrorKind[]

describe('the error catalogue (SPEC §8)', () => {
  it.each([
    ['unauthorized', 'signOut', 'signOut'],
    ['server', 'alert', 'alert'],
    ['status', 'toast', 'toast'],
    ['timeout', 'retry', 'toast'],
    ['network', 'retry', 'toast'],
    ['offline', 'retry', 'toast'],
    ['invalid-response', 'alert', 'alert'],
    ['invalid-request', 'alert', 'alert'],
    ['cancelled', 'silent', 'silent'],
  ] as const)('%s: a GET leads to %s, anything else to %s', (kind, read, write) => {
    expect(failureOutcomeOf(kind, false)).toBe(read)
    expect(failureOutcomeOf(kind, true)).toBe(write)
  })

  it('never offers a retry of a write, whatever the call requests', () => {
    for (const kind of kinds) {
      expect(failureOutcomeOf(kind, true)).not.toBe('retry')
      expect(failureOutcomeOf(kind, true, 'retry')).not.toBe('retry')
    }
  })

  it('lets a call define its own outcome, but a 401 always signs out', () => {
    expect(failureOutcomeOf('server', false, 'silent')).toBe('silent')
    expect(failureOutcomeOf('unauthorized', false, 'silent')).toBe('signOut')
  })
})

describe('the rows with a failure rule (SPEC §8)', () => {
  const of = (name: Parameters<typeof failureRuleOf>[0]) => kinds.map(kind => failureRuleOf(name, kind)?.outcome)

  it('are the training file, the note-taking parts, and the comments when the server refuses the call', () => {
    expect(new Set(of('grammar-training-file'))).toEqual(new Set(['reload']))
    expect(new Set(of('note-taking-part-file'))).toEqual(new Set(['silent']))
    expect(kinds.filter((_, at) => of('get-writing-notes')[at])).toEqual(['server', 'status'])
    expect(new Set(of('team-rows'))).toEqual(new Set([undefined]))
  })
})
