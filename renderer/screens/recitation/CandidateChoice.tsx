import { Button, Progress } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { SoundWarning } from './check-sound'
import classes from './Recitation.module.css'
import { text } from './text'
import type { Job } from './use-slot-jobs'

interface Props {
  warnings: readonly SoundWarning[]
  onSend(): void
  onDiscard(): void
}

const words = text.own

/** What may be wrong with a recording that is not sent yet, and whether it is used. */
export function CandidateChoice({ warnings, onSend, onDiscard }: Props) {
  const choice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Chromium answers with a promise, which is no clean-up.
    choice.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <>
      {warnings.map(warning => (
        <p key={warning} className={classes.warning} role="status">
          <IconAlertTriangle size={16} aria-hidden /> {words.warnings[warning]}
        </p>
      ))}
      <div ref={choice} className={classes.line}>
        <span className={classes.note}>{words.candidate}</span>
        <Button variant="light" onClick={onSend}>
          {words.send}
        </Button>
        <Button variant="subtle" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </>
  )
}

/** How far a recording is sent, or why it could not be sent. */
export function SendState({ job }: { job: Job | undefined }) {
  if (job?.kind === 'failed')
    return (
      <p className={classes.fault} role="alert">
        {job.message}
      </p>
    )
  if (job?.kind !== 'uploading') return null
  return (
    <div className={classes.line} role="status">
      <Progress className={classes.progress} value={job.percent} aria-label={words.sending(job.percent)} />
      <span>{words.sending(job.percent)}</span>
      <Button size="compact-sm" variant="default" onClick={job.cancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
