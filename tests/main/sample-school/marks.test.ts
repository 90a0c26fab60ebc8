/** The score of a round is computed without building its marks, for speed. Both ways must give the same score. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { marksOf } from '../../../main/sample-school/data/marks'
import { hashNumberAfter, hashNumbers } from '../../../main/sample-school/data/random'
import { eachRound } from '../../../main/sample-school/data/submitted-rounds'
import { monday } from './client'

const allTime = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

/** The score of a round, computed from its marks. */
function meanOfMarks(scores: readonly (number | null)[]): number | null {
  if (scores.every(score => score === null)) return null
  return Math.round(scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / scores.length)
}

it('the score of each round is the mean of its marks, for any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const world = createWorld(seed, 'small', monday)
      let open = 0
      eachRound(world, allTime, ({ topic, student, round, score }) => {
        const marks = marksOf(seed, topic, student, round)
        if (marks.some(mark => mark.score === null)) open++
        if (score !== meanOfMarks(marks.map(mark => mark.score)))
          expect([topic.id, student.id, round]).toBe('as its marks')
      })
      expect(open).toBeGreaterThan(0)
    }),
    { numRuns: 3 },
  )
})

it('mixing one more part equals mixing all parts at once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.nat(), (parts, last) => {
      expect(hashNumberAfter(hashNumbers(...parts), last)).toBe(hashNumbers(...parts, last))
    }),
  )
})
