import { average } from '../../../shared/domain/scores'
import { answerable } from '../content/overall'
import type { Entry, ResultItem, Speech } from '../content/types'
import { pointsAlike } from '../format'
import { resultText } from '../text'
import styles from './ScoreTags.module.css'

const tags = [
  ['accuracy', resultText.accuracy],
  ['fluency', resultText.fluency],
  ['integrity', resultText.integrity],
] as const

/** 発音, 流暢度, 完成度: only where a total score exists (SPEC §2). */
export function ScoreTags({ speech }: { speech: Speech }) {
  const shown = tags.filter(([field]) => speech[field] !== undefined)
  if (speech.total === undefined || shown.length === 0) return null
  const figures = pointsAlike(shown.map(([field]) => speech[field] ?? 0))
  return (
    <ul className={styles.tags} aria-label={resultText.speech}>
      {shown.map(([field, word], at) => (
        <li key={field} className={styles.tag}>
          {word} <b>{figures[at]}</b>
        </li>
      ))}
    </ul>
  )
}

/** The means over what was answered with a total score. */
export function meanSpeech(entries: readonly Entry<ResultItem>[]): Speech {
  const scored = answerable(entries)
    .map(question => question.outcome.speech)
    .filter(speech => speech.total !== undefined)
  const mean = (field: keyof Speech): number | undefined => average(scored.map(speech => speech[field])) ?? undefined
  return {
    accuracy: mean('accuracy'),
    fluency: mean('fluency'),
    integrity: mean('integrity'),
    total: mean('total'),
  }
}
