import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatScore } from '../../../shared/domain/scores'
import { showToast } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { copyText } from '../../ui/copy-text'
import classes from './Listening.module.css'
import type { Flag } from './model/flags'
import { type MarkDigit, markDigits } from './model/marks'
import { Redo } from './Redo'
import { text } from './text'
import type { CommentsState } from './use-comments'
import type { RedoState } from './use-redo'

interface Props {
  items: readonly Submission[]
  heard: number
  markOf: (item: Submission) => MarkDigit | null
  flagsOf: (item: Submission) => readonly Flag[]
  /** The submissions of which nothing can be heard. */
  emptyItems: readonly Submission[]
  nameOf: (item: { name: string; studentId: string }) => string
  comments: CommentsState
  isMeasured: boolean
  left: number
  unread: number
  redo: RedoState
  onOpen: (key: string) => void
  onBack: () => void
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** The marks and comments as cells divided by tabs, for the teacher's own sheet: with the names, also if they are hidden. */
function sheetOf({ items, markOf, flagsOf, comments }: Props): string {
  const rows = items.map(item => {
    const mark = markOf(item)
    return [
      item.team,
      item.number,
      item.name,
      item.homeworkTitle,
      item.topicTitle,
      item.score === undefined ? '' : formatScore(item.score),
      mark === null ? '' : text.marks[mark],
      comments.commentOf(item).text,
      text.joinFlags(flagsOf(item).map(({ words }) => words)),
    ].map(oneLine)
  })
  return [[...text.summary.columns], ...rows].map(cells => cells.join('\t')).join('\n')
}

/** What the teacher has heard and marked, and whom she asks to record again. */
export function Summary(props: Props) {
  const { items, heard, markOf, emptyItems, nameOf, comments, isMeasured, left, unread, redo, onOpen, onBack } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const withMark = (mark: MarkDigit | null) => items.filter(item => markOf(item) === mark)
  const unsent = items.filter(item => {
    const { text: written, isSent } = comments.commentOf(item)
    return written.trim() !== '' && !isSent
  })
  const people = (chosen: readonly Submission[]) =>
    chosen.map(item => (
      <button key={item.key} type="button" className={classes.person} onClick={() => onOpen(item.key)}>
        {nameOf(item)}
      </button>
    ))
  const copy = () => showToast(copyText(sheetOf(props)) ? text.summary.copied : text.summary.copyFailed)
  return (
    <section className={classes.summary} aria-label={text.summary.title}>
      <div className={classes.summaryHead}>
        <h2 ref={heading} tabIndex={-1}>
          {text.summary.title}
        </h2>
        <p>{text.summary.heard(heard, items.length)}</p>
        <Button size="compact-sm" variant="default" onClick={onBack}>
          {text.summary.back}
        </Button>
        <Button size="compact-sm" variant="default" onClick={copy}>
          {text.summary.copy}
        </Button>
      </div>
      <dl className={classes.groups}>
        {markDigits.map(mark => (
          <div key={mark} data-mark={mark}>
            <dt>{text.count(text.marks[mark], withMark(mark).length)}</dt>
            <dd>{withMark(mark).length === 0 ? text.summary.nobody : people(withMark(mark))}</dd>
          </div>
        ))}
      </dl>
      {unsent.length > 0 ? (
        <p className={classes.note}>
          {text.summary.unsent(unsent.length)}
          {people(unsent)}
        </p>
      ) : null}
      <Redo
        items={{
          empty: emptyItems,
          again: withMark(2),
        }}
        isMeasured={isMeasured}
        left={left}
        unread={unread}
        redo={redo}
        nameOf={nameOf}
      />
      {withMark(null).length > 0 && (
        <details className={classes.unmarked}>
          <summary>{text.count(text.summary.none, withMark(null).length)}</summary>
          {people(withMark(null))}
        </details>
      )}
    </section>
  )
}
