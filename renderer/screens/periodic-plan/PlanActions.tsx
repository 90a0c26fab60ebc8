import { Button } from '@mantine/core'
import { parseJst, shortTime } from '../../../shared/domain/time'
import { now, useNow } from '../../ui/clock'
import { confirmDialog } from '../../ui/dialogs'
import { openDays, type Plan, previewResume, startOf } from './plan-days'
import { text } from './text'
import { planCalls, type usePlanEdit } from './use-plan-edit'

const words = text.change

/** As many days as a question lists before the rest is counted. */
const listed = 5

/** What a resumption makes of the days that are left, a line each. */
function resumption(plan: Plan, at: number): string {
  const { days, end } = previewResume(plan, at)
  const time = (instant: number) => shortTime(instant, at)
  const line = ({ from, to }: { from: number; to: number }) =>
    from === to ? words.stays(time(from)) : words.shift(time(from), time(to))
  return [
    words.askResume,
    ...days.slice(0, listed).map(line),
    ...(days.length > listed ? [words.more(days.length - listed)] : []),
    ...(end === null
      ? []
      : [end.from === end.to ? words.endStays(time(end.to)) : words.endShift(time(end.from), time(end.to))]),
  ].join('\n')
}

/** Pauses, resumes or ends the plan; each says before what it will do. */
export function PlanActions({ plan, edit }: { plan: Plan; edit: ReturnType<typeof usePlanEdit> }) {
  const { busy, run } = edit
  const at = useNow()
  const { homework_id: id, plan_status: status } = plan
  const time = (value: string | undefined) => {
    const instant = parseJst(value ?? '')
    return instant === null ? text.noTime : shortTime(instant, at)
  }
  const left = openDays(plan)
  const pause = async () => {
    if (
      !(await confirmDialog({
        title: words.pause,
        message: words.askPause(time(plan.next_time)),
        confirm: words.pause,
      }))
    )
      return
    await run({ send: () => planCalls.pause(id), doneMessage: words.said.pause })
  }
  const resume = async () => {
    if (!(await confirmDialog({ title: words.resume, message: resumption(plan, now()), confirm: words.resume }))) return
    await run({ send: () => planCalls.resume(id), doneMessage: words.said.resume })
  }
  const end = async () => {
    const [first, last] = [left[0], left.at(-1)]
    const message = words.askEnd(
      left.length,
      first ? shortTime(startOf(first), at) : text.noTime,
      last ? shortTime(startOf(last), at) : text.noTime,
      plan.delivered_count,
      time(plan.end_time),
    )
    if (!(await confirmDialog({ title: words.end, message, confirm: words.end }))) return
    await run({ send: () => planCalls.end(id), doneMessage: words.said.end })
  }
  const button = (label: string, act: () => Promise<void>) => (
    <Button variant="default" aria-busy={busy || undefined} onClick={() => void act()}>
      {label}
    </Button>
  )
  return (
    <>
      {(status === 1 || status === 2) && button(words.end, end)}
      {status === 1 && button(words.pause, pause)}
      {status === 2 && button(words.resume, resume)}
    </>
  )
}
