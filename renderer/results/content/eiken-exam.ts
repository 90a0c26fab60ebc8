/** Splits an Eiken exam's paper into sections and converts its scores to 5 points (SPEC §2, §9 "Eiken exam result"). */
import {
  abilityOf,
  contentShare,
  type ExamScores,
  examAbilities,
  examPoints,
  fivePoints,
} from '../../../shared/domain/eiken'
import { scoreClass } from '../../../shared/domain/score-class'
import { average, rounded } from '../../../shared/domain/scores'
import { answerableQuestions } from './overall-score'
import type { Entry, Interlude, Outcome, ResultContent, ResultItem, ResultQuestion } from './types'

const toFivePoints = (score: number | undefined): number | undefined =>
  score === undefined ? undefined : fivePoints(score)

/** The outcome with all scores out of 5. */
function outcomeOutOfFive(outcome: Outcome): Outcome {
  const { speech } = outcome
  const score = toFivePoints(outcome.score)
  return {
    ...outcome,
    score,
    scoreClass: scoreClass(score, examPoints),
    average: toFivePoints(outcome.average),
    speech: {
      accuracy: toFivePoints(speech.accuracy),
      fluency: toFivePoints(speech.fluency),
      integrity: toFivePoints(speech.integrity),
      total: toFivePoints(speech.total),
    },
  }
}

const questionOutOfFive = <Q extends ResultQuestion>(question: Q): Q => ({
  ...question,
  outcome: outcomeOutOfFive(question.outcome),
})

type ExamEntry = Entry<ResultItem>

export interface ExamSections {
  reading: ExamEntry[]
  speaking: ExamEntry[]
}

/** Whether an item is read aloud: its kind says so, or it has no kind and is a text without a question. */
function isReading({ kind, question, samples, answerAudio, questions }: ResultItem): boolean {
  if (kind !== undefined) return /^read/i.test(kind.trim())
  return question === undefined && samples.length === 0 && answerAudio === undefined && questions.length === 0
}

/** The entries by section, with all scores out of 5. An unreadable entry joins the section of the entry before it. */
export function examSections({ entries }: Pick<ResultContent, 'entries'>): ExamSections {
  const sections: ExamSections = { reading: [], speaking: [] }
  let last: keyof ExamSections = 'reading'
  for (const entry of entries) {
    if (entry.broken) {
      sections[last].push(entry)
      continue
    }
    last = isReading(entry.item) ? 'reading' : 'speaking'
    const item = { ...questionOutOfFive(entry.item), questions: entry.item.questions.map(questionOutOfFive) }
    sections[last].push({ ...entry, item })
  }
  return sections
}

/**
 * The interludes by section: those before all items, or after an item of the reading section, belong to the reading.
 */
export function interludesBySection(interludes: readonly Interlude[], reading: readonly ExamEntry[]) {
  const names = new Set(
    reading.flatMap(entry => (entry.broken ? [] : [entry.item.names.index, entry.item.names.number, '0'])),
  )
  return {
    reading: interludes.filter(({ afterIndex }) => names.has(afterIndex)),
    speaking: interludes.filter(({ afterIndex }) => !names.has(afterIndex)),
  }
}

/** The average score of a section out of 5; undefined if nothing was scored. */
export const sectionScore = (entries: readonly ExamEntry[]): number | undefined =>
  average(answerableQuestions(entries).map(({ outcome }) => outcome.score)) ?? undefined

/** The average of the measured values; undefined if there are none. */
function mean(values: readonly (number | undefined)[]): number | undefined {
  const value = average(values)
  return value === null ? undefined : rounded(value)
}

/** The sum of the counted values; undefined if there are none. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  const counted = values.filter(value => value !== undefined)
  return counted.length === 0 ? undefined : counted.reduce((all, value) => all + value, 0)
}

/** The figures of the reading section: averages of the abilities, and sums of the counts. */
export function readingFigures(entries: readonly ExamEntry[]): ExamScores {
  const outcomes = answerableQuestions(entries).map(({ outcome }) => outcome)
  const ability = (field: 'accuracy' | 'fluency' | 'integrity') =>
    mean(outcomes.map(({ speech }) => (speech[field] === undefined ? undefined : abilityOf(speech[field]))))
  return {
    completeness: ability('integrity'),
    speed: mean(outcomes.map(({ report }) => report?.speed)),
    pronunciation: ability('accuracy'),
    content: mean(outcomes.map(({ answer }) => contentShare(answer?.study_report?.info))),
    fluency: ability('fluency'),
    repeat: sum(outcomes.map(({ report }) => report?.repeat)),
    leak: sum(outcomes.map(({ report }) => report?.leak)),
  }
}

/** The remarks in words that the evaluation makes about the readings. */
export const remarksOf = (entries: readonly ExamEntry[]): string[] =>
  answerableQuestions(entries).flatMap(({ outcome }) => {
    const info = outcome.answer?.study_report?.info?.trim() ?? ''
    return info === '' || /^[\d.\s%％]+$/.test(info) ? [] : [info]
  })

/** The abilities that were measured, with their values. */
export const measuredAbilities = (figures: ExamScores) =>
  examAbilities.flatMap(({ ability, max }) => {
    const value = figures[ability]
    return value === undefined ? [] : [{ ability, max, value }]
  })

/** The strongest and the weakest ability by their share of the maximum; null if all are equal. */
export function bestAndWorstAbility(figures: ExamScores) {
  const sorted = measuredAbilities(figures).toSorted((a, b) => b.value / b.max - a.value / a.max)
  const [best] = sorted
  const worst = sorted.at(-1)
  return best && worst && best.value / best.max > worst.value / worst.max ? { best, worst } : null
}

/** A sample answer with its prompt. */
export interface ExamSample {
  key: string
  /** The item's number, and the sub-question's number if it belongs to one. */
  no: number
  subNo?: number
  prompt?: string
  samples: string[]
  audio?: string
}

const sampleOf = (question: ResultQuestion, no: number, subNo?: number): ExamSample[] =>
  question.samples.length === 0 && question.answerAudio === undefined
    ? []
    : [
        {
          key: question.key,
          no,
          subNo,
          prompt: question.question ?? question.english,
          samples: question.samples,
          audio: question.answerAudio,
        },
      ]

/** The sample answers of all entries, in order. */
export const examSamples = (entries: readonly ExamEntry[]): ExamSample[] =>
  entries.flatMap(entry =>
    entry.broken
      ? []
      : [
          ...sampleOf(entry.item, entry.item.no),
          ...entry.item.questions.flatMap(question => sampleOf(question, entry.item.no, question.no)),
        ],
  )
