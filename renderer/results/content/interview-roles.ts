/**
 * Decides who speaks in an interview (SPEC §2 Eiken dialog): an item is a line of one speaker, or a question with its
 * answer.
 */
import type { Entry, ResultItem } from './types'

export type Role = 'examiner' | 'candidate' | 'exchange'

const speakers: readonly [RegExp, Exclude<Role, 'exchange'>][] = [
  [/exam|interview|teacher|試験|面接|先生/i, 'examiner'],
  [/candidate|student|you|受験|生徒|あなた/i, 'candidate'],
]

/** Whether an item expects or has an answer: a question, sample answers, choices, or a record. */
const expectsAnswer = ({ question, samples, answerAudio, choices, questions, outcome }: ResultItem): boolean =>
  question !== undefined ||
  samples.length > 0 ||
  answerAudio !== undefined ||
  choices.length > 0 ||
  questions.length > 0 ||
  outcome.score !== undefined ||
  outcome.recording !== undefined ||
  outcome.given.some(text => text !== '')

/** The examiner has the odd indexes (WIRE "Content", dialogue sides). */
function isOdd({ names, no }: ResultItem): boolean {
  const index = Number(names.index ?? names.number)
  return Math.abs(Number.isInteger(index) ? index : no) % 2 === 1
}

/**
 * The role of each item. A speaker's name decides. Otherwise, if no item at an odd position has an answer, the items
 * are alternating lines; if one has, they are questions with their answers.
 */
export function rolesOf(entries: readonly Entry<ResultItem>[]): (item: ResultItem) => Role {
  const items = entries.flatMap(entry => (entry.broken ? [] : [entry.item]))
  const isAlternating = !items.some(item => isOdd(item) && expectsAnswer(item))
  return item => {
    const namedRole = speakers.find(([pattern]) => item.topic !== undefined && pattern.test(item.topic))?.[1]
    if (namedRole === 'examiner') return expectsAnswer(item) ? 'exchange' : 'examiner'
    if (namedRole === 'candidate') return 'candidate'
    if (!isAlternating) return 'exchange'
    return isOdd(item) ? 'examiner' : 'candidate'
  }
}
