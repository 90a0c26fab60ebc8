import classes from './ClassWriting.module.css'
import { classWritingText as text } from './text'
import type { ClassWriting } from './use-class-writing'

/** Of how many papers the figures are. All are named, so that they add up; a button reads again what failed. */
export function PaperCountLine({ writing: { counts, retry } }: { writing: ClassWriting }) {
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
