import { Menu } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RowMenu, RowMenuAction } from '../../../renderer/ui/RowMenu'
import { renderScreen } from '../render'

const Entries = vi.fn(() => <Menu.Item>名前を変える</Menu.Item>)

const show = () =>
  renderScreen(
    <RowMenu label="1年1組のメニュー" width={220}>
      <Entries />
    </RowMenu>,
  )

test('the menu of a row is built when its button is pressed, and closes to its button', async () => {
  const user = userEvent.setup()
  Entries.mockClear()
  show()
  expect(screen.getByRole('button', { name: '1年1組のメニュー' }).getAttribute('aria-haspopup')).toBe('menu')
  expect(Entries).not.toHaveBeenCalled()

  await user.tab()
  await user.keyboard('{Enter}')
  const entry = await screen.findByRole('menuitem', { name: '名前を変える' })
  expect(screen.getByRole('menu', { name: '1年1組のメニュー' }).contains(entry)).toBe(true)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(screen.getByRole('button', { name: '1年1組のメニュー' })).toBe(document.activeElement)
})

test('the menu of a row opens again by its button', async () => {
  const user = userEvent.setup()
  show()
  for (const _time of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: '1年1組のメニュー' }))
    await user.click(await screen.findByRole('menuitem', { name: '名前を変える' }))
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  }
})

test('the menu of a row stays closed when its page is shown again', async () => {
  const user = userEvent.setup()
  function Page() {
    const [isHidden, setHidden] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setHidden(!isHidden)}>
          ほかの画面
        </button>
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <RowMenu label="1年1組のメニュー" width={220}>
            <Entries />
          </RowMenu>
        </Activity>
      </>
    )
  }
  renderScreen(<Page />)
  await user.click(screen.getByRole('button', { name: '1年1組のメニュー' }))
  await user.click(await screen.findByRole('menuitem', { name: '名前を変える' }))
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  const other = screen.getByRole('button', { name: 'ほかの画面' })
  await user.click(other)
  expect(screen.queryByRole('button', { name: '1年1組のメニュー' })).toBeNull()
  await user.click(other)
  expect(screen.getByRole('button', { name: '1年1組のメニュー' })).toBeVisible()
  expect(screen.queryByRole('menuitem')).toBeNull()
})

test('an action that is not possible says why, does nothing, and keeps the menu open', async () => {
  const user = userEvent.setup()
  const onAct = vi.fn()
  renderScreen(
    <RowMenu label="1年1組のメニュー" width={220}>
      <RowMenuAction label="削除" reason="授業中です。" onAct={onAct} />
      <RowMenuAction label="名前を変える" reason={null} onAct={onAct} />
    </RowMenu>,
  )
  await user.click(screen.getByRole('button', { name: '1年1組のメニュー' }))
  const entry = await screen.findByRole('menuitem', { name: /^削除/ })
  expect(entry).toHaveTextContent('授業中です。')
  expect(entry).toHaveAttribute('aria-disabled', 'true')
  await user.click(entry)
  expect(onAct).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '1年1組のメニュー' })).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('menuitem', { name: '名前を変える' }))
  expect(onAct).toHaveBeenCalledOnce()
})
