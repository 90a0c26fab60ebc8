import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from '../../../../renderer/ui/form/Form'
import { TextField } from '../../../../renderer/ui/form/TextField'
import { textMessage } from '../../../../renderer/ui/form/text-fault'
import { useDraftForm } from '../../../../renderer/ui/form/use-draft-form'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

interface Values {
  title: string
  content: string
}

const submit = vi.fn<(values: Values) => Promise<string | Partial<Values> | null>>()
let fake: FakeBridge

const read = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && 'title' in value ? (value as Values) : null

const check = ({ title, content }: Values) => ({
  title: textMessage(title, { label: '件名', max: 5 }),
  content: textMessage(content, { label: '本文', max: 10, lines: 'many' }),
})

function Screen({ draft = true }: { draft?: boolean }) {
  const form = useDraftForm<Values>({
    initial: { title: '', content: '' },
    ...(draft && { draft: { key: 'test/form', read } }),
    check,
    submit,
  })
  return (
    <>
      <Form form={form} label="メッセージ" submitKey="送信する">
        <TextField {...form.field('title')} label="件名" max={5} />
        <TextField {...form.field('content')} label="本文" max={10} rows={3} />
        <button type="submit">送信</button>
      </Form>
      <button type="button" onClick={form.clear}>
        やり直す
      </button>
      <output>{form.busy ? '送信中' : form.isChanged ? '変更あり' : '変更なし'}</output>
    </>
  )
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue(null)
  fake = putBridge({ session: teacher })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
})

const title = () => screen.getByRole('textbox', { name: '件名' })
const content = () => screen.getByRole('textbox', { name: '本文' })

describe('useDraftForm', () => {
  it('shows no fault of an untouched field, and shows faults while the teacher types', async () => {
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'a')
    await user.clear(title())
    expect(screen.getByText('件名を入力してください。')).toBeVisible()
    expect(screen.queryByText('本文を入力してください。')).toBeNull()
    expect(submit).not.toHaveBeenCalled()
  })

  it('shows all faults when it is submitted, focuses the first and sends nothing', async () => {
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'abc')
    await user.click(screen.getByRole('button', { name: '送信' }))
    expect(screen.getByText('本文を入力してください。')).toBeVisible()
    await waitFor(() => expect(content()).toHaveFocus())
    expect(submit).not.toHaveBeenCalled()
  })

  it('sends the values once, also after a double click', async () => {
    let finish = (_: string | null) => {}
    submit.mockImplementation(() => new Promise(resolve => (finish = resolve)))
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'abc')
    await user.type(content(), 'xyz')
    await user.dblClick(screen.getByRole('button', { name: '送信' }))
    expect(submit).toHaveBeenCalledExactlyOnceWith({ title: 'abc', content: 'xyz' })
    expect(screen.getByText('送信中')).toBeVisible()
    finish(null)
    expect(await screen.findByText('変更あり')).toBeVisible()
  })

  it('keeps the values and shows the message of a submit that did not succeed, until the next change', async () => {
    submit.mockResolvedValue('送信できませんでした。')
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'abc')
    await user.type(content(), 'xyz')
    await user.click(screen.getByRole('button', { name: '送信' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できませんでした。')
    expect(title()).toHaveValue('abc')
    await user.type(content(), 'z')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows a refusal at the field that it is about, focuses it, and forgets it at the next change', async () => {
    submit.mockResolvedValue({ title: 'この件名は使えません。' })
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'abc')
    await user.type(content(), 'xyz')
    await user.click(screen.getByRole('button', { name: '送信' }))
    expect(await screen.findByText('この件名は使えません。')).toBeVisible()
    await waitFor(() => expect(title()).toHaveFocus())
    expect(title()).toBeInvalid()
    await user.type(title(), 'd')
    expect(screen.queryByText('この件名は使えません。')).toBeNull()
  })

  it('is submitted by Ctrl+Enter, but not by an Enter of the IME, with or without Ctrl', async () => {
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'abc')
    await user.type(content(), 'xyz')
    for (const composing of [{ keyCode: 229 }, { isComposing: true }]) {
      expect(fireEvent.keyDown(title(), { key: 'Enter', ...composing })).toBe(false)
      fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true, ...composing })
    }
    // a key that is held down
    fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true, repeat: true })
    expect(submit).not.toHaveBeenCalled()
    fireEvent.keyDown(content(), { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  })

  it('sends nothing on Ctrl+Enter while a submit is running, and sends what was typed meanwhile afterwards', async () => {
    let finish = (_: string | null) => {}
    submit.mockImplementationOnce(() => new Promise(resolve => (finish = resolve)))
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), 'abc')
    await user.type(content(), 'xyz{Control>}{Enter}{/Control}')
    await user.type(content(), '!{Control>}{Enter}{/Control}')
    expect(submit).toHaveBeenCalledExactlyOnceWith({ title: 'abc', content: 'xyz' })
    finish('送信できませんでした。')
    expect(await screen.findByRole('alert')).toHaveTextContent('送信できませんでした。')
    await user.type(content(), '{Control>}{Enter}{/Control}')
    await waitFor(() => expect(submit).toHaveBeenLastCalledWith({ title: 'abc', content: 'xyz!' }))
  })

  it('brings back a draft, writes what is typed, and removes the draft when it is cleared', async () => {
    fake.answer('drafts.read', () => success({ value: { title: '下書き', content: '' } }))
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await waitFor(() => expect(title()).toHaveValue('下書き'))
    expect(screen.queryByText('本文を入力してください。')).toBeNull()
    await user.type(content(), 'x')
    await waitFor(() =>
      expect(fake.calls.filter(({ method }) => method === 'drafts.write').at(-1)?.argument).toMatchObject({
        key: 'test/form',
        value: { title: '下書き', content: 'x' },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'やり直す' }))
    expect(title()).toHaveValue('')
    expect(screen.getByText('変更なし')).toBeVisible()
    await waitFor(() => expect(fake.calls.some(({ method }) => method === 'drafts.remove')).toBe(true))
  })

  it('stores nothing without a draft key', async () => {
    const user = userEvent.setup()
    renderScreen(<Screen draft={false} />)
    await user.type(title(), 'abc')
    expect(title()).toHaveValue('abc')
    expect(fake.calls.filter(({ method }) => method.startsWith('drafts.'))).toEqual([])
  })
})

