import { splitAtBlanks } from '../../results/content/blank-text'
import { langOf } from '../../results/lang'
import classes from './Slide.module.css'
import { text as words } from './text'

interface Props {
  text: string
  /** What is right in each box of this question. */
  blanks: readonly string[][]
  /** Which of the boxes are this question's, from 0; all where null. */
  boxes: { from: number; to: number } | null
  revealed: boolean
}

/** A text whose blank markers are boxes; those of the question stand out, and are filled when it is revealed. */
export function BoxedText({ text, blanks, boxes, revealed }: Props) {
  const from = boxes?.from ?? 0
  const placed = [...Array.from({ length: from }, (): string[] => []), ...blanks]
  const pieces = splitAtBlanks(text, placed).map((piece, at) => ({ piece, key: `${at}` }))
  const many = pieces.filter(({ piece }) => piece.kind === 'blank').length > 1
  return (
    <p className={classes.boxed} lang={langOf(text)}>
      {pieces.map(({ piece, key }) => {
        if (piece.kind === 'break') return <br key={key} />
        if (piece.kind === 'text') return <span key={key}>{piece.text}</span>
        const own = boxes === null || (piece.at >= boxes.from && piece.at < boxes.to)
        const right = own && revealed ? placed[piece.at]?.[0] : undefined
        return (
          <span key={key} className={classes.box} data-own={own || undefined}>
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
