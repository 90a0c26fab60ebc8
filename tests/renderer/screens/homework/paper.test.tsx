import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findNeighbours } from '../../../../renderer/features/homework/paper/student-neighbours'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'
import { columns, homework, paper, row, rows } from './samples'

let fake: FakeBridge
const path = '/admin/homework-details/:homeworkId'
const open = (query = 'topic_id=91&student_id=1') =>
  renderScreen(<HomeworkDetails />, { path, url: `/admin/homework-details/777?${query}` })
const papers = () => fake.requests('topic-answer-paper')
/** The last one has done the topic, but has no score: she is one of the neighbours. */
const students = [...rows.slice(0, 2), row('3', '髙橋 葵', { '91': 'unscored' }, { submit_status: 0 })]

beforeEach(() => {
  fake = putBridge()
  fake.api('homework-basic-info', () => success(homework()))
  fake.api('topic-score-overview-x', () => success({ items: columns, total: columns.length }))
  fake.api('topic-score-overview-y', () => success({ items: students, total: students.length }))
  fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
    success(paper(topic_id, student_id === '3' ? null : 'happy')),
  )
})

describe('the paper screen', () => {
  it('shows the student, the total score with its letter, and the class average', async () => {
    open()
    expect(await screen.findByText('阿部 陽菜')).toBeInTheDocument()
    expect(await screen.findByText('1 / 3')).toBeInTheDocument()
    expect(await screen.findByText('総合')).toHaveTextContent('総合 71B')
    expect(screen.getByText('クラス平均点')).toHaveTextContent('クラス平均点 79.5/100点')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('空所補充')
    expect(papers()[0]).toEqual({ homework_id: '777', topic_id: '91', student_id: '1', round: 0 })
  })

  it('shows the average of the student’s own class, which can be on a later page', async () => {
    const other = { team_id: '5', team_name: '2年B組' }
    const all = [
      ...rows,
      ...Array.from({ length: 100 }, (_, at) => row(`b${at}`, `生徒${at}`, { '91': 40 }, other)),
      row('4', '齋藤 蓮', { '91': 60 }),
    ]
    fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
      success({ items: all.slice((page - 1) * limit, page * limit), total: all.length }),
    )
    open()
    // 71, 88 and 60 in her class
    await waitFor(() => expect(screen.getByText('クラス平均点')).toHaveTextContent('73.0'))
    expect(screen.queryByText('全体平均点')).not.toBeInTheDocument()
  })

  it('names the homework, and the class and number of the student', async () => {
    open()
    const crumbs = within(await screen.findByRole('navigation', { name: '現在の位置' }))
    expect(await crumbs.findByRole('link', { name: 'Unit 5 週末の音読' })).toHaveAttribute(
      'href',
      '/admin/homework-details/777',
    )
    expect(screen.getByText('2年A組')).toBeVisible()
    expect(screen.getByText('01番')).toBeVisible()
  })

  it('goes to the previous and next student by key and by button, and shows a message at both ends', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByText('1 / 3')
    expect(screen.getByRole('button', { name: /前の生徒/ })).toBeDisabled()
    await user.keyboard('{Shift>}K{/Shift}')
    expect(await screen.findByText('最初の生徒です')).toBeInTheDocument()
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findByText('𠮷田 大翔')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /次の生徒/ }))
    expect(await screen.findByText('髙橋 葵')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /次の生徒/ })).toBeDisabled()
    expect(await screen.findAllByText('未回答')).not.toHaveLength(0)
    await user.keyboard('{Shift>}K{/Shift}')
    expect(await screen.findByText('2 / 3')).toBeInTheDocument()
  })

  it('skips students who did nothing in the topic, and includes them by key', async () => {
    const user = userEvent.setup()
    const items = [
      row('1', '阿部 陽菜', { '91': 71 }),
      row('2', '𠮷田 大翔', {}, { submit_status: 0 }),
      row('3', '髙橋 葵', { '91': 60 }),
    ]
    fake.api('topic-score-overview-y', () => success({ items, total: 3 }))
    open()
    await screen.findByText('1 / 3')
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'キーの一覧' })
    await waitFor(() => expect(within(help).getByText('次の生徒（未着手はとばす）')).toBeVisible())
    expect(within(help).getByText('未着手も見る')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findByText('髙橋 葵')).toBeInTheDocument()
    expect(screen.getByText('3 / 3')).toBeInTheDocument()
    await user.keyboard('u')
    expect(screen.getByRole('switch', { name: '未着手も見る' })).toBeChecked()
    await user.keyboard('{Shift>}K{/Shift}')
    expect(await screen.findByText('𠮷田 大翔')).toBeInTheDocument()
    await user.keyboard('u')
    expect(screen.getByRole('switch', { name: '未着手も見る' })).not.toBeChecked()
  })

  it('says that only students who did nothing are left', async () => {
    const user = userEvent.setup()
    const items = [row('1', '阿部 陽菜', { '91': 71 }), row('2', '𠮷田 大翔', {}, { submit_status: 0 })]
    fake.api('topic-score-overview-y', () => success({ items, total: 2 }))
    open()
    await screen.findByText('1 / 2')
    expect(screen.getByRole('button', { name: /次の生徒/ })).toBeDisabled()
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findByText('このあとは、未着手の生徒だけです。Uキーで見られます。')).toBeInTheDocument()
  })

  it('says in its head whether the student has not begun the topic, or has done it without a score', async () => {
    fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, null)))
    const { unmount } = open()
    const topic = { level: 1, name: '空所補充' }
    const head = async () => (await screen.findByRole('heading', topic)).parentElement as HTMLElement
    await waitFor(async () => expect(await head()).toHaveTextContent('空所補充未着手'))
    unmount()
    const { resource, ...rest } = paper('91', null)
    fake.api('topic-answer-paper', () => success({ resource: { ...resource, learn_count: 1 }, ...rest, rounds: 1 }))
    open()
    await waitFor(async () => expect(await head()).toHaveTextContent('空所補充総合 点数なし'))
  })

  it('says beside the total score how many questions have no answer', async () => {
    const items = [1, 2, 3].map(no => ({ index: no, question: 'I am __.', answers: [{ index: 1, content: 'happy' }] }))
    fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, 'happy', { content: { items } })))
    open()
    expect(await screen.findByText('未回答 2問')).toBeVisible()
    expect(screen.getByText('総合')).toHaveTextContent('総合 71B未回答 2問')
  })

  it('counts empty places that are marked as wrong beside the questions without an answer', async () => {
    const items = [
      { index: 1, question: 'I am __ of __.', answers: ['fond', 'cats'].map(content => ({ index: 1, content })) },
      { index: 2, question: 'I am __.', answers: [{ index: 1, content: 'happy' }] },
      { index: 3, question: 'I am __.', answers: [{ index: 1, content: 'happy' }] },
    ]
    const answers = [
      { question_id: '1', answer_result: 'fond|', score: 50 },
      { question_id: '2', answer_result: '', score: 0 },
    ]
    fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, 'happy', { content: { items }, answers })))
    open()
    expect(await screen.findByText('未回答 1問・空欄 2か所')).toBeVisible()
    expect(screen.getAllByText('（空欄）')).toHaveLength(2)
    expect(screen.getAllByText('未回答')).toHaveLength(1)
  })

  it('counts no page without a question as unanswered', async () => {
    const items = [
      { index: 1, screen_text: 'Knock on the door.' },
      { index: 2, question: 'I am __.', answers: [{ index: 1, content: 'happy' }] },
    ]
    fake.api('topic-answer-paper', ({ topic_id }) => {
      const { resource, ...rest } = paper(topic_id, 'happy', { content: { items }, answers: [] })
      return success({ ...rest, resource: { ...resource, view_key: 'exam-treatment-policy' } })
    })
    open()
    expect(await screen.findByText('未回答 1問')).toBeVisible()
    expect(screen.getAllByText('未回答')).toHaveLength(1)
  })

  it('names the topic once, and shows which of the topics it is', async () => {
    open()
    await screen.findByText('総合')
    expect(screen.getByText('課題 1 / 2')).toBeVisible()
    expect(screen.getByRole('combobox', { name: '課題' })).toHaveDisplayValue('空所補充')
    expect(screen.getAllByText('空所補充').filter(each => each.closest('select') === null)).toEqual([
      screen.getByRole('heading', { level: 1 }),
    ])
  })

  it('switches to the student view by key and by switch, and stays at the same card', async () => {
    const user = userEvent.setup()
    open()
    const card = await screen.findByRole('article', { name: 'No.1' })
    act(() => card.focus())
    const studentViewSwitch = screen.getByRole('switch', { name: '生徒の見え方' })
    await user.keyboard('v')
    expect(studentViewSwitch).toBeChecked()
    expect(screen.getByRole('article', { name: 'No.1' })).toBe(card)
    expect(card).toHaveFocus()
    expect(card).toHaveAttribute('aria-current', 'true')
    await user.keyboard('v')
    expect(studentViewSwitch).not.toBeChecked()
  })

  it('prints class, student, topic, score and date at the top of each page', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { unmount } = open()
    await userEvent.click(await screen.findByRole('button', { name: '印刷' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
    window.dispatchEvent(new Event('beforeprint'))
    const head = () => document.documentElement.style.getPropertyValue('--hm-print-head')
    expect(head()).toBe('"2年A組　01　阿部 陽菜　空所補充　71/100点"')
    expect(document.documentElement.style.getPropertyValue('--hm-print-date')).toMatch(/^"\d+年\d+月\d+日"$/)
    unmount()
    expect(head()).toBe('')
  })

  it('prefetches the papers of the neighbours', async () => {
    open()
    await waitFor(() => expect(papers().map(({ student_id }) => student_id)).toEqual(['1', '2', '3']))
  })

  it('cancels the prefetch of a neighbour when all calls are cancelled', async () => {
    fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
      student_id === '2' ? new Promise(() => {}) : success(paper(topic_id, 'happy')),
    )
    const { client } = open()
    // The one after her waits.
    await waitFor(() => expect(papers()).toHaveLength(2))
    await act(() => client.cancelQueries())
    const ids = (method: string) =>
      fake.calls
        .filter(call => call.method === method)
        .map(call => call.argument as { callId: string; request?: object })
    const neighbour = ids('api.call').find(
      ({ request }) => request && 'student_id' in request && request.student_id === '2',
    )
    expect(ids('api.cancel').map(({ callId }) => callId)).toEqual([neighbour?.callId])
  })

  it('shows a failed prefetch only when its paper is opened', async () => {
    const user = userEvent.setup()
    fake.api('topic-answer-paper', ({ student_id, topic_id }) =>
      student_id === '2' ? failure('status', '答案がありません') : success(paper(topic_id, 'happy')),
    )
    open()
    await screen.findByText('総合')
    await waitFor(() => expect(papers().length).toBeGreaterThan(1))
    expect(screen.queryByText('答案がありません')).toBeNull()
    await user.keyboard('{Shift>}J{/Shift}')
    expect(await screen.findAllByText('答案がありません')).not.toHaveLength(0)
    expect(screen.getByRole('link', { name: '成績一覧に戻る' })).toHaveAttribute('href', '/admin/homework-details/777')
    fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, 'happy')))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByText('総合')).toBeInTheDocument()
  })

  it('says that a paper does not exist, without a retry button', async () => {
    fake.api('topic-answer-paper', () => refusal(403))
    open()
    expect(await screen.findByText(/この答案は見つかりません/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
    expect(screen.getByRole('link', { name: '成績一覧に戻る' })).toBeInTheDocument()
  })

  it('marks the previous paper as stale while another student’s paper loads', async () => {
    const user = userEvent.setup()
    let answer = () => {}
    fake.api('topic-answer-paper', ({ student_id, topic_id }) =>
      student_id !== '2'
        ? success(paper(topic_id, 'happy'))
        : new Promise(resolve => {
            answer = () => resolve(success(paper(topic_id, null)))
          }),
    )
    open()
    await screen.findByText('総合')
    await user.keyboard('{Shift>}J{/Shift}')
    await screen.findByText('2 / 3')
    expect(screen.queryByText('総合')).toBeNull()
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(document.querySelector('[aria-busy="true"] [inert]')).not.toBeNull()
    answer()
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  })

  it('does not show facts of the previous paper under the next header', async () => {
    const user = userEvent.setup()
    const answers: (() => void)[] = []
    fake.api('topic-answer-paper', ({ student_id, topic_id }) =>
      topic_id === '91' && student_id === '1'
        ? success(paper(topic_id, 'happy', { rounds: 3, round: 3 }))
        : new Promise(resolve => {
            answers.push(() => resolve(success(paper(topic_id, 'happy', { rounds: 2, round: 2, updated_at: '' }))))
          }),
    )
    open()
    expect(await screen.findByLabelText('回')).toHaveDisplayValue('3回目（最新）')
    expect(screen.getByText(/ 提出$/)).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('課題'), '聞き取り')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('聞き取り')
    expect(screen.queryByLabelText('回')).toBeNull()
    expect(screen.queryByText(/ 提出$/)).toBeNull()
    for (const answer of answers) answer()
    expect(await screen.findByLabelText('回')).toHaveDisplayValue('2回目（最新）')
  })

  it('keeps the round select while another round of the same paper loads', async () => {
    const user = userEvent.setup()
    fake.api('topic-answer-paper', ({ topic_id, round, student_id }) =>
      student_id === '1' && round !== 2
        ? success(paper(topic_id, 'happy', { rounds: 3, round: 3 }))
        : new Promise(() => {}),
    )
    open()
    const rounds = await screen.findByLabelText('回')
    await user.selectOptions(rounds, '2回目')
    await waitFor(() => expect(papers().some(({ round }) => round === 2)).toBe(true))
    expect(rounds).toBeInTheDocument()
    expect(rounds).toHaveDisplayValue('2回目')
    expect(screen.queryByText(/ 提出$/)).toBeNull()
  })

  it('focuses the card with the same number for the next student', async () => {
    const user = userEvent.setup()
    open()
    await screen.findByText('総合')
    await waitFor(() => expect(papers()).toHaveLength(3))
    await user.keyboard('j')
    const card = screen.getByRole('article', { name: 'No.1' })
    expect(card).toHaveFocus()
    const body = defined(card.closest('[aria-busy]'))
    body.scrollTop = 40
    fireEvent.scroll(body)
    await user.keyboard('{Shift>}J{/Shift}')
    await screen.findByText('2 / 3')
    await waitFor(() => expect(screen.getByRole('article', { name: 'No.1' })).toHaveFocus())
    expect(card).not.toBeVisible()
    expect(body.scrollTop).toBe(0)
  })

  it('puts the student and the topic into the window title', async () => {
    open()
    await waitFor(() => expect(document.title).toBe('阿部 陽菜 ― 空所補充 | はなまる'))
  })

  it('selects a round (the latest first) and another topic', async () => {
    const user = userEvent.setup()
    fake.api('topic-answer-paper', ({ topic_id, round }) =>
      success(paper(topic_id, 'happy', { rounds: 3, round: round || 3 })),
    )
    open()
    const rounds = await screen.findByLabelText('回')
    expect([...rounds.querySelectorAll('option')].map(option => option.textContent)).toEqual([
      '3回目（最新）',
      '2回目',
      '1回目',
    ])
    await user.selectOptions(rounds, '2回目')
    await waitFor(() => expect(papers()).toContainEqual(expect.objectContaining({ round: 2, student_id: '1' })))
    await user.selectOptions(screen.getByLabelText('課題'), '聞き取り')
    await waitFor(() => expect(papers().some(({ topic_id, round }) => topic_id === '92' && round === 0)).toBe(true))
  })

  it('renders the papers on both sides ahead, and shows the same elements at a step', async () => {
    const user = userEvent.setup()
    const more = [...students, row('4', '齋藤 蓮', { '91': 60 }), row('5', '渡邊 葵', { '91': 60 })]
    fake.api('topic-score-overview-y', () => success({ items: more, total: more.length }))
    const { container } = open('topic_id=91&student_id=2')
    const views = () => [...container.querySelectorAll<HTMLElement>('[data-view]')]
    const shown = () => views().map(each => each.closest('[data-hidden]') === null)
    await waitFor(() => expect(shown()).toEqual([false, true, false]))
    const [, second, third] = views()
    await user.keyboard('{Shift>}J{/Shift}')
    await waitFor(() => expect(third).toBeVisible())
    expect(second).not.toBeVisible()
    // The fourth is rendered, and the first is gone: never more than three.
    await waitFor(() => expect(shown()).toEqual([false, true, false]))
    expect(views()[0]).toBe(second)
    expect(views()[1]).toBe(third)
    expect(papers().filter(({ student_id }) => student_id === '3')).toHaveLength(1)
  })

  it('says that a topic does not exist, with a link back', async () => {
    open('topic_id=nowhere&student_id=1')
    expect(await screen.findByText('この宿題に、その課題はありません')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '成績一覧に戻る' })).toBeInTheDocument()
  })

  it('says that a student does not exist', async () => {
    open('topic_id=91&student_id=nobody')
    expect(await screen.findByText('この宿題に、その生徒はいません')).toBeInTheDocument()
  })

  it('loads more pages to find a student opened by address', async () => {
    const many = Array.from({ length: 250 }, (_, at) => row(String(at + 1), `生徒${at + 1}`, {}))
    fake.api('topic-score-overview-y', ({ page, limit = 5 }) =>
      success({ items: many.slice((page - 1) * limit, page * limit), total: 250 }),
    )
    open('topic_id=91&student_id=240')
    expect(await screen.findByText('240 / 250')).toBeInTheDocument()
    expect(screen.getByText('生徒240')).toBeInTheDocument()
  })
})

