import { average } from '../../../shared/domain/scores'
import { answerableQuestions } from '../content/overall-score'
import type { Entry, ResultItem, Speech } from '../content/types'
import { pointsTexts } from '../number-format'
import { resultText } from '../text'
import classes from './SpeechScoreTags.module.css'

const tags = [
  ['accuracy', resultText.accuracy],
  ['fluency', resultText.fluency],
  ['integrity', resultText.integrity],
] as const

interface Props {
  speech: Speech
  /** Written after each score, e.g. `/5`, if the scores are not out of 100. */
  outOf?: string
}

/** 発音, 流暢度 and 完成度; only if there is a total score (SPEC §2). */
export function SpeechScoreTags({ speech, outOf = '' }: Props) {
  const shown = tags.filter(([field]) => speech[field] !== undefined)
  if (speech.total === undefined || shown.length === 0) return null
  const figures = pointsTexts(shown.map(([field]) => speech[field] ?? 0))
  return (
    <ul className={classes.tags} aria-label={resultText.readingScores}>
      {shown.map(([field, word], index) => (
        <li key={field} className={classes.tag}>
          {word} <b>{figures[index]}</b>
          {outOf}
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
