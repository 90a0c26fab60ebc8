/**
 * Numbers the questions of note-taking parts (SPEC §7). Each part counts from 1 in its own file and is offset by the
 * number of questions in the parts before it, so that a question keeps its number when an earlier part could not be
 * loaded.
 */
import type { ContentItem, ContentQuestion, ReadItem } from '../../../shared/items/content'

/** The known numbers about the size of a part. */
export interface PartSize {
  /** Its `question_count`. */
  count?: number
  /**
   * Its `question_number`: the number of its first question, its position among the parts, or its number of questions.
   */
  number?: number
  /** The number of questions in its file; undefined until the file is loaded. */
  fileCount?: number
}

const sizeOf = ({ count, fileCount }: PartSize): number | undefined => count ?? fileCount

/** Whether the parts' numbers are those of their first questions: rising from 1 by the size of the part before. */
const areStartNumbers = (parts: readonly PartSize[]): boolean =>
  parts.every((part, index) => {
    const before = parts[index - 1]
    if (before === undefined) return part.number === 1
    const step = (part.number ?? 0) - (before.number ?? 0)
    return step > 0 && (sizeOf(before) ?? step) === step
  })

const arePartPositions = (parts: readonly PartSize[]): boolean =>
  parts.every((part, index) => (part.number ?? index + 1) === index + 1)

/** The number of questions before each part. */
export function partOffsets(parts: readonly PartSize[]): number[] {
  if (areStartNumbers(parts)) return parts.map(part => (part.number ?? 1) - 1)
  const positions = arePartPositions(parts)
  let sum = 0
  return parts.map(part => {
    const offset = sum
    sum += sizeOf(part) ?? (positions ? 0 : (part.number ?? 0))
    return offset
  })
}

const answerableQuestions = (item: ContentItem): readonly ContentQuestion[] =>
  item.questions?.length ? item.questions : [item]

/** The number of questions in a file; an unreadable one counts as one. */
export const questionCount = (items: readonly ReadItem[]): number =>
  items.reduce((sum, read) => sum + (read.broken ? 1 : answerableQuestions(read.item).length), 0)

/** The number of a question in its file; undefined if it has none. */
function ownNumber({ index, question_number }: ContentQuestion): number | undefined {
  const number = Number(index ?? question_number ?? Number.NaN)
  return Number.isInteger(number) ? number : undefined
}

const numbered = <Q extends ContentQuestion>(question: Q, number: number): Q => ({
  ...question,
  index: String(number),
  question_number: String(number),
})

/**
 * The items of a part file with their question numbers in the whole paper. Questions that count from 1 again in each
 * item are numbered consecutively; a question without a number gets that of its position.
 */
export function numberPart(items: readonly ReadItem[], offset: number): ReadItem[] {
  const hasSubQuestions = items.some(read => !read.broken && read.item.questions?.length)
  const usedNumbers = new Set<number>()
  let before = 0
  return items.map((read): ReadItem => {
    if (read.broken) {
      before++
      return read
    }
    const { item } = read
    const list = answerableQuestions(item)
    // If other items have sub-questions, the number of an item is not that of a question.
    const ownNumbers = list.map(question => (hasSubQuestions && question === item ? undefined : ownNumber(question)))
    const restarts = ownNumbers.some(number => number !== undefined && usedNumbers.has(number))
    const start = before
    const positions = ownNumbers.map((given, index) =>
      given === undefined ? start + index + 1 : restarts ? start + given : given,
    )
    for (const place of positions) usedNumbers.add(place)
    const numberAt = (at: number): number => offset + (positions[at] ?? at + 1)
    before += list.length
    if (list[0] === item) return { broken: false, item: numbered(item, numberAt(0)) }
    const questions = (item.questions ?? []).map((question, index) => numbered(question, numberAt(index)))
    return { broken: false, item: { ...item, questions } }
  })
}
