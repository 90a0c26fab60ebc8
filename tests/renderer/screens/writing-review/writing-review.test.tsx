import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NotesOutbox } from '../../../../renderer/results/index'
import { WritingReview } from '../../../../renderer/screens/writing-review/WritingReview'
import { success } from '../../../../shared/contract/result'
import type { Note } from '../../../../shared/items/note'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge
let keeps: Map<string, unknown>
/** The comments on the server, by guid. */
let served: Map<string, Note[]>

const names = ['阿部 陽菜', '石井 蓮', '上田 葵', '遠藤 湊']
const guidOf = (topic: string, student: string) => `g-${topic}-${student}`

const homework = (homework_id: string, title: string, end_time: string, origin_type = 1) => ({
  homework_id,
  title,
  origin_type,
  start_time: '2026-11-10 08:00:00',
  end_time,
})

const paper = (topic_id: string, student_id: string) => ({
  resource: { topic_id, view_key: 'free-writing', resource_path: 'https://media.example/r', resource_title: '英作文' },
  content: { items: [{ index: 1, content: 'Write.' }] },
  answers: [{ index: 1, answer_result: `I am student ${student_id}.`, score: 70, guid: guidOf(topic_id, student_id) }],
  guid: guidOf(topic_id, student_id),
  round: 1,
  rounds: 1,
  show_comment: 1,
})

const note: Note = { pos: { startPos: 0, endPos: 4 }, comments: 'よい', teacher: '齋藤 薫', sent_content: 'I am' }

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-20T03:00:00Z'))
  fake = putBridge({ session: teacher, generation: 1 })
  keepDrafts(fake)
  keeps = new Map()
  served = new Map()
  fake.answer('keeps.read', ({ key }) => success({ value: keeps.get(key) ?? null }))
  fake.answer('keeps.write', ({ key, value }) => {
    keeps.set(key, value)
    return success(null)
  })
  fake.answer('media.resolve', ({ files }) => success({ addresses: files.map(() => null) }))
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-list', () =>
    success({
      items: [homework('2', 'あとの宿題', '2026-11-25 23:59:59'), homework('1', '先の宿題', '2026-11-21 23:59:59')],
      total: 2,
    }),
  )
  fake.api('homework-topic-list', ({ id }) =>
    success({
      items: [
        { topic_id: `${id}1`, view_key: 'free-writing', resource_title: '英作文', completed_count: 2 },
        { topic_id: `${id}2`, view_key: 'blank-filling', resource_title: '空所補充', completed_count: 2 },
      ],
      total: 2,
    }),
  )
  fake.api('one-topic-overview', ({ topic_id }) =>
    success({
      items: names.map((nickname, at) => ({
        student_id: String(at + 1),
        number: String(at + 1),
        nickname,
        ...(at === 3 ? {} : { score: 70, learn_count: 1, guid: guidOf(topic_id, String(at + 1)) }),
      })),
      total: 4,
    }),
  )
  fake.api('topic-answer-paper', ({ topic_id, student_id }) => success(paper(topic_id, student_id)))
  fake.api('get-writing-notes', ({ guid }) => {
    const items = served.get(guid) ?? []
    return success({ items, total: items.length })
  })
  fake.api('submit-writing-note', ({ guid, content }) => {
    served.set(guid, JSON.parse(content) as Note[])
    return success(null)
  })
})

/** The address of the page, and a link to another submission. */
function Address() {
  const { search } = useLocation()
  return (
    <>
      <output aria-label="address">{new URLSearchParams(search).get('item')}</output>
      <Link to="/?homework_id=1&item=11%2F3">to the third</Link>
      <Link to="/?homework_id=1&item=11%2F1" state={{ followed: true }}>
        follow the first
      </Link>
    </>
  )
}

const show = (url = '/') =>
  renderScreen(
    <>
      <WritingReview />
      <NotesOutbox />
      <Address />
    </>,
    { url },
  )
const counts = () => screen.getByRole('list', { name: '添削の状況' }).textContent
const text = () => screen.findByRole('textbox', { name: '生徒の英文（コメントの編集）' })
const user = () => userEvent.setup()

