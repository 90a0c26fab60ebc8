import type { QueryClient } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '../../../../renderer/app/Providers'
import { createQueryClient } from '../../../../renderer/app/query-client'
import { StayOnPage } from '../../../../renderer/app/StayOnPage'
import { useApi } from '../../../../renderer/bridge/index'
import { sendNotesBeforeLogout } from '../../../../renderer/results/notes/before-logout'
import { savePaper, savePaperAndGo } from '../../../../renderer/results/notes/marking'
import { NotesOutbox } from '../../../../renderer/results/notes/NotesOutbox'
import { cancelSave, saveNotes, subscribeToNotes } from '../../../../renderer/results/notes/note-store'
import { type NoteEditing, useNoteDraft } from '../../../../renderer/results/notes/use-note-draft'
import { setOffline } from '../../../../renderer/ui/connection'
import { failure, success } from '../../../../shared/contract/result'
import { tidyText } from '../../../../shared/domain/text-rules'
import type { Note } from '../../../../shared/items/note'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge, renderScreen } from '../../render'

const work = { student_id: 's-1', topic_id: '9', guid: 'g-9-s-1-1' }
const place = { name: '青木 さくら', path: '/paper/1', round: 1 }
const draftKey = 'notes/g-9-s-1-1/9/s-1'

const note = (startPos: number, comments: string, by = '髙橋 美咲'): Note => ({
  pos: { startPos, endPos: startPos + 4 },
  comments,
  teacher: by,
  sent_content: 'went',
})
const [mine, theirs] = [note(0, 'よく書けました'), note(10, '過去形に', '齋藤 薫')]

let fake: FakeBridge
let drafts: Map<string, unknown>
/** The comments on the server. */
let served: Note[]
let editing: NoteEditing

function Paper() {
  const { data } = useApi('get-writing-notes', work)
  editing = useNoteDraft(work, place, data?.items)
  return (
    <ul aria-label="コメント">
      {(editing.notes ?? []).map(each => (
        <li key={each.pos.startPos}>{each.comments}</li>
      ))}
    </ul>
  )
}

const sends = () => fake.requests('submit-writing-note').map(({ content }) => JSON.parse(String(content)) as Note[])
const comments = () => within(screen.getByRole('list', { name: 'コメント' })).queryAllByRole('listitem')
const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))
const spoken = () => screen.getByRole('status').textContent
const bar = () => screen.queryByRole('region', { name: 'コメントの送信' })

async function show({ paper = true } = {}) {
  const view = renderScreen(
    <>
      {paper && <Paper />}
      <NotesOutbox />
      <StayOnPage />
    </>,
  )
  await seconds(0.1)
  return view
}

/** Carries the write out as the school's server does. */
const carryOut = (content: string) => {
  served = (JSON.parse(content) as Note[]).map(each => ({ ...each, comments: tidyText(each.comments) }))
}

function answerCalls() {
  fake.api('get-writing-notes', () => success({ items: served, total: served.length }))
  fake.api('submit-writing-note', ({ content }) => {
    carryOut(content)
    return success(null)
  })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fake = putBridge({ session: teacher, generation: 1 })
  drafts = keepDrafts(fake)
  served = []
  answerCalls()
})
afterEach(() => {
  setOffline(false)
  vi.useRealTimers()
})

const client = createQueryClient()

/** The program hides its pages under the lock screen. */
const Program = ({ isShown }: { isShown: boolean }) => (
  <Providers client={client}>
    <MemoryRouter>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Paper />
        <NotesOutbox />
      </Activity>
      <StayOnPage />
    </MemoryRouter>
  </Providers>
)

const add = (added: Note) => act(async () => editing.change({ kind: 'add', note: added }))
const save = () => act(async () => saveNotes(work))

