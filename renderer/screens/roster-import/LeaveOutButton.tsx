import { Button } from '@mantine/core'
import type { RosterImport } from '../../../shared/contract/roster'
import { canLeaveOut, heldRows } from '../../../shared/domain/roster/held-rows'
import { confirmDialog } from '../../ui/dialogs'
import { text } from './text'

interface Props {
  record: RosterImport
  onLeaveOut(id: string): void
}

const words = text.result

/** Goes on with 年次更新 without the students and classes that the server has refused. */
export function LeaveOutButton({ record, onLeaveOut }: Props) {
  const { id } = record
  if (!canLeaveOut(record)) return null
  const leaveOut = async () => {
    const message = words.leaveOutMessage(heldRows(record).length)
    if (await confirmDialog({ title: words.leaveOutTitle, message, confirm: words.leaveOut })) onLeaveOut(id)
  }
  return (
    <Button size="compact-sm" variant="default" onClick={() => void leaveOut()}>
      {words.leaveOut}
    </Button>
  )
}
