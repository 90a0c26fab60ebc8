/** A menu of the header in the first frame of the program, and after it. */
import { Menu } from '@mantine/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { HeaderMenu } from '../../../renderer/app/HeaderMenu'
import { holdUntilFirstPaint, useFirstPaint } from '../../../renderer/ui/first-paint'
import { holdFrames } from '../../fakes/frames'
import { putBridge, renderScreen } from '../render'

beforeEach(() => void putBridge())

function Program() {
  useFirstPaint()
  return (
    <HeaderMenu button={<button type="button">ヘルプ</button>}>
      <Menu.Item>使い方</Menu.Item>
    </HeaderMenu>
  )
}

it('is a button that says that it has a menu, and opens after the frame if it was clicked in it', async () => {
  const paint = holdFrames()
  holdUntilFirstPaint()
  renderScreen(<Program />)
  const button = screen.getByRole('button', { name: 'ヘルプ' })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(screen.queryByRole('menuitem')).toBeNull()
  await paint()
  await paint()
  expect(await screen.findByRole('menuitem', { name: '使い方' })).toBeVisible()
})

it('keeps the focus of its button after the frame', async () => {
  const paint = holdFrames()
  holdUntilFirstPaint()
  renderScreen(<Program />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'ヘルプ' })).toHaveFocus()
  await paint()
  await paint()
  expect(screen.getByRole('button', { name: 'ヘルプ' })).toHaveFocus()
})

it('stays closed after the frame if nobody clicked, and opens when it is clicked', async () => {
  const paint = holdFrames()
  holdUntilFirstPaint()
  renderScreen(<Program />)
  await paint()
  await paint()
  expect(screen.queryByRole('menuitem')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'ヘルプ' }))
  expect(await screen.findByRole('menuitem', { name: '使い方' })).toBeVisible()
})
