import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { placeNotes } from '../../../../../renderer/results/content/place-notes'
import { changedNotes, type NoteChange, type TypedNote } from '../../../../../renderer/results/notes/note-change'
import { NoteEditor } from '../../../../../renderer/results/views/writing/editor/NoteEditor'
import type { AiMark } from '../../../../../renderer/results/views/writing/MarkedPieces'
import type { Note } from '../../../../../shared/items/note'

const text = 'I goed to the sea. It was fun.'

const noteOn = (
  startPos: number,
  endPos: number,
  comments: string,
  sent_content = text.slice(startPos, endPos),
): Note => ({
  pos: { startPos, endPos },
  comments,
  teacher: '佐藤 健',
  sent_content,
})

const goed = noteOn(2, 6, 'went です。')
const marks: AiMark[] = [
  { kind: 'red', start: 2, end: 6 },
  { kind: 'ai', no: 1, level: 'bad', comment: '直しましょう。', start: 2, end: 13 },
]

interface Host {
  notes: Note[]
  typed: TypedNote | null
  changes: NoteChange[]
  left: number
  submitted: number
  /** The label of what has the focus before the first paint. */
  firstFocus?: string | null | undefined
}

/** Shows the editor with a host that keeps the comments; returns what the host has. */
function edit(notes: Note[] = [], more: { typed?: TypedNote; answer?: string; isTypedElsewhere?: boolean } = {}): Host {
  const host: Host = { notes, typed: more.typed ?? null, changes: [], left: 0, submitted: 0 }
  const answer = more.answer ?? text
  function Page() {
    const [, render] = useState(0)
    useLayoutEffect(() => {
      host.firstFocus = document.activeElement?.getAttribute('aria-label')
    }, [])
    const update = (change: () => void) => {
      change()
      render(count => count + 1)
    }
    const editing = {
      places: placeNotes(host.notes, answer),
      nickname: '髙橋 美咲',
      typed: host.typed,
      isTypedElsewhere: more.isTypedElsewhere ?? false,
      onTyped: (typed: TypedNote | null) => update(() => Object.assign(host, { typed })),
      onChange: (change: NoteChange) =>
        update(() => {
          host.changes.push(change)
          host.notes = changedNotes(host.notes, change, '髙橋 美咲')
        }),
      onSubmit: () => void host.submitted++,
    }
    return (
      <MantineProvider>
        <p>before</p>
        <NoteEditor text={answer} label="生徒の英文" marks={marks} editing={editing} onLeave={() => void host.left++} />
      </MantineProvider>
    )
  }
  render(<Page />)
  return host
}

const essay = () => screen.getByRole('textbox', { name: '生徒の英文' })
const field = () => screen.getByRole('textbox', { name: 'コメント' })
const button = (name: string) => screen.getByRole('button', { name })
const said = () => screen.getAllByRole('status')[0]?.textContent

/** Presses keys as `Shift+ArrowRight` in the element that has the focus. */
function press(...keys: string[]): void {
  for (const name of keys) {
    const parts = name.split('+')
    const key = parts.pop() ?? ''
    const held = { ctrlKey: parts.includes('Ctrl'), altKey: parts.includes('Alt'), shiftKey: parts.includes('Shift') }
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held })
  }
}

const type = (comments: string) => fireEvent.change(field(), { target: { value: comments } })

/** Selects with the mouse from one position to another. */
function drag(from: Node, start: number, to: Node, end: number): void {
  fireEvent.pointerDown(from instanceof Element ? from : (from.parentElement ?? document.body))
  document.getSelection()?.setBaseAndExtent(from, start, to, end)
  fireEvent.pointerUp(to instanceof Element ? to : (to.parentElement ?? document.body))
}

