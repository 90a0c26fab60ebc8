import type { Report, ResultQuestion } from '../content/types'
import { pointsText } from '../number-format'
import { resultText } from '../text'
import styles from './ReadingEvaluation.module.css'
import { SpeechScoreTags } from './SpeechScoreTags'

/** How many words are written out; the others are counted, and marked in the text. */
const maxWords = 8

/** One thing that the evaluation counted, and the words where it knows them. */
function Count({ word, words }: { word: string; words: readonly string[] }) {
  const distinct = [...new Set(words)]
  const more = distinct.length - maxWords
  return (
    <span>
      {word}
      {distinct.length === 0 ? null : (
        <b lang="en" className={styles.words}>
          {distinct.slice(0, maxWords).join(', ')}
        </b>
      )}
      {more > 0 ? <span className={styles.more}>{resultText.moreWords(more)}</span> : null}
    </span>
  )
}

/** What has words stands last: however many there are, the figures stay in their line. */
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
 * In one line below a text that was read aloud: 発音, 流暢度, 完成度, and what the evaluation counted — words a minute,
 * repeats, words left out, misread words (SPEC §3 study_report).
 */
export function ReadingEvaluation({ question }: { question: ResultQuestion }) {
  const { speech, report } = question.outcome
  if (speech.total === undefined && !report) return null
  return (
    <div className={styles.facts}>
      <SpeechScoreTags speech={speech} />
      {report ? <Counts report={report} /> : null}
    </div>
  )
}
