import { Menu } from '@mantine/core'
import {
  type ComponentPropsWithRef,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIsPainted } from '../ui/first-paint'
import classes from './Header.module.css'

interface Props {
  button: ReactElement<ComponentPropsWithRef<'button'>>
  /** The items of the menu. */
  children: ReactNode
}

/**
 * A menu of the header. The first frame of the program has only its button; if it is clicked then, the menu opens after
 * the frame.
 */
export function HeaderMenu({ button, children }: Props) {
  const [opened, setOpened] = useState(false)
  const isPainted = useIsPainted()
  const frame = useRef<HTMLSpanElement>(null)
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    // the button of the menu takes the place of the one of the first frame
    if (isPainted && hasFocus.current) frame.current?.querySelector('button')?.focus()
  }, [isPainted])
  return (
    <span ref={frame} className={classes.menu}>
      {isPainted ? (
        <Menu position="bottom-end" width={240} opened={opened} onChange={setOpened}>
          <Menu.Target>{button}</Menu.Target>
          <Menu.Dropdown>{children}</Menu.Dropdown>
        </Menu>
      ) : (
        cloneElement(button, {
          'aria-haspopup': 'menu',
          'aria-expanded': opened,
          onClick: () => setOpened(!opened),
          onFocus: () => {
            hasFocus.current = true
          },
          onBlur: () => {
            hasFocus.current = false
          },
        })
      )}
    </span>
  )
}
