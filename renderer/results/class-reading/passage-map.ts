/**
 * The passage map: the texts of a topic that was read aloud, each word with the students who misread, omitted or
 * repeated it. Pure functions over papers.
 */
import { groupBy } from '../../../shared/domain/group-by'
import type { Paper } from '../../../shared/items/paper'
import { hasVisibleText } from '../content/has-visible-text'
import { itemsAndQuestions } from '../content/items-and-questions'
import type { Outcome, Report } from '../content/types'
import { normaliseWord, splitWords, type WordMark, wordMarks, wordSet } from '../content/word-marks'
import { contentWithAnswers } from '../paper-content'
import { viewDefinitionOf } from '../registry'
import { tonedWords } from './toned-words'

/** What one student read aloud of a passage. */
export interface Reading {
  studentId: string
  /** The recording's file, and the base path of its paper. */
  recording: string | undefined
  base: string
}

export interface MapWord {
  /** Unique in the topic. */
  key: string
  text: string
  /** Offsets in the passage, end exclusive. */
  from: number
  to: number
  /** The students with each mark; a student may have several marks. */
  students: Record<WordMark, readonly string[]>
  /** How many students have at least one mark. */
  count: number
  /** The word occurs several times, and a mark of it may mean another occurrence. */
  isUnsure: boolean
}

export interface Passage {
  key: string
  /** Counts from 1 in the topic. */
  no: number
  text: string
  /** In the order of the text; they do not overlap. */
  words: MapWord[]
  /** The students whose evaluation names words: the base of every figure. */
  readings: Reading[]
  /** How often words were omitted or repeated of which the evaluations give only the number. */
  unnamed: Record<CountedMark, number>
}

/** The marks of which an evaluation may give a number without the words. */
export const countedMarks = ['leaked', 'repeated'] as const satisfies readonly WordMark[]
type CountedMark = (typeof countedMarks)[number]

/** Whether an evaluation says which words were misread, omitted or repeated. */
const namesWords = ({ state, evaluateHtml, report }: Outcome): boolean =>
  state !== 'preview' && state !== 'unanswered' && (hasVisibleText(evaluateHtml ?? '') || report !== undefined)

/** The marks of one student's reading, for each word of the passage. */
interface Marks extends Record<WordMark, boolean[]> {
  /** The misread words are known by their places. */
  isPlaced: boolean
}

/** Which of these words were misread: by the colours, word by word, if these are of the same text; else by the lists. */
function wrongWords(words: readonly string[], html: string | undefined, report: Report | undefined) {
  const toned = html === undefined ? [] : tonedWords(html)
  const isSameText =
    toned.length === words.length &&
    toned.every(({ text }, at) => normaliseWord(text) === normaliseWord(words[at] ?? ''))
  if (isSameText) return { isPlaced: true, wrong: toned.map(({ isBad }) => isBad) }
  const bad = toned.filter(({ isBad }) => isBad).map(({ text }) => text)
  const listed = wordSet([...bad, ...(report?.errorWords ?? [])])
  return { isPlaced: false, wrong: words.map(word => listed.has(normaliseWord(word))) }
}

function marksOf(words: readonly string[], { evaluateHtml, report }: Outcome): Marks {
  const isIn = (entries: readonly string[] = []) => {
    const set = wordSet(entries)
    return words.map(word => set.has(normaliseWord(word)))
  }
  return {
    ...wrongWords(words, evaluateHtml, report),
    leaked: isIn(report?.leakWords),
    repeated: isIn(report?.repeatWords),
  }
}

/** The number of omitted or repeated words that a report does not name. */
const unnamedIn = (report: Report | undefined): Record<CountedMark, number> => ({
  leaked: report?.leakWords.length === 0 ? (report.leak ?? 0) : 0,
  repeated: report?.repeatWords.length === 0 ? (report.repeat ?? 0) : 0,
})

/** Whether a word occurs more than once among these. */
function repeatedIn(words: readonly string[]): (word: string) => boolean {
  const groups = groupBy(words, normaliseWord)
  return word => (groups.get(normaliseWord(word))?.length ?? 0) > 1
}

