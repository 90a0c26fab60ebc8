import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Skeletons } from '../../ui/Skeletons'
import classes from './ClassPapersState.module.css'
import { classPapersText as text } from './text'

interface Props<Content> {
  state: {
    /** Of the students who have handed in. */
    counts: { papers: number; failed: number }
    /** How many papers have been read, or have failed. */
    read: number
    /** Whether the list of the students could not be read. */
    hasFailed: boolean
    isFetching: boolean
    retry: () => void
  }
  /** What was made of the papers; undefined until all have been read. */
  content: Content | undefined
  /** What a student does so that a paper appears. */
  nobodyHint: string
  children: (content: Content) => ReactNode
}

/** What was made of the papers of a class, or what stands in its place: progress, a failed read, or no papers yet. */
export function ClassPapersState<Content>({ state, content, nobodyHint, children }: Props<Content>) {
  const { counts, read, hasFailed, isFetching, retry } = state
  if (hasFailed) return <ErrorState message={text.readFailed} onRetry={retry} busy={isFetching} />
  if (content === undefined) {
    return (
      <div className={classes.reading}>
        <p role="status">{counts.papers === 0 ? null : text.reading(read, counts.papers)}</p>
        <Skeletons count={6} />
      </div>
    )
  }
  if (counts.papers === 0) return <EmptyState message={text.nobody} hint={nobodyHint} />
  if (counts.failed === counts.papers) return <ErrorState message={text.allFailed} onRetry={retry} />
  return children(content)
}