describe('a changed work', () => {
  it('is journalled within 300 ms, with the words in the form, and is not sent', async () => {
    await show()
    expect(editing.state).toBe('none')
    await act(async () => editing.setTyped({ pos: { startPos: 0, endPos: 4 }, comments: 'まだ途' }))
    await seconds(0.3)
    expect(drafts.get(draftKey)).toMatchObject({ typed: { comments: 'まだ途' }, notes: [], isSaved: false })
    await add(mine)
    await seconds(0.3)
    expect(drafts.get(draftKey)).toMatchObject({ typed: null, notes: [mine], base: [] })
    expect([editing.state, sends()]).toEqual(['draft', []])
    await seconds(20)
    expect(sends()).toEqual([])
  })

  it('is sent five seconds after it was saved, and is then the server’s', async () => {
    await show()
    await add(mine)
    expect(mayClose()).toBe(true)
    await save()
    expect([editing.state, mayClose()]).toEqual(['waiting', false])
    expect(bar()).toHaveTextContent('青木 さくらのコメントを送信します。あと5秒')
    await seconds(4)
    expect([sends(), bar()?.textContent]).toEqual([[], expect.stringContaining('あと1秒')])
    await seconds(1.5)
    expect(sends()).toEqual([[mine]])
    expect([editing.state, comments().map(each => each.textContent), bar()]).toEqual(['sent', ['よく書けました'], null])
    await seconds(0.5)
    expect([drafts.size, mayClose()]).toEqual([0, true])
  })

  it('asks to stay when the program is closed while it is being sent', async () => {
    let answer = () => {}
    fake.api('submit-writing-note', () => new Promise(resolve => (answer = () => resolve(success(null)))))
    await show()
    await add(mine)
    await save()
    await seconds(5.5)
    expect(sends()).toEqual([[mine]])
    expect(mayClose()).toBe(false)
    served = [mine]
    answer()
    await seconds(0.5)
    expect(mayClose()).toBe(true)
  })

  it('is followed by screen readers until it is sent, in a region that is always there', async () => {
    let end: () => void = () => {}
    fake.api('submit-writing-note', async ({ content }) => {
      await new Promise<void>(resolve => {
        end = resolve
      })
      carryOut(content)
      return success(null)
    })
    await show()
    expect(spoken()).toBe('')
    const region = screen.getByRole('status')
    await add(mine)
    await save()
    expect(spoken()).toBe('青木 さくらのコメントを送信します。')
    await seconds(6)
    expect(spoken()).toBe('1人分のコメントを送信しています。')
    end()
    await seconds(1)
    expect(spoken()).toBe('コメントを送信しました。')
    expect(screen.getByRole('status')).toBe(region)
  })

  it('can be called back, by the button and by Ctrl+Z, and stays as a draft', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await show()
    await add(mine)
    await save()
    await user.click(screen.getByRole('button', { name: /^取り消す/ }))
    expect(editing.state).toBe('draft')
    expect(bar()).toHaveTextContent('送信を取り消しました。コメントは下書きに残っています。')
    expect(spoken()).toBe('送信を取り消しました。コメントは下書きに残っています。')
    expect(screen.getByRole('link', { name: '青木 さくら' })).toHaveAttribute('href', '/paper/1')
    await save()
    await user.keyboard('{Control>}z{/Control}')
    await seconds(10)
    expect([editing.state, sends(), comments().length]).toEqual(['draft', [], 1])
  })

  it('is not sent earlier because the server is back: the save can still be called back', async () => {
    await show()
    await add(mine)
    await save()
    await seconds(1)
    await act(async () => setOffline(true))
    await act(async () => setOffline(false))
    await seconds(1)
    expect([editing.state, sends()]).toEqual(['waiting', []])
    await seconds(4)
    expect(sends()).toEqual([[mine]])
  })

  it('is sent once, however often it is saved', async () => {
    await show()
    await add(mine)
    await act(async () => {
      for (let times = 0; times < 1000; times += 1) saveNotes(work)
    })
    await seconds(12)
    expect(sends()).toEqual([[mine]])
  })

  it('waits five seconds again if it is changed after the save', async () => {
    await show()
    await add(mine)
    await save()
    await seconds(4)
    await add(note(20, 'もう一つ'))
    await seconds(4)
    expect(sends()).toEqual([])
    await seconds(2)
    expect(sends()).toEqual([[mine, note(20, 'もう一つ')]])
  })

  it('that is changed while it is being sent is sent once more, but only after that', async () => {
    let finish = () => {}
    fake.api('submit-writing-note', async ({ content }) => {
      await new Promise<void>(resolve => {
        finish = resolve
      })
      carryOut(content)
      return success(null)
    })
    const more = note(20, 'もう一つ')
    await show()
    await add(mine)
    await save()
    await seconds(6)
    // too late to call it back
    await act(async () => cancelSave(work))
    expect(editing.state).toBe('waiting')
    await add(more)
    await seconds(8)
    expect(sends()).toEqual([[mine]])
    await act(async () => finish())
    await seconds(6)
    expect(sends()).toEqual([[mine], [mine, more]])
    await act(async () => finish())
    await seconds(1)
    expect([editing.state, served]).toEqual(['sent', [mine, more]])
  })

  it('keeps the words that are typed while it is being sent', async () => {
    let finish = () => {}
    fake.api('submit-writing-note', async ({ content }) => {
      await new Promise<void>(resolve => {
        finish = resolve
      })
      carryOut(content)
      return success(null)
    })
    await show()
    await add(mine)
    await save()
    await seconds(6)
    await act(async () => editing.setTyped({ pos: { startPos: 20, endPos: 24 }, comments: 'まだ途' }))
    await act(async () => finish())
    await seconds(1)
    expect([served, editing.typed?.comments]).toEqual([[mine], 'まだ途'])
    expect(drafts.get(draftKey)).toMatchObject({ typed: { comments: 'まだ途' }, base: [mine], isSaved: false })
  })

  it('leaves nothing behind if every change is taken back', async () => {
    await show()
    await add(mine)
    await seconds(0.3)
    expect(drafts.size).toBe(1)
    await act(async () => editing.change({ kind: 'remove', note: mine }))
    await seconds(0.3)
    expect([drafts.size, editing.state]).toEqual([0, 'none'])
  })
})

