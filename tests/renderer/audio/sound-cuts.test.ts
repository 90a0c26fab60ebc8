import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutAt, heardSeconds, tidyCuts } from '../../../renderer/audio/sound-cuts'
import { evenly } from '../../fixtures/evenly'

const range = fc.tuple(evenly(0, 60), evenly(0, 5)).map(([from, length]) => ({ from, to: from + length }))

describe('the cuts of a sound', () => {
  it('are in order, joined where they touch, and none is shorter than a jump', () => {
    expect(
      tidyCuts([
        { from: 4, to: 5 },
        { from: 1, to: 2 },
        { from: 8, to: 8.01 },
        { from: 1.5, to: 3 },
      ]),
    ).toEqual([
      { from: 1, to: 3 },
      { from: 4, to: 5 },
    ])
  })

  it('say where playback goes on', () => {
    const cuts = [
      { from: 1, to: 3 },
      { from: 5, to: 6 },
    ]
    expect(cutAt(cuts, 0.5, 6)).toEqual({ kind: 'play', until: 1 })
    expect(cutAt(cuts, 1, 6)).toEqual({ kind: 'jump', to: 3 })
    expect(cutAt(cuts, 3, 6)).toEqual({ kind: 'play', until: 5 })
    expect(cutAt(cuts, 5.5, 6)).toEqual({ kind: 'end' })
    expect(cutAt([], 5.5, 6)).toEqual({ kind: 'play', until: null })
  })

  it('never leave less than nothing, and a jump always goes forward out of all cuts', () => {
    fc.assert(
      fc.property(fc.array(range, { maxLength: 8 }), evenly(0, 60), (ranges, time) => {
        const cuts = tidyCuts(ranges)
        expect(heardSeconds(cuts, 60)).toBeGreaterThanOrEqual(-1e-9)
        const next = cutAt(cuts, time, 60)
        const to = next.kind === 'jump' ? next.to : time
        expect(to).toBeGreaterThanOrEqual(time)
        expect(cutAt(cuts, to, 60).kind).not.toBe('jump')
      }),
    )
  })

  it('are subtracted from what is heard, as far as the sound goes', () => {
    expect(
      heardSeconds(
        [
          { from: 1, to: 3 },
          { from: 9, to: 12 },
        ],
        10,
      ),
    ).toBe(7)
  })
})