const wordNode = (words: string): Text => {
  const walker = document.createTreeWalker(essay(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) return walker.currentNode as Text
  throw new Error(`no node with ${words}`)
}

describe('the editor of comments', () => {
  it('shows the hint, and adds a comment by mouse with the teacher’s name', async () => {
    const host = edit()
    expect(screen.getByText('※コメントをつける部分を左クリック＋ドラッグで範囲指定してください。')).toBeVisible()
    const node = wordNode('sea')
    const at = node.data.indexOf('ea')
    drag(node, at, node, at + 1)
    fireEvent.click(await screen.findByRole('button', { name: 'コメントをつける' }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('placeholder', 'コメントを入力してください')
    type(' 海海海 ')
    expect(screen.getByText('3/99')).toBeVisible()
    fireEvent.click(button('OK'))
    expect(host.notes).toEqual([
      { pos: { startPos: 14, endPos: 18 }, comments: '海海海', teacher: '髙橋 美咲', sent_content: 'sea.' },
    ])
    expect(host.typed).toBeNull()
    expect(essay()).toHaveFocus()
  })

  it('has the focus before it is painted, so that no key is lost', () => {
    expect(edit().firstFocus).toBe('生徒の英文')
  })

  it('cuts a selection that begins outside to the text', async () => {
    const host = edit()
    drag(screen.getByText('before').firstChild as Node, 0, wordNode('oed'), 2)
    fireEvent.click(await screen.findByRole('button', { name: 'コメントをつける' }))
    expect(host.typed?.pos).toEqual({ startPos: 0, endPos: 6 })
  })

  it('scrolls to a caret that a key moves, and not when the text is pressed', () => {
    edit()
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    press('ArrowRight')
    expect(scroll).toHaveBeenCalledTimes(1)
    act(() => essay().blur())
    act(() => essay().focus())
    const node = wordNode('sea')
    drag(node, 1, node, 3)
    expect(scroll).toHaveBeenCalledTimes(1)
    scroll.mockRestore()
  })

  it('turns the page where the caret leaves the screen: down to the first lines, up to the last ones', () => {
    edit()
    const blocks: unknown[] = []
    let top = 0
    let moves = 0
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top))
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(options => {
      blocks.push(typeof options === 'object' ? options.block : options)
      if (blocks.at(-1) === 'nearest') top += moves
    })
    press('ArrowRight')
    moves = -20
    press('ArrowRight')
    moves = 20
    press('ArrowLeft')
    expect(blocks).toEqual(['nearest', 'nearest', 'start', 'nearest', 'end'])
    scroll.mockRestore()
    rect.mockRestore()
  })

  it('refuses a selection that overlaps a comment, and says so', async () => {
    const host = edit([goed])
    press('ArrowRight', 'Alt+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight')
    expect(await screen.findByRole('alert')).toHaveTextContent('選んだ範囲がほかのコメントと重なっています。')
    expect(screen.queryByRole('button', { name: 'コメントをつける' })).toBeNull()
    press('Enter')
    expect(host.typed).toBeNull()
    expect(host.changes).toEqual([])
  })

  it('replaces the words on the same range', () => {
    const host = edit([goed])
    press('ArrowRight', 'Shift+ArrowRight', 'Enter')
    expect(field()).toHaveValue('went です。')
    type('went にします。')
    press('Enter')
    expect(host.notes).toEqual([{ ...goed, comments: 'went にします。', teacher: '髙橋 美咲' }])
  })

  it('opens a comment by keyboard, changes and removes it, and brings it back', async () => {
    const host = edit([goed])
    press('Tab', 'Enter')
    const popup = await screen.findByRole('dialog', { name: '先生のコメント' })
    expect(popup).toHaveTextContent('went です。佐藤 健 先生')
    expect(within(popup).getByRole('button', { name: '編集' })).toHaveFocus()
    fireEvent.click(within(popup).getByRole('button', { name: '削除' }))
    expect(host.notes).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(button('元に戻す'))
    expect(host.notes).toEqual([goed])
  })

  it('removes the comment at the caret with Delete, and Ctrl+Z brings it back', () => {
    const host = edit([goed])
    press('Delete')
    expect(host.notes).toEqual([goed])
    press('ArrowRight', 'Delete')
    expect(host.notes).toEqual([])
    expect(said()).toBe('コメントを削除しました。')
    press('Ctrl+z')
    expect(host.notes).toEqual([goed])
    expect(said()).toBe('元に戻しました。')
  })

  it('tells screen readers that a comment was added, and then reads the text again', () => {
    edit()
    press('ArrowRight', 'Enter')
    type('よい')
    press('Enter')
    expect(said()).toBe('コメントを付けました。')
    press('Ctrl+Home')
    expect(said()).not.toContain('コメントを付けました。')
  })

  it('does not bring a comment back over another one', async () => {
    const host = edit([goed])
    press('ArrowRight', 'Delete', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter')
    type('新しい')
    press('Enter', 'Ctrl+z')
    expect(await screen.findByRole('alert')).toHaveTextContent('同じ場所に新しいコメントがあるため、元に戻せません。')
    expect(host.notes.map(note => note.comments)).toEqual(['新しい'])
  })

  it('opens a comment by a click, and its form from there', async () => {
    const host = edit([goed])
    const words = wordNode('goed')
    document.getSelection()?.collapse(words, 1)
    fireEvent.pointerDown(words.parentElement as Element)
    fireEvent.pointerUp(words.parentElement as Element)
    fireEvent.click(words.parentElement as Element, { clientX: 50, clientY: 60 })
    fireEvent.click(await screen.findByRole('button', { name: '編集' }))
    expect(field()).toHaveValue('went です。')
    expect(host.changes).toEqual([])
  })
})

describe('the form of a comment', () => {
  const openForm = (host = edit()) => {
    press('ArrowRight', 'Enter')
    return host
  }

  it('refuses an empty comment, over 99 characters and emoji, and loses nothing', () => {
    const host = openForm()
    press('Enter')
    expect(screen.getByRole('alert')).toHaveTextContent('コメントを入力してください。')
    type('あ'.repeat(100))
    expect(screen.getByText('100/99')).toBeVisible()
    press('Enter')
    expect(screen.getByRole('alert')).toHaveTextContent('コメントは99文字以内で入力してください。')
    type('よい😀')
    fireEvent.click(button('OK'))
    expect(screen.getByRole('alert')).toHaveTextContent('無効な文字が含まれています')
    expect(field()).toHaveValue('よい😀')
    expect(host.changes).toEqual([])
    type('𠮷'.repeat(99))
    press('Enter')
    expect(host.notes[0]?.comments).toBe('𠮷'.repeat(99))
  })

  it('does not add a comment with the Enter of a composition', () => {
    const host = openForm()
    type('うみ')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, isComposing: true })
    expect(host.changes).toEqual([])
    expect(host.submitted).toBe(0)
    press('Enter')
    expect(host.notes).toHaveLength(1)
  })

  it('adds and submits with Ctrl+Enter, once while the key is held', () => {
    const host = openForm()
    type('よい')
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true, repeat: true })
    expect(host.submitted).toBe(0)
    press('Ctrl+Enter')
    expect(host.notes.map(note => note.comments)).toEqual(['よい'])
    expect(host.submitted).toBe(1)
  })

  it('closes with a press outside if nothing was typed, and stays with typed words', () => {
    const host = openForm()
    fireEvent.pointerDown(screen.getByText('before'))
    expect(host.typed).toBeNull()
    press('Enter')
    act(() => essay().focus())
    press('Enter')
    type('書きかけ')
    fireEvent.pointerDown(screen.getByText('before'))
    expect(field()).toHaveValue('書きかけ')
  })

  it('keeps its words while another range is selected', async () => {
    const host = openForm()
    type('書きかけ')
    const node = wordNode('fun')
    drag(node, node.data.indexOf('fun'), node, node.data.indexOf('fun') + 3)
    expect(await screen.findByRole('alert')).toHaveTextContent('書きかけのコメントがあります。')
    act(() => essay().focus())
    press('Enter')
    expect(host.typed).toEqual({ pos: { startPos: 2, endPos: 6 }, comments: '書きかけ' })
  })

  it('brings words back that were closed', () => {
    const host = openForm()
    type('書きかけ')
    press('Escape')
    expect(host.typed).toBeNull()
    expect(essay()).toHaveFocus()
    press('Ctrl+z')
    expect(field()).toHaveValue('書きかけ')
  })

  it('does not open while another text of the work has words in its form, and says so', async () => {
    const host = edit([goed], { isTypedElsewhere: true })
    press('ArrowDown', 'Enter')
    expect(await screen.findByRole('alert')).toHaveTextContent('ほかの英文に書きかけのコメントがあります。')
    expect(host.typed).toBeNull()
    expect(screen.queryByRole('group', { name: 'コメント' })).toBeNull()
  })

  it('opens again with words of a draft', () => {
    edit([], { typed: { pos: { startPos: 2, endPos: 6 }, comments: '下書き' } })
    expect(field()).toHaveValue('下書き')
    expect(within(screen.getByRole('group', { name: 'コメント' })).getByText('goed')).toBeVisible()
  })
})