describe('the button that saves and goes on', () => {
  /** A journal that is written when the test says so. */
  async function pressed(times: number) {
    const ends: (() => void)[] = []
    await show()
    await add(mine)
    await seconds(0.5)
    fake.answer('drafts.write', () => new Promise(resolve => ends.push(() => resolve(success(null)))))
    const goNext = vi.fn()
    await act(async () => {
      for (let time = 0; time < times; time += 1) void savePaperAndGo([work], goNext)
    })
    await seconds(0.5)
    expect(goNext).not.toHaveBeenCalled()
    /** The second write waits for the first one. */
    const end = async () => {
      for (const _turn of [1, 2]) {
        await act(async () => {
          for (const done of ends.splice(0)) done()
        })
        await seconds(0.5)
      }
    }
    return { goNext, end }
  }

  it('goes on once, when the comments are journalled, and gives the keys to the next paper', async () => {
    const keys: string[] = []
    const listen = ({ key }: KeyboardEvent) => void keys.push(key)
    document.addEventListener('keydown', listen)
    const { goNext, end } = await pressed(2)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true }))
    expect(keys).toEqual([])
    // a key of the IME is not held back: it could not be given again
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', keyCode: 229, bubbles: true }))
    expect(keys.splice(0)).toEqual(['Process'])
    goNext.mockImplementation(() => keys.push('the next paper'))
    await end()
    document.removeEventListener('keydown', listen)
    expect([goNext.mock.calls.length, keys]).toEqual([1, ['the next paper', 'x']])
  })

  it('stays if the teacher calls the save back before that', async () => {
    const { goNext, end } = await pressed(1)
    await act(async () => cancelSave(work))
    await end()
    await seconds(1)
    expect([goNext.mock.calls.length, editing.state]).toEqual([0, 'draft'])
  })
})

describe('an opened comment', () => {
  it('that is not changed is no draft; changed words are', async () => {
    served = [theirs]
    await show()
    await act(async () => editing.setTyped({ pos: theirs.pos, comments: theirs.comments }))
    expect([editing.state, editing.typed?.comments]).toEqual(['sent', '過去形に'])
    await act(async () => editing.setTyped({ pos: theirs.pos, comments: '過去形にしましょう' }))
    expect(editing.state).toBe('draft')
  })
})

