import { describe, expect, it } from 'vitest'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { statusAt } from '../../../main/sample-school/data/homework-status'
import { cellResultAt } from '../../../main/sample-school/data/marks'
import { submittedAt } from '../../../main/sample-school/data/progress'
import { roundsOf } from '../../../main/sample-school/data/submitted-rounds'
import type { World } from '../../../main/sample-school/data/world-types'
import { day, fromJst } from '../../../shared/domain/time'
import { viewKeys } from '../../../shared/items/view-keys'
import { defined } from '../../fixtures/defined'
import { monday } from './client'

/** The number of rounds that students have handed in by the epoch. */
function countSubmittedRounds({ seed, homeworks, epoch }: World): number {
  let count = 0
  for (const { topics, students } of homeworks) {
    for (const topic of topics) {
      for (let place = 0; place < students.length; place++) count += cellResultAt(seed, topic, place, epoch).rounds
    }
  }
  return count
}

describe('the full-size sample school', () => {
  // A second world starts on another Monday half a year later: the amount of data must not depend on one date.
  const autumn = createWorld(1, 'full', monday)
  const spring = createWorld(7, 'full', Date.parse('2027-05-10T07:30:00+09:00'))

  it.each([
    ['autumn', autumn],
    ['spring', spring],
  ])('has eight classes of forty and 120 homeworks in every status in %s', (_name, world) => {
    expect(world.teams.map(team => team.students.length)).toEqual([40, 40, 40, 40, 40, 40, 40, 40])
    expect(new Set(world.students.map(student => student.id)).size).toBe(320)
    expect(world.homeworks).toHaveLength(120)
    expect(new Set(world.homeworks.map(homework => homework.title)).size).toBe(120)
    const statuses = world.homeworks.map(homework =>
      statusAt(homework, world.epoch, submittedAt(world.seed, homework, world.epoch)),
    )
    for (const status of [1, 2, 3, 4, 5, 6]) {
      expect(statuses.filter(each => each === status).length, `status ${status}`).toBeGreaterThanOrEqual(5)
    }
  })

  it('holds about seventy thousand answers, in every view', () => {
    for (const world of [autumn, spring]) {
      const answers = countSubmittedRounds(world)
      expect(answers).toBeGreaterThan(54_000)
      expect(answers).toBeLessThan(80_000)
    }
    const shown = new Set(autumn.homeworks.flatMap(({ topics }) => topics.map(topic => topic.resource.viewKey)))
    expect([...shown].sort()).toEqual([...viewKeys].sort())
  })

  it('has a student who was ill for a month, and one who came in October', () => {
    const countOf = (index: number, from: number, until: number) => {
      const student = defined(autumn.students.find(each => each.index === index))
      return roundsOf(autumn, { from, until }, new Set([student])).length
    }
    const monthAgo = autumn.epoch - 30 * day
    expect(countOf(225, monthAgo, autumn.epoch)).toBe(0)
    expect(countOf(225, monthAgo - 60 * day, monthAgo)).toBeGreaterThan(20)
    expect(countOf(224, monthAgo, autumn.epoch)).toBeGreaterThan(20)
    const october = fromJst(2026, 10, 5)
    expect(countOf(110, 0, october)).toBe(0)
    expect(countOf(110, october, autumn.epoch)).toBeGreaterThan(20)
  })

  it('has a student who left at the end of September', () => {
    const countOf = (from: number, until: number) =>
      roundsOf(autumn, { from, until }, new Set([defined(autumn.students[210])])).length
    expect(countOf(autumn.epoch - 200 * day, fromJst(2026, 10, 1))).toBeGreaterThan(20)
    // homework that was under way then is not finished
    expect(countOf(fromJst(2026, 10, 5), autumn.epoch)).toBe(0)
  })

  it('has a year of study, with holidays, and more before a test; the first grade begins in April', () => {
    const studied = (from: number, until: number) =>
      new Set(roundsOf(autumn, { from, until }, new Set(autumn.students)).map(({ topic }) => topic.homework))
    const months = [12, 13, 14, 16, 17, 18].map(
      month => studied(fromJst(2025, month, 9), fromJst(2025, month, 19)).size,
    )
    expect(Math.min(...months)).toBeGreaterThan(2)
    for (const [from, until] of [
      [fromJst(2025, 12, 25), fromJst(2026, 1, 7)],
      [fromJst(2026, 3, 20), fromJst(2026, 4, 10)],
      [fromJst(2026, 4, 29), fromJst(2026, 5, 6)],
    ] as const) {
      expect(autumn.archive.filter(({ start }) => from <= start && start <= until)).toEqual([])
    }
    const summer = [fromJst(2026, 7, 21), fromJst(2026, 9, 1)] as const
    expect(spring.archive.filter(({ start }) => start < summer[0])).not.toEqual([])
    expect(
      spring.archive.filter(({ start, end }) => [start, end].some(at => at >= summer[0] && at < summer[1])),
    ).toEqual([])
    const ofTests = autumn.archive.filter(({ title }) => title.endsWith('の対策'))
    expect(new Set(ofTests.map(({ title }) => title))).toContain('学年末テストの対策')
    expect(ofTests.map(({ topics }) => topics.length)).toEqual(ofTests.map(() => 8))
    const firstGrade = autumn.archive.filter(({ teams }) => teams.some(({ name }) => name.startsWith('1年')))
    expect(firstGrade.length).toBeGreaterThan(4)
    expect(Math.min(...firstGrade.map(({ start }) => start))).toBeGreaterThan(fromJst(2026, 4))
    // the archive ends before the homework of the lists begins
    expect(Math.max(...autumn.archive.map(({ end }) => end))).toBeLessThan(autumn.epoch - 144 * day)
  })

  it('has names with unusual characters', () => {
    const names = autumn.students.map(student => student.nickname).join(' ')
    for (const name of ['髙橋', '𠮷田', '齋藤']) expect(names).toContain(name)
  })
})
