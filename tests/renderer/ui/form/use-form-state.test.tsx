/** The state of a form whose fields are checked step by step, as in a wizard. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useFormState } from '../../../../renderer/ui/form/use-form-state'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

interface Values {
  id: number
  title: string
  from: string
  until: string
  tags: string[]
}

/** `period` is about two values, so it has no value of its own. */
type Name = 'title' | 'period' | 'tags'

const noValues: Omit<Values, 'id'> = { title: '', from: '', until: '', tags: [] }
const storedValues: Values = { ...noValues, id: 77, title: '下書き' }
const read = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && 'title' in value ? (value as Values) : null

let fake: FakeBridge
let nextId = 0

function Screen() {
  const root = useRef<HTMLDivElement>(null)
  const form = useFormState<Values, Name>(
    {
      initial: () => {
        nextId += 1
        return { ...noValues, id: nextId }
      },
      draft: { key: 'test/steps', read },
      // in another order than the fields on the screen
      check: ({ title, from, until, tags }) => ({
        tags: tags.length === 0 ? '札がありません' : undefined,
        period: from >= until ? '期間が逆です' : undefined,
        title: title === '' ? '題がありません' : undefined,
      }),
    },
    root,
  )
  const add = (tag: string) => form.set(old => ({ tags: [...old.tags, tag] }))
  return (
    <div ref={root}>
      <label>
        題
        <input {...form.field('title')} aria-invalid={form.fault('title') !== undefined} />
      </label>
      <input
        aria-label="開始"
        value={form.values.from}
        aria-invalid={form.fault('period') !== undefined}
        onChange={event => form.set({ from: event.currentTarget.value }, ['period'])}
      />
      <button type="button" data-faulty={form.fault('tags') !== undefined || undefined} onClick={() => add('青')}>
        青
      </button>
      <button
        type="button"
        onClick={() => {
          add('赤')
          add('白')
        }}
      >
        赤と白
      </button>
      <button type="button" onClick={() => form.set({ title: '提案' }, [])}>
        題を提案
      </button>
      <button type="button" onClick={() => form.showFaults(['period', 'tags']) || form.showRefusal('次の手順')}>
        次へ
      </button>
      <button type="button" onClick={() => form.showFaults()}>
        確認
      </button>
      <button type="button" onClick={form.clear}>
        やり直す
      </button>
      <ul>
        {(['title', 'period', 'tags'] as const).map(name => (
          <li key={name}>{form.fault(name)}</li>
        ))}
      </ul>
      <p role="alert">{form.message}</p>
      <output>{form.ready ? `${form.values.id}:${form.values.tags.join()}:${form.isChanged}` : '読み込み中'}</output>
    </div>
  )
}

const writes = () =>
  fake.calls.flatMap(({ method, argument }) =>
    method === 'drafts.write' ? [(argument as { value: Values }).value] : [],
  )

beforeEach(() => {
  nextId = 0
  fake = putBridge({ session: teacher })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
})

const field = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shownFaults = () => screen.getAllByRole('listitem').flatMap(({ textContent }) => textContent || [])
const state = () => screen.getByRole('status').textContent
const open = async () => {
  const view = renderScreen(<Screen />)
  await waitFor(() => expect(state()).not.toBe('読み込み中'))
  return view
}

describe('the faults of a form', () => {
  it('are not shown before the teacher changes a field', async () => {
    await open()
    expect(shownFaults()).toEqual([])
  })

  it('are shown at the field that changes, and at no other', async () => {
    await open()
    type('題', 'a')
    type('題', '')
    expect(shownFaults()).toEqual(['題がありません'])
  })

  it('have names of their own, which a change may name', async () => {
    await open()
    type('開始', '2')
    expect(shownFaults()).toEqual(['期間が逆です'])
  })

  it('stay hidden after a change that touches no field', async () => {
    await open()
    click('題を提案')
    type('開始', '2')
    expect(field('題')).toHaveValue('提案')
    expect(shownFaults()).toEqual(['期間が逆です'])
  })

  it('are shown for the fields of one step, and the first of them on the screen has the focus', async () => {
    await open()
    click('次へ')
    expect(shownFaults()).toEqual(['期間が逆です', '札がありません'])
    expect(field('開始')).toHaveFocus()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('are shown for all fields, and the first on the screen has the focus', async () => {
    await open()
    click('確認')
    expect(shownFaults()).toEqual(['題がありません', '期間が逆です', '札がありません'])
    expect(field('題')).toHaveFocus()
  })

  it('let the teacher go on when the fields of the step have none, also if another step has one', async () => {
    fake.answer('drafts.read', () => success({ value: { ...storedValues, title: '', until: '9', tags: ['青'] } }))
    await open()
    click('次へ')
    expect(shownFaults()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('次の手順')
    type('題', 'a')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('follow the values after they are shown', async () => {
    await open()
    click('確認')
    click('青')
    expect(shownFaults()).toEqual(['題がありません', '期間が逆です'])
  })
})

describe('the values of a form', () => {
  it('keep both of two changes that are made at once', async () => {
    await open()
    click('赤と白')
    expect(state()).toBe('1:赤,白:true')
    await waitFor(() => expect(writes().at(-1)?.tags).toEqual(['赤', '白']))
  })

  it('come back from the draft, without faults', async () => {
    fake.answer('drafts.read', () => success({ value: storedValues }))
    await open()
    expect(field('題')).toHaveValue('下書き')
    expect(state()).toBe('77::true')
    expect(shownFaults()).toEqual([])
  })

  it('are not replaced by a draft that is loaded after the teacher has typed', async () => {
    let load = () => {}
    fake.answer('drafts.read', () => new Promise(resolve => (load = () => resolve(success({ value: storedValues })))))
    renderScreen(<Screen />)
    type('題', '新しい題')
    load()
    await waitFor(() => expect(writes().at(-1)?.title).toBe('新しい題'))
    expect(field('題')).toHaveValue('新しい題')
  })

  it('are stored at once when the page is left right after typing', async () => {
    const { unmount } = await open()
    type('題', '途中')
    expect(writes()).toEqual([])
    unmount()
    expect(writes()).toEqual([{ id: 1, title: '途中', from: '', until: '', tags: [] }])
  })

  it('are stored by no one who only looks', async () => {
    fake.answer('drafts.read', () => success({ value: { unknown: 'shape' } }))
    const { unmount } = await open()
    unmount()
    expect(fake.calls.map(({ method }) => method).filter(method => method.startsWith('drafts.'))).toEqual([
      'drafts.read',
    ])
  })

  it('are new initial values after the form is cleared; the faults and the draft are gone', async () => {
    fake.answer('drafts.read', () => success({ value: storedValues }))
    await open()
    click('確認')
    click('やり直す')
    expect(state()).toBe('2::false')
    expect(field('題')).toHaveValue('')
    expect(shownFaults()).toEqual([])
    await waitFor(() => expect(fake.calls.at(-1)?.method).toBe('drafts.remove'))
    expect(writes()).toEqual([])
  })
})
