import { Button } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import type { PresentStudent } from '../../../shared/domain/roster/plan-types'
import { LeaveDialog } from '../../features/roster/LeaveDialog'
import { paths } from '../../paths'
import { useOffline } from '../../ui/connection'
import { deletionCell } from '../../ui/deletions/UndoCell'
import type { RowDeletion } from '../../ui/deletions/use-row-deletion'
import { Link } from '../../ui/Link'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import { useSelection } from '../../ui/table/use-selection'
import classes from './RosterImport.module.css'
import { studentText } from './reasons'
import { text } from './text'

const columns: Column<PresentStudent>[] = [
  { key: 'team', label: text.fields.team, width: '160px', cell: ({ team_name }) => team_name },
  { key: 'number', label: text.fields.number, width: '100px', numeric: true, cell: ({ number }) => number },
  { key: 'name', label: text.fields.nickname, head: true, cell: ({ nickname }) => nickname },
  { key: 'id', label: text.fields.student_id, width: '160px', cell: ({ student_id }) => student_id },
  {
    key: 'open',
    label: text.table.decide,
    hideLabel: true,
    width: '140px',
    cell: ({ team_id, student_id }) => <Link to={paths.manageClass(team_id, student_id)}>{text.absent.open}</Link>,
  },
]

const idOf = ({ student_id }: PresentStudent): string => student_id

interface Props {
  students: readonly PresentStudent[]
  removal: RowDeletion<PresentStudent>
  /** How many rows are at fault or doubtful: their students may be among these. */
  unclear: number
  /** How many rows are skipped. */
  skipped: number
  /** An import is running. */
  isReadOnly: boolean
}

/** Students of the classes in the file who are not in it. An import never removes them; the teacher ticks who leaves. */
export function AbsentList({ students, removal, unclear, skipped, isReadOnly }: Props) {
  const selection = useSelection(idOf)
  const [isAsking, setAsking] = useState(false)
  const isOffline = useOffline()
  const isFree = (student: PresentStudent) => removal.stateOf(student) === null
  const chosen = students.filter(student => selection.rows.has(idOf(student)) && isFree(student))
  const remark = unclear + skipped === 0 ? '' : text.absent.unclear(unclear, skipped)
  const classNames = [...new Set(chosen.map(({ team_name }) => team_name))]
  return (
    <>
      <p className={classes.remark}>{text.absent.hint}</p>
      {remark !== '' && <p className={classes.fault}>{remark}</p>}
      <div className={classes.line}>
        <span role="status">{text.absent.chosen(chosen.length, students.length)}</span>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconUserMinus size={16} aria-hidden />}
          disabled={chosen.length === 0 || isReadOnly || isOffline}
          onClick={() => setAsking(true)}
        >
          {text.absent.remove}
        </Button>
      </div>
      <DataTable
        label={text.absent.label}
        columns={columns}
        rows={students}
        rowKey={idOf}
        client
        select={{ selection, nameOf: studentText, isSelectable: isFree }}
        replaced={student => deletionCell(removal, student)}
        virtualHeight={students.length > 50 ? 'max(280px, calc(100dvh - 460px))' : undefined}
      />
      {isAsking && (
        <LeaveDialog
          from={text.absent.from(classNames)}
          students={chosen.map(({ nickname, student_id }) => nickname || student_id)}
          remarks={[text.absent.undo, ...(remark === '' ? [] : [remark])]}
          onLeave={() => {
            removal.start(chosen)
            selection.clear()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
