import { Menu } from '@mantine/core'
import { Link } from 'react-router-dom'
import { text as studyText } from '../../features/study/text'
import { paths } from '../../paths'
import { useOffline } from '../../ui/connection'
import { RowMenu } from '../../ui/RowMenu'
import classes from './ManageClass.module.css'
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

/** A disabled action shows its reason. */
function Entries({ student, onAct }: Props) {
  const isOffline = useOffline()
  return (
    <>
      <Menu.Item component={Link} to={paths.studentDetails(student.student_id)}>
        {studyText.showStudy}
      </Menu.Item>
      {rowActions(student, isOffline).map(({ name, label, reason }) => (
        <Menu.Item
          key={name}
          aria-disabled={reason !== null || undefined}
          className={reason === null ? undefined : classes.cannot}
          closeMenuOnClick={reason === null}
          onClick={reason === null ? () => onAct(name, student) : undefined}
        >
          {label}
          {reason !== null && <span className={classes.reason}>{reason}</span>}
        </Menu.Item>
      ))}
    </>
  )
}
