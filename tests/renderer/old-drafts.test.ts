/** The current screens read the drafts that version 7.1.1 stored under these keys (tests/fixtures/profile-7.1.1). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseStartedDraft } from '../../renderer/features/homework/draft/assign-draft'
import { readOldListState } from '../../renderer/features/homework/filtered-list/filtered-list-state'
import { listRules } from '../../renderer/features/homework/list/list-state'
import { parseViewSettings } from '../../renderer/features/homework/matrix/view-settings'
import { parseWritingDraft } from '../../renderer/features/writing/task-draft'
import { parseEdits } from '../../renderer/screens/homework/edit/edit-draft'
import { parseSavedFilters } from '../../renderer/screens/homework/list/saved-filters/saved-filters'
import { parseChoice } from '../../renderer/screens/student-report/report-choice'
import { readListState } from '../../renderer/ui/list/list-state'
import { parseKeep } from '../../shared/contract/keeps'
import draftValues from '../fixtures/profile-7.1.1/draft-values.json' with { type: 'json' }

const readers = {
  'assign/routine': parseStartedDraft,
  'assign/periodic': parseStartedDraft,
  'assign/ai-writing': parseWritingDraft,
  'homework/edit/homework-77': parseEdits,
  'homework/list': (value: unknown) => readListState(listRules, value),
  'headquarters/list': (value: unknown) => readListState(listRules, value),
  'homework/filters': (value: unknown) => parseSavedFilters(parseKeep('homework-filters', value)),
  'homework/matrix/homework-77': parseViewSettings,
  'student-report': parseChoice,
} satisfies Partial<Record<keyof typeof draftValues, (value: unknown) => unknown>>

it.each(Object.entries(readers))('parses the draft %s without loss', (key, read) => {
  const value = draftValues[key as keyof typeof readers]
  expect(read(value)).toMatchObject(value)
})

/** The constant part of each key in the source of the screens, before an id. */
const keyStarts = [
  "'assign/ai-writing'",
  '`assign/$',
  '`homework/edit/$',
  "'homework/list'",
  "'headquarters/list'",
  '`homework/matrix/$',
  '`homework/mail/$',
  "'reissue/list'",
  "'periodic-plan/list'",
  "'periodic-plan/contents'",
  "'student-report'",
]

it('still uses each draft key of version 7.1.1 in a screen', () => {
  const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
  const source = files.map(file => readFileSync(join('renderer', file), 'utf8')).join('\n')
  expect(keyStarts.filter(start => !source.includes(start))).toEqual([])
})

it('reads the filters of redistribution and of plans, which version 7.1.1 kept beside the page', () => {
  const old = draftValues['reissue/list']
  const { page, ...filters } = old
  expect(readOldListState(old)).toEqual({ filters, applied: filters, sort: { field: 'title', order: 'asc' }, page })
  expect(readOldListState({ team: '3' })).toBeNull()
  expect(readOldListState({ ...filters, page: 0 })).toBeNull()
  expect(readOldListState(null)).toBeNull()
})