describe('while the screen is locked', () => {
  it('the bar is not there, but closing asks; it goes on after the unlock', async () => {
    const { rerender } = render(<Program isShown />)
    await seconds(0.1)
    await add(mine)
    await save()
    rerender(<Program isShown={false} />)
    await act(async () => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await seconds(30)
    expect(sends()).toEqual([])
    expect(mayClose()).toBe(false)
    await act(async () => fake.emit('lock.changed', { generation: 1, isLocked: false, hasRunningExport: false }))
    rerender(<Program isShown />)
    await seconds(6)
    expect(sends()).toEqual([[mine]])
  })

  it('the seconds stand still and nothing is sent; they go on after the unlock', async () => {
    await show()
    await add(mine)
    await save()
    await seconds(2)
    await act(async () => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await seconds(30)
    expect(sends()).toEqual([])
    await act(async () => fake.emit('lock.changed', { generation: 1, isLocked: false, hasRunningExport: false }))
    await seconds(4)
    expect(sends()).toEqual([[mine]])
  })
})

describe('a logout', () => {
  const ask = (client: QueryClient) => {
    let answer: boolean | undefined
    void sendNotesBeforeLogout(client).then(mayLeave => {
      answer = mayLeave
    })
    return () => answer
  }

  it('sends what waits at once, and then asks nothing', async () => {
    const { client } = await show()
    await add(mine)
    await save()
    const answer = ask(client)
    await seconds(0.5)
    expect([answer(), sends()]).toEqual([true, [[mine]]])
  })

  it('asks about a draft, which it would delete', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { client } = await show()
    await add(mine)
    const answer = ask(client)
    expect(await screen.findByRole('dialog', { name: '送信していないコメント' })).toHaveTextContent(
      '送信していないコメントが1人分あります。ログアウトすると、このパソコンから消えます。',
    )
    expect(answer()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'ログアウトしない' }))
    await seconds(0.5)
    expect([answer(), sends(), editing.state]).toEqual([false, [], 'draft'])
  })

  it('asks nothing about an opened comment that is not changed', async () => {
    served = [theirs]
    const { client } = await show()
    await act(async () => editing.setTyped({ pos: theirs.pos, comments: theirs.comments }))
    const answer = ask(client)
    await seconds(0.5)
    expect([answer(), screen.queryByRole('dialog')]).toEqual([true, null])
  })
})

describe('another teacher', () => {
  it('keeps the comments that were made meanwhile', async () => {
    await show()
    await add(mine)
    served = [theirs]
    await save()
    await seconds(6)
    expect(sends()).toEqual([[mine, theirs]])
    expect(comments()).toHaveLength(2)
  })

  it('takes nothing away from a draft in the same place when the comments are read again', async () => {
    const { client } = await show()
    await add(mine)
    served = [note(0, '別の考え', '齋藤 薫')]
    await act(() => client.refetchQueries())
    await seconds(0.1)
    expect([editing.state, editing.notes]).toEqual(['draft', [mine]])
  })

  it('stands beside this teacher’s comment in the same place, until one is chosen', async () => {
    await show()
    await add(mine)
    const other = note(0, '別の考え', '齋藤 薫')
    served = [other]
    await save()
    await seconds(6)
    expect(sends()).toEqual([])
    expect([editing.state, editing.conflicts]).toEqual(['draft', [{ mine, theirs: [other] }]])
    expect(screen.getByRole('alert')).toHaveTextContent(
      '青木 さくら：ほかの先生が同じ部分を変更しました。どちらを残すか選んでください。',
    )
    await seconds(0.3)
    expect(drafts.get(draftKey)).toMatchObject({ conflicts: [{ mine, theirs: [other] }] })
    const [conflict] = editing.conflicts
    if (!conflict) throw new Error('no conflict')
    let isSaved = true
    act(() => {
      isSaved = savePaper([work])
    })
    expect(isSaved).toBe(false)
    expect(await screen.findByText('「同じ部分のコメント」の残すほうを選んでから保存してください。')).toBeVisible()
    await seconds(6)
    expect([editing.state, sends()]).toEqual(['draft', []])
    await act(async () => editing.choose(conflict, 'mine'))
    await seconds(6)
    expect([sends(), served]).toEqual([[[mine]], [mine]])
  })

  it('stands beside a comment that this teacher makes there while the first one is being sent', async () => {
    await show()
    await add(mine)
    served = [theirs]
    let finish = () => {}
    fake.api('submit-writing-note', async ({ content }) => {
      await new Promise<void>(resolve => {
        finish = resolve
      })
      carryOut(content)
      return success(null)
    })
    await save()
    await seconds(6)
    const late = { ...theirs, comments: '同じ所のコメント', teacher: mine.teacher }
    await add(late)
    await act(async () => finish())
    await seconds(1)
    expect([editing.state, editing.conflicts]).toEqual(['draft', [{ mine: late, theirs: [theirs] }]])
    expect(served).toEqual([mine, theirs])
  })

  it('loses nothing if the server refuses to show the list: nothing is sent, and the reason is said', async () => {
    await show()
    await add(mine)
    fake.api('get-writing-notes', () => refusal(403, 'この宿題は見られません。'))
    await save()
    await seconds(30)
    expect([sends(), editing.state]).toEqual([[], 'draft'])
    expect(screen.getByRole('alert')).toHaveTextContent('青木 さくら：この宿題は見られません。')
  })

  it.each(['server', 'timeout', 'network', 'offline', 'invalid-response'] as const)(
    'loses nothing if the list cannot be read: nothing is sent (%s)',
    async kind => {
      await show()
      await add(mine)
      served = [theirs]
      fake.api('get-writing-notes', () => failure(kind, 'x'))
      await save()
      await seconds(6)
      expect([sends(), editing.state]).toEqual([[], 'waiting'])
      expect(bar()).toHaveTextContent('サーバーにつながりません。つながりしだい送信します。')
      fake.api('get-writing-notes', () => success({ items: served, total: served.length }))
      await seconds(16)
      expect([sends(), editing.state]).toEqual([[[mine, theirs]], 'sent'])
    },
  )
})

