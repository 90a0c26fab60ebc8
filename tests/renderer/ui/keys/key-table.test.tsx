import { Modal } from '@mantine/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ctrlEnter } from '../../../../renderer/ui/keys/ctrl-enter'
import { KeyHints } from '../../../../renderer/ui/keys/KeyHints'
import type { KeyRow } from '../../../../renderer/ui/keys/key-rows'
import { KeyScope, useKeyTable } from '../../../../renderer/ui/keys/use-key-table'
import { putBridge, renderScreen } from '../../render'

function Page({ rows, enabled = true, group }: { rows: readonly KeyRow[]; enabled?: boolean; group?: string }) {
  const keys = useKeyTable(rows, { enabled, ...(group === undefined ? {} : { group }) })
  return (
    <>
      <input aria-label="入力" />
      <button type="button">ボタン</button>
      <KeyHints rows={keys} />
    </>
  )
}

function renderPage(rows: readonly KeyRow[], options: { enabled?: boolean; group?: string } = {}) {
  putBridge()
  return renderScreen(<Page rows={rows} {...options} />)
}

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init })
const hints = () => within(screen.getByRole('list', { name: 'キー操作' })).getAllByRole('listitem')
const hintTexts = () => hints().map(hint => hint.textContent)
const dialog = () => screen.findByRole('dialog', { name: 'キーの一覧' })
const linesOf = (group: HTMLElement) =>
  [...group.querySelectorAll('dl > div')].map(line => [
    [...line.querySelectorAll('kbd')].map(cap => cap.textContent).join(' '),
    line.querySelector('dd')?.textContent,
  ])

describe('one row of a key table', () => {
  it('feeds the handler, the hint at the foot and the help dialog', async () => {
    const next = vi.fn()
    const previous = vi.fn()
    renderPage([{ label: '次・前の設問', keys: { j: next, ArrowLeft: previous } }])
    press('j')
    press('ArrowLeft')
    expect(next).toHaveBeenCalledTimes(1)
    expect(previous).toHaveBeenCalledTimes(1)
    expect(hintTexts()).toEqual(['J←次・前の設問', '?キーの一覧'])
    press('?', { shiftKey: true })
    const page = within(await dialog()).getByRole('region', { name: 'この画面' })
    expect(linesOf(page)).toEqual([['J ←', '次・前の設問']])
  })

  it('shows many digits as one range', async () => {
    const pin = vi.fn()
    renderPage([{ label: '番号の例文', keys: { 1: pin, 2: pin, 3: pin, 4: pin, p: pin } }])
    press('3')
    expect(pin).toHaveBeenCalledTimes(1)
    press('?', { shiftKey: true })
    const page = within(await dialog()).getByRole('region', { name: 'この画面' })
    expect(linesOf(page)).toEqual([['1–4 P', '番号の例文']])
  })

  it('without handlers only names keys that a widget handles', async () => {
    renderPage([{ label: '行を選ぶ', keys: [' '] }])
    expect(press(' ')).toBe(true)
    expect(hintTexts()).toEqual(['Space行を選ぶ', '?キーの一覧'])
    press('?')
    expect(linesOf(within(await dialog()).getByRole('region', { name: 'この画面' }))).toEqual([['Space', '行を選ぶ']])
  })

  it('with hint: false is only in the help dialog', async () => {
    const run = vi.fn()
    renderPage([{ label: '生徒の見え方', keys: { v: run }, hint: false }])
    press('v')
    expect(run).toHaveBeenCalledTimes(1)
    expect(hintTexts()).toEqual(['?キーの一覧'])
    press('?')
    const line = within(await dialog()).getByText('生徒の見え方')
    await waitFor(() => expect(line).toBeVisible())
  })

  it('with when: false does nothing and is named nowhere', async () => {
    const run = vi.fn()
    renderPage([{ label: '再生', keys: { ' ': run }, when: false }])
    press(' ')
    expect(run).not.toHaveBeenCalled()
    expect(hintTexts()).toEqual(['?キーの一覧'])
    press('?')
    expect(within(await dialog()).queryByText('再生')).toBeNull()
  })

  it('tells Shift and a letter from the letter alone, and shows the caps of both', () => {
    const step = vi.fn()
    const nextStudent = vi.fn()
    renderPage([
      { label: '次の設問', keys: { j: step } },
      { label: '次の生徒', keys: { 'Shift+j': nextStudent } },
    ])
    press('J', { shiftKey: true })
    expect(nextStudent).toHaveBeenCalledTimes(1)
    expect(step).not.toHaveBeenCalled()
    expect(hintTexts()).toEqual(['J次の設問', '⇧J次の生徒', '?キーの一覧'])
  })
})

