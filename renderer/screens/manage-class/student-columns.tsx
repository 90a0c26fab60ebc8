/** The columns of the table of students. */

import type { GridColumn } from '../../ui/grid/grid-column'
import { Clip } from '../../ui/table/Clip'
import type { SortField } from './list-rules'
import type { RowAction } from './row-actions'
import { StudentMenu } from './StudentMenu'
import type { Field, Student } from './student-cells'
import { text } from './text'

const labels = text.columns

/** @param onAct a stable function. */
export const studentColumns = (
  onAct: (action: RowAction, student: Student) => void,
): readonly GridColumn<Student, Field, SortField>[] => [
  { key: 'number', field: 'number', label: labels.number, sort: 'number', numeric: true, need: 84, grow: 0 },
  { key: 'nickname', field: 'nickname', label: labels.nickname, sort: 'nickname', head: true, need: 180, grow: 4 },
  { key: 'grade_name', field: 'grade_name', label: labels.grade_name, sort: 'grade_name', need: 96, grow: 1 },
  { key: 'class_name', field: 'class_name', label: labels.class_name, sort: 'class_name', need: 96, grow: 1 },
  {
    key: 'id',
    label: labels.id,
    sort: 'student_id',
    need: 130,
    grow: 1,
    cell: ({ student_id }) => <Clip>{student_id}</Clip>,
  },
  {
    key: 'password',
    label: labels.password,
    need: 110,
    grow: 0,
    spare: 1,
    cell: ({ password_changed }) => (password_changed === 1 ? text.password.changed : text.password.initial),
  },
  {
    key: 'menu',
    label: labels.menu,
    hideLabel: true,
    width: '56px',
    pinned: true,
    hasControl: true,
    cell: (student, tabIndex) => <StudentMenu student={student} tabIndex={tabIndex} onAct={onAct} />,
  },
]
