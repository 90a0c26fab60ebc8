import { Menu } from '@mantine/core'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'
import { useIsPainted } from '../ui/first-paint'

interface Props {
  button: ReactElement<ComponentProps<'button'>>
  /** The items of the menu. */
  children: ReactNode
}

/** A menu of the header. The first frame of the program has only its button; if it is clicked then, the menu opens after it. */
export function HeaderMenu({ button, children }: Props) {
  const [opened, setOpened] = useState(false)
  if (!useIsPainted()) {
    return cloneElement(button, {
      'aria-haspopup': 'menu',
      'aria-expanded': opened,
      onClick: () => setOpened(!opened),
    })
  }
  return (
    <Menu position="bottom-end" width={240} opened={opened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
