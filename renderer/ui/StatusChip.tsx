import { Loader } from '@mantine/core'
import { IconCalendarClock, IconCircleCheck, IconClock, IconFlag, IconRefresh, IconSend } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
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

type Tone = 'active' | 'done' | 'ended' | 'waiting' | 'again'

const tones: Record<Status, Tone> = { 1: 'active', 2: 'done', 3: 'ended', 4: 'active', 5: 'waiting', 6: 'again' }

interface ChipProps {
  tone: Tone
  icon: ComponentType<Icon>
  children: ReactNode
}

/** A state as a chip: a label with an icon, never by colour alone. */
export const Chip = ({ tone, icon: Icon, children }: ChipProps) => (
  <span className={`${classes.chip} ${classes[tone] ?? ''}`}>
    <Icon size={14} aria-hidden />
    {children}
  </span>
)

const BeingSent = () => <Loader size={14} color="currentColor" aria-hidden />

interface Props {
  homework: { status: number; homework_type?: number }
}

/** A homework's status (SPEC §4) with label and icon, never by colour alone; an unknown status shows nothing. */
export function StatusChip({ homework: { status, homework_type } }: Props) {
  if (!isStatus(status)) return null
  const isRunningPlan = status === runningPlan.status && homework_type === runningPlan.homework_type
  const isBeingSent = status === runningPlan.status && !isRunningPlan
  return (
    <Chip tone={tones[status]} icon={isBeingSent ? BeingSent : icons[status]}>
      {isRunningPlan ? runningPlan.label : statuses[status].label}
    </Chip>
  )
}
