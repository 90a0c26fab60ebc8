import { askedText, blankPieces } from '../../content/blank-text'
import { isWhole } from '../../content/order'
import type { ResultQuestion } from '../../content/types'
import { BlankText } from '../../parts/BlankText'
import { Japanese, JapaneseAsked, Prompt } from '../../parts/Texts'

/** The text around the gap that the pieces fill; one gap holds them all. */
function Around({ text, question }: { text: string; question: ResultQuestion }) {
  const { given, blanks } = question.outcome
  const gaps = blankPieces(text).filter(piece => piece.kind === 'blank').length
  if (gaps !== 1) return <BlankText text={text} outcome={question.outcome} />
  const right =
    blanks.length === 0 || blanks.some(blank => blank.right === null) ? null : blanks.every(blank => blank.right)
  const whole = { given: given.join(' '), alternatives: [], right }
  return <BlankText text={text} outcome={{ given: [whole.given], blanks: [whole] }} />
}

/** What the pieces are to say, and the text around them; the text that they make up is the answer, and no prompt. */
export function OrderPrompt({ question }: { question: ResultQuestion }) {
  const text = askedText(question)
  if (text === undefined || isWhole(text, question.pieces)) return <JapaneseAsked question={question} />
  return (
    <>
      <Prompt question={question} />
      <Around text={text} question={question} />
      <Japanese question={question} />
    </>
  )
}
