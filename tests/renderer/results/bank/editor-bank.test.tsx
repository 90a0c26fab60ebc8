import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CommentBank } from '../../../../renderer/results/bank/comment-bank'
import { setProposedText } from '../../../../renderer/results/bank/proposed-text'
import { useCommentBank } from '../../../../renderer/results/bank/use-comment-bank'
import { placeNotes } from '../../../../renderer/results/content/place-notes'
import { changedNotes, type NoteChange, type TypedNote } from '../../../../renderer/results/notes/note-change'
import type { BankSource } from '../../../../renderer/results/views/writing/bank/add-sentence'
import { useEditorBank } from '../../../../renderer/results/views/writing/bank/use-editor-bank'
import { NoteEditor } from '../../../../renderer/results/views/writing/editor/NoteEditor'
import { success } from '../../../../shared/contract/result'
import type { Note } from '../../../../shared/items/note'
import { teacher } from '../../../fakes/bridge'
import { putBridge } from '../../render'

const text = 'I goed to the sea. It was fun.'

const sentence = (id: string, words: string, slot: number | null = null) => ({ id, text: words, used: 0, at: 0, slot })

const sentences = [
  sentence('good', 'よい書き出しです。', 1),
  sentence('form', '「{語}」は {正しい形} です。', 2),
  sentence('name', '{名前}さん、よく書けました。', 3),
  sentence('long', `{語}${'あ'.repeat(96)}`, 4),
  sentence('article', '冠詞を確かめましょう。'),
]

interface Host {
  notes: Note[]
  typed: TypedNote | null
}

const source = (more: Partial<BankSource> = {}): BankSource => ({ name: '髙橋 花子', hints: [], ...more })
const goedHint = { start: 2, end: 6, words: '語形：goed ではなく went と書きます。' }

/** The bank as any other component sees it now. */
let kept: CommentBank

function Kept() {
  kept = useCommentBank().bank
  return null
}

beforeEach(() => {
  const fake = putBridge({ session: teacher, generation: 1 })
  fake.answer('keeps.read', () => success({ value: { entries: sentences, typed: {} } }))
  setProposedText(null)
})

afterEach(() => vi.unstubAllGlobals())

/** Shows the editor with the bank; waits until the bank is loaded. */
async function edit(of: BankSource = source(), notes: Note[] = []): Promise<Host> {
  const host: Host = { notes, typed: null }
  function Page() {
    const [, update] = useState(0)
    const bank = useEditorBank(of)
    const editing = {
      places: placeNotes(host.notes, text),
      nickname: '髙橋 美咲',
      typed: host.typed,
      isTypedElsewhere: false,
      onTyped: (typed: TypedNote | null) => {
        host.typed = typed
        update(count => count + 1)
      },
      onChange: (change: NoteChange) => {
        host.notes = changedNotes(host.notes, change, '髙橋 美咲')
        update(count => count + 1)
      },
    }
    return (
      <MantineProvider>
        <Kept />
        <NoteEditor text={text} label="生徒の英文" marks={[]} editing={editing} onLeave={() => undefined} bank={bank} />
      </MantineProvider>
    )
  }
  render(<Page />)
  await waitFor(() => expect(kept.entries).toHaveLength(5))
  return host
}

const essay = () => screen.getByRole('textbox', { name: '生徒の英文' })
const field = () => screen.getByRole('textbox', { name: 'コメント' })
const search = () => screen.getByRole('combobox', { name: '例文を探す' })
const options = () => screen.getAllByRole('option').map(option => option.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const words = (host: Host) => host.notes.map(note => note.comments)

function press(...keys: string[]): void {
  for (const name of keys) {
    const key = name.split('+').at(-1) ?? ''
    const held = { ctrlKey: name.startsWith('Ctrl+'), shiftKey: name.startsWith('Shift+') }
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })
  }
}

/** Selects the word goed. */
const selectGoed = () => press('ArrowRight', 'Shift+ArrowRight')

it('a digit adds the pinned sentence on the selected words, and Ctrl+Z takes it back', async () => {
  const host = await edit()
  selectGoed()
  press('1')
  expect(host.notes).toEqual([
    { pos: { startPos: 2, endPos: 6 }, comments: 'よい書き出しです。', teacher: '髙橋 美咲', sent_content: 'goed' },
  ])
  expect(essay()).toHaveFocus()
  expect(kept.entries[0]).toMatchObject({ id: 'good', used: 1 })
  press('Ctrl+z')
  expect(host.notes).toEqual([])
})

