import { IconCalendarClock, IconFlag, IconPlayerPause, IconSend } from '@tabler/icons-react'
import classes from './PeriodicPlan.module.css'
import { isPlanStatus } from './plan-days'
import { text } from './text'

const icons = { 0: IconCalendarClock, 1: IconSend, 2: IconPlayerPause, 3: IconFlag }

/** The status of a plan with an icon. An unknown status renders nothing. */
export function PlanStatusChip({ status }: { status: number }) {
  if (!isPlanStatus(status)) return null
  const Icon = icons[status]
  return (
    <span className={classes.chip} data-status={status}>
      <Icon size={14} aria-hidden />
      {text.statuses[status]}
    </span>
  )
}
