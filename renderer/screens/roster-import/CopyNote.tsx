import { shortTime } from '../../../shared/domain/time'
import { useNow } from '../../ui/clock'
import classes from './RosterImport.module.css'

interface Props {
  /** The time of the offline copy; null if the students are from the server. */
  copiedAt: number | null
  message(time: string): string
}

/** Says that the students are an offline copy, and what is not possible meanwhile. */
export function CopyNote({ copiedAt, message }: Props) {
  const now = useNow()
  return (
    copiedAt !== null && (
      <p className={classes.fault} role="alert">
        {message(shortTime(copiedAt, now))}
      </p>
    )
  )
}
