import { Button } from '@mantine/core'
import { parseJst, shortTime } from '../../../shared/domain/time'
import { now, useNow } from '../../ui/clock'
import { confirmDialog } from '../../ui/dialogs'
import { openDays, type Plan, previewResume, startOf } from './plan-days'
import { text } from './text'
import { planCalls, type usePlanEdit } from './use-plan-edit'

const labels = text.change

/** At most this many days are listed; the others are counted. */
const maxListedDays = 5

/** The question before resuming: one line for each remaining day. */
function resumeQuestion(plan: Plan, at: number): string {
  const { days, end } = previewResume(plan, at)
  const time = (instant: number) => shortTime(instant, at)
  const line = ({ from, to }: { from: number; to: number }) =>
    from === to ? labels.unchangedTime(time(from)) : labels.shift(time(from), time(to))
  return [
    labels.resumeQuestion,
    ...days.slice(0, maxListedDays).map(line),
    ...(days.length > maxListedDays ? [labels.more(days.length - maxListedDays)] : []),
    ...(end === null
      ? []
      : [end.from === end.to ? labels.endUnchanged(time(end.to)) : labels.endMoved(time(end.from), time(end.to))]),
  ].join('\n')
}

/** Buttons to pause, resume and end the plan. Each asks for confirmation and says what will happen. */
export function PlanActions({ plan, edit }: { plan: Plan; edit: ReturnType<typeof usePlanEdit> }) {
  const { busy, run } = edit
  const at = useNow()
  const { homework_id: id, plan_status: status } = plan
  const time = (value: string | undefined) => {
    const instant = parseJst(value ?? '')
    return instant === null ? text.noTime : shortTime(instant, at)
  }
  const remaining = openDays(plan)
  const pause = async () => {
    if (
      !(await confirmDialog({
        title: labels.pause,
        message: labels.pauseQuestion(time(plan.next_time)),
        confirm: labels.pause,
      }))
    )
      return
    await run({ send: planCalls.pause(id), doneMessage: labels.doneMessages.pause })
  }
  const resume = async () => {
    if (!(await confirmDialog({ title: labels.resume, message: resumeQuestion(plan, now()), confirm: labels.resume })))
      return
    await run({ send: planCalls.resume(id), doneMessage: labels.doneMessages.resume })
  }
  const end = async () => {
    const [first, last] = [remaining[0], remaining.at(-1)]
    const message = labels.endQuestion(
      remaining.length,
      first ? shortTime(startOf(first), at) : text.noTime,
      last ? shortTime(startOf(last), at) : text.noTime,
      plan.delivered_count,
      time(plan.end_time),
    )
    if (!(await confirmDialog({ title: labels.end, message, confirm: labels.end }))) return
    await run({ send: planCalls.end(id), doneMessage: labels.doneMessages.end })
  }
  const button = (label: string, act: () => Promise<void>) => (
    <Button variant="default" aria-busy={busy || undefined} onClick={() => void act()}>
      {label}
    </Button>
  )
  return (
    <>
      {(status === 1 || status === 2) && button(labels.end, end)}
      {status === 1 && button(labels.pause, pause)}
      {status === 2 && button(labels.resume, resume)}
    </>
  )
}
