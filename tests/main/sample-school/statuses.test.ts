import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { deadlineAt, statusAt } from '../../../main/sample-school/data/homework-status'
import { submittedAt } from '../../../main/sample-school/data/progress'
import type { Homework } from '../../../main/sample-school/data/world-types'
import { day } from '../../../shared/domain/time'
import { nonEmpty } from '../../fixtures/non-empty'
import { monday } from './client'

const world = createWorld(1, 'small', monday)
const full = createWorld(1, 'full', monday)

const status = (homework: Homework, at: number) => statusAt(homework, at, submittedAt(world.seed, homework, at))

const first = (wanted: number, type?: number): Homework => {
  const found = world.homeworks.find(
    homework => status(homework, monday) === wanted && (type === undefined || homework.type === type),
  )
  if (found === undefined) throw new Error(`no homework of status ${wanted}`)
  return found
}

describe('homework statuses over time', () => {
  it.each([world, full])('include all six statuses, three kinds and both origins', ({ homeworks }) => {
    const kinds = new Set(homeworks.map(homework => status(homework, monday)))
    expect([...kinds].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(new Set(homeworks.map(homework => homework.type)).size).toBe(3)
    expect(new Set(homeworks.map(homework => homework.origin)).size).toBe(2)
  })

  it('change from awaiting to delivering to in progress to ended', () => {
    const homework = first(5)
    expect(status(homework, homework.start - 1)).toBe(5)
    expect(status(homework, homework.start)).toBe(4)
    expect(status(homework, homework.deliveredAt)).toBe(1)
    expect(status(homework, homework.end - 1)).toBe(1)
    expect(status(homework, homework.end)).toBe(3)
  })

  it('are "delivering" for a periodic homework until its last day is delivered', () => {
    const homework = first(4, 2)
    const lastOut = homework.topics.at(-1)?.openAt ?? 0
    expect(lastOut - homework.start).toBe((homework.topics.length - 1) * day)
    expect(status(homework, lastOut - 1)).toBe(4)
    expect(status(homework, homework.deliveredAt)).toBe(1)
  })

  it('are "complete" from the last submission on', () => {
    const homework = first(2)
    const last = Math.max(...homework.progress.map(progress => progress?.last ?? 0))
    expect(status(homework, last - 1)).toBe(1)
    expect(status(homework, last)).toBe(2)
    expect(last).toBeLessThan(homework.end)
  })

  it('are "redistributed" for seven days, for the students who have not submitted', () => {
    const homework = first(6)
    const again = homework.redistributed
    if (again === null) throw new Error('not redistributed')
    expect(status(homework, homework.end)).toBe(3)
    expect(status(homework, again.at)).toBe(6)
    expect(deadlineAt(homework, again.at - 1)).toBe(homework.end)
    expect(deadlineAt(homework, again.at)).toBe(homework.end + 7 * day)
    expect([2, 3]).toContain(status(homework, again.end))
    expect(submittedAt(1, homework, again.end)).toBeGreaterThan(submittedAt(1, homework, again.at))
  })

  it('never lose a submission as time passes', () => {
    for (const homework of nonEmpty(world.homeworks)) {
      let before = 0
      for (let at = homework.start - day; at < homework.end + 12 * day; at += day / 4) {
        const now = submittedAt(1, homework, at)
        expect(now).toBeGreaterThanOrEqual(before)
        before = now
      }
    }
  })
})