it('undo of a sentence leaves words that were written in its place since', async () => {
  const host = await edit()
  press('Shift+ArrowRight', '1')
  expect(host.notes).toMatchObject([{ comments: 'よい書き出しです。' }])
  press('Ctrl+Home', 'Shift+ArrowRight', 'Enter')
  fireEvent.change(field(), { target: { value: '自分の言葉です。' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(host.notes).toMatchObject([{ comments: '自分の言葉です。' }])
  fireEvent.click(button('元に戻す'))
  expect(host.notes).toMatchObject([{ comments: '自分の言葉です。' }])
})

it('a digit replaces a comment only if its range is selected, and the old one comes back', async () => {
  const old = { pos: { startPos: 2, endPos: 6 }, comments: 'went', teacher: '佐藤 健', sent_content: 'goed' }
  const host = await edit(source(), [old])
  press('ArrowRight', '1')
  expect(await screen.findByRole('alert')).toHaveTextContent('ここにはコメントがあります。')
  expect(host.notes).toEqual([old])
  press('Shift+ArrowRight', '1')
  expect(words(host)).toEqual(['よい書き出しです。'])
  fireEvent.click(button('元に戻す'))
  expect(host.notes).toEqual([old])
})

it('a digit without a sentence says so', async () => {
  const host = await edit()
  selectGoed()
  press('9')
  expect(await screen.findByRole('alert')).toHaveTextContent('番号9の例文はありません。')
  expect(host.notes).toEqual([])
})

it('the right form comes from the AI, otherwise the teacher fills it in', async () => {
  const host = await edit(source({ hints: [goedHint] }))
  selectGoed()
  press('2')
  expect(words(host)).toEqual(['「goed」は went です。'])
  press('ArrowRight', 'ArrowRight', '2')
  const typing = field() as HTMLTextAreaElement
  expect(typing).toHaveFocus()
  expect(typing).toHaveValue('「the」は {正しい形} です。')
  expect(typing.value.slice(typing.selectionStart, typing.selectionEnd)).toBe('{正しい形}')
  press('Enter')
  expect(await screen.findByRole('alert')).toHaveTextContent('実際の言葉に書きかえてください。')
  fireEvent.change(typing, { target: { value: '「the」は a です。' } })
  press('Enter')
  expect(words(host)).toEqual(['「goed」は went です。', '「the」は a です。'])
})

it('names the student, but not while names are hidden', async () => {
  const host = await edit()
  selectGoed()
  press('3')
  expect(words(host)).toEqual(['髙橋 花子さん、よく書けました。'])
})

it('refuses a sentence with a hidden name, and one that becomes too long', async () => {
  const host = await edit(source({ name: null }))
  selectGoed()
  press('3')
  expect(await screen.findByRole('alert')).toHaveTextContent('名前を隠しているため、{名前}のある例文は使えません。')
  press('4')
  expect(await screen.findByText('言葉を入れると99文字を超えるため、付けられません。')).toHaveRole('alert')
  expect(host.notes).toEqual([])
})

it('/ finds a sentence as it is typed: six keys from the caret to the comment', async () => {
  const host = await edit()
  selectGoed()
  press('/')
  expect(await screen.findByRole('dialog', { name: 'コメントの例文' })).toBeVisible()
  expect(search()).toHaveFocus()
  expect(options()).toContain(`4goed${'あ'.repeat(96)}100/99`)
  fireEvent.change(search(), { target: { value: 'かんし' } })
  expect(options()).toEqual(['冠詞を確かめましょう。11/99'])
  fireEvent.keyDown(search(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 })
  expect(host.notes).toEqual([])
  press('Enter')
  expect(words(host)).toEqual(['冠詞を確かめましょう。'])
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(essay()).toHaveFocus()
})

it('in the popup the arrows choose, a refused sentence says why, digits are letters, and Escape goes back', async () => {
  const host = await edit()
  selectGoed()
  press('/')
  press('ArrowDown', 'ArrowDown', 'ArrowDown')
  expect(search()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[3]?.id)
  press('Enter')
  expect(await screen.findByRole('alert')).toHaveTextContent('言葉を入れると99文字を超えるため、付けられません。')
  expect(fireEvent.keyDown(search(), { key: '1' })).toBe(true)
  expect(fireEvent.keyDown(search(), { key: 'Escape', isComposing: true })).toBe(true)
  press('Escape')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(essay()).toHaveFocus()
  expect(host.notes).toEqual([])
})

it('bare keys in the form are letters', async () => {
  const host = await edit()
  selectGoed()
  press('Enter')
  expect(fireEvent.keyDown(field(), { key: '1' })).toBe(true)
  expect(fireEvent.keyDown(field(), { key: '/' })).toBe(true)
  expect(host.notes).toEqual([])
})

it('in the form a sentence is inserted at the caret and counted with the words there', async () => {
  const host = await edit()
  selectGoed()
  press('Enter')
  fireEvent.change(field(), { target: { value: '後' } })
  ;(field() as HTMLTextAreaElement).setSelectionRange(0, 0)
  fireEvent.click(button('例文から'))
  expect(options()[0]).toBe('1よい書き出しです。10/99')
  press('Enter')
  expect(host.typed?.comments).toBe('よい書き出しです。後')
  await waitFor(() => expect(field()).toHaveFocus())
  expect((field() as HTMLTextAreaElement).selectionStart).toBe(9)
  expect(host.notes).toEqual([])
})

it('in the form a sentence is refused that is too long together with the words there', async () => {
  const host = await edit()
  selectGoed()
  press('Enter')
  fireEvent.change(field(), { target: { value: 'あ'.repeat(91) } })
  fireEvent.click(button('例文から'))
  expect(options()[0]).toBe('1よい書き出しです。100/99')
  press('Enter')
  expect(await screen.findByRole('alert')).toHaveTextContent('99文字を超えるため、付けられません。')
  expect(host.typed?.comments).toBe('あ'.repeat(91))
})

it('the words of the form are added to the bank once', async () => {
  await edit()
  selectGoed()
  press('Enter')
  fireEvent.change(field(), { target: { value: '新しい例文です。' } })
  fireEvent.click(button('例文に加える'))
  expect(kept.entries.at(-1)).toMatchObject({ text: '新しい例文です。', used: 0, slot: null })
  fireEvent.click(button('例文に加える'))
  expect(await screen.findByRole('alert')).toHaveTextContent('同じ例文があります。')
  expect(kept.entries).toHaveLength(6)
})

it('a text that was typed three times is proposed once', async () => {
  await edit()
  const typeOn = (...keys: string[]) => {
    press(...keys, 'Enter')
    fireEvent.change(field(), { target: { value: 'もう一度。' } })
    press('Enter')
  }
  typeOn('ArrowRight')
  typeOn('ArrowRight')
  expect(screen.queryByText(/3回入力しました/)).toBeNull()
  typeOn('ArrowRight')
  expect(screen.getByText('「もう一度。」を3回入力しました。例文に加えますか。')).toBeVisible()
  fireEvent.click(button('加えない'))
  expect(screen.queryByText(/3回入力しました/)).toBeNull()
  typeOn('ArrowDown')
  expect(screen.queryByText(/3回入力しました/)).toBeNull()
  expect(kept.entries).toHaveLength(5)
  expect(JSON.stringify(kept)).not.toContain('もう一度')
})

it('a proposed text is forgotten when the session ends', async () => {
  await edit()
  act(() => setProposedText('もう一度。'))
  expect(screen.getByText(/3回入力しました/)).toBeVisible()
  act(() => void putBridge({ session: teacher, generation: 2 }))
  expect(screen.queryByText(/3回入力しました/)).toBeNull()
})

it('the proposed text becomes a sentence', async () => {
  await edit()
  act(() => setProposedText('もう一度。'))
  fireEvent.click(button('例文に加える'))
  expect(kept.entries.at(-1)?.text).toBe('もう一度。')
})

it('the popup leads to the dialog, whose Escape leaves the editor open', async () => {
  await edit()
  selectGoed()
  press('/')
  fireEvent.click(button('例文の管理'))
  const dialog = await screen.findByRole('dialog', { name: 'コメントの例文' })
  expect(within(dialog).getByRole('list', { name: '例文の一覧' })).toBeVisible()
  fireEvent.keyDown(within(dialog).getByRole('textbox', { name: '例文を探す' }), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(essay()).toHaveFocus())
})

it('the selected words stay coloured in the popup, and only as long as they are selected', async () => {
  const highlights = new Map<string, Set<Range>>()
  vi.stubGlobal('Highlight', Set)
  vi.stubGlobal('CSS', { ...CSS, highlights })
  await edit()
  const coloured = () => [...(highlights.get('hm-note-range') ?? [])].map(String)
  selectGoed()
  press('/')
  expect(coloured()).toEqual(['goed'])
  press('Escape', 'ArrowRight')
  expect(coloured()).toEqual([])
})
