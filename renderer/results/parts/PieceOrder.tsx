import { IconArrowsExchange } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { correctPlaces, offeredPieces } from '../content/sequencing'
import type { Piece, ResultQuestion } from '../content/types'
import { resultText } from '../text'
import { useResultContext } from '../use-result-context'
import { AnswerLine } from './AnswerLine'
import { Mark, Unanswered } from './Mark'
import { Picture } from './Picture'
import classes from './PieceOrder.module.css'

interface ChipProps {
  piece: Piece
  /** The right position, from 1. */
  place: number | undefined
  misplaced?: boolean
}

/** One piece with its right position. A misplaced piece has a dashed line, an icon and a word. */
function PieceChip({ piece, place, misplaced = false }: ChipProps) {
  return (
    <li className={classes.piece} data-misplaced={misplaced || undefined}>
      {place === undefined ? null : (
        <span className={classes.place} aria-hidden>
          {place}
        </span>
      )}
      {piece.isPicture ? (
        <Picture file={piece.content} name={resultText.choice(piece.index)} size="small" />
      ) : (
        <span lang="en">{piece.content === '' ? resultText.empty : piece.content}</span>
      )}
      {misplaced ? (
        <>
          <IconArrowsExchange size={15} stroke={2} aria-hidden />
          <span className="hm-hidden">
            {place === undefined ? resultText.misplaced : resultText.correctPlace(place)}
          </span>
        </>
      ) : null}
    </li>
  )
}

interface RowProps {
  word: string
  long: boolean
  mark?: ReactNode
  children: ReactNode
}

/** A labelled row of pieces: words side by side, sentences one below another. */
function PieceRow({ word, long, mark, children }: RowProps) {
  return (
    <div className={classes.row}>
      <span className={classes.label}>
        {word}
        {mark}
      </span>
      <ol className={classes.pieces} data-long={long || undefined} aria-label={word}>
        {children}
      </ol>
    </div>
  )
}

const withKeys = <T extends object>(list: readonly T[]) => list.map((one, index) => ({ ...one, key: `${index}` }))

/** The pieces in the right order. */
const RightOrder = ({ pieces, long }: { pieces: readonly Piece[]; long: boolean }) => (
  <PieceRow word={resultText.rightOrder} long={long}>
    {withKeys(pieces).map(({ key, ...piece }, index) => (
      <PieceChip key={key} piece={piece} place={index + 1} />
    ))}
  </PieceRow>
)

/** The pieces in the student's order, each with its right position. */
function GivenOrder({ question, long }: { question: ResultQuestion; long: boolean }) {
  const { viewer } = useResultContext()
  const { pieces, choices, outcome } = question
  const places = correctPlaces(outcome.given, pieces)
  const known = [...pieces, ...choices]
  const given = outcome.given.map((content, index) => ({
    piece: known.find(piece => piece.content === content) ?? { index: '', content, isPicture: false },
    place: places[index],
    misplaced: outcome.blanks[index]?.right === false,
  }))
  const kind = outcome.state === 'wrong' ? 'wrong' : outcome.isPartial ? 'partial' : 'right'
  return (
    <PieceRow word={resultText.studentAnswer[viewer]} long={long} mark={<Mark kind={kind} />}>
      {given.length === 0 ? <li>{resultText.empty}</li> : null}
      {withKeys(given).map(({ key, ...chip }) => (
        <PieceChip key={key} {...chip} />
      ))}
    </PieceRow>
  )
}

/**
 * The result of a sequencing question (SPEC §2): the student's order with the misplaced pieces marked, and the right
 * order if the student's order is wrong. A preview shows the pieces as they are before the student orders them.
 */
export function PieceOrder({ question }: { question: ResultQuestion }) {
  const { showCorrect } = useResultContext()
  const { pieces, outcome } = question
  if (pieces.length === 0) return <AnswerLine question={question} />
  const { state, isPartial } = outcome
  const isLong = pieces.some(piece => piece.content.length > 24 && !piece.isPicture)
  const isAnswered = state === 'right' || state === 'wrong'
  const showsRightOrder = state === 'preview' ? showCorrect : state !== 'right' || isPartial
  return (
    <div className={classes.order}>
      {state === 'preview' ? (
        <PieceRow word={resultText.offeredPieces} long={isLong}>
          {withKeys(offeredPieces(question)).map(({ key, ...piece }) => (
            <PieceChip key={key} piece={piece} place={undefined} />
          ))}
        </PieceRow>
      ) : null}
      {state === 'unanswered' ? <Unanswered /> : null}
      {isAnswered ? <GivenOrder question={question} long={isLong} /> : null}
      {showsRightOrder ? <RightOrder pieces={pieces} long={isLong} /> : null}
    </div>
  )
}
