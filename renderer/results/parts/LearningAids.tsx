/** The learning aids of a question: translation, pronunciation, hints, sample answers. */
import { hasBlank, splitAtBlanks } from '../content/blank-text'
import type { NormalQuestion } from '../content/types'
import { resultText } from '../text'
import classes from './LearningAids.module.css'

/** A text whose blanks stay empty: the English text shows the answers (SPEC §2 "Common behaviour"). */
export function TextWithGaps({ text: sent }: { text: string }) {
  // Japanese texts use a full-width underscore.
  const text = sent.replaceAll('＿', '_')
  if (!hasBlank(text)) return sent
  return splitAtBlanks(text).map((piece, index) => {
    const key = `${index}-${piece.kind}`
    if (piece.kind === 'break') return <br key={key} />
    if (piece.kind === 'text') return <span key={key}>{piece.text}</span>
    return (
      <span key={key} className={classes.gap}>
        <span className="hm-hidden">{resultText.gap}</span>
      </span>
    )
  })
}

/** The Japanese translation below the English. */
export function Translation({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className={classes.translation}>
      <TextWithGaps text={text} />
    </p>
  )
}

/** The phonetic symbols and syllables of a word. */
export function Pronunciation({ question }: { question: NormalQuestion }) {
  const { ipa, syllable } = question
  if (ipa === undefined && syllable === undefined) return null
  return (
    <p className={classes.pronunciation}>
      {ipa === undefined ? null : (
        <span>
          <span className="hm-hidden">{resultText.ipa} </span>
          <span lang="en-fonipa">{`/${ipa.replace(/^[[/]|[\]/]$/g, '')}/`}</span>
        </span>
      )}
      {syllable === undefined ? null : (
        <span>
          <span className="hm-hidden">{resultText.syllable} </span>
          <span lang="en">{syllable}</span>
        </span>
      )}
    </p>
  )
}

/** A text with a label. */
export function LabelledText({ word, text }: { word: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p className={classes.labelledText}>
      <span className={classes.label}>{word}</span>
      <span className={classes.value}>{text}</span>
    </p>
  )
}

/** ヒント and 解説 of a question. */
export function Tips({ question }: { question: NormalQuestion }) {
  return (
    <>
      <LabelledText word={resultText.tips} text={question.tips} />
      {[...new Set([question.info, question.note])].map(text => (
        <LabelledText key={text ?? ''} word={resultText.explanation} text={text} />
      ))}
    </>
  )
}

/** Sample answers for learning: always shown, also for a right answer (WIRE "Content"). */
export const SampleAnswerList = ({ samples }: { samples: readonly string[] }) =>
  [...new Set(samples)].map(sample => <LabelledText key={sample} word={resultText.sampleAnswer} text={sample} />)

/** The sample answers of a question. */
export const SampleAnswers = ({ question }: { question: NormalQuestion }) => (
  <SampleAnswerList samples={question.samples} />
)
