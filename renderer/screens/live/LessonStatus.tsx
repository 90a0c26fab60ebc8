import { IconCalendarClock, IconFlag, IconVideo } from '@tabler/icons-react'
import { liveStatuses } from '../../../shared/domain/statuses'
import { Chip } from '../../ui/StatusChip'

type Status = keyof typeof liveStatuses

const chips = {
  0: { tone: 'waiting', icon: IconCalendarClock },
  1: { tone: 'active', icon: IconVideo },
  2: { tone: 'ended', icon: IconFlag },
} as const satisfies Record<Status, unknown>

const isStatus = (status: number): status is Status => Object.hasOwn(liveStatuses, status)

/** The state of a lesson, with label and icon; an unknown state shows nothing. */
export function LessonStatus({ status }: { status: number }) {
  if (!isStatus(status)) return null
  const { tone, icon } = chips[status]
  return (
    <Chip tone={tone} icon={icon}>
      {liveStatuses[status]}
    </Chip>
  )
}