describe('the queue of writing', () => {
  it('shows submitted writing without a comment, the oldest deadline first, ready for comments', async () => {
    served.set(guidOf('11', '1'), [note])
    show()
    expect(await text()).toHaveTextContent('I am student 2.')
    expect(await text()).toHaveFocus()
    expect(screen.getByText('石井 蓮')).toBeVisible()
    expect(screen.getByText('1 / 5')).toBeVisible()
    expect(screen.getByText('1 / 5').closest('[aria-live="polite"]')).toHaveTextContent('石井 蓮')
    expect(screen.getByText(/先の宿題 ― 英作文/)).toBeVisible()
    expect(counts()).toBe('未コメント 5下書き 0送信待ち 0送信済み 1全6件（90日以内）')
    // The student who has not submitted, and topics without writing, are not read.
    expect(fake.requests('one-topic-overview')).toHaveLength(2)
    expect(fake.requests('get-writing-notes').map(({ student_id }) => student_id)).not.toContain('4')
  })

  it('goes on by key, comes back to what was skipped, and says where the end is', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    await keyboard('{Shift>}J{/Shift}')
    expect(await text()).toHaveTextContent('I am student 2.')
    await keyboard('{Shift>}J{/Shift}')
    expect(screen.getByText('3 / 3')).toBeVisible()
    await keyboard('{Shift>}J{/Shift}')
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(await screen.findByText('とばした答案に戻りました。')).toBeVisible()
    await keyboard('{Shift>}K{/Shift}')
    expect(await screen.findByText('最初の答案です。')).toBeVisible()
  })

  it('goes on by its button, also without a comment, and saves by another one that stays', async () => {
    const { keyboard, click } = user()
    const save = () => screen.getByRole('button', { name: '保存' })
    const said = () => screen.getAllByRole('status').map(each => each.textContent)
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(save()).toBeDisabled()
    await click(screen.getByRole('button', { name: /^保存して次へ/ }))
    expect(await screen.findByText('2 / 3')).toBeVisible()
    expect(await text()).toHaveTextContent('I am student 2.')
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Enter}')
    expect(said()).toContain('保存していないコメントがあります')
    await click(save())
    expect(said()).toContain('送信待ち')
    expect(save()).toBeDisabled()
    expect(screen.getByText('2 / 3')).toBeVisible()
  })

  it('begins with the submission of the address, which then follows the one on the screen', async () => {
    const { keyboard, click } = user()
    const address = () => screen.getByRole('status', { name: 'address' }).textContent
    show('/?homework_id=1&item=11%2F2')
    expect(await text()).toHaveTextContent('I am student 2.')
    await keyboard('{Shift>}J{/Shift}')
    expect(await text()).toHaveTextContent('I am student 3.')
    expect(address()).toBe('11/2')
    await vi.waitFor(() => expect(address()).toBe('11/3'), { timeout: 5000 })
    expect(await text()).toHaveTextContent('I am student 3.')
    // A link counts also if the address does not change.
    await keyboard('{Shift>}K{/Shift}')
    expect(await text()).toHaveTextContent('I am student 2.')
    await click(screen.getByRole('link', { name: 'to the third' }))
    expect(await text()).toHaveTextContent('I am student 3.')
  })

  it('stays where the teacher is if the address follows late', async () => {
    const { keyboard, click } = user()
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    await keyboard('{Shift>}J{/Shift}')
    await click(screen.getByRole('link', { name: 'follow the first' }))
    expect(await text()).toHaveTextContent('I am student 2.')
  })

  it('reads what the next paper shows before it is asked for', async () => {
    const file = 'https://media.example/ai.json'
    fake.api('evaluate-xml-file', () => success({ text: 'I am student 2.', comments: { sent_comments: [] } }))
    fake.api('topic-answer-paper', ({ topic_id, student_id }) => {
      const one = paper(topic_id, student_id)
      const answers = one.answers.map(answer => ({ ...answer, evaluate_xml: `${file}?${student_id}` }))
      return success({ ...one, answers })
    })
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    await vi.waitFor(() =>
      expect(fake.requests('evaluate-xml-file').map(({ evaluate_xml }) => evaluate_xml)).toEqual([
        `${file}?1`,
        `${file}?2`,
      ]),
    )
  })

  it('finishes a submission without a comment, which is kept, and takes that back', async () => {
    const { keyboard, click } = user()
    show('/?homework_id=1')
    await text()
    await keyboard('x')
    expect(await text()).toHaveTextContent('I am student 2.')
    expect(counts()).toBe('未コメント 3（うち済み 1）下書き 0送信待ち 0送信済み 0全3件（90日以内）')
    await vi.waitFor(() => expect(keeps.get('marked-works')).toMatchObject({ 'g-11-1': { isEmpty: true } }))
    await keyboard('{Shift>}K{/Shift}')
    await click(screen.getByRole('button', { name: /済みを取り消す/ }))
    expect(counts()).toBe('未コメント 3下書き 0送信待ち 0送信済み 0全3件（90日以内）')
  })

  it('does not hide a form with words when its editor is closed by the button; it closes one without', async () => {
    const { keyboard, click, clear } = user()
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}書きかけ')
    const button = screen.getByRole('button', { name: 'コメントする' })
    await click(button)
    expect(await screen.findByText('入力中のコメントがあります。OKか閉じるを押してください。')).toBeVisible()
    const field = screen.getByRole('textbox', { name: 'コメント' })
    expect(field).toHaveValue('書きかけ')
    await clear(field)
    await click(button)
    expect(screen.queryByRole('textbox')).toBeNull()
    await click(screen.getByRole('button', { name: /^コメントする/ }))
    expect(await text()).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'コメント' })).toBeNull()
  })

  it('leaves its keys to the popup of a comment', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Enter}{Control>}{Home}{/Control}{Enter}')
    const popup = await screen.findByRole('dialog', { name: '先生のコメント' })
    await vi.waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement))
    await keyboard('{Shift>}J{/Shift}')
    expect(screen.getByText('阿部 陽菜')).toBeVisible()
    expect(popup).toBeVisible()
  })

  it('counts a draft, then what waits; the counts add up to all', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よく書けました{Enter}')
    expect(counts()).toBe('未コメント 2下書き 1送信待ち 0送信済み 0全3件（90日以内）')
    await keyboard('{Control>}{Enter}{/Control}')
    expect(counts()).toBe('未コメント 2下書き 0送信待ち 1送信済み 0全3件（90日以内）')
    expect(await text()).toHaveTextContent('I am student 2.')
  })

  it('shows another teacher’s comment in the same place beside the own one, and sends the one that is chosen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T03:00:00Z') })
    const { keyboard, click } = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}自分のコメント{Enter}')
    const other = { ...note, pos: { startPos: 0, endPos: 1 }, comments: '薫のコメント', sent_content: 'I' }
    served.set(guidOf('11', '1'), [other])
    await click(screen.getByRole('button', { name: '保存' }))
    await vi.advanceTimersByTimeAsync(6000)
    const conflict = await screen.findByRole('region', { name: '同じ部分のコメント' })
    expect(conflict).toHaveTextContent('薫のコメント')
    expect(conflict).toHaveTextContent('自分のコメント')
    expect(served.get(guidOf('11', '1'))).toEqual([other])
    await click(within(conflict).getByRole('button', { name: '自分のほうを残す' }))
    await vi.advanceTimersByTimeAsync(6000)
    await vi.waitFor(() => expect(served.get(guidOf('11', '1'))).toMatchObject([{ comments: '自分のコメント' }]))
    expect(screen.queryByRole('region', { name: '同じ部分のコメント' })).toBeNull()
    vi.useRealTimers()
  })

  it('shows the next paper when the comment is in the journal, which then gets the keys pressed meanwhile', async () => {
    const { keyboard } = user()
    const ends: (() => void)[] = []
    show('/?homework_id=1')
    await text()
    fake.answer('drafts.write', async () => {
      await new Promise<void>(resolve => ends.push(resolve))
      return success(null)
    })
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(counts()).toContain('送信待ち 1'))
    expect(screen.getByText('1 / 3')).toBeVisible()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    expect(screen.queryByRole('textbox', { name: 'コメント' })).toBeNull()
    while (!screen.queryByText('2 / 3')) {
      for (const end of ends.splice(0)) end()
      await new Promise(resolve => setTimeout(resolve))
    }
    expect(await text()).toHaveTextContent('I am student 2.')
    expect(await screen.findByRole('textbox', { name: 'コメント' })).toHaveFocus()
  })

  it('stays on a paper whose save is called back while the comment is not in the journal yet', async () => {
    const { keyboard, click } = user()
    const ends: (() => void)[] = []
    show('/?homework_id=1')
    await text()
    fake.answer('drafts.write', async () => {
      await new Promise<void>(resolve => ends.push(resolve))
      return success(null)
    })
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Control>}{Enter}{/Control}')
    await click(await screen.findByRole('button', { name: /^取り消す/ }))
    await click(screen.getByRole('link', { name: '阿部 陽菜' }))
    await keyboard('x')
    // The key is held until the journal has answered.
    const message = /まだ送信していないコメントがあります/
    while (!screen.queryByText(message)) {
      for (const end of ends.splice(0)) end()
      await new Promise(resolve => setTimeout(resolve))
    }
    expect(screen.getByText('1 / 3')).toBeVisible()
  })

  it('stays where a link leads that is used while the comment is not in the journal yet', async () => {
    const { keyboard, click } = user()
    const ends: (() => void)[] = []
    show('/?homework_id=1')
    await text()
    fake.answer('drafts.write', async () => {
      await new Promise<void>(resolve => ends.push(resolve))
      return success(null)
    })
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(ends).not.toHaveLength(0))
    await click(screen.getByRole('link', { name: 'to the third' }))
    await keyboard('t')
    while (!screen.queryByRole('button', { name: /^課題をたたむ/ })) {
      for (const end of ends.splice(0)) end()
      await new Promise(resolve => setTimeout(resolve))
    }
    expect(await text()).toHaveTextContent('I am student 3.')
    expect(screen.getByText('3 / 3')).toBeVisible()
  })

  it('leaves an address alone that has changed since the submission was shown', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') })
    show('/?homework_id=1')
    // Each look is a millisecond of the program's clock: the address does not follow yet, however slow the machine is.
    const essay = { name: '生徒の英文（コメントの編集）' }
    await vi.waitFor(() => expect(screen.getByRole('textbox', essay)).toBeVisible(), { interval: 1 })
    expect(screen.getByRole('status', { name: 'address' })).toBeEmptyDOMElement()
    // As if a link were not rendered yet.
    window.history.pushState(null, '', '#/admin/home')
    await vi.advanceTimersByTimeAsync(2000)
    expect(screen.getByRole('status', { name: 'address' })).toBeEmptyDOMElement()
    vi.useRealTimers()
  })

  it('keeps what was sent within reach, also what was reached by a step', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}J{/Shift}')
    expect(await text()).toHaveTextContent('I am student 2.')
    await keyboard('x')
    expect(await text()).toHaveTextContent('I am student 3.')
    expect(screen.getByText('3 / 3')).toBeVisible()
    await keyboard('{Shift>}K{/Shift}')
    expect(await text()).toHaveTextContent('I am student 2.')
    expect(screen.getByText('2 / 3')).toBeVisible()
  })

  it('has a student again who hands in again after the comment was sent', async () => {
    const { keyboard } = user()
    const view = show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Control>}{Enter}{/Control}')
    await vi.waitFor(() => expect(counts()).toContain('送信済み 1'), { timeout: 10_000 })
    view.unmount()
    fake.api('one-topic-overview', () =>
      success({
        items: [{ student_id: '1', number: '1', nickname: names[0], score: 80, learn_count: 2, guid: 'g-new' }],
        total: 1,
      }),
    )
    fake.api('topic-answer-paper', ({ topic_id, student_id }) => {
      const one = paper(topic_id, student_id)
      return success({ ...one, guid: 'g-new', answers: one.answers.map(each => ({ ...each, guid: 'g-new' })) })
    })
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(counts()).toBe('未コメント 1下書き 0送信待ち 0送信済み 0全1件（90日以内）')
  })

  it.each(['a step', 'the button'])(
    'says that a text is outdated, shows the new one after %s, and leads to the draft',
    async way => {
      vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T03:00:00Z') })
      const { keyboard, click } = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
      show('/?homework_id=1')
      await text()
      await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}前の文に{Enter}')
      fake.api('one-topic-overview', () =>
        success({
          items: names.slice(0, 2).map((nickname, at) => ({
            student_id: String(at + 1),
            number: String(at + 1),
            nickname,
            score: 80,
            learn_count: 2,
            guid: at === 0 ? 'g-new' : guidOf('11', String(at + 1)),
          })),
          total: 2,
        }),
      )
      fake.api('topic-answer-paper', ({ topic_id, student_id }) => {
        const one = paper(topic_id, student_id)
        if (student_id !== '1') return success(one)
        const answers = [{ index: 1, answer_result: 'I wrote again.', score: 80, guid: 'g-new' }]
        return success({ ...one, guid: 'g-new', answers, round: 2, rounds: 2 })
      })
      await vi.advanceTimersByTimeAsync(31_000)
      expect(await text()).toHaveTextContent(/am student 1\.$/)
      const outdated = 'この生徒は、もう一度提出しました。画面にあるのは、前に提出した英文です。'
      expect(await screen.findByText(outdated)).toBeVisible()
      if (way === 'a step') {
        await keyboard('{Shift>}J{/Shift}')
        expect(await text()).toHaveTextContent('I am student 2.')
        expect(screen.queryByText(outdated)).toBeNull()
        await keyboard('{Shift>}K{/Shift}')
      } else await click(screen.getByRole('button', { name: '新しい英文を表示' }))
      await vi.waitFor(async () => expect(await text()).toHaveTextContent('I wrote again.'))
      expect(screen.queryByText(outdated)).toBeNull()
      expect(screen.getByText(/^この生徒の1回目の提出に、保存していないコメントがあります。/)).toBeVisible()
      expect(screen.getByRole('link', { name: '1回目を開く' })).toHaveAttribute(
        'href',
        '/admin/homework-details/1?topic_id=11&student_id=1&round=1',
      )
      vi.useRealTimers()
    },
  )

  it('leads from the first submission to a draft without a round on the latest one, and not to saved comments', async () => {
    const draftOf = (guid: string) => ({
      work: { guid, topic_id: '11', student_id: '1' },
      name: '阿部 陽菜',
      path: '/',
      base: [],
      notes: [note],
      conflicts: [],
      typed: null,
      isSaved: false,
    })
    const drafts = keepDrafts(fake)
    drafts.set('notes/g-other/11/1', draftOf('g-other'))
    drafts.set('notes/g-saved/11/1', { ...draftOf('g-saved'), round: 3, isSaved: true })
    let rounds = 2
    fake.api('topic-answer-paper', ({ topic_id, student_id }) => success({ ...paper(topic_id, student_id), rounds }))
    const view = show('/?homework_id=1')
    expect(await screen.findByRole('link', { name: '2回目を開く' })).toBeVisible()
    expect(screen.queryByRole('link', { name: '3回目を開く' })).toBeNull()
    view.unmount()
    rounds = 1
    show('/?homework_id=1')
    await text()
    expect(screen.queryByText(/回目の提出に、保存していないコメントがあります/)).toBeNull()
  })

  it('keeps nothing for the next teacher of what is answered after his login', async () => {
    const ends: (() => void)[] = []
    fake.api('get-writing-notes', async () => {
      await new Promise<void>(resolve => ends.push(resolve))
      return success({ items: [note], total: 1 })
    })
    const view = show('/?homework_id=1')
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(2))
    view.unmount()
    fake.emit('session.changed', { generation: 2, session: { ...teacher, generation: 2 } })
    for (const end of ends) end()
    // The screen of the next teacher has its values after that.
    fake.api('get-writing-notes', () => success({ items: [], total: 0 }))
    show('/?homework_id=1')
    await text()
    await user().keyboard('x')
    await vi.waitFor(() => expect(keeps.has('marked-works')).toBe(true))
    expect(Object.keys(keeps.get('marked-works') as object)).toEqual([guidOf('11', '1')])
  })

  it('folds the task; opened by T, it stays open for the next paper', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    await text()
    expect(screen.getByRole('button', { name: /^課題を見る/ })).toHaveAttribute('aria-expanded', 'false')
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    await keyboard('t')
    const fold = screen.getByRole('button', { name: /^課題をたたむ/ })
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    expect(scrollIntoView.mock.contexts).toContain(fold.parentElement)
    scrollIntoView.mockRestore()
    await keyboard('{Shift>}J{/Shift}')
    expect(await text()).toHaveTextContent('I am student 2.')
    expect(screen.getByRole('button', { name: /^課題をたたむ/ })).toBeVisible()
    await vi.waitFor(() =>
      expect(keeps.get('review-settings')).toEqual({ hidesNames: false, hidesAi: false, showsTask: true }),
    )
  })

  it('hides names, also in the outbox, and remembers that', async () => {
    const { keyboard, click } = user()
    show('/?homework_id=1')
    await text()
    await click(screen.getByRole('switch', { name: '名前を隠す' }))
    expect(screen.queryByText('阿部 陽菜')).toBeNull()
    expect(screen.getByText('答案 1')).toBeVisible()
    await vi.waitFor(() => expect(keeps.get('review-settings')).toEqual({ hidesNames: true, hidesAi: false }))
    const element = await text()
    element.focus()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Control>}{Enter}{/Control}')
    const bar = await screen.findByRole('region', { name: 'コメントの送信' })
    expect(bar).toHaveTextContent('生徒のコメントを送信します。')
  })

  it('waits at the end for submissions that are still being read, and shows the first of them', async () => {
    const { keyboard } = user()
    let answer = () => {}
    const held = new Promise<void>(done => {
      answer = done
    })
    fake.api('get-writing-notes', async ({ student_id }) => {
      if (student_id !== '1') await held
      return success({ items: student_id === '2' ? [note] : [], total: student_id === '2' ? 1 : 0 })
    })
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    await keyboard('x')
    expect(await screen.findByText('コメントの有無を確認しています。のこり2件')).toBeVisible()
    answer()
    expect(await text()).toHaveTextContent('I am student 3.')
    await keyboard('x')
    expect(await screen.findByText('すべての英作文を見終わりました。')).toBeVisible()
  })

  it('ends after the last submission, and goes back from there', async () => {
    const { keyboard } = user()
    for (const id of ['2', '3']) served.set(guidOf('11', id), [note])
    show('/?homework_id=1')
    await text()
    const region = screen.getAllByRole('status')
    await keyboard('x')
    const message = await screen.findByText('すべての英作文を見終わりました。')
    expect(message).toBeVisible()
    // A region that was not there before is not read.
    expect(region).toContain(message.closest('[role="status"]'))
    await keyboard('x')
    expect(counts()).toBe('未コメント 1（うち済み 1）下書き 0送信待ち 0送信済み 2全3件（90日以内）')
    await keyboard('{Shift>}K{/Shift}')
    expect(await text()).toHaveTextContent('I am student 1.')
  })

  it('does not finish a submission with words that are not sent', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}よい{Enter}x')
    expect(await screen.findByText(/まだ送信していないコメントがあります/)).toBeVisible()
    expect(screen.getByText('阿部 陽菜')).toBeVisible()
    expect(counts()).toBe('未コメント 2下書き 1送信待ち 0送信済み 0全3件（90日以内）')
  })

  it('counts a paper whose second text has the draft', async () => {
    const second = { work: { student_id: '1', topic_id: '11', guid: 'g-11-1-2' }, name: '阿部 陽菜', path: '/p' }
    fake.answer('drafts.list', () =>
      success({
        drafts: [
          {
            key: 'notes/g-11-1-2/11/1',
            value: { ...second, base: [], notes: [note], conflicts: [], typed: null, isSaved: false },
          },
        ],
      }),
    )
    show('/?homework_id=1')
    await text()
    expect(counts()).toBe('未コメント 2下書き 1送信待ち 0送信済み 0全3件（90日以内）')
  })

  it('works for submissions whose comments cannot be read, says so, and reads them again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T03:00:00Z') })
    for (const id of ['1', '2']) served.set(guidOf('11', id), [note])
    const answer = ({ guid }: { guid: string }) => success({ items: served.get(guid) ?? [], total: 1 })
    fake.api('get-writing-notes', request => (request.student_id === '3' ? answer(request) : refusal(500)))
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 1.')
    await vi.waitFor(() =>
      expect(counts()).toBe('未コメント 1下書き 0送信待ち 0送信済み 0確認できない 2全3件（90日以内）'),
    )
    fake.api('get-writing-notes', answer)
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(() => expect(counts()).toBe('未コメント 1下書き 0送信待ち 0送信済み 2全3件（90日以内）'))
    vi.useRealTimers()
  })

  it('counts a paper as 未コメント again if its last comment was removed, also after the next login', async () => {
    keeps.set('marked-works', { 'g-11-1': { at: 1, isEmpty: false } })
    const removed = { work: { student_id: '1', topic_id: '11', guid: 'g-11-1' }, name: '阿部 陽菜', path: '/p' }
    fake.answer('drafts.list', () =>
      success({
        drafts: [
          {
            key: 'notes/g-11-1/11/1',
            value: { ...removed, base: [note], notes: [], conflicts: [], typed: null, isSaved: true },
          },
        ],
      }),
    )
    served.set(guidOf('11', '1'), [note])
    renderScreen(<NotesOutbox />)
    // Sent five seconds after the start, without the page of the paper or the queue.
    await vi.waitFor(() => expect(served.get('g-11-1')).toEqual([]), { timeout: 10_000 })
    await vi.waitFor(() => expect(keeps.get('marked-works')).toEqual({}))
  })

  it('shows what is handed in meanwhile at the end, and new homework, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T03:00:00Z') })
    const all = [homework('2', 'あとの宿題', '2026-11-25 23:59:59'), homework('1', '先の宿題', '2026-11-21 23:59:59')]
    let listed = all.slice(0, 1)
    let students = ['1', '2']
    fake.api('my-homework-list', () => success({ items: listed, total: listed.length }))
    fake.api('one-topic-overview', ({ topic_id }) =>
      success({
        items: students.map(id => ({
          student_id: id,
          number: id,
          nickname: names[Number(id) - 1],
          score: 70,
          learn_count: 1,
          guid: guidOf(topic_id, id),
        })),
        total: students.length,
      }),
    )
    show()
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(await screen.findByText('1 / 2')).toBeVisible()
    students = ['3', '1', '2']
    listed = all
    await vi.advanceTimersByTimeAsync(30_000)
    // The homework with the earlier deadline, and the third student, come after what was there.
    expect(await screen.findByText('1 / 6')).toBeVisible()
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(screen.getByText(/あとの宿題 ― 英作文/)).toBeVisible()
    vi.useRealTimers()
  })

  it('stays with the student at midnight, when the list of homework is read anew', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T14:59:00Z') })
    const { keyboard } = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show('/?homework_id=1')
    await text()
    await keyboard('{Shift>}J{/Shift}')
    expect(await text()).toHaveTextContent('I am student 2.')
    const asked: (string | undefined)[] = []
    fake.api('my-homework-list', ({ start_time }) => {
      asked.push(start_time)
      return new Promise<never>(() => {})
    })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(asked).toContainEqual(expect.stringContaining('2026-08-23'))
    expect(await text()).toHaveTextContent('I am student 2.')
    vi.useRealTimers()
  })

  it('counts up while it reads which submissions have comments', async () => {
    for (const id of ['1', '2']) served.set(guidOf('11', id), [note])
    const ends: (() => void)[] = []
    fake.api('get-writing-notes', async ({ guid, student_id }) => {
      if (student_id === '2') await new Promise<void>(resolve => ends.push(resolve))
      const items = served.get(guid) ?? []
      return success({ items, total: items.length })
    })
    show('/?homework_id=1')
    expect(await text()).toHaveTextContent('I am student 3.')
    // It is not said how long the queue is, nor to a screen reader, before that is known.
    expect(screen.queryByText(/^\d+ \/ \d+$/)).toBeNull()
    expect(counts()).toContain('確認中 1')
    for (const end of ends) end()
    await vi.waitFor(() => expect(counts()).not.toContain('確認中'))
    expect(screen.getByText('1 / 1')).toBeVisible()
  })

  it('goes on by Ctrl+Enter from a paper that takes no comments', async () => {
    const { keyboard } = user()
    fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
      success({ ...paper(topic_id, student_id), show_comment: student_id === '1' ? 0 : 1 }),
    )
    show('/?homework_id=1')
    expect(await screen.findByText('この答案には、コメントをつけられません。')).toBeVisible()
    expect(screen.getByRole('button', { name: '次の答案へ' })).toHaveFocus()
    await keyboard('{Control>}{Enter}{/Control}')
    expect(await text()).toHaveTextContent('I am student 2.')
    expect(screen.getByText('2 / 3')).toBeVisible()
  })

  it('reads a paper again that could not be read', async () => {
    const { click } = user()
    fake.api('topic-answer-paper', () => refusal(500))
    show('/?homework_id=1')
    expect(await screen.findByText('答案を読み込めませんでした')).toBeVisible()
    fake.api('topic-answer-paper', ({ topic_id, student_id }) => success(paper(topic_id, student_id)))
    await click(screen.getByRole('button', { name: '再試行' }))
    expect(await text()).toHaveTextContent('I am student 1.')
  })

  it('says that there is nothing, and that all is done', async () => {
    fake.api('one-topic-overview', () => success({ items: [], total: 0 }))
    show()
    expect(await screen.findByText('コメントを待っている英作文はありません。')).toBeVisible()
    expect(screen.getByRole('link', { name: '宿題一覧へ' })).toHaveAttribute('href', '/admin/homework-management')
    expect(screen.getByText(/^ここには、配信が90日以内の宿題が並びます。/)).toBeVisible()
  })

  it('has headquarters’ homework in its place, and names it', async () => {
    fake.api('my-homework-list', () =>
      success({
        items: [
          homework('1', '自分の宿題', '2026-11-25 23:59:59'),
          homework('2', '全校の宿題', '2026-11-21 23:59:59', 2),
        ],
        total: 2,
      }),
    )
    show()
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(screen.getByText(/全校の宿題 ― 英作文/)).toHaveTextContent('本部全校の宿題')
    expect(screen.getByText('1 / 6')).toBeVisible()
    expect(screen.queryByText(/ここに読み込めません/)).not.toBeInTheDocument()
  })

  it('says how many of headquarters’ homework the server refuses, and goes on with the others', async () => {
    fake.api('my-homework-list', () =>
      success({
        items: [
          homework('1', '自分の宿題', '2026-11-25 23:59:59'),
          homework('2', '全校の宿題', '2026-11-21 23:59:59', 2),
        ],
        total: 2,
      }),
    )
    fake.api('one-topic-overview', ({ homework_id }) =>
      homework_id === '2'
        ? refusal(403)
        : success({
            items: [
              {
                student_id: '1',
                number: '1',
                nickname: '阿部 陽菜',
                score: 70,
                learn_count: 1,
                guid: guidOf('11', '1'),
              },
            ],
            total: 1,
          }),
    )
    show()
    expect(await text()).toHaveTextContent('I am student 1.')
    expect(screen.getByText('1 / 1')).toBeVisible()
    expect(screen.getByText(/^本部の宿題1件は、ここに読み込めません。/)).toBeVisible()
    expect(screen.getByRole('link', { name: '宿題一覧（本部）へ' })).toHaveAttribute(
      'href',
      '/admin/homework-self-home',
    )
    expect(screen.queryByText(/件の宿題を読み込めませんでした/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that everything has comments', async () => {
    for (const topic of ['11', '21']) for (const id of ['1', '2', '3']) served.set(guidOf(topic, id), [note])
    show()
    expect(await screen.findByText('すべての英作文を見終わりました。')).toBeVisible()
    expect(counts()).toBe('未コメント 0下書き 0送信待ち 0送信済み 6全6件（90日以内）')
  })

  it('offers the homework of the queue as a choice', async () => {
    const { selectOptions } = user()
    show()
    await text()
    const choice = screen.getByRole('combobox', { name: '宿題' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(each => each.textContent),
    ).toEqual(['すべての宿題', '先の宿題', 'あとの宿題'])
    await selectOptions(choice, 'あとの宿題')
    expect(await screen.findByText('1 / 3')).toBeVisible()
    expect(screen.getByText(/あとの宿題 ― 英作文/)).toBeVisible()
  })
})
