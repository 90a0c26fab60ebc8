import { classPapersText } from '../class-papers/text'
import classes from './ClassReading.module.css'
import { classReadingText as text } from './text'
import type { ClassReading } from './use-class-reading'

/** Of how many papers the figures are; a button reads again what failed. */
export function ReadingCountLine({ reading: { counts, read, retry } }: { reading: ClassReading }) {
  const { papers, evaluated, failed } = counts
  if (read < papers)
    return (
      <p className={classes.counts} role="status">
        {classPapersText.reading(read, papers)}
      </p>
    )
  return (
    <p className={classes.counts}>
      <span>{failed === 0 ? text.papers(papers, evaluated) : text.papersWithFailed(papers, evaluated, failed)}</span>
      {failed === 0 ? null : (
        <button type="button" className={classes.retry} onClick={retry}>
          {text.retry}
        </button>
      )}
    </p>
  )
}
