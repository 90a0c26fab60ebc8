import { Menu } from '@mantine/core'
import { text as studyText } from '../../features/study/text'
import { paths } from '../../paths'
import { useOffline } from '../../ui/connection'
import { Link } from '../../ui/Link'
import { RowMenu, RowMenuAction } from '../../ui/RowMenu'
import { type RowAction, rowActions } from './row-actions'
import { nameOf, type Student } from './student-cells'
import { text } from './text'

interface Props {
  student: Student
  onAct(action: RowAction, student: Student): void
}

/** The menu of one student. */
export const StudentMenu = ({ tabIndex, ...props }: Props & { tabIndex: number }) => (
  <RowMenu label={text.menuOf(nameOf(props.student))} width={290} tabIndex={tabIndex} data-removes>
    <Entries {...props} />
  </RowMenu>
)

function Entries({ student, onAct }: Props) {
  const isOffline = useOffline()
  return (
    <>
      <Menu.Item component={Link} to={paths.studentDetails(student.student_id)}>
        {studyText.showStudy}
      </Menu.Item>
      {rowActions(student, isOffline).map(({ name, label, reason }) => (
        <RowMenuAction key={name} label={label} reason={reason} onAct={() => onAct(name, student)} />
      ))}
    </>
  )
}
