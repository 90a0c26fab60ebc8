import type { Report, ResultQuestion } from '../content/types'
import { pointsText } from '../number-format'
import { resultText } from '../text'
import classes from './ReadingEvaluation.module.css'
import { SpeechScoreTags } from './SpeechScoreTags'

/** How many words are listed; the others are counted here and marked in the text. */
const maxWords = 8

/** One count of the evaluation, with its words if the evaluation names them. */
function Count({ word, words }: { word: string; words: readonly string[] }) {
  const distinct = [...new Set(words)]
  const more = distinct.length - maxWords
  return (
    <span>
      {word}
      {distinct.length === 0 ? null : (
        <b lang="en" className={classes.words}>
          {distinct.slice(0, maxWords).join(', ')}
        </b>
      )}
      {more > 0 ? <span className={classes.more}>{resultText.moreWords(more)}</span> : null}
    </span>
  )
}

/** Counts with words come last, so that the numbers stay in one line. */
function Counts({ report }: { report: Report }) {
  const { errorWords, repeat, repeatWords, leak, leakWords, speed } = report
  return (
    <>
      {speed === undefined ? null : <span>{resultText.speed(pointsText(speed))}</span>}
      {repeat === undefined ? null : <Count word={resultText.repeat(repeat)} words={repeatWords} />}
      {leak === undefined ? null : <Count word={resultText.leak(leak)} words={leakWords} />}
      {errorWords.length === 0 ? null : <Count word={resultText.errorWord} words={errorWords} />}
    </>
  )
}

/**
 * The evaluation in one line below a text that was read aloud: 発音, 流暢度, 完成度, words per minute, repeats, omitted words
 * and misread words (SPEC §3 study_report).
 */
export function ReadingEvaluation({ question }: { question: ResultQuestion }) {
  const { speech, report } = question.outcome
  if (speech.total === undefined && !report) return null
  return (
    <div className={classes.evaluation}>
      <SpeechScoreTags speech={speech} />
      {report ? <Counts report={report} /> : null}
    </div>
  )
}