it('places the form anew when the window changes its size', () => {
  let top = 100
  const lines = vi
    .spyOn(Range.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(30, top, 40, 20)] as unknown as DOMRectList)
  edit()
  press('ArrowRight', 'Enter')
  const form = screen.getByRole('group', { name: 'コメント' })
  expect(form.style.transform).toBe('translate(0px, 126px)')
  const scroll = vi.spyOn(form, 'scrollIntoView')
  top = 300
  fireEvent(window, new Event('resize'))
  expect(form.style.transform).toBe('translate(0px, 326px)')
  expect(scroll).toHaveBeenCalledTimes(1)
  lines.mockRestore()
})

describe('the keys of the text', () => {
  it('go from comment to comment in the order of the text, and leave at its ends', () => {
    edit([noteOn(25, 29, 'b'), goed])
    const visit = (shiftKey: boolean) => {
      const isLeft = fireEvent.keyDown(essay(), { key: 'Tab', shiftKey })
      return isLeft ? 'left' : said()
    }
    expect([visit(false), visit(false), visit(false)]).toEqual([
      expect.stringContaining('「goed」：went です。 佐藤 健 先生'),
      expect.stringContaining('「 fun」：b 佐藤 健 先生'),
      'left',
    ])
    expect([visit(true), visit(true)]).toEqual([expect.stringContaining('goed'), 'left'])
  })

  it('reach a comment at the start of the text, also after Ctrl+Home', () => {
    edit([noteOn(0, 1, 'a'), goed])
    const visit = () => {
      fireEvent.keyDown(essay(), { key: 'Tab' })
      return said()
    }
    expect(visit()).toContain('「I」：a')
    expect(visit()).toContain('「goed」')
    press('Ctrl+Home')
    expect(visit()).toContain('「I」：a')
    expect(visit()).toContain('「goed」')
  })

  it('step through the AI’s marks, also overlapping ones, and read them', () => {
    edit()
    press('e')
    expect(said()).toBe('goed （誤り） （AIのコメント1 直したい）直しましょう。')
    press('e')
    expect(said()).toContain('goed to the （誤り） （AIのコメント1 直したい）直しましょう。')
    press('Shift+e')
    expect(said()).toMatch(/^goed （誤り）/)
  })

  it('say the words, the sentence, the character and the selection', () => {
    edit()
    const heard = (key: string) => {
      press(key)
      return said()?.replace(/ （.*/, '')
    }
    expect(['ArrowDown', 'ArrowRight', 'Alt+ArrowRight', 'Shift+End', 'Ctrl+a'].map(heard)).toEqual([
      'It was fun.',
      'was',
      'a',
      'as fun.',
      text,
    ])
  })

  it('leave other keys, and keys of a composition, to the screen', () => {
    edit([goed])
    expect(fireEvent.keyDown(essay(), { key: 'j' })).toBe(true)
    expect(fireEvent.keyDown(essay(), { key: 'V', shiftKey: true })).toBe(true)
    expect(fireEvent.keyDown(essay(), { key: 'ArrowLeft', altKey: true })).toBe(false)
    expect(fireEvent.keyDown(essay(), { key: 'e', isComposing: true })).toBe(true)
  })

  it('Escape clears the selection, then leaves the editor', async () => {
    const host = edit()
    press('Shift+ArrowRight')
    expect(await screen.findByRole('button', { name: 'コメントをつける' })).toBeVisible()
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'コメントをつける' })).toBeNull())
    expect(host.left).toBe(0)
    press('Escape')
    expect(host.left).toBe(1)
  })
})

