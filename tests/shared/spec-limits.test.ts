/** The limits and constants of SPEC §5 and §9 as literals: a wrong constant of the code fails here. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listRules } from '../../renderer/features/homework/list/list-state'
import { writingScore } from '../../renderer/results/content/writing-score'
import { popupPosition } from '../../renderer/results/views/writing/popup-position'
import { abilities } from '../../shared/domain/abilities'
import { abilityOf, adviceTriggers, examAbilities, examPoints } from '../../shared/domain/eiken'
import { evaluation } from '../../shared/domain/evaluation'
import { limits } from '../../shared/domain/limits'
import { recitation } from '../../shared/domain/recitation'
import { day } from '../../shared/domain/time'

/** The values of one property in a style sheet, e.g. the heights. */
function styles(file: string, property: string): string[] {
  const sheet = readFileSync(new URL(`../../renderer/results/${file}`, import.meta.url), 'utf8')
  return [...sheet.matchAll(new RegExp(`^ +${property}: (.*);$`, 'gm'))].map(([, value]) => value ?? '')
}

const contentOnly = { has_comment: 0, content_score: 4 } as const
const fullMarks = { ...contentOnly, structure_score: 4, vocabulary_score: 4, grammar_score: 4 }
const parts = (...names: string[]) => names.map(part => ({ part, score: '4.0', percent: 100 }))
const corner = popupPosition({ x: 0, y: 0 }, { width: 1, height: 1 }, { width: 1366, height: 768 })

const values: [what: string, value: unknown, specified: unknown][] = [
  ['the time-out of a call in ms', limits.apiTimeoutMs, 30_000],
  ['the retries of a read that timed out', limits.retries, 4],
  ['the duration of a toast in ms', limits.toastMs, 3000],
  ['the page size of most lists', limits.pageSizes.list, 20],
  ['the page size of notices', limits.pageSizes.notices, 10],
  ['the page size of lists of homework', limits.pageSizes.homework, 10],
  ['the order of the homework list', listRules.sort, { field: 'title', order: 'asc' }],
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
  ['the ability of one point', abilityOf(1), 20],
  ['the maxima of the radar chart of an exam', examAbilities.map(({ max }) => max), [100, 180, 100, 100, 100]],
  ['the maxima of the abilities', Object.values(abilities).map(({ max }) => max), [100, 180, 100, 100, 100]],
  [
    'the triggers of advice',
    adviceTriggers,
    [
      { figure: 'pronunciation', below: 60 },
      { figure: 'repeat', reaches: 5 },
      { figure: 'leak', reaches: 5 },
      { figure: 'speed', below: 120 },
      { figure: 'content', below: 60 },
    ],
  ],
  [
    'the points of a writing',
    writingScore(fullMarks),
    {
      full: '16',
      fullPart: '4',
      total: '16.0',
      percent: 100,
      parts: parts('content', 'structure', 'vocabulary', 'grammar'),
    },
  ],
  [
    'the percentage of a writing',
    writingScore(contentOnly),
    { full: '16', fullPart: '4', total: '4.0', percent: 25, parts: parts('content') },
  ],
  ['the distance of a popup from the pointer in px', corner, { x: 10, y: 10 }],
  ['the height of the grammar frame', styles('views/grammar/GrammarPage.module.css', 'height'), ['600px']],
  ['the widths of pictures', styles('parts/Picture.module.css', 'min-width'), ['150px', '200px', '200px']],
]

describe('the limits and constants of the specification (SPEC §5, §9)', () => {
  it.each(values)('%s', (_what, value, specified) => expect(value).toEqual(specified))
})
