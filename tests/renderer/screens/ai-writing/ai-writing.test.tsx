import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyWritingDraft, parseWritingDraft } from '../../../../renderer/features/writing/task-draft'
import { AiWriting } from '../../../../renderer/screens/ai-writing/AiWriting'
import { success } from '../../../../shared/contract/result'
import { day, fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { homework } from '../homework/samples'

const at = fromJst(2026, 11, 21, 8, 30)
const level = (resource_level: string, word_min: number, word_max: number) => ({ resource_level, word_min, word_max })
const topics = [
  { topic: 'What do you do on Sundays?', mean: '日曜日に何をしますか。', resource_level: '英検4級' },
  { topic: 'Summer or winter?', mean: '夏と冬では、どちらが好きですか。', resource_level: '英検3級' },
]
const team = { id: '1', name: '1年A組', allow_join: 1 as const, sort: 1, student_count: 2, hidden: 0 as const }
const lost = { ok: false as const, error: { kind: 'network' as const, message: '', retryable: false } }

/** A complete draft. */
const full = () => {
  const { task, homework: rest } = emptyWritingDraft(at)
  return {
    task: { ...task, level: '英検3級', topic: 'Summer or winter?', mean: '夏と冬', min: 25, max: 60 },
    homework: { ...rest, title: '英作文', receivers: [{ team_id: '1', student_ids: null }] },
  }
}

let fake: FakeBridge
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at })
  fake = putBridge({ session: teacher })
  fake.answer('drafts.write', () => success(null))
  fake.answer('drafts.remove', () => success(null))
  fake.answer('drafts.read', () => success({ value: null }))
  fake.api('ai-writing-condition-list', () =>
    success({
      levels: [level('英検4級', 25, 40), level('英検3級', 25, 60)],
      topics,
      word_min: 5,
      word_max: 300,
    }),
  )
  fake.api('team-rows', () => success({ items: [team], total: 1 }))
  fake.api('my-homework-list', () => success({ items: [], total: 0 }))
  fake.api('student-list-by-team', () => success({ items: [], total: 0 }))
  fake.api('ai-writing-assign', () => success(homework({ homework_id: '901' })))
})
afterEach(() => vi.useRealTimers())

const open = () =>
  renderScreen(<AiWriting />, { path: '/admin/homework/writing/add', url: '/admin/homework/writing/add' })
const check = async () => userEvent.click(await screen.findByRole('button', { name: '内容を確認する' }))
const send = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '宿題を出す' }))
const topicField = () => screen.getByRole('textbox', { name: '書くテーマ' })

