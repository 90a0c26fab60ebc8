import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import classes from './RowMenu.module.css'

interface ButtonProps {
  /** The name of the button and of the menu. */
  label: string
  tabIndex?: number
  /** Where the focus goes when its row is removed and undone (see `useRowFocus`). */
  'data-removes'?: true
}

interface Props extends ButtonProps {
  /** The width of the menu in pixels. */
  width: number
  /** The entries. A component is rendered only while the menu is open. */
  children: ReactNode
}

interface TargetProps extends Omit<ButtonProps, 'label'> {
  'aria-label': string
  'aria-haspopup'?: 'menu'
  onClick?: () => void
  ref?: RefObject<HTMLButtonElement | null>
}

const MenuButton = (props: TargetProps) => (
  <ActionIcon variant="subtle" {...props}>
    <IconDots size={18} aria-hidden />
  </ActionIcon>
)

/**
 * The menu of one row of a table. It is built when its button is pressed for the first time: building those of all rows
 * takes half of the time of a frame while a table is scrolled, and they render again whenever the page is shown again.
 */
export function RowMenu({ width, children, ...button }: Props) {
  const [isBuilt, setBuilt] = useState(false)
  const { label, ...others } = button
  if (!isBuilt) return <MenuButton aria-label={label} aria-haspopup="menu" onClick={() => setBuilt(true)} {...others} />
  return (
    <BuiltMenu width={width} {...button}>
      {children}
    </BuiltMenu>
  )
}

interface ActionProps {
  label: string
  /** Why it cannot be done; null if it can. */
  reason: string | null
  onAct: () => void
}

/** An action in the menu of a row. One that cannot be done says why, and the menu stays open. */
export function RowMenuAction({ label, reason, onAct }: ActionProps) {
  if (reason === null) return <Menu.Item onClick={onAct}>{label}</Menu.Item>
  return (
    <Menu.Item aria-disabled className={classes.cannot} closeMenuOnClick={false}>
      {label}
      <span className={classes.reason}>{reason}</span>
    </Menu.Item>
  )
}

/** The menu after the first press of its button; it opens when it is mounted. */
function BuiltMenu({ width, label, children, ...others }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const hasOpened = useRef(false)
  useLayoutEffect(() => {
    // effects also run when a page is shown again; the menu stays closed then
    if (hasOpened.current) return
    hasOpened.current = true
    // this button takes the place of the one that was pressed; the menu gives the focus back to it
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [])
  return (
    <Menu position="bottom-end" width={width} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MenuButton ref={button} aria-label={label} {...others} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  )
}
