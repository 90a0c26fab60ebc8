import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld, findHomework } from '../../../main/sample-school/data/create-world'
import { deadlineAt, statusAt } from '../../../main/sample-school/data/homework-status'
import { cellOf } from '../../../main/sample-school/data/marks'
import { progressOf, submittedAt } from '../../../main/sample-school/data/progress'
import type { Homework } from '../../../main/sample-school/data/world-types'
import { applyEntry, type Entry, emptyState, type School } from '../../../main/sample-school/store/changes/index'
import { openStore } from '../../../main/sample-school/store/index'
import { day } from '../../../shared/domain/time'
import { folder } from '../../fixtures/folder'
import { checkProperty } from '../../shared/check-property'
import { monday } from './client'

const createEntry = (over: Partial<Extract<Entry, { type: 'homework-made' }>> = {}): Entry => ({
  type: 'homework-made',
  account: 'teacher@sample.school',
  request: 'r',
  index: 10_001,
  title: '宿題',
  kind: 2,
  origin: 1,
  teams: ['1'],
  students: Array.from({ length: 10 }, (_, at) => `s-${at + 1}`),
  topics: [0, 1, 2, 3].map(at => ({
    id: String(2_000_000 + at),
    resource: `r-${31 + at}`,
    open: monday + at * day,
    plan: monday + at * day,
  })),
  start: monday,
  end: monday + 8 * day,
  requiredTimes: 0,
  delay: 0,
  switches: { translation: 0, subtitle: 0, sample_answer: 0, speech_speed: 0, answer_tips: 0 },
  everyone: false,
  ...over,
})

function schoolWith(entry: Entry): { school: School; homework: Homework } {
  const school: School = { world: createWorld(1, 'small', monday), state: emptyState() }
  applyEntry(school, entry)
  const homework = school.world.homeworks.at(-1)
  if (homework === undefined) throw new Error('no homework')
  return { school, homework }
}

/** Everything that is visible by `at`: every submitted round, by student and topic, and who has submitted. */
const visibleWork = (homework: Homework, at: number) =>
  homework.students.map((student, place) => {
    const { submits, last } = progressOf(1, homework, place)
    const rounds = homework.topics.flatMap(topic =>
      cellOf(1, topic, place)
        .times.map((time, round) => ({ topic: topic.id, time, total: cellOf(1, topic, place).totals[round] }))
        .filter(one => one.time <= at),
    )
    return { student: student.id, submitted: submits && last <= at, rounds }
  })

type Change = Extract<Entry, { type: 'homework-changed' | 'homework-redistributed' }>

const moment = fc.integer({ min: 1, max: 12 * 24 }).map(hours => (hours * day) / 24)
const changes = fc.array(
  fc.record({
    at: moment,
    kind: fc.constantFrom<'end' | 'again' | 'late' | 'shift'>('end', 'again', 'late', 'shift'),
    by: fc.integer({ min: 1, max: 20 * 24 }).map(hours => (hours * day) / 24),
  }),
  { maxLength: 4 },
)

describe('homework whose schedule changes', () => {
  it('keeps all visible work, whatever is changed and when', () => {
    checkProperty(
      changes,
      list => {
        const { school, homework } = schoolWith(createEntry())
        const { id } = homework
        for (const { at, kind, by } of [...list].sort((a, b) => a.at - b.at)) {
          const now = monday + at
          const before = visibleWork(homework, now)
          const topics = homework.topics.map(topic => {
            const open = topic.openAt <= now ? topic.openAt : topic.openAt + by
            return { id: topic.id, resource: topic.resource.id, open, plan: open }
          })
          const change: Change =
            kind === 'again'
              ? {
                  type: 'homework-redistributed',
                  homework: id,
                  at: now,
                  end: Math.max(now, deadlineAt(homework, now)) + 7 * day,
                }
              : kind === 'end'
                ? { type: 'homework-changed', homework: id, at: now, end: now + by }
                : kind === 'late'
                  ? { type: 'homework-changed', homework: id, at: now, delay: homework.delay === 1 ? 0 : 1 }
                  : { type: 'homework-changed', homework: id, at: now, topics, end: deadlineAt(homework, now) + by }
          applyEntry(school, change)
          expect(visibleWork(homework, now)).toEqual(before)
        }
        let count = 0
        for (let at = monday; at < monday + 60 * day; at += day / 2) {
          const next = submittedAt(1, homework, at)
          expect(next).toBeGreaterThanOrEqual(count)
          count = next
          expect([1, 2, 3, 4, 6]).toContain(statusAt(homework, at, next))
        }
      },
      60,
    )
  })

  it('has no answers to a topic before its delivery', () => {
    checkProperty(
      changes,
      list => {
        const { school, homework } = schoolWith(createEntry())
        for (const { at, by } of [...list].sort((a, b) => a.at - b.at)) {
          const now = monday + at
          applyEntry(school, { type: 'homework-changed', homework: homework.id, at: now, end: now + by })
        }
        for (const topic of homework.topics)
          for (let place = 0; place < homework.students.length; place++)
            for (const time of cellOf(1, topic, place).times) expect(time).toBeGreaterThanOrEqual(topic.openAt)
      },
      40,
    )
  })

  it('skips changes if it was deleted, and ignores deleted classes', () => {
    const { school, homework } = schoolWith(createEntry({ teams: ['9'], students: ['s-1', 's-999'], topics: [] }))
    expect(homework.students.map(student => student.id)).toEqual(['s-1'])
    const entries: Entry[] = [
      { type: 'homework-deleted', homework: 'none' },
      { type: 'homework-changed', homework: 'none', at: monday, title: 'x' },
      { type: 'homework-redistributed', homework: 'none', at: monday, end: monday },
    ]
    const count = school.world.homeworks.length
    for (const entry of entries) applyEntry(school, entry)
    expect(school.world.homeworks).toHaveLength(count)
  })
})

describe('a school with much new homework', () => {
  it('is unchanged after a restart, and continues the numbering', () => {
    const dataDir = folder()
    const options = { dataDir, seed: 1, size: 'small', now: monday } as const
    const first = openStore(options, () => undefined)
    for (let at = 0; at < 120; at++) first.commit(createEntry({ index: 10_000 + at, request: `r${at}` }))
    first.commit({ type: 'homework-deleted', homework: String(501 + 10_119) })
    first.close()
    const again = openStore(options, () => undefined)
    expect(again.world.homeworks).toHaveLength(first.world.homeworks.length)
    expect(again.state.homeworksMade).toBe(120)
    expect(findHomework(again.world, String(501 + 10_119))).toBeUndefined()
    again.close()
  })
})
