import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { daysBetween } from '../../../../shared/domain/days'
import { parseJst, shortTime, wireTime } from '../../../../shared/domain/time'
import { paths } from '../../../paths'
import { HolidayWord } from '../../../ui/calendar/HolidayWord'
import { useNow } from '../../../ui/clock'
import { ErrorState } from '../../../ui/ErrorState'
import { Link } from '../../../ui/Link'
import { Skeletons } from '../../../ui/Skeletons'
import { homeworkTitle } from '../homework-title'
import classes from './Redistribute.module.css'
import { RedistributionResult } from './RedistributionResult'
import { type RedistributionDetails, redistributedStatus, targetStudents } from './redistribution-check'
import { TargetStudents } from './TargetStudents'
import { text } from './text'
import { useSendRedistribution } from './use-send-redistribution'

interface Props {
  homeworkId: string
  /** Called when sending starts and ends. The dialog cannot be closed while sending. */
  onBusy(busy: boolean): void
  onClose(): void
}

/** The content of the dialog: the receiving students and the new deadline, the send button, and the outcome. */
export function RedistributeForm({ homeworkId, onBusy, onClose }: Props) {
  const sending = useSendRedistribution(homeworkId)
  const { shown, hasFailed, busy, outcome } = sending
  useEffect(() => onBusy(busy), [busy, onBusy])
  // The focused button may have disappeared. Move the focus to the main button of the new state.
  const foot = useRef<HTMLDivElement>(null)
  const shownState = busy ? null : (outcome ?? shown)
  useEffect(() => {
    if (shownState) foot.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [shownState])
  if (hasFailed && !shown) return <ErrorState message={text.failed} onRetry={sending.load} />
  if (!shown) return <Skeletons count={5} />
  const { details, end } = shown
  const targets = targetStudents(details)
  const isDone = outcome?.kind === 'done' && outcome.result.check !== null
  const isUnknown = outcome?.kind === 'unknown' || (outcome?.kind === 'done' && outcome.result.check === null)
  const canSend = !isDone && !isUnknown && details.can_reissue === 1
  return (
    <>
      <p className={classes.homework}>{homeworkTitle(details.title)}</p>
      {isDone ? null : details.can_reissue === 1 ? (
        <>
          <Plan details={details} end={end} targets={targets.length} />
          <TargetStudents students={targets} />
        </>
      ) : (
        <Refusal details={details} end={end} />
      )}
      {outcome && <RedistributionResult outcome={outcome} />}
      <div ref={foot} className={classes.foot}>
        <Link
          to={paths.redistributionDetails(homeworkId)}
          onClick={event => (busy ? event.preventDefault() : onClose())}
        >
          {text.details}
        </Link>
        <Button
          variant="default"
          disabled={busy}
          onClick={onClose}
          data-autofocus={!(canSend || isUnknown) || undefined}
        >
          {canSend ? text.cancel : text.close}
        </Button>
        {isUnknown && (
          <Button loading={busy} onClick={sending.checkAgain} data-autofocus>
            {text.checkAgain}
          </Button>
        )}
        {canSend && (
          <Button loading={busy} onClick={sending.send} data-autofocus>
            {text.send(targets.length)}
          </Button>
        )}
      </div>
    </>
  )
}

/** Formats a time; a dash for null. */
function useTime() {
  const now = useNow()
  return (instant: number | null) => (instant === null ? text.noEnd : shortTime(instant, now))
}

function Plan({ details, end, targets }: { details: RedistributionDetails; end: number | null; targets: number }) {
  const time = useTime()
  const now = useNow()
  const submitted = details.items.length - targets
  const before = parseJst(details.end_time)
  return (
    <dl className={classes.facts}>
      <dt>{text.receivers}</dt>
      <dd>
        <strong>{text.receiversCount(targets, details.items.length)}</strong>
      </dd>
      <dt>{text.end}</dt>
      <dd className={classes.ends}>
        <span>{time(before)}</span>
        <IconArrowRight size={16} aria-label={text.endArrow} />
        <strong>{time(end)}</strong>
        {end === null ? null : <HolidayWord date={wireTime(end)} />}
        {before === null || end === null ? null : (
          <span className={classes.moves}>{text.endMoves(daysBetween(before, end), daysBetween(now, end))}</span>
        )}
      </dd>
      <dt>{text.excluded}</dt>
      <dd>{text.excludedCount(submitted)}</dd>
    </dl>
  )
}

function Refusal({ details, end }: { details: RedistributionDetails; end: number | null }) {
  const time = useTime()
  return (
    <div className={classes.refusal}>
      <p>{details.reason || text.cannotRedistribute}</p>
      {details.status === redistributedStatus && <p>{text.runningUntil(time(end), details.reached_count)}</p>}
    </div>
  )
}
