import { splitAtBlanks, withFirstLetters } from '../content/blank-text'
import type { BlankOutcome, Outcome } from '../content/types'
import { langOf } from '../lang'
import { resultText } from '../text'
import classes from './BlankText.module.css'

interface BoxProps {
  no: number
  numbered: boolean
  blank: BlankOutcome | undefined
  given: string
  /** The first letters that the text gives. */
  first: string
}

const tone = (right: boolean | null | undefined): string =>
  right === true ? (classes.right ?? '') : right === false ? (classes.wrong ?? '') : ''

/** One read-only box (SPEC §2, §5). Its mark as a word is in the answer line. */
function Box({ no, numbered, blank, given, first }: BoxProps) {
  const fullText = withFirstLetters(given, first)
  return (
    <span className={`${classes.box} ${tone(blank?.right)}`} data-blank={no}>
      <span className="hm-hidden">{resultText.blank(no)}</span>
      {numbered ? (
        <span className={classes.no} aria-hidden>
          {no}
        </span>
      ) : null}
      {fullText === '' && first !== '' ? <span className={classes.first}>{first}</span> : null}
      <span className={classes.given}>{fullText}</span>
    </span>
  )
}

interface Props {
  text: string
  outcome: Pick<Outcome, 'given' | 'blanks'>
  /** Cloze test: the boxes are numbered 1, 2, 3 … */
  numbered?: boolean
}

/** A text whose blank markers are shown as boxes with the student's answers; newlines are line breaks. */
export function BlankText({ text, outcome, numbered = false }: Props) {
  const alternatives = outcome.blanks.map(blank => blank.alternatives)
  const pieces = splitAtBlanks(text, alternatives).map((piece, index) => ({ piece, key: `${index}-${piece.kind}` }))
  return (
    <p className={classes.text} lang={langOf(text)}>
      {pieces.map(({ piece, key }) => {
        if (piece.kind === 'break') return <br key={key} />
        if (piece.kind === 'text') return <span key={key}>{piece.text}</span>
        return (
          <Box
            key={key}
            no={piece.at + 1}
            numbered={numbered}
            blank={outcome.blanks[piece.at]}
            given={outcome.given[piece.at] ?? ''}
            first={piece.first}
          />
        )
      })}
    </p>
  )
}
