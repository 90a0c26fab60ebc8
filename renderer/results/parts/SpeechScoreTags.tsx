import { average } from '../../../shared/domain/scores'
import { answerableQuestions } from '../content/overall-score'
import type { Entry, ResultItem, Speech } from '../content/types'
import { pointsTexts } from '../number-format'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import classes from './SpeechScoreTags.module.css'

const tags = [
  ['accuracy', resultText.accuracy],
  ['fluency', resultText.fluency],
  ['integrity', resultText.integrity],
] as const

/** 発音, 流暢度 and 完成度; only if there is a total score (SPEC §2). Scores that are not out of 100 name their full score. */
export function SpeechScoreTags({ speech }: { speech: Speech }) {
  const { itemFullScore } = useResultContext()
  const shown = tags.filter(([field]) => speech[field] !== undefined)
  if (speech.total === undefined || shown.length === 0) return null
  const figures = pointsTexts(shown.map(([field]) => speech[field] ?? 0))
  return (
    <ul className={classes.tags} aria-label={resultText.readingScores}>
      {shown.map(([field, word], index) => (
        <li key={field} className={classes.tag}>
          {word} <b>{figures[index]}</b>
          {itemFullScore === 100 ? null : resultText.outOf(String(itemFullScore))}
        </li>
      ))}
    </ul>
  )
}

/** The averages of all answers with a total score. */
export function averageSpeechScores(entries: readonly Entry<ResultItem>[]): Speech {
  const scored = answerableQuestions(entries)
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