const unnamedOf = (all: readonly Record<CountedMark, number>[]): Record<CountedMark, number> => ({
  leaked: all.reduce((sum, { leaked }) => sum + leaked, 0),
  repeated: all.reduce((sum, { repeated }) => sum + repeated, 0),
})

/** The omissions and repeats in all passages of which no word is known. */
export const unnamedInAll = (passages: readonly Passage[]) => unnamedOf(passages.map(({ unnamed }) => unnamed))

/** Whether a word of the passages may have marks that mean another occurrence of it. */
export const hasUnsure = (passages: readonly Passage[]): boolean =>
  passages.some(({ words }) => words.some(({ isUnsure }) => isUnsure))

/** The words of a text with their offsets. */
function wordsWithOffsets(text: string) {
  let at = 0
  return splitWords(text).flatMap(({ text: part, isWord }) => {
    const from = at
    at += part.length
    return isWord ? [{ text: part, from, to: at }] : []
  })
}

/** A passage as one student read it. */
interface StudentReading extends Reading {
  key: string
  no: number
  text: string
  outcome: Outcome
}

/** What a student read aloud in a paper, in its order; only what has an evaluation of words. */
function readingsOf(studentId: string, paper: Paper): StudentReading[] {
  const definition = viewDefinitionOf(paper.resource.view_key)
  if (!definition || definition.hasPartFiles || definition.Wrapper) return []
  return itemsAndQuestions(contentWithAnswers(paper, definition)).flatMap(({ key, english, outcome }, at) =>
    english === undefined || !namesWords(outcome)
      ? []
      : [
          {
            studentId,
            key,
            no: at + 1,
            text: english,
            outcome,
            recording: outcome.recording,
            base: paper.resource.resource_path,
          },
        ],
  )
}

/**
 * The passages of a topic that at least one student read aloud.
 * @param papers the latest paper of each student. Another text under the same key is another passage.
 */
export function passageMap(papers: readonly { studentId: string; paper: Paper }[]): Passage[] {
  const byPassage = groupBy(
    papers.flatMap(({ studentId, paper }) => readingsOf(studentId, paper)),
    ({ key, text }) => `${key} ${text}`,
  )
  return [...byPassage.entries()]
    .map(([key, readings]) => {
      const { no, text } = readings[0] as StudentReading
      const words = wordsWithOffsets(text)
      const texts = words.map(word => word.text)
      const marks = readings.map(({ studentId, outcome }) => ({ studentId, marks: marksOf(texts, outcome) }))
      const isOften = repeatedIn(texts)
      const withMark = (mark: WordMark, at: number) =>
        marks.filter(one => one.marks[mark][at]).map(({ studentId }) => studentId)
      return {
        key,
        no,
        text,
        words: words.map((word, at) => {
          const students = {
            wrong: withMark('wrong', at),
            leaked: withMark('leaked', at),
            repeated: withMark('repeated', at),
          }
          const count = new Set(wordMarks.flatMap(mark => students[mark])).size
          const isListed = marks.some(
            ({ marks: own }) => own.leaked[at] || own.repeated[at] || (own.wrong[at] && !own.isPlaced),
          )
          return { ...word, key: `${key} ${word.from}`, students, count, isUnsure: isListed && isOften(word.text) }
        }),
        readings: readings.map(({ studentId, recording, base }) => ({ studentId, recording, base })),
        unnamed: unnamedOf(readings.map(({ outcome }) => unnamedIn(outcome.report))),
      }
    })
    .toSorted((one, other) => one.no - other.no)
}

/** How much a word stands out: by the share of the readers who have a mark on it. 0: nobody. */
export type Weight = 0 | 1 | 2 | 3 | 4

/** The smallest share of each weight; one of many readers has weight 1. */
const shares = [0, 0.15, 0.3, 0.5] as const

/** @param readers more than 0 */
export function weightOf(count: number, readers: number): Weight {
  if (count === 0) return 0
  return shares.filter(share => count / readers >= share).length as Weight
}
