import { Link } from 'react-router-dom'
import type { PresentStudent } from '../../../shared/domain/roster/plan-types'
import { paths } from '../../paths'
import type { Column } from '../../ui/table/column'
import { DataTable } from '../../ui/table/DataTable'
import classes from './RosterImport.module.css'
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

/** Students of the classes in the file who are not in it. An import never removes them. */
export const AbsentList = ({ students }: { students: readonly PresentStudent[] }) => (
  <>
    <p className={classes.remark}>{text.absent.hint}</p>
    <DataTable
      label={text.absent.label}
      columns={columns}
      rows={students}
      rowKey={({ student_id }) => student_id}
      client
      virtualHeight={students.length > 50 ? 'max(280px, calc(100dvh - 420px))' : undefined}
    />
  </>
)
