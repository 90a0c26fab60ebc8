import { describe, expect, it } from 'vitest'
import { changeLines } from '../../../../../renderer/screens/homework/edit/change-lines'
import {
  applyEdits,
  changedParts,
  changeRequest,
  type Edits,
  editFaults,
  offeredParts,
  parseEdits,
  savedDraftOf,
  unsendableParts,
  withoutParts,
} from '../../../../../renderer/screens/homework/edit/edit-draft'
import { parseJst } from '../../../../../shared/domain/time'
import { type Homework, homework as sample } from '../samples'

const now = parseJst('2026-11-20 12:00:00') ?? 0
const content = (resource_id: string) => ({
  resource_id,
  resource_title: resource_id,
  resource_level: '',
  view_key: '',
  from: '',
})
const homework = (change: Partial<Homework> = {}) =>
  sample({ status: 5, start_time: '2026-11-24 08:00:00', end_time: '2026-11-30 23:59:59', ...change })
const students: Record<string, string[]> = { '3': ['a', 'b'], '5': ['c'], '7': ['d'] }
const classLists = { nameOfTeam: (id: string) => `${id}組`, studentsOf: (id: string) => students[id] ?? [] }

/** Applies edits to a homework and returns everything computed from them. */
function edited(edits: Edits, change: Partial<Homework> = {}) {
  const subject = homework(change)
  const saved = savedDraftOf({
    homework: subject,
    contents: [content('r1'), content('r2')],
    days: [],
    receivers: [
      { team_id: '3', student_ids: null },
      { team_id: '5', student_ids: null },
    ],
  })
  const offered = offeredParts(subject)
  const value = applyEdits(saved, edits, offered)
  const changed = changedParts(saved, value)
  return {
    changed,
    unsendable: unsendableParts(saved, edits, offered),
    faults: editFaults(1, value, changed, now),
    request: changeRequest({ homework: subject, saved, value, changed, studentsOf: classLists.studentsOf }),
    warnings: changeLines({ saved, value, changed }, classLists, now).flatMap(({ warning }) => warning ?? []),
  }
}

describe('offeredParts', () => {
  it.each([
    [1, 1, ['title', 'switches', 'delay', 'end']],
    [3, 1, ['title', 'switches']],
    [5, 2, ['title', 'switches', 'delay', 'end', 'required_times', 'students']],
    [5, 3, ['title', 'switches', 'delay', 'end', 'start', 'students', 'topics']],
    [9, 1, []],
  ])('status %i, kind %i', (status, homework_type, parts) =>
    expect(offeredParts(homework({ status, homework_type }))).toEqual(parts),
  )
})

describe('changeRequest', () => {
  it.each<[string, Edits, object]>([
    ['a title', { title: ' あたらしい題 ' }, { title: 'あたらしい題' }],
    ['one switch', { switches: { subtitle: 0, translation: 1 } }, { subtitle: 0 }],
    ['the end', { end: '2026-12-01T20:00' }, { end_time: '2026-12-01 20:00:00' }],
    ['a start', { start: '2026-11-25T08:30' }, { delivery_type: 1, start_time: '2026-11-25 08:30:00' }],
    ['out at once', { delivery_type: 0 }, { delivery_type: 0 }],
    [
      'contents in another order',
      { contents: [content('r2'), content('r1')] },
      { topics: [{ resource_id: 'r2' }, { resource_id: 'r1' }] },
    ],
    ['one class less', { receivers: [{ team_id: '5', student_ids: null }] }, { team_ids: '5' }],
    [
      'one student less, by naming the others',
      {
        receivers: [
          { team_id: '3', student_ids: ['a'] },
          { team_id: '5', student_ids: null },
        ],
      },
      { team_ids: '3,5', student_ids: 'a,c' },
    ],
  ])('contains %s and nothing else', (_, edits, sent) => {
    expect(edited(edits).request).toEqual({ homework_id: '501', ...sent })
  })

  it('contains nothing if the edits equal the saved homework', () => {
    const edits: Edits = {
      title: 'Unit 5 週末の音読',
      end: '2026-11-30T23:59',
      switches: { subtitle: 1 },
      contents: [content('r1'), content('r2')],
      receivers: [
        { team_id: '5', student_ids: null },
        { team_id: '3', student_ids: null },
      ],
    }
    expect(edited(edits).changed).toEqual([])
  })

  it('lists all students if part of the same classes becomes the whole', () => {
    const subject = homework()
    const saved = savedDraftOf({
      homework: subject,
      contents: [],
      days: [],
      receivers: [{ team_id: '3', student_ids: ['a'] }],
    })
    const value = { ...saved, receivers: [{ team_id: '3', student_ids: null }] }
    const changed = changedParts(saved, value)
    expect(changeRequest({ homework: subject, saved, value, changed, studentsOf: classLists.studentsOf })).toEqual({
      homework_id: '501',
      team_ids: '3',
      student_ids: 'a,b',
    })
  })

  it('leaves out parts that the status no longer allows, and reports them', () => {
    const { changed, unsendable } = edited({ title: '題', receivers: [], start: '2026-11-25T08:30' }, { status: 1 })
    expect(changed).toEqual(['title'])
    expect(unsendable).toEqual(['start', 'students'])
    expect(withoutParts({ title: '題', receivers: [], delivery_type: 0 }, ['start', 'students'])).toEqual({
      title: '題',
    })
  })
})

describe('editFaults', () => {
  it.each<[Edits, object]>([
    [{ title: 'a/b' }, { title: 'title-signs' }],
    [{ end: '2026-11-24T07:00' }, { end: 'end-before-start' }],
    [{ start: '2026-11-19T07:00' }, { start: 'start-past' }],
    [{ start: '2026-12-02T07:00' }, { end: 'end-before-start' }],
    [{ contents: [] }, { contents: 'topics-none' }],
    [{ receivers: [] }, { receivers: 'teams-none' }],
    [{ delay: 1 }, {}],
  ])('reports for %j: %j', (edits, faults) => expect(edited(edits).faults).toEqual(faults))

  it('reports no fault of unchanged fields', () => {
    expect(edited({ delay: 1, title: '題' }, { title: 'a/b', end_time: '2026-11-01 08:00:00' }).faults).toEqual({})
  })
})

describe('the warnings of changeLines', () => {
  it.each<[Edits, number]>([
    [{ title: '題' }, 0],
    [{ end: '2026-12-05T20:00' }, 0],
    [{ end: '2026-11-29T20:00' }, 1],
    [{ receivers: [{ team_id: '5', student_ids: null }] }, 1],
    [
      {
        receivers: [
          { team_id: '3', student_ids: null },
          { team_id: '5', student_ids: null },
          { team_id: '7', student_ids: null },
        ],
      },
      0,
    ],
    [{ contents: [content('r1')] }, 1],
    [{ contents: [content('r1'), content('r2'), content('r3')] }, 0],
    [{ delivery_type: 0 }, 1],
  ])('has for %j %i warnings', (edits, count) => expect(edited(edits).warnings).toHaveLength(count))

  it('warns if late submission is no longer accepted', () => {
    expect(edited({ delay: 0 }, { delay: 1 }).warnings).toEqual(['期限を過ぎた生徒は、提出できなくなります。'])
  })
})

it('parses stored edits, and rejects anything else', () => {
  const edits: Edits = { title: '題', switches: { subtitle: 0 }, receivers: [{ team_id: '3', student_ids: ['a'] }] }
  expect(parseEdits(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
  for (const wrong of [null, 1, { title: 1 }, { receivers: 'a' }]) expect(parseEdits(wrong)).toBeNull()
})
