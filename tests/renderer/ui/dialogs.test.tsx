/** Dialogs of the program's theme. */
import { Button, Menu, Modal, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { putBridge, renderScreen } from '../render'

interface Opened {
  opened: boolean
  onChange: (opened: boolean) => void
}

const kinds: Record<string, (opened: Opened) => ReactNode> = {
  dialog: ({ opened, onChange }) => (
    <Modal opened={opened} onClose={() => onChange(false)} title="名前">
      <p>中身</p>
    </Modal>
  ),
  popover: ({ opened, onChange }) => (
    <Popover opened={opened} onChange={onChange}>
      <Popover.Target>
        <Button>その他</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <p>中身</p>
      </Popover.Dropdown>
    </Popover>
  ),
  menu: ({ opened, onChange }) => (
    <Menu opened={opened} onChange={onChange}>
      <Menu.Target>
        <Button>その他</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>中身</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  ),
}

function Example({ content }: { content: (opened: Opened) => ReactNode }) {
  const [opened, { toggle, close, open }] = useDisclosure()
  return (
    <>
      <button type="button" onClick={toggle}>
        開閉
      </button>
      {content({ opened, onChange: wanted => (wanted ? open() : close()) })}
    </>
  )
}

const frame = () => new Promise(done => requestAnimationFrame(done))

beforeEach(() => {
  putBridge()
})

it.each(Object.entries(kinds))('a %s that is opened again is there at once, and stays the same', async (_, content) => {
  renderScreen(<Example content={content} />)
  const toggle = screen.getByRole('button', { name: '開閉' })
  for (const time of ['first', 'second']) {
    fireEvent.click(toggle)
    const inside = screen.getByText('中身')
    for (let frames = 0; frames < 4; frames += 1) await frame()
    expect(inside.isConnected, time).toBe(true)
    fireEvent.click(toggle)
    expect(screen.queryByText('中身'), time).toBeNull()
  }
})
