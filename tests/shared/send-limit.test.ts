import { describe, expect, it } from 'vitest'
import { createSendLimit } from '../../shared/domain/send-limit'

describe('the client log', () => {
  it('sends each content once, and at most ten per minute', () => {
    let at = 0
    const allowed = createSendLimit(() => at)
    expect(allowed('same')).toBe(true)
    expect(allowed('same')).toBe(false)
    const taken = Array.from({ length: 30 }, (_, index) => allowed(`error ${index}`)).filter(Boolean)
    expect(taken).toHaveLength(9)
    at = 61_000
    expect(allowed('later')).toBe(true)
    expect(allowed('same')).toBe(false)
  })

  it('is sent again at once after the clock of the PC was set back', () => {
    let at = 3_600_000
    const allowed = createSendLimit(() => at)
    for (let index = 0; index < 10; index++) allowed(`error ${index}`)
    expect(allowed('too many')).toBe(false)
    at = 0
    expect(allowed('after that')).toBe(true)
  })

  it('remembers a limited number of sent contents', () => {
    let at = 0
    const allowed = createSendLimit(() => at)
    for (let index = 0; index < 200; index++) {
      at += 10_000
      expect(allowed(`error ${index}`)).toBe(true)
    }
    at += 60_000
    expect(allowed('error 0')).toBe(false)
    expect(allowed('one more')).toBe(true)
    expect(allowed('error 0')).toBe(true)
  })
})
