import { text } from './text'

interface Props {
  /** Undefined while it is not known. */
  remaining: number | undefined
  hasFailed: boolean
}

/** What the page is for, and how many resources can still be made this month. */
export function Facts({ remaining, hasFailed }: Props) {
  const count = remaining === undefined ? '' : text.remaining(remaining)
  return (
    <>
      <span>{text.lead}</span>
      <strong>{hasFailed ? text.remainingFailed : count}</strong>
    </>
  )
}
