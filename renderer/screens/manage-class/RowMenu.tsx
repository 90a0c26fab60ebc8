import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react'
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

const MenuButton = (props: ActionIconProps & ComponentPropsWithRef<'button'>) => (
  <ActionIcon variant="subtle" data-removes {...props}>
    <IconDots size={18} aria-hidden />
  </ActionIcon>
)

/**
 * The menu of one student. It is built when its button is pressed for the first time: building those of all rows took
 * half of the time of a frame while the table is scrolled.
 */
export function RowMenu(props: Props) {
  const [isBuilt, setBuilt] = useState(false)
  const label = text.menuOf(nameOf(props.student))
  return isBuilt ? (
    <BuiltMenu {...props} />
  ) : (
    <MenuButton aria-label={label} aria-haspopup="menu" tabIndex={props.tabIndex} onClick={() => setBuilt(true)} />
  )
}

/** Opens itself. A disabled action shows its reason. */
function BuiltMenu({ student, tabIndex, onAct }: Props) {
  const isOffline = useOffline()
  const label = text.menuOf(nameOf(student))
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    // this button takes the place of the one that was pressed; the menu gives the focus back to it
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return (
    <Menu position="bottom-end" width={290} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MenuButton ref={button} aria-label={label} tabIndex={tabIndex} />
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
