import { describe, expect, it } from 'vitest'
import type { Submission } from '../../../../renderer/features/homework/queue/submissions'
import { papersToKeep } from '../../../../renderer/screens/writing-review/use-review-papers'

const submission = (key: string, guid = `g-${key}`) => ({ key, guid }) as Submission

describe('papersToKeep', () => {
  const [a, b, c] = [submission('a'), submission('b'), submission('c')]

  it('is what the last painted frame had, in the frame of a step', () => {
    expect(papersToKeep([a, b, c], c)).toEqual([a, b, c])
    expect(papersToKeep([a, b, c], a)).toEqual([a, b, c])
  })

  it('has a submission that was read again in its place', () => {
    const again = submission('b', 'g-new')
    expect(papersToKeep([a, b, c], again)).toEqual([a, again, c])
  })

  it('is the submission alone if it was not near', () => {
    const other = submission('z')
    expect(papersToKeep([a, b, c], other)).toEqual([other])
  })

  it('has no submission twice, and those of the last frame behind the last one', () => {
    expect(papersToKeep([a, b, a], b)).toEqual([a, b])
    expect(papersToKeep([a, b], undefined)).toEqual([a, b])
  })
})
