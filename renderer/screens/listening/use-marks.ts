import { useRef } from 'react'
import { useKept } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { now } from '../../ui/clock'
import { type MarkDigit, type Marks, markOf, withMark } from './model/marks'

const none: Marks = {}

interface Change {
  item: Submission
  before: MarkDigit | null
}

/** The teacher's marks, which are kept beyond a logout; each change can be taken back, the last one first. */
export function useMarks() {
  const { value, set } = useKept('listening-marks')
  const changes = useRef<Change[]>([])
  const marks = value ?? none
  const write = (item: Submission, mark: MarkDigit | null) =>
    set(old => withMark(old ?? none, item, mark, Math.floor(now() / 1000)))
  return {
    markOf: (item: Submission) => markOf(marks, item),
    /** Sets a mark, or removes it if the submission has this one. Returns the mark that it has now. */
    toggle(item: Submission, mark: MarkDigit): MarkDigit | null {
      const before = markOf(marks, item)
      const after = before === mark ? null : mark
      changes.current.push({ item, before })
      write(item, after)
      return after
    },
    /** Takes back the last change; returns its submission, or undefined if there is none. */
    undo(): Submission | undefined {
      const last = changes.current.pop()
      if (last) write(last.item, last.before)
      return last?.item
    },
  }
}

export type MarksState = ReturnType<typeof useMarks>