describe('AI writing', () => {
  it('goes from a topic to the request, and sends once', async () => {
    open()
    const topic = await screen.findByRole('button', { name: /Summer or winter/ })
    expect(topic).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(topic)
    expect(screen.getByRole('button', { name: /Summer or winter/ })).toHaveAttribute('aria-pressed', 'true')
    // the topic sets its level, and the level sets the number of words
    expect(screen.getByRole('radio', { name: '英検3級' })).toBeChecked()
    expect(screen.getByRole('textbox', { name: '最小の語数' })).toHaveValue('25')
    expect(screen.getByRole('textbox', { name: '最大の語数' })).toHaveValue('60')
    expect(topicField()).toHaveValue('Summer or winter?')
    expect(screen.getByRole('textbox', { name: '宿題名' })).toHaveValue('英作文 夏と冬では、どちらが好きですか。')
    const preview = within(screen.getByRole('region', { name: '生徒に見える課題' }))
    expect(preview.getByText('25〜60語の英文で書きましょう。')).toBeVisible()
    await userEvent.click(await screen.findByRole('checkbox', { name: '1年A組' }))
    await check()
    expect(within(await screen.findByRole('dialog')).getByText('Summer or winter?')).toBeVisible()
    await send()
    await waitFor(() => expect(fake.requests('ai-writing-assign')).toHaveLength(1))
    expect(fake.requests('ai-writing-assign')[0]).toMatchObject({
      topic: 'Summer or winter?',
      resource_level: '英検3級',
      word_min: 25,
      word_max: 60,
      team_ids: '1',
      delivery_type: 0,
      end_time: '2026-11-28 23:59:00',
    })
    expect(fake.requests('ai-writing-assign')[0]).not.toHaveProperty('required_times')
  })

  it('shows the fault at each field', async () => {
    open()
    await check()
    for (const words of [
      'レベルを選択してください。',
      'テーマを入力してください。',
      '語数は5〜300語の間で指定してください。',
      '宿題名を入力してください。',
      'クラスを選択してください。',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.type(topicField(), '😀')
    expect(screen.getAllByText('無効な文字が含まれています').length).toBeGreaterThan(0)
    await userEvent.clear(topicField())
    await userEvent.click(topicField())
    await userEvent.paste('a'.repeat(201))
    expect(topicField()).toHaveAccessibleDescription(expect.stringContaining('テーマは200文字以内で入力してください。'))
  })

  it('focuses the first field with a fault, and says in a toast that the topic is too long', async () => {
    open()
    await check()
    await waitFor(() => expect(screen.getByRole('radio', { name: '英検4級' })).toHaveFocus())
    await userEvent.click(screen.getByRole('radio', { name: '英検4級' }))
    await check()
    await waitFor(() => expect(topicField()).toHaveFocus())
    await userEvent.paste('a'.repeat(200))
    expect(screen.getByText('200/200')).toBeVisible()
    expect(topicField()).toBeValid()
    await userEvent.type(topicField(), 'a')
    // At the field, and once in a toast.
    expect(await screen.findAllByText('テーマは200文字以内で入力してください。')).toHaveLength(2)
    expect(topicField()).toHaveValue('a'.repeat(201))
  })

  it('marks and focuses only the number of words that is at fault', async () => {
    fake.answer('drafts.read', () => success({ value: { ...full(), task: { ...full().task, max: 301 } } }))
    open()
    await check()
    const max = screen.getByRole('textbox', { name: '最大の語数' })
    await waitFor(() => expect(max).toHaveFocus())
    expect(max).toBeInvalid()
    expect(screen.getByRole('textbox', { name: '最小の語数' })).toBeValid()
    await userEvent.clear(max)
    await userEvent.type(max, '10')
    expect(screen.getByText('最小の語数は、最大の語数以下にしてください。')).toBeVisible()
    for (const name of ['最小の語数', '最大の語数']) expect(screen.getByRole('textbox', { name })).toBeInvalid()
  })

  it('is checked by Ctrl+Enter anywhere, but not by Enter in a field or during an IME conversion', async () => {
    open()
    await screen.findByRole('textbox', { name: '書くテーマ' })
    const title = screen.getByRole('textbox', { name: '宿題名' })
    await userEvent.type(title, '作文{Enter}')
    fireEvent.keyDown(title, { key: 'Enter', ctrlKey: true, keyCode: 229 })
    expect(screen.queryByText('レベルを選択してください。')).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    expect(await screen.findByText('レベルを選択してください。')).toBeVisible()
  })

  it('keeps the draft under its key until the homework is assigned, and sends a double click once', async () => {
    fake.answer('drafts.read', () => success({ value: full() }))
    let finish = () => {}
    fake.api('ai-writing-assign', async () => {
      await new Promise<void>(done => {
        finish = done
      })
      return success(homework({ homework_id: '901' }))
    })
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    await userEvent.type(screen.getByRole('textbox', { name: '宿題名' }), '2')
    const draftsWritten = () => fake.calls.filter(({ method }) => method === 'drafts.write').map(call => call.argument)
    await waitFor(() =>
      expect(draftsWritten().at(-1)).toMatchObject({
        key: 'assign/ai-writing',
        value: { task: full().task, homework: { title: '英作文2', titled: true } },
      }),
    )
    await check()
    await userEvent.dblClick(within(await screen.findByRole('dialog')).getByRole('button', { name: '宿題を出す' }))
    expect(fake.requests('ai-writing-assign')).toHaveLength(1)
    expect(fake.calls.some(({ method }) => method === 'drafts.remove')).toBe(false)
    finish()
    await waitFor(() => expect(fake.calls.some(({ method }) => method === 'drafts.remove')).toBe(true))
  })

  it('sets the number of words by level until the teacher sets it, and warns about unusual numbers', async () => {
    open()
    await userEvent.click(await screen.findByRole('radio', { name: '英検4級' }))
    const max = screen.getByRole('textbox', { name: '最大の語数' })
    expect(max).toHaveValue('40')
    await userEvent.clear(max)
    expect(screen.getByText('語数は5〜300語の間で指定してください。')).toBeVisible()
    await userEvent.type(max, '10')
    expect(screen.getByText('最小の語数は、最大の語数以下にしてください。')).toBeVisible()
    await userEvent.clear(screen.getByRole('textbox', { name: '最小の語数' }))
    await userEvent.type(screen.getByRole('textbox', { name: '最小の語数' }), '5')
    expect(screen.getByText(/目安は25〜40語です。この語数でよいか/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '英検3級' }))
    expect(max).toHaveValue('10')
  })

  it('accepts full-width digits, and keeps other input with its fault', async () => {
    open()
    const min = await screen.findByRole('textbox', { name: '最小の語数' })
    const max = screen.getByRole('textbox', { name: '最大の語数' })
    await userEvent.type(min, '３０')
    expect(min).toHaveValue('３０')
    await userEvent.type(max, '２９')
    expect(screen.getByText('最小の語数は、最大の語数以下にしてください。')).toBeVisible()
    expect(min).toHaveValue('30')
    await userEvent.clear(max)
    await userEvent.type(max, '４0')
    expect(screen.queryByText('最小の語数は、最大の語数以下にしてください。')).toBeNull()
    await userEvent.clear(min)
    await userEvent.type(min, '3.5')
    await userEvent.tab()
    expect(min).toHaveValue('3.5')
    expect(screen.getByText('語数は5〜300語の間で指定してください。')).toBeVisible()
  })

  it('finds topics by English and Japanese, in one level or in all', async () => {
    open()
    const list = within(await screen.findByRole('region', { name: 'テーマの候補' }))
    await userEvent.click(screen.getByRole('radio', { name: '英検4級' }))
    expect(list.queryByRole('button', { name: /Summer/ })).toBeNull()
    await userEvent.click(list.getByRole('switch', { name: 'このレベルだけ' }))
    await userEvent.type(list.getByRole('textbox', { name: 'テーマをさがす' }), '夏')
    await waitFor(() => expect(list.queryByRole('button', { name: /Sundays/ })).toBeNull())
    expect(list.getByRole('button', { name: /Summer/ })).toBeVisible()
  })

  it('says whether no topic fits the search, or the server has none', async () => {
    const { unmount } = open()
    await userEvent.type(await screen.findByRole('textbox', { name: 'テーマをさがす' }), '宇宙')
    expect(await screen.findByText('この文字を含むテーマはありません。下の欄に書くこともできます。')).toBeVisible()
    unmount()
    fake.api('ai-writing-condition-list', () =>
      success({ levels: [level('英検4級', 25, 40)], topics: [], word_min: 5, word_max: 300 }),
    )
    open()
    expect(await screen.findByText('テーマの候補がありません。下の欄に書いてください。')).toBeVisible()
  })

  it('restores the draft, and reads the outcome after a lost reply instead of sending again', async () => {
    const draft = full()
    fake.answer('drafts.read', () => success({ value: draft }))
    fake.api('ai-writing-assign', () => lost)
    fake.api('publish-result', () => success({ status: 0, homework_id: undefined }))
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    await check()
    await send()
    expect(await screen.findByText(/宿題はまだ出されていません/)).toBeVisible()
    expect(fake.requests('publish-result')).toEqual([{ request_id: draft.homework.request_id }])
    expect(fake.requests('ai-writing-assign')).toHaveLength(1)
    fake.api('publish-result', () => success({ status: 1, homework_id: '901' }))
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const ids = fake.requests('ai-writing-assign').map(({ request_id }) => request_id)
    expect(new Set(ids)).toEqual(new Set([draft.homework.request_id]))
  })

  it('keeps the form if the server refuses', async () => {
    fake.answer('drafts.read', () => success({ value: full() }))
    fake.api('ai-writing-assign', () => refusal(400, 'この語数では出せません。'))
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    await check()
    await send()
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('この語数では出せません。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '内容を直す' }))
    expect(topicField()).toHaveValue('Summer or winter?')
  })

  it('is not assigned if its deadline passed while the summary was open', async () => {
    fake.answer('drafts.read', () => success({ value: full() }))
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    await check()
    await screen.findByRole('dialog')
    vi.setSystemTime(at + 10 * day)
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('期限は、現在より後の日時を指定してください。')).toBeVisible()
    expect(fake.requests('ai-writing-assign')).toEqual([])
  })

  it.each([
    [true, '英作文'],
    [false, expect.stringContaining('日曜日に何をしますか。')],
  ])('keeps the title with another topic if the teacher wrote it: %s', async (titled, shown) => {
    const { task, homework: rest } = full()
    fake.answer('drafts.read', () =>
      success({ value: { task: { ...task, level: '英検4級' }, homework: { ...rest, titled } } }),
    )
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    fireEvent.click(screen.getByRole('button', { name: /^What do you do on Sundays/ }))
    expect(topicField()).toHaveValue('What do you do on Sundays?')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '宿題名' }).value).toEqual(shown)
  })

  it('sets no other level by a topic if one is chosen, and forgets the meaning of a topic that is changed', async () => {
    open()
    const list = within(await screen.findByRole('region', { name: 'テーマの候補' }))
    await userEvent.click(screen.getByRole('radio', { name: '英検4級' }))
    await userEvent.click(list.getByRole('switch', { name: 'このレベルだけ' }))
    await userEvent.click(list.getByRole('button', { name: /Summer/ }))
    expect(screen.getByRole('radio', { name: '英検4級' })).toBeChecked()
    const preview = within(screen.getByRole('region', { name: '生徒に見える課題' }))
    expect(preview.getByText('夏と冬では、どちらが好きですか。')).toBeVisible()
    fireEvent.change(topicField(), { target: { value: 'Dogs or cats?' } })
    expect(preview.getByText('Dogs or cats?')).toBeVisible()
    expect(preview.queryByText('夏と冬では、どちらが好きですか。')).toBeNull()
    expect(screen.getByRole('textbox', { name: '宿題名' })).toHaveValue('英作文 Dogs or cats')
  })

  it('refuses fewer words than the server allows, and warns if all are more than usual', async () => {
    const { task, homework: rest } = full()
    fake.answer('drafts.read', () => success({ value: { task: { ...task, min: 4, counted: true }, homework: rest } }))
    open()
    await check()
    const min = screen.getByRole('textbox', { name: '最小の語数' })
    await waitFor(() => expect(min).toHaveFocus())
    expect(screen.getByText('語数は5〜300語の間で指定してください。')).toBeVisible()
    for (const [name, words] of [
      ['最小の語数', '61'],
      ['最大の語数', '80'],
    ] as const)
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: words } })
    expect(screen.getByText(/目安は25〜60語です。この語数でよいか/)).toBeVisible()
  })

  it('is emptied if the teacher starts over', async () => {
    fake.answer('drafts.read', () => success({ value: full() }))
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    fireEvent.click(screen.getByRole('button', { name: '最初からやり直す' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'すべて消す' }))
    await waitFor(() => expect(topicField()).toHaveValue(''))
    await waitFor(() => expect(fake.calls.some(({ method }) => method === 'drafts.remove')).toBe(true))
  })

  it('sends the topic without the spaces around it', async () => {
    const { task, homework: rest } = full()
    const draft = { task: { ...task, topic: ' Summer or winter? ' }, homework: rest }
    fake.answer('drafts.read', () => success({ value: draft }))
    open()
    await check()
    await send()
    await waitFor(() => expect(fake.requests('ai-writing-assign')).toMatchObject([{ topic: 'Summer or winter?' }]))
  })

  it('is kept if the teacher does not want to start over', async () => {
    fake.answer('drafts.read', () => success({ value: full() }))
    open()
    await waitFor(() => expect(topicField()).toHaveValue('Summer or winter?'))
    fireEvent.click(screen.getByRole('button', { name: '最初からやり直す' }))
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'キャンセル' }))
    expect(topicField()).toHaveValue('Summer or winter?')
  })

  it('is a draft once a class, a title, a level or a topic is chosen', () => {
    const { task, homework: rest } = emptyWritingDraft(at)
    const of = (chosen: object, more: object = {}) =>
      parseWritingDraft({ task: { ...task, ...chosen }, homework: { ...rest, ...more } }) !== null
    expect(of({})).toBe(false)
    expect(of({}, { receivers: [{ team_id: '1', student_ids: null }] })).toBe(true)
    expect(of({}, { title: '英作文', titled: true })).toBe(true)
    expect(of({ level: '英検3級' })).toBe(true)
    expect(of({ topic: 'Summer or winter?' })).toBe(true)
  })

  it('ignores a draft of another version', async () => {
    fake.answer('drafts.read', () => success({ value: { ...full(), homework: { title: 'old' } } }))
    open()
    await screen.findByRole('button', { name: '内容を確認する' })
    await waitFor(() => expect(topicField()).toHaveValue(''))
  })

  it('is refused to teachers who may not assign it', async () => {
    fake = putBridge({ session: { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } } })
    open()
    expect(await screen.findByText('この宿題を出すことはできません。')).toBeVisible()
    expect(fake.requests('ai-writing-condition-list')).toEqual([])
    expect(screen.queryByRole('button', { name: '内容を確認する' })).toBeNull()
  })
})
