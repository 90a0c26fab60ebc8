/** What a student usually scores, so that a reading with another score is heard. Pure functions. */
import type { Submission } from '../../../features/homework/queue/submissions'

/** A mean of fewer scores says nothing. */
const fewestScores = 3

/**
 * The mean score of the student's other readings, 0–100; null if they are fewer than three.
 * @param all the readings of which the scores are known, each once.
 */
export function ownMeans(all: readonly Submission[]): (item: Submission) => number | null {
  const byStudent = new Map<string, Map<string, number>>()
  for (const { studentId, key, score } of all) {
    if (score === undefined) continue
    const scores = byStudent.get(studentId) ?? new Map<string, number>()
    byStudent.set(studentId, scores.set(key, score))
  }
  return ({ studentId, key }) => {
    const others = [...(byStudent.get(studentId) ?? [])].flatMap(([other, score]) => (other === key ? [] : [score]))
    return others.length >= fewestScores ? others.reduce((sum, score) => sum + score, 0) / others.length : null
  }
}
