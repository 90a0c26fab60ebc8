import { promptText, splitAtBlanks } from '../../content/blank-text'
import { isWholeSentence } from '../../content/sequencing'
import type { ResultQuestion } from '../../content/types'
import { BlankText } from '../../parts/BlankText'
import { JapanesePrompt, JapaneseTranslation, QuestionLine } from '../../parts/QuestionTexts'

/** The text around the gap that the pieces fill; a single gap holds all of them. */
function TextAroundGap({ text, question }: { text: string; question: ResultQuestion }) {
  const { given, blanks } = question.outcome
  const gaps = splitAtBlanks(text).filter(piece => piece.kind === 'blank').length
  if (gaps !== 1) return <BlankText text={text} outcome={question.outcome} />
  const isRight =
    blanks.length === 0 || blanks.some(blank => blank.right === null) ? null : blanks.every(blank => blank.right)
  const sentence = { given: given.join(' '), alternatives: [], right: isRight }
  return <BlankText text={text} outcome={{ given: [sentence.given], blanks: [sentence] }} />
}

/** The prompt of a sequencing question. A text that consists of exactly the pieces is the answer and is not shown. */
export function SequencingPrompt({ question }: { question: ResultQuestion }) {
  const text = promptText(question)
  if (text === undefined || isWholeSentence(text, question.pieces)) return <JapanesePrompt question={question} />
  return (
    <>
      <QuestionLine question={question} />
      <TextAroundGap text={text} question={question} />
      <JapaneseTranslation question={question} />
    </>
  )
}
