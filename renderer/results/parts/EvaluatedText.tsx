import { Html } from '../../ui/Html'
import type { Outcome } from '../content/types'
import { markWords } from '../content/words'
import { resultText } from '../text'
import styles from './EvaluatedText.module.css'

/** The evaluation's colours, told apart by an underline as well: never colour alone. */
const tones = {
  good: styles.good ?? '',
  middle: styles.middle ?? '',
  bad: styles.wrong ?? '',
  ai: '',
  sub: styles.sub ?? '',
  bold: '',
  underline: '',
  center: '',
  right: '',
}

interface Props {
  text: string
  outcome: Outcome
}

function Words({ text, errorWords }: { text: string; errorWords: readonly string[] }) {
  const words = markWords(text, errorWords).map((word, at) => ({ ...word, key: `${at}-${word.text}` }))
  return words.map(({ key, text: word, wrong }) =>
    wrong ? (
      <span key={key} className={styles.wrong}>
        {word}
        <span className="hm-hidden" lang="ja">
          {resultText.errorAside}
        </span>
      </span>
    ) : (
      word
    ),
  )
}

/**
 * A text that was read aloud, coloured by word: as the evaluation's own HTML says, else by its list of misread words
 * (SPEC §3). Without an evaluation, the plain text.
 */
export function EvaluatedText({ text, outcome }: Props) {
  const { evaluateHtml, report, state } = outcome
  if (state !== 'preview' && evaluateHtml !== undefined) {
    return (
      <div className={styles.text} lang="en">
        <Html html={evaluateHtml} tones={tones} />
      </div>
    )
  }
  return (
    <p className={styles.text} lang="en">
      <Words text={text} errorWords={report?.errorWords ?? []} />
    </p>
  )
}
