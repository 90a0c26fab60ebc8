/**
 * The numbers of the specification as literals. Other tests use the constants of the code, for example to move a clock: here
 * a wrong constant is noticed.
 */
import { describe, expect, it } from 'vitest'
import { examPoints } from '../../shared/domain/eiken'
import { evaluation } from '../../shared/domain/evaluation'
import { limits } from '../../shared/domain/limits'
import { recitation } from '../../shared/domain/recitation'
import { day } from '../../shared/domain/time'

const values: [what: string, value: unknown, specified: unknown][] = [
  ['the time-out of a call in ms', limits.apiTimeoutMs, 30_000],
  ['the retries of a read that timed out', limits.retries, 4],
  ['the duration of a toast in ms', limits.toastMs, 3000],
  ['the page size of most lists', limits.pageSizes.list, 20],
  ['the page size of notices', limits.pageSizes.notices, 10],
  ['the page size of lists of homework', limits.pageSizes.homework, 10],
  ['the page size of the outbox', limits.pageSizes.outbox, 12],
  ['the page size of the score overview', limits.pageSizes.scoreOverviewY, 5],
  ['the page size of the list component', limits.pageSizes.component, 10],
  ['the numbers in a pager', limits.pagerCount, 5],
  ['the length of a password', limits.password, { min: 6, max: 20 }],
  ['the length of a class name', limits.className, 20],
  ['the digits of a student number', limits.studentNumber, 10],
  ['the hours of a live lesson', limits.lesson.hours, 6],
  ['the time before a word test starts in ms', limits.wordTestLeadMs, 10 * 60 * 1000],
  ['the days of a redistribution', limits.redistributionDays, 7],
  ['one day in ms', day, 86_400_000],
  ['the slots of a recitation', recitation.slots, { read_sentence: 5, read_chapter: 1 }],
  ['the length of a comment', limits.comment, 99],
  ['the step of the audio slider', limits.audioStep, 0.1],
  ['the audio of a speech evaluation', evaluation.audio, { codec: 'speex-wb', sampleRate: 16_000, frameSize: 320 }],
  ['the frames of a batch', evaluation.framesPerMessage, 10],
  ['the points of an Eiken exam', examPoints, 5],
]

describe('the constants of the specification (SPEC §9)', () => {
  it.each(values)('%s', (_what, value, specified) => expect(value).toEqual(specified))
})
