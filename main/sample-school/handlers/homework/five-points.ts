/** The special fields of an Eiken exam's records: scores out of 5, the conveyed share, and a transcript (SPEC §9). */

import { hashNumbers, randomShare } from '../../data/random'
import type { Unit } from '../../data/world-types'

const points = (score: number): number => Math.round(score / 2) / 10

/** Whether the scores of this view are out of 5. */
export const isScoredOutOfFive = (viewKey: string): boolean => viewKey === 'eiken-exam'

/** A class average in the points of its view. */
export const averageInPoints = (viewKey: string, mean: number | null): number | null =>
  mean === null || !isScoredOutOfFive(viewKey) ? mean : Math.round(mean * 5) / 100

interface SpokenRecord {
  score: number
  accuracy_score: number
  fluency_score: string
  integrity_score: number
  sound_file: string
  evaluate_html: string
}

/** The record of a reading or of an answered question in an exam. `transcript`: the recognised text of the answer. */
export function recordOutOfFive(record: SpokenRecord, unit: Unit, key: number, transcript: string) {
  const { score, evaluate_html, ...rest } = record
  const figures = {
    ...rest,
    score: points(score),
    total_score: points(score),
    accuracy_score: points(record.accuracy_score),
    fluency_score: String(points(Number(record.fluency_score))),
    integrity_score: points(record.integrity_score),
  }
  // A text of several lines is read aloud; the other questions are answered freely.
  if (!unit.text.includes('\n')) return { ...figures, answer_result: transcript, study_report: null }
  const weak = Math.max(0, 85 - score)
  return {
    ...figures,
    evaluate_html,
    study_report: JSON.stringify({
      info: Math.max(0, Math.min(100, Math.round(score + 20 * (randomShare(key, 21) - 0.4)))),
      repeat: hashNumbers(key, 22) % (2 + Math.floor(weak / 6)),
      leak: hashNumbers(key, 23) % (1 + Math.floor(weak / 6)),
      speed: Math.round(70 + score * 0.7 + 30 * randomShare(key, 24)),
    }),
  }
}