describe('TextField', () => {
  it('counts code points, and says in a toast and at the field that a text is too long, without cutting it', async () => {
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), '𠮷𠮷𠮷𠮷𠮷')
    expect(screen.getByText('5/5')).toBeVisible()
    expect(screen.queryByText('件名は5文字以内で入力してください。')).toBeNull()
    await user.type(title(), '𠮷𠮷')
    expect(title()).toHaveValue('𠮷𠮷𠮷𠮷𠮷𠮷𠮷')
    expect(screen.getByText('7/5')).toBeVisible()
    // At the field, and once in a toast.
    expect(await screen.findAllByText('件名は5文字以内で入力してください。')).toHaveLength(2)
  })

  it('refuses emoji with the message of the specification', async () => {
    const user = userEvent.setup()
    renderScreen(<Screen />)
    await user.type(title(), '😀')
    expect(screen.getByText('無効な文字が含まれています')).toBeVisible()
  })
})

describe('a form that takes the focus when it is shown', () => {
  function Late() {
    const form = useDraftForm<Pick<Values, 'title'>>({
      initial: { title: '' },
      check: () => ({}),
      submit: async () => null,
    })
    return (
      <Form form={form} focusFirst>
        <TextField {...form.field('title')} label="件名" max={5} />
      </Form>
    )
  }

  it('leaves it in a dialog that was opened before, but takes it in its own dialog', () => {
    const dialog = (children: ReactNode) => (
      <div role="dialog" tabIndex={-1} ref={element => element?.focus()}>
        {children}
      </div>
    )
    renderScreen(dialog(<Late />))
    expect(screen.getByRole('textbox', { name: '件名' })).toHaveFocus()
    cleanup()
    renderScreen(
      <>
        {dialog(null)}
        <Late />
      </>,
    )
    expect(screen.getByRole('dialog')).toHaveFocus()
  })

  it('leaves no draft behind if it closes in the moment in which it clears it', async () => {
    function Dialog({ onClose }: { onClose: () => void }) {
      const form = useDraftForm({
        initial: { title: '', content: '' },
        draft: { key: 'test/form', read },
        check,
        submit,
      })
      const finish = () => {
        form.clear()
        onClose()
      }
      return (
        <Form form={form} label="メッセージ" submitKey="送信する">
          <TextField {...form.field('title')} label="件名" max={5} />
          <button type="button" onClick={finish}>
            おわる
          </button>
        </Form>
      )
    }
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return isOpen ? (
        <Dialog onClose={() => setOpen(false)} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          ひらく
        </button>
      )
    }
    const user = userEvent.setup()
    renderScreen(<Page />)
    await user.type(title(), 'abc')
    const stored = () => fake.calls.findLast(({ method }) => method !== 'drafts.read')?.method
    await waitFor(() => expect(stored()).toBe('drafts.write'))
    await user.click(screen.getByRole('button', { name: 'おわる' }))
    await waitFor(() => expect(stored()).toBe('drafts.remove'))
    await user.click(screen.getByRole('button', { name: 'ひらく' }))
    expect(title()).toHaveValue('')
  })
})
