import { PasswordSheets } from '../../features/passwords/PasswordSheets'
import { LeaveDialog } from '../../features/roster/LeaveDialog'
import { BatchDialog } from './dialogs/BatchDialog'
import { BranchesDialog } from './dialogs/BranchesDialog'
import { PasswordDialog } from './dialogs/PasswordDialog'
import { ResetDialog } from './dialogs/ResetDialog'
import { text } from './dialogs/text'
import type { RowAction } from './row-actions'
import type { SelectionAction } from './SelectionBar'
import { type Change, idOf, nameOf, type Student } from './student-cells'

/** The dialog that is open, and the students that it is about; `passwords` without students: the whole class. */
export interface OpenDialog {
  kind: RowAction | SelectionAction
  students: readonly Student[]
}

interface Props {
  team: { id: string; name: string }
  open: OpenDialog
  onChanged(changes: readonly Change[]): void
  onLeave(students: readonly Student[]): void
  onClose(): void
}

/** The dialogs about one or many students of the class. */
export function StudentDialogs({ team, open, onChanged, onLeave, onClose }: Props) {
  const { kind, students } = open
  const [first] = students
  const batch = { teamId: team.id, students, onDone: onChanged, onClose }
  switch (kind) {
    case 'grade_name':
    case 'class_name':
      return <BatchDialog {...batch} field={kind} />
    case 'reset':
      return <ResetDialog {...batch} />
    case 'leave':
      return (
        <LeaveDialog
          from={text.leave.from(team.name)}
          students={students.map(nameOf)}
          remarks={[text.leave.undo]}
          onLeave={() => onLeave(students)}
          onClose={onClose}
        />
      )
    case 'passwords':
    case 'initial':
      return <PasswordSheets team={team} studentIds={first && students.map(idOf)} onClose={onClose} />
    case 'password':
      return first ? <PasswordDialog student={first} onClose={onClose} /> : null
    case 'branches':
      return first ? <BranchesDialog student={first} onClose={onClose} /> : null
  }
}