describe('a cancelled call', () => {
  it.each(['get-writing-notes', 'submit-writing-note'] as const)(
    'of %s in the same session is made again',
    async name => {
      await show()
      await add(mine)
      fake.api(name, () => failure('cancelled', 'x'))
      await save()
      await seconds(6)
      expect([editing.state, served]).toEqual(['waiting', []])
      answerCalls()
      await seconds(16)
      expect([editing.state, served]).toEqual(['sent', [mine]])
    },
  )
})

describe('a lost answer', () => {
  it('is looked up: what was carried out is not sent again', async () => {
    fake.api('submit-writing-note', ({ content }) => {
      carryOut(content)
      return failure('timeout', 'x')
    })
    await show()
    await add(mine)
    await save()
    await seconds(30)
    expect([sends(), editing.state]).toEqual([[[mine]], 'sent'])
  })

  it('is looked up: what was not carried out is sent again later', async () => {
    let fails = true
    fake.api('submit-writing-note', ({ content }) => {
      if (fails) return failure('network', 'x')
      carryOut(content)
      return success(null)
    })
    await show()
    await add(mine)
    await save()
    await seconds(6)
    expect([sends().length, editing.state, served]).toEqual([1, 'waiting', []])
    fails = false
    await act(async () => setOffline(false))
    await seconds(0.1)
    expect([sends().length, editing.state, served]).toEqual([2, 'sent', [mine]])
  })

  it('and a refusal leaves the comments as a draft with the server’s reason', async () => {
    fake.api('submit-writing-note', () => refusal(400, 'コメントは200件までつけられます。'))
    await show()
    await add(mine)
    await save()
    await seconds(6)
    expect(editing.state).toBe('draft')
    expect(screen.getByRole('alert')).toHaveTextContent('青木 さくら：コメントは200件までつけられます。')
    expect(spoken()).toBe('')
    await seconds(30)
    expect([sends().length, comments().length]).toEqual([1, 1])
  })
})

