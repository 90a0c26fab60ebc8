/**
 * Each write that a screen sends has an end-to-end test that it is shown on every screen at once. Most of them run in
 * nightly; in `npm test`, tests/fixtures/stale-after.ts has what each write makes out of date.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpointNames, endpointRow, type WriteEndpointName } from '../../shared/endpoints/index'
import { staleAfter } from '../fixtures/stale-after'

/** The writes of screens that tests/e2e/writes.spec.ts does not cover, and why. */
const notCovered: Record<string, string> = {
  'send-student-topic-mail': 'It sends a mail and changes nothing that a screen shows.',
  'submit-writing-note': 'tests/e2e/writing-review.spec.ts covers it, with its outbox.',
  'reorder-sort': 'It waits for a pause of 1.5 s; tests/e2e/grades.spec.ts shows the new order in a picker elsewhere.',
  'change-student-info': 'tests/e2e/manage-class.spec.ts covers it: the server keeps what the page shows.',
  'change-student-password-safe': 'No screen shows a password that was changed.',
  'change-profile': 'Main puts the change into the session; tests/e2e/session.spec.ts shows it in the header.',
  'change-email': 'Main puts the change into the session; only アカウント shows it.',
  'change-password-safe': 'No screen shows a password.',
  'send-email-authentication-mail': 'It sends a mail and changes nothing that a screen shows.',
  'requests-put': 'tests/e2e/account-application.spec.ts shows the new application in the list.',
  'student-achievement-encourage': 'Component tests of ランキング show it: the words wait for ten seconds.',
  'notice-delete': 'Component tests of すべてのお知らせ show it: a deletion waits for ten seconds.',
  'report-task-retry': 'Component tests of データ出力 show it in the only list of tasks.',
  'report-task-delete': 'Component tests of データ出力 show it: a deletion waits for ten seconds.',
  'export-student-homework-report': 'Main sends it as an export; the list of downloads follows the events of main.',
  'export-student-study-report': 'Main sends it as an export; the list of downloads follows the events of main.',
  'start-create-resource': 'It is sent with the first sound; a recitation that is being made is on no other screen.',
  'text-to-speech': 'tests/e2e/recitation.spec.ts shows the sound on the page.',
  'change-resource-translate': 'Component tests of 音読教材を作る show it: it is sent before create-resource.',
  'upload-sound-file': 'tests/e2e/recitation.spec.ts shows the recording on the page that sends it.',
}

/** The writes that make the same reads out of date as another one. Component tests show what the pages do then. */
const sameReads = {
  'make-obvious': 'make-hidden',
  'batch-change-grade-name': 'change-student-info',
  'batch-change-class-name': 'change-student-info',
  'reset-students-info': 'change-student-info',
  'student-batch-leave': 'change-student-info',
  'team-leave': 'change-student-info',
} as const satisfies Partial<Record<WriteEndpointName, WriteEndpointName>>

const writes = endpointNames.filter(name => endpointRow(name).invalidates !== undefined)

/** The writes whose quoted names are in these files. */
function writesIn(paths: string[]): string[] {
  const source = paths.map(path => readFileSync(path, 'utf8')).join('\n')
  const quoted = new Set([...source.matchAll(/'([\w-]+)'/g)].map(([, name]) => name))
  return writes.filter(name => quoted.has(name)).sort()
}

it('covers each write of a screen', () => {
  const screens = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  const sent = writesIn(
    screens.filter(path => /^(app|features|results|screens)\b.*\.tsx?$/.test(path)).map(path => `renderer/${path}`),
  )
  expect(sent.length).toBeGreaterThanOrEqual(18)
  const known = { ...notCovered, ...sameReads }
  expect(Object.keys(known).filter(name => !sent.includes(name as never))).toEqual([])
  const covered = writesIn(['tests/e2e/writes.spec.ts'])
  expect(covered).toEqual(sent.filter(name => !(name in known)))
  expect(Object.keys(staleAfter).sort()).toEqual([...covered, 'reorder-sort'].sort())
})

it.each(Object.entries(sameReads))('%s makes the same reads out of date as %s', (name, other) => {
  const readsOf = (write: string) => [...(endpointRow(write as WriteEndpointName).invalidates ?? [])].sort()
  expect(readsOf(name).length).toBeGreaterThan(0)
  expect(readsOf(name)).toEqual(readsOf(other))
})
