import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Note } from '../../../shared/items/note'
import type { NoteConflict } from './merge-notes'
import classes from './NoteConflicts.module.css'
import { notesText } from './text'

const text = notesText.conflicts

interface SideProps {
  side: 'mine' | 'theirs'
  notes: readonly Note[]
  onChoose: () => void
}

/** One side of a conflict: its comments, or that they were removed. */
const Side = ({ side, notes, onChoose }: SideProps) => (
  <div className={classes.side}>
    <h5>{text[side]}</h5>
    {notes.length === 0 ? (
      <p>{text.removed}</p>
    ) : (
      notes.map(({ pos, sent_content, comments, teacher }) => (
        <p key={`${pos.startPos}-${pos.endPos}`}>
          <b>{sent_content}</b> {comments} {teacher === '' ? null : <span>{text.by(teacher)}</span>}
        </p>
      ))
    )}
    <Button size="compact-sm" variant="default" onClick={onChoose}>
      {text.choose[side]}
    </Button>
  </div>
)

interface Props {
  conflicts: readonly NoteConflict[]
  choose: (conflict: NoteConflict, side: 'mine' | 'theirs') => void
}

/** What two teachers wrote in the same places, side by side: the teacher chooses. */
export function NoteConflicts({ conflicts, choose }: Props) {
  const region = useRef<HTMLElement>(null)
  const count = conflicts.length
  // The paper opens at its top, and the choice is what the teacher came for.
  useEffect(() => {
    if (count === 0) return
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView?.({ block: 'center' })
  }, [count])
  if (count === 0) return null
  return (
    <section ref={region} tabIndex={-1} className={classes.conflicts} aria-label={text.title}>
      <h4>{text.title}</h4>
      <p>{text.hint}</p>
      {conflicts.map(conflict => {
        const { mine, theirs } = conflict
        const { startPos, endPos } = (mine ?? theirs[0])?.pos ?? { startPos: 0, endPos: 0 }
        return (
          <div key={`${startPos}-${endPos}`} className={classes.sides}>
            <Side side="mine" notes={mine === null ? [] : [mine]} onChoose={() => choose(conflict, 'mine')} />
            <Side side="theirs" notes={theirs} onChoose={() => choose(conflict, 'theirs')} />
          </div>
        )
      })}
    </section>
  )
}