describe('findNeighbours', () => {
  it('follows the order of the list that opened the paper', () => {
    expect(findNeighbours('b', ['c', 'b', 'a'], ['a', 'b', 'c'], 3)).toEqual({
      index: 1,
      total: 3,
      previous: 'c',
      next: 'a',
      second: undefined,
      onlySkipped: { previous: false, next: false },
    })
  })
  it('leaves students out, and says when only they are left', () => {
    const skipped = (...ids: string[]) =>
      findNeighbours('c', null, ['a', 'b', 'c', 'd', 'e'], 5, id => ids.includes(id))
    expect(skipped('b', 'd')).toEqual({
      index: 2,
      total: 5,
      previous: 'a',
      next: 'e',
      second: undefined,
      onlySkipped: { previous: false, next: false },
    })
    expect(skipped('a', 'b', 'c')).toMatchObject({
      previous: undefined,
      next: 'd',
      second: 'e',
      onlySkipped: { previous: true },
    })
    expect(skipped('d', 'e')).toMatchObject({ previous: 'b', next: undefined, onlySkipped: { next: true } })
  })
  it('follows the order of the server if the list does not contain the student', () => {
    expect(findNeighbours('b', ['x'], ['a', 'b'], 9)).toMatchObject({
      index: 1,
      total: 9,
      previous: 'a',
      next: undefined,
    })
  })
  it('has no neighbours until the student has loaded', () => {
    expect(findNeighbours('z', null, ['a'], 9)).toEqual({
      index: -1,
      total: 9,
      onlySkipped: { previous: false, next: false },
    })
  })
})
