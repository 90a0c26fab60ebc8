import { MantineProvider, Modal } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useFocusFallback } from '../../../renderer/app/use-focus-fallback'

function Page({ how: change }: { how: 'gone' | 'disabled' | 'inert' | 'elsewhere' }) {
  const frame = useRef<HTMLDivElement>(null)
  const other = useRef<HTMLInputElement>(null)
  const [pressed, setPressed] = useState(false)
  useFocusFallback(frame)
  const press = () => {
    setPressed(true)
    if (change === 'elsewhere') other.current?.focus()
  }
  return (
    <div ref={frame}>
      <h1 tabIndex={-1}>宿題</h1>
      <div inert={pressed && change === 'inert'}>
        {pressed && (change === 'gone' || change === 'elsewhere') ? null : (
          <button type="button" disabled={pressed && change === 'disabled'} onClick={press}>
            再試行
          </button>
        )}
      </div>
      <input ref={other} aria-label="検索" />
      <button type="button" onClick={() => setPressed(true)}>
        ほか
      </button>
    </div>
  )
}

describe('the focus of a page', () => {
  it.each(['gone', 'disabled', 'inert'] as const)('goes to the h1 when its element is %s', async how => {
    const user = userEvent.setup()
    render(<Page how={how} />)
    screen.getByRole('button', { name: '再試行' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('stays where a component has set it', async () => {
    const user = userEvent.setup()
    render(<Page how="elsewhere" />)
    screen.getByRole('button', { name: '再試行' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: '再試行' })).toBeNull())
    expect(screen.getByLabelText('検索')).toHaveFocus()
  })

  it('is not set after the user gave it up', async () => {
    const user = userEvent.setup()
    render(<Page how="gone" />)
    const retry = screen.getByRole('button', { name: '再試行' })
    retry.focus()
    retry.blur()
    await user.click(screen.getByRole('heading', { level: 1 }))
    ;(document.activeElement as HTMLElement).blur()
    screen.getByRole('button', { name: 'ほか' }).click()
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    expect(document.body).toHaveFocus()
  })

  it('goes to the h1 when a dialog closes whose opener is not there any more', async () => {
    const dialogOn = (isOpen: boolean) => (
      <>
        <Page how="gone" />
        {isOpen && (
          <div role="dialog">
            <button type="button">キャンセル</button>
          </div>
        )}
      </>
    )
    const { rerender } = render(dialogOn(true))
    screen.getByRole('button', { name: 'キャンセル' }).focus()
    rerender(dialogOn(false))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('goes back to the opener of a dialog that closes', async () => {
    const user = userEvent.setup()
    const Opener = () => {
      const frame = useRef<HTMLDivElement>(null)
      const [opened, setOpened] = useState(false)
      useFocusFallback(frame)
      return (
        <MantineProvider env="test">
          <div ref={frame}>
            <h1 tabIndex={-1}>宿題</h1>
            <button type="button" onClick={() => setOpened(true)}>
              削除
            </button>
          </div>
          <Modal opened={opened} onClose={() => setOpened(false)} title="確認">
            <button type="button" data-autofocus onClick={() => setOpened(false)}>
              キャンセル
            </button>
          </Modal>
        </MantineProvider>
      )
    }
    render(<Opener />)
    await user.click(screen.getByRole('button', { name: '削除' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '削除' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: '削除' })).toHaveFocus()
  })
})
