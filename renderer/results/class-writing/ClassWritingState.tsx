import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Skeletons } from '../../ui/Skeletons'
import classes from './ClassWriting.module.css'
import type { ClassSentence } from './class-sentences'
import { classWritingText as text } from './text'
import type { ClassWriting } from './use-class-writing'

interface Props {
  writing: ClassWriting
  /** Shown once every paper was read, if there is any. */
  children: (sentences: readonly ClassSentence[]) => ReactNode
}

/** The writing of a class, or what stands in its place: progress, a failed read, or nothing handed in yet. */
export function ClassWritingState({ writing, children }: Props) {
  const { sentences, counts, read, hasFailed, isFetching, retry } = writing
  if (hasFailed) return <ErrorState message={text.readFailed} onRetry={retry} busy={isFetching} />
  if (!sentences) {
    return (
      <div className={classes.reading}>
        <p role="status">{counts.papers === 0 ? null : text.reading(read, counts.papers)}</p>
        <Skeletons count={6} />
      </div>
    )
  }
  if (counts.papers === 0) return <EmptyState message={text.nobody} hint={text.nobodyHint} />
  if (counts.failed === counts.papers) return <ErrorState message={text.allFailed} onRetry={retry} />
  return children(sentences)
}

/** Of how many papers the figures are. All are named, so that they add up; a button reads again what failed. */
export function PaperCountLine({ writing: { counts, retry } }: Pick<Props, 'writing'>) {
  const { papers, checked, unchecked, failed } = counts
  const parts = [
    text.checked(checked),
    unchecked === 0 ? null : text.unchecked(unchecked),
    failed === 0 ? null : text.failed(failed),
  ].filter(part => part !== null)
  return (
    <p className={classes.counts}>
      <span>{text.papers(papers, parts)}</span>
      {failed === 0 ? null : (
        <button type="button" className={classes.retry} onClick={retry}>
          {text.retry}
        </button>
      )}
    </p>
  )
}
