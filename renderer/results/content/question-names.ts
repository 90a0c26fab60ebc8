/**
 * Finds the question that an answer, a class rate or an average belongs to (WIRE "Content"): by question_id, otherwise
 * index, otherwise question_number, compared as text.
 */
import type { ContentQuestion } from '../../../shared/items/content'
import type { QuestionNames } from './types'

/**
 * Gives each question a unique id: its own question_id if it has one; otherwise its index or question_number if still
 * free; otherwise its running number. This distinguishes sub-questions that count from 1 again in each item.
 */
export function nameQuestions(sources: readonly ContentQuestion[]): QuestionNames[] {
  const usedNames = new Set<string>()
  const ids = sources.map(() => undefined as string | undefined)
  const claimId = (at: number, wanted: readonly (string | undefined)[]): void => {
    const freeName = wanted.find(name => name !== undefined && !usedNames.has(name))
    if (ids[at] !== undefined || freeName === undefined) return
    ids[at] = freeName
    usedNames.add(freeName)
  }
  sources.forEach((source, index) => {
    claimId(index, [source.question_id])
  })
  sources.forEach((source, index) => {
    claimId(index, [source.index, source.question_number, String(index + 1), `#${index + 1}`])
  })
  return sources.map((source, index) => ({
    id: ids[index] ?? `#${index + 1}`,
    index: source.index,
    number: source.question_number,
  }))
}

/** The names that a record uses for its question. */
export interface RecordNames {
  question_id?: string
  index?: string
  question_number?: string
}

/** Maps each name to the id of its question; a name of several questions maps to null. */
function idsByName(names: readonly QuestionNames[], nameOf: (one: QuestionNames) => string | undefined) {
  const map = new Map<string, string | null>()
  for (const one of names) {
    const name = nameOf(one)
    if (name !== undefined) map.set(name, map.has(name) ? null : one.id)
  }
  return map
}

/** The only question of a paper, if it has no name: every record must mean it. */
const onlyUnnamedQuestion = (names: readonly QuestionNames[]): QuestionNames | undefined =>
  names.length === 1 ? names.find(one => one.index === undefined && one.number === undefined) : undefined

export type FindQuestion = (record: RecordNames) => { id: string; exact: boolean } | undefined

/** Finds the id of the question that a record means; `exact` if the record named that id. */
export function questionFinder(names: readonly QuestionNames[]): FindQuestion {
  const ids = idsByName(names, one => one.id)
  const indexes = idsByName(names, one => one.index)
  const numbers = idsByName(names, one => one.number)
  const onlyQuestion = onlyUnnamedQuestion(names)
  return record => {
    const tries = [
      [record.question_id, [ids, indexes, numbers]],
      [record.index, [indexes, ids]],
      [record.question_number, [numbers, ids]],
    ] as const
    for (const [name, maps] of tries) {
      if (name === undefined) continue
      for (const map of maps) {
        const id = map.get(name)
        if (id) return { id, exact: map === ids }
      }
    }
    return onlyQuestion && { id: onlyQuestion.id, exact: false }
  }
}