describe('the keys of a table', () => {
  it('do nothing in fields and during IME composition', () => {
    const next = vi.fn()
    renderPage([{ label: '次', keys: { j: next } }])
    press('j', {}, screen.getByRole('textbox'))
    press('j', { isComposing: true })
    press('j', { keyCode: 229 })
    expect(next).not.toHaveBeenCalled()
  })

  it('do nothing if another handler has used the key', () => {
    const next = vi.fn()
    renderPage([{ label: '次', keys: { j: next } }])
    const use = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', use)
    press('j')
    document.body.removeEventListener('keydown', use)
    expect(next).not.toHaveBeenCalled()
    press('j')
    expect(next).toHaveBeenCalledOnce()
  })

  it('leave Enter and Space to a focused button', () => {
    const space = vi.fn()
    renderPage([{ label: '再生', keys: { ' ': space } }])
    press(' ', {}, screen.getByRole('button', { name: 'ボタン' }))
    expect(space).not.toHaveBeenCalled()
    press(' ')
    expect(space).toHaveBeenCalledTimes(1)
  })

  it('do nothing while the table is disabled or its page is hidden', () => {
    const run = vi.fn()
    const rows = [{ label: '次', keys: { j: run } }]
    putBridge()
    renderScreen(
      <>
        <Page rows={rows} enabled={false} />
        <Activity mode="hidden">
          <Page rows={rows} />
        </Activity>
      </>,
    )
    press('j')
    expect(run).not.toHaveBeenCalled()
  })

  it('do nothing in a dialog, unless the table belongs to that dialog', () => {
    const onPage = vi.fn()
    const inDialog = vi.fn()
    function Preview() {
      const scope = useRef<HTMLDivElement>(null)
      return (
        <Modal opened onClose={() => undefined} title="プレビュー">
          <div ref={scope}>
            <KeyScope value={scope}>
              <Page rows={[{ label: '次の教材', keys: { n: inDialog } }]} />
            </KeyScope>
          </div>
        </Modal>
      )
    }
    putBridge()
    renderScreen(
      <>
        <Page rows={[{ label: '次', keys: { n: onPage } }]} />
        <Preview />
      </>,
    )
    press('n', {}, within(screen.getByRole('dialog')).getByRole('button', { name: 'ボタン' }))
    expect(inDialog).toHaveBeenCalledTimes(1)
    expect(onPage).not.toHaveBeenCalled()
  })
})

describe('Ctrl+Enter', () => {
  it('works in fields, once per press, and not during IME composition', () => {
    const submit = vi.fn()
    renderPage([ctrlEnter('次へ', submit)])
    const field = screen.getByRole('textbox')
    press('Enter', { ctrlKey: true, isComposing: true }, field)
    press('Enter', { ctrlKey: true, repeat: true }, field)
    press('Enter', {}, field)
    expect(submit).not.toHaveBeenCalled()
    press('Enter', { ctrlKey: true }, field)
    expect(submit).toHaveBeenCalledTimes(1)
    expect(hintTexts()).toEqual(['CtrlEnter次へ', '?キーの一覧'])
  })
})

describe('the help dialog', () => {
  it('lists the keys of the shown page first and those of every page last', async () => {
    const rows = [{ label: '次の設問', keys: { j: () => undefined } }]
    renderPage(rows, { group: '設問' })
    press('?')
    const groups = within(await dialog()).getAllByRole('region')
    expect(groups.map(group => group.getAttribute('aria-label'))).toEqual(['設問', 'どの画面でも'])
    expect(groups.map(linesOf)).toEqual([[['J', '次の設問']], [['?', 'キーの一覧']]])
  })

  it('does not open from a field, where ? types ?', async () => {
    renderPage([])
    const field = screen.getByRole('textbox')
    await userEvent.setup().type(field, '?')
    expect(field).toHaveValue('?')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('returns the focus when it closes, and the keys of the page work again', async () => {
    const next = vi.fn()
    renderPage([{ label: '次', keys: { j: next } }])
    const button = screen.getByRole('button', { name: 'ボタン' })
    button.focus()
    press('?', {}, button)
    const help = await dialog()
    await waitFor(() => expect(help).toContainElement(document.activeElement as HTMLElement))
    press('j', {}, document.activeElement ?? document.body)
    expect(next).not.toHaveBeenCalled()
    await userEvent.setup().keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    press('j', {}, button)
    expect(next).toHaveBeenCalledTimes(1)
  })
})