describe('after a restart', () => {
  const stored = { work, ...place, base: [], notes: [mine], conflicts: [], typed: null, isSaved: true }

  it('a saved work is sent, without the page of the paper', async () => {
    drafts.set(draftKey, stored)
    await show({ paper: false })
    expect(bar()).toHaveTextContent('青木 さくらのコメントを送信します。')
    await seconds(6)
    expect(served).toEqual([mine])
  })

  it('many works count down together, and are sent four at a time', async () => {
    for (let at = 0; at < 12; at += 1) {
      const guid = `g-${at}`
      drafts.set(`notes/${guid}/9/s-1`, { ...stored, work: { ...work, guid } })
    }
    const ends: (() => void)[] = []
    let [running, most] = [0, 0]
    fake.api('get-writing-notes', async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>(resolve => ends.push(resolve))
      running -= 1
      return success({ items: [mine], total: 1 })
    })
    await show({ paper: false })
    const listener = vi.fn()
    const stop = subscribeToNotes(listener)
    await seconds(1)
    stop()
    expect(listener).toHaveBeenCalledTimes(1)
    for (let time = 0; time < 20; time += 1) {
      await seconds(1)
      for (const end of ends.splice(0)) end()
    }
    await seconds(1)
    expect([most, drafts.size]).toEqual([4, 0])
  })

  it('a work that the server already has is not sent again', async () => {
    drafts.set(draftKey, stored)
    served = [mine]
    await show({ paper: false })
    await seconds(6)
    expect([sends(), drafts.size, bar()]).toEqual([[], 0, null])
  })

  it('the words in the form are there again', async () => {
    drafts.set(draftKey, { ...stored, isSaved: false, typed: { pos: mine.pos, comments: 'まだ途' } })
    await show()
    expect([editing.typed?.comments, editing.state, comments().length]).toEqual(['まだ途', 'draft', 1])
  })

  it('after a new login the teacher is asked first', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    drafts.set(draftKey, stored)
    fake = putBridge()
    fake.answer('drafts.list', () => success({ drafts: [{ key: draftKey, value: stored }] }))
    fake.api('get-writing-notes', () => success({ items: served, total: served.length }))
    fake.api('submit-writing-note', ({ content }) => {
      carryOut(content)
      return success(null)
    })
    await show({ paper: false })
    await act(async () => fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } }))
    await seconds(10)
    expect(sends()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('前回保存したコメントが1人分、まだ送信されていません。')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    await seconds(2)
    expect(served).toEqual([mine])
  })

  it('what was being sent as the session ended is not sent by itself after the next login', async () => {
    await show({ paper: false })
    let end = () => {}
    fake.api('get-writing-notes', async () => {
      await new Promise<void>(resolve => {
        end = resolve
      })
      return failure('cancelled', 'x')
    })
    drafts.set(draftKey, stored)
    const logIn = (generation: number) =>
      act(async () => fake.emit('session.changed', { generation, session: { ...teacher, generation } }))
    const logOut = (generation: number) =>
      act(async () => fake.emit('session.changed', { generation, session: null, reason: 'unauthorized' }))
    await logOut(2)
    await logIn(3)
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(await screen.findByRole('button', { name: '送信する' }))
    await seconds(2)
    expect(fake.requests('get-writing-notes')).toHaveLength(1)
    await logOut(4)
    await logIn(5)
    answerCalls()
    await act(async () => end())
    await seconds(20)
    expect(screen.getByRole('alert')).toHaveTextContent('前回保存したコメントが1人分、まだ送信されていません。')
    expect(sends()).toEqual([])
  })

  it('what the teacher changed before the drafts were read is newer than they', async () => {
    let end = () => {}
    fake.answer(
      'drafts.list',
      () =>
        new Promise(resolve => {
          end = () => resolve(success({ drafts: [{ key: draftKey, value: { ...stored, notes: [theirs] } }] }))
        }),
    )
    await show()
    await add(mine)
    await act(async () => end())
    await seconds(10)
    expect([editing.state, comments().map(each => each.textContent), sends()]).toEqual([
      'draft',
      ['よく書けました'],
      [],
    ])
  })

  it('drafts that are read late are not shown to the next teacher, and not sent for her', async () => {
    let end = () => {}
    fake.answer('drafts.list', ({ generation }) =>
      generation > 1
        ? success({ drafts: [] })
        : new Promise(resolve => {
            end = () => resolve(success({ drafts: [{ key: draftKey, value: stored }] }))
          }),
    )
    await show({ paper: false })
    await act(async () => fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } }))
    await seconds(1)
    await act(async () => end())
    await seconds(10)
    expect([bar(), sends()]).toEqual([null, []])
  })

  it('an unreadable draft is left alone', async () => {
    drafts.set('notes/other', { work: 1 })
    drafts.set(draftKey, stored)
    await show({ paper: false })
    await seconds(6)
    expect([served, [...drafts.keys()]]).toEqual([[mine], ['notes/other']])
  })
})
