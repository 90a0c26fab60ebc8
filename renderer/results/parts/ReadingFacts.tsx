import type { Report, ResultQuestion } from '../content/types'
import { pointsText } from '../format'
import { resultText } from '../text'
import styles from './ReadingFacts.module.css'
import { ScoreTags } from './ScoreTags'

function Counts({ report }: { report: Report }) {
  const { errorWords, repeat, leak, speed } = report
  return (
    <>
      {errorWords.length === 0 ? null : (
        <span>
          {resultText.errorWord} <b lang="en">{errorWords.join(', ')}</b>
        </span>
      )}
      <span>{resultText.repeat(repeat)}</span>
      <span>{resultText.leak(leak)}</span>
      {speed === undefined ? null : <span>{resultText.speed(pointsText(speed))}</span>}
    </>
  )
}

/**
 * In one line below a text that was read aloud: 発音, 流暢度, 完成度, and what the evaluation counted — misread words,
 * repeats, words left out, words a minute (SPEC §3 study_report).
 */
export function ReadingFacts({ question }: { question: ResultQuestion }) {
  const { speech, report } = question.outcome
  if (speech.total === undefined && !report) return null
  return (
    <div className={styles.facts}>
      <ScoreTags speech={speech} />
      {report ? <Counts report={report} /> : null}
    </div>
  )
}
