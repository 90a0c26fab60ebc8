import { splitAtBlanks } from '../../results/content/blank-text'
import { langOf } from '../../results/lang'
import classes from './Slide.module.css'
import { text as words } from './text'

interface Props {
  text: string
  /** The correct answers for each box of this question. */
  blanks: readonly string[][]
  /** The boxes of this question: `from` counts from 0, `to` is exclusive. Null: all boxes. */
  boxes: { from: number; to: number } | null
  revealed: boolean
}

/** A text with its blank markers shown as boxes. The question's own boxes are highlighted, and filled once revealed. */
export function BoxedText({ text, blanks, boxes, revealed }: Props) {
  const from = boxes?.from ?? 0
  const boxAnswers = [...Array.from({ length: from }, (): string[] => []), ...blanks]
  const pieces = splitAtBlanks(text, boxAnswers).map((piece, at) => ({ piece, key: `${at}` }))
  const many = pieces.filter(({ piece }) => piece.kind === 'blank').length > 1
  return (
    <p className={classes.boxed} lang={langOf(text)}>
      {pieces.map(({ piece, key }) => {
        if (piece.kind === 'break') return <br key={key} />
        if (piece.kind === 'text') return <span key={key}>{piece.text}</span>
        const isOfQuestion = boxes === null || (piece.at >= boxes.from && piece.at < boxes.to)
        const right = isOfQuestion && revealed ? boxAnswers[piece.at]?.[0] : undefined
        return (
          <span key={key} className={classes.box} data-own={isOfQuestion || undefined}>
            <span className="hm-hidden">{words.box(piece.at + 1)}</span>
            {many ? (
              <span className={classes.boxNo} aria-hidden>
                {piece.at + 1}
              </span>
            ) : null}
            {right ?? (piece.first || '\u00a0')}
          </span>
        )
      })}
    </p>
  )
}
