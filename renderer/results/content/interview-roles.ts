/** Who speaks in an interview (SPEC §2 Eiken dialog): an item is a line of one of the two, or a question and its answer. */
import type { Entry, ResultItem } from './types'

export type Role = 'examiner' | 'candidate' | 'exchange'

const speakers: readonly [RegExp, Exclude<Role, 'exchange'>][] = [
  [/exam|interview|teacher|試験|面接|先生/i, 'examiner'],
  [/candidate|student|you|受験|生徒|あなた/i, 'candidate'],
]

/** Whether something is to be answered, or was: a question, model answers, choices, a record. */
const expectsAnswer = ({ question, samples, answerAudio, choices, questions, outcome }: ResultItem): boolean =>
  question !== undefined ||
  samples.length > 0 ||
  answerAudio !== undefined ||
  choices.length > 0 ||
  questions.length > 0 ||
  outcome.score !== undefined ||
  outcome.recording !== undefined ||
  outcome.given.some(text => text !== '')

/** An odd index is the examiner's place (WIRE.md "Dialogue sides"). */
function isOdd({ names, no }: ResultItem): boolean {
  const index = Number(names.index ?? names.number)
  return Math.abs(Number.isInteger(index) ? index : no) % 2 === 1
}

/**
 * The role of each item. A speaker's name says it; else items are lines by turns where nothing is answered at an odd place,
 * and questions with their answers where something is.
 */
export function rolesOf(entries: readonly Entry<ResultItem>[]): (item: ResultItem) => Role {
  const items = entries.flatMap(entry => (entry.broken ? [] : [entry.item]))
  const byTurns = !items.some(item => isOdd(item) && expectsAnswer(item))
  return item => {
    const named = speakers.find(([pattern]) => item.topic !== undefined && pattern.test(item.topic))?.[1]
    if (named === 'examiner') return expectsAnswer(item) ? 'exchange' : 'examiner'
    if (named === 'candidate') return 'candidate'
    if (!byTurns) return 'exchange'
    return isOdd(item) ? 'examiner' : 'candidate'
  }
}
