/**
 * Which recordings have a fault: a rule by the number of the student and the topic, in agreement with the scores
 * (docs/sample-school.md has the table).
 */
import { abilityOf, type Mark, spokenText } from './marks'
import { hashNumbers, hashText } from './random'
import type { Student, Topic } from './world-types'

export type RecordingFault =
  | 'empty'
  | 'hum'
  | 'too-short'
  | 'other-text'
  | 'too-quiet'
  | 'clipped'
  | 'telephone'
  | 'long-pause'

/** Faults of the microphone or the room: whatever the score is. One student in 40 has each, in turn by topic and round. */
const deviceFaults: Partial<Record<number, RecordingFault>> = {
  0: 'too-quiet',
  10: 'clipped',
  20: 'telephone',
  30: 'long-pause',
}
const studentsInTurn = 40

/** What is in the recording of a reading that scored 0, in turn. */
const zeroFaults = ['empty', 'too-short', 'hum', 'empty', 'too-short'] as const

/** A reading below this score may be of another text: one in three. */
const otherTextBelow = 50
const otherTextOf = 3

/** A text of fewer words than this can be neither cut short nor be mistaken for another. */
const fewestWords = 8

const wordCount = (text: string): number => text.split(/\s+/).length

/**
 * The fault of one recording; null if it has none.
 * @param mark with a score
 */
export function recordingFault(
  seed: number,
  topic: Topic,
  student: Student,
  round: number,
  mark: Mark,
): RecordingFault | null {
  if (abilityOf(seed, student) >= 1) return null
  const isLong = wordCount(spokenText(mark)) >= fewestWords
  const key = hashNumbers(seed, hashText(topic.id), student.index, round, mark.place, 95)
  // a wrong reply of a chat has 0 points, too, but it was spoken
  if (mark.score === 0 && mark.unit.kind === 'spoken') {
    const fault = zeroFaults[key % zeroFaults.length] ?? 'empty'
    return fault === 'too-short' && !isLong ? 'empty' : fault
  }
  // an exam out of five points gives no number of omitted words
  const mayBeOther = mark.unit.kind === 'spoken' && isLong && topic.resource.viewKey !== 'eiken-exam'
  if (mayBeOther && (mark.score ?? 100) < otherTextBelow && key % otherTextOf === 0) return 'other-text'
  const fault = deviceFaults[(student.index + 7 * topic.index + 13 * round) % studentsInTurn] ?? null
  return fault === 'long-pause' && !isLong ? null : fault
}
