import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { text as studyText } from '../../features/study/text'
import { paths } from '../../paths'
import { useOffline } from '../../ui/connection'
import classes from './ManageClass.module.css'
import { type RowAction, rowActions } from './row-actions'
import { nameOf, type Student } from './student-cells'
import { text } from './text'

interface Props {
  student: Student
  tabIndex: number
  onAct(action: RowAction, student: Student): void
}

/** The menu of one student. A disabled action shows its reason. */
export function RowMenu({ student, tabIndex, onAct }: Props) {
  const isOffline = useOffline()
  const label = text.menuOf(nameOf(student))
  return (
    <Menu position="bottom-end" width={290}>
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={label} tabIndex={tabIndex} data-removes>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.Item component={Link} to={paths.studentDetails(student.student_id)}>
          {studyText.showStudy}
        </Menu.Item>
        {rowActions(student, isOffline).map(({ name, label: words, reason }) => (
          <Menu.Item
            key={name}
            aria-disabled={reason !== null || undefined}
            className={reason === null ? undefined : classes.cannot}
            closeMenuOnClick={reason === null}
            onClick={reason === null ? () => onAct(name, student) : undefined}
          >
            {words}
            {reason !== null && <span className={classes.reason}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
