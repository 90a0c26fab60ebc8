import { Loader } from '@mantine/core'
import { IconCalendarClock, IconCircleCheck, IconClock, IconFlag, IconRefresh, IconSend } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { isStatus, runningPlan, type Status, statuses } from '../../shared/domain/statuses'
import classes from './StatusChip.module.css'

interface Icon {
  size?: number | string
  'aria-hidden'?: boolean
}

const icons: Record<Status, ComponentType<Icon>> = {
  1: IconClock,
  2: IconCircleCheck,
  3: IconFlag,
  4: IconSend,
  5: IconCalendarClock,
  6: IconRefresh,
}

const tones: Record<Status, string | undefined> = {
  1: classes.active,
  2: classes.done,
  3: classes.ended,
  4: classes.active,
  5: classes.waiting,
  6: classes.again,
}

interface Props {
  homework: { status: number; homework_type?: number }
}

/** A homework's status (SPEC §4) with label and icon, never by colour alone; an unknown status shows nothing. */
export function StatusChip({ homework: { status, homework_type } }: Props) {
  if (!isStatus(status)) return null
  const Icon = icons[status]
  const isRunningPlan = status === runningPlan.status && homework_type === runningPlan.homework_type
  const isBeingSent = status === runningPlan.status && !isRunningPlan
  return (
    <span className={`${classes.chip} ${tones[status] ?? ''}`}>
      {isBeingSent ? <Loader size={14} color="currentColor" aria-hidden /> : <Icon size={14} aria-hidden />}
      {isRunningPlan ? runningPlan.label : statuses[status].label}
    </span>
  )
}
