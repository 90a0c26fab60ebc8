import { Html } from '../../ui/Html'
import { hasVisibleText } from '../content/has-visible-text'
import type { Outcome } from '../content/types'
import { type MarkedWords, markWords } from '../content/word-marks'
import { resultText } from '../text'
import classes from './EvaluatedText.module.css'

/** The evaluation's colours, also distinguished by an underline: never by colour alone. */
const tones = {
  good: classes.good ?? '',
  middle: classes.middle ?? '',
  bad: classes.wrong ?? '',
  ai: '',
  sub: classes.sub ?? '',
  bold: '',
  underline: '',
  center: '',
  right: '',
}

interface Props {
  text: string
  outcome: Outcome
}

function MarkedWordList({ text, marked }: { text: string; marked: MarkedWords }) {
  const words = markWords(text, marked).map((word, index) => ({ ...word, key: `${index}-${word.text}` }))
  return words.map(({ key, text: word, mark }) =>
    mark ? (
      <span key={key} className={classes[mark]}>
        {word}
        <span className="hm-hidden" lang="ja">
          {resultText.wordMarks[mark]}
        </span>
      </span>
    ) : (
      word
    ),
  )
}

/**
 * A text that was read aloud, coloured by word: with the evaluation's own HTML, or else by its lists of misread,
 * omitted and repeated words (SPEC §3). Without an evaluation, the plain text.
 */
export function EvaluatedText({ text, outcome }: Props) {
  const { evaluateHtml, report, state } = outcome
  if (state !== 'preview' && evaluateHtml !== undefined && hasVisibleText(evaluateHtml)) {
    return (
      <div className={classes.text} lang="en" data-read>
        <Html html={evaluateHtml} tones={tones} />
      </div>
    )
  }
  const marked = { wrong: report?.errorWords, leaked: report?.leakWords, repeated: report?.repeatWords }
  return text === '' ? null : (
    <p className={classes.text} lang="en" data-read>
      <MarkedWordList text={text} marked={marked} />
    </p>
  )
}