describe('a comment whose words have moved', () => {
  const lost = noteOn(2, 6, 'ran です。', 'runned')

  it('is placed anew with its author', async () => {
    const host = edit([lost])
    fireEvent.click(button('「runned」のコメントの場所を選ぶ'))
    expect(essay()).toHaveFocus()
    press('ArrowDown', 'Shift+ArrowRight')
    fireEvent.click(await screen.findByRole('button', { name: 'ここに付ける' }))
    expect(host.notes).toEqual([{ ...lost, pos: { startPos: 19, endPos: 21 }, sent_content: 'It' }])
    expect(screen.queryByRole('region', { name: '場所が変わったコメント' })).toBeNull()
  })

  it('goes back to the list when that is undone', () => {
    const host = edit([lost])
    fireEvent.click(button('「runned」のコメントの場所を選ぶ'))
    press('ArrowDown', 'Shift+ArrowRight', 'Enter')
    expect(said()).toBe('コメントを付けなおしました。')
    fireEvent.click(button('元に戻す'))
    expect(said()).toBe('元に戻しました。')
    expect(host.notes).toEqual([lost])
    expect(screen.getByRole('region', { name: '場所が変わったコメント' })).toBeVisible()
    expect(screen.queryByText('コメントを付けなおしました。')).toBeNull()
  })

  it('is not placed on another comment', async () => {
    const host = edit([lost, noteOn(19, 21, 'b')])
    fireEvent.click(button('「runned」のコメントの場所を選ぶ'))
    press('ArrowDown', 'Shift+ArrowRight', 'Enter')
    expect(await screen.findByRole('alert')).toHaveTextContent('重なっています')
    expect(host.changes).toEqual([])
    press('Escape')
    expect(screen.queryByText(/付けなおす場所/)).toBeNull()
  })

  it('is removed, and comes back beside a comment that has its old range', () => {
    const host = edit([lost])
    fireEvent.click(button('「runned」のコメントを削除'))
    expect(host.notes).toEqual([])
    press('ArrowRight', 'Enter')
    type('新しい')
    press('Enter', 'Ctrl+z')
    expect(host.notes.map(note => note.comments)).toEqual(['新しい', 'ran です。'])
  })
})

it('adds no comment over the limit of 200', async () => {
  const words = Array.from({ length: 201 }, (_, at) => `w${at}`)
  const answer = words.join(' ')
  const notes = words.slice(1).map(word => {
    const startPos = answer.lastIndexOf(`${word} `) < 0 ? answer.lastIndexOf(word) : answer.indexOf(`${word} `)
    return { pos: { startPos, endPos: startPos + word.length }, comments: 'x', teacher: '', sent_content: word }
  })
  const host = edit(notes, { answer })
  press('Enter')
  type('もう一つ')
  press('Enter')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('コメントはこれ以上つけられません。'))
  expect(host.changes).toEqual([])
  expect(field()).toHaveValue('もう一つ')
})
