import { IconCircleCheck, IconClock, IconFlag, IconSend } from '@tabler/icons-react'
import { applyStatuses } from '../../../shared/domain/statuses'
import { Chip } from '../../ui/StatusChip'

type Status = keyof typeof applyStatuses

const chips = {
  1: { tone: 'waiting', icon: IconSend },
  2: { tone: 'active', icon: IconClock },
  3: { tone: 'done', icon: IconCircleCheck },
  4: { tone: 'again', icon: IconFlag },
} as const satisfies Record<Status, unknown>

const isStatus = (status: number): status is Status => Object.hasOwn(applyStatuses, status)

/** The state of an application, with label and icon; an unknown state shows nothing. */
export function ApplicationStatus({ status }: { status: number }) {
  if (!isStatus(status)) return null
  const { tone, icon } = chips[status]
  return (
    <Chip tone={tone} icon={icon}>
      {applyStatuses[status]}
    </Chip>
  )
}
