import { Loader } from '@mantine/core'
import { IconCalendarClock, IconCircleCheck, IconClock, IconFlag, IconRefresh } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { isStatus, type Status, statuses } from '../../shared/domain/statuses'
import classes from './StatusChip.module.css'

interface Icon {
  size?: number | string
  'aria-hidden'?: boolean
}

/** A homework that is being sent: it waits for the server, so its icon turns. */
const Sending = ({ size }: Icon) => <Loader size={Number(size)} color="currentColor" aria-hidden />

const icons: Record<Status, ComponentType<Icon>> = {
  1: IconClock,
  2: IconCircleCheck,
  3: IconFlag,
  4: Sending,
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

/** A homework's status (SPEC §4) with label and icon, never by colour alone; an unknown status shows nothing. */
export function StatusChip({ status }: { status: number }) {
  if (!isStatus(status)) return null
  const Icon = icons[status]
  return (
    <span className={`${classes.chip} ${tones[status] ?? ''}`}>
      <Icon size={14} aria-hidden />
      {statuses[status].label}
    </span>
  )
}
