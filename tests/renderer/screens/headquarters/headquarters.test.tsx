import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HeadquartersHome } from '../../../../renderer/screens/headquarters/HeadquartersHome'
import { success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from '../homework/fake-layout'
import { homework, paper } from '../homework/samples'

let fake: FakeBridge

const topic = (topic_id: string, resource_title: string) => ({
  topic_id,
  resource_id: `r${topic_id}`,
  resource_type: 'book',
  resource_title,
  view_key: 'blank-filling',
  resource_path: '',
  resource_version: '',
  completed_count: 1,
  full_score: 100,
})
const student = (student_id: string, nickname: string, team_name: string) => ({
  student_id,
  number: '01',
  nickname,
  team_name,
  score: 80,
  best_score: 80,
  learn_count: 1,
})

let takeSize = () => {}
afterEach(() => takeSize())

beforeEach(() => {
  takeSize = giveSize()
  fake = putBridge()
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-page-list', () =>
    success({ items: [homework({ homework_id: '9', title: '全国一斉音読', origin_type: 2 })], total: 1 }),
  )
  fake.api('homework-basic-info', () => success(homework({ homework_id: '9', title: '全国一斉音読', origin_type: 2 })))
  fake.api('headquarters-homework-homework-topic-list', () =>
    success({ items: [topic('91', '空所補充'), topic('92', '聞き取り')], total: 2 }),
  )
  fake.api('topic-answer-overview', () =>
    success({
      average_score: 80,
      items: [student('1', '阿部 陽菜', '2年A組'), student('2', '𠮷田 大翔', '2年B組')],
      total: 2,
    }),
  )
  fake.api('headquarters-homework-topic-answer-paper', ({ topic_id, student_id }) =>
    success(paper(topic_id, student_id === '1' ? 'happy' : 'sad')),
  )
})

const open = (query = '') => renderScreen(<HeadquartersHome />, { url: `/admin/homework-self-home${query}` })
const asked = () => fake.requests('my-homework-page-list').at(-1)

describe('headquarters’ homework', () => {
  it('is listed by the state in the address', async () => {
    open('?activeType=2')
    const link = await screen.findByText('全国一斉音読', { selector: 'a' })
    expect(link).toHaveAttribute('href', '/admin/homework-self-home?homework_id=9')
    expect(asked()).toEqual({
      origin_type: 2,
      finish_type: 2,
      sort_field: 'title',
      sort_order: 'asc',
      page: 1,
      limit: 10,
    })
    expect(screen.getByText('終了', { selector: 'a' })).toHaveAttribute('aria-current', 'page')
    fireEvent.click(screen.getByText('すべて', { selector: 'a' }))
    await waitFor(() => expect(asked()).not.toHaveProperty('finish_type'))
    fireEvent.change(screen.getByLabelText('種類'), { target: { value: '3' } })
    await waitFor(() => expect(asked()).toMatchObject({ origin_type: 2, homework_type: 3 }))
  })

  it('begins another state on its first page', async () => {
    fake.api('my-homework-page-list', () =>
      success({ items: [homework({ homework_id: '9', title: '全国一斉音読', origin_type: 2 })], total: 34 }),
    )
    open()
    fireEvent.click(await screen.findByRole('button', { name: '2ページ' }))
    await waitFor(() => expect(asked()).toMatchObject({ page: 2 }))
    fireEvent.click(screen.getByText('終了', { selector: 'a' }))
    await waitFor(() => expect(asked()).toMatchObject({ finish_type: 2 }))
    await waitFor(() => expect(asked()).toMatchObject({ finish_type: 2, page: 1 }))
  })

  it('hides rows and count of one state while those of another load', async () => {
    let answer = () => {}
    fake.api('my-homework-page-list', ({ finish_type }) =>
      finish_type === undefined
        ? success({ items: [homework({ homework_id: '9', title: '全国一斉音読', origin_type: 2 })], total: 34 })
        : new Promise(resolve => {
            answer = () => resolve(success({ items: [homework({ homework_id: '8', title: '冬の課題' })], total: 1 }))
          }),
    )
    open()
    expect(await screen.findByText('34件')).toBeVisible()
    fireEvent.click(screen.getByText('終了', { selector: 'a' }))
    await waitFor(() => expect(asked()).toMatchObject({ finish_type: 2 }))
    expect(screen.queryByText('34件')).toBeNull()
    expect(screen.queryByText('全国一斉音読')).toBeNull()
    answer()
    expect(await screen.findByText('1件')).toBeVisible()
    expect(screen.getByText('冬の課題')).toBeVisible()
  })

  it('moves between the titles by the arrow keys', async () => {
    const items = ['8', '9'].map(homework_id => homework({ homework_id, title: `宿題${homework_id}` }))
    fake.api('my-homework-page-list', () => success({ items, total: 2 }))
    open()
    const first = await screen.findByRole('link', { name: '宿題8' })
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(screen.getByRole('link', { name: '宿題9' })).toHaveFocus()
    expect(screen.getByRole('list', { name: 'キー操作' })).toHaveTextContent('行を移動')
  })

  it('says that the classes to filter by cannot be read', async () => {
    fake.api('team-rows', () => refusal(503))
    open()
    expect(await screen.findByText('クラスを読み込めませんでした')).toBeVisible()
  })

  it('says what to do if there is none', async () => {
    fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
    open()
    expect(await screen.findByText('本部からの宿題はまだありません')).toBeInTheDocument()
  })

  it('opens on the page of all homework, in place of its own address', async () => {
    const Page = () => {
      const { pathname, search } = useLocation()
      return pathname === '/admin/homework-self-home' ? <HeadquartersHome /> : <h1>{pathname + search}</h1>
    }
    renderScreen(<Page />, { url: '/admin/homework-self-home?homework_id=9' })
    expect(await screen.findByRole('heading', { name: '/admin/homework-details/9' })).toBeVisible()
    expect(fake.requests('headquarters-homework-homework-topic-list')).toEqual([])
  })

  it('shows its topics and the students of the first topic with their classes, and links to a paper', async () => {
    open('?homework_id=9&topic_id=91')
    expect(await screen.findByText('阿部 陽菜')).toHaveAttribute(
      'href',
      '/admin/homework-self-home?homework_id=9&topic_id=91&student_id=1',
    )
    expect(screen.getByRole('heading', { level: 1, name: '全国一斉音読' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '成績一覧・講評を見る' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/homework-details/'),
    )
    expect(screen.getByText('2年B組')).toBeInTheDocument()
    fireEvent.click(screen.getByText('聞き取り'))
    await waitFor(() => expect(fake.requests('topic-answer-overview').at(-1)).toEqual({ topic_id: '92' }))
    fireEvent.click(screen.getByText('𠮷田 大翔'))
    const papers = () => fake.requests('headquarters-homework-topic-answer-paper')
    expect(await screen.findAllByText('sad')).not.toHaveLength(0)
    expect(papers()[0]).toEqual({ topic_id: '92', student_id: '2', round: 0 })
    // The neighbour is read, and rendered, before she is asked for.
    await waitFor(() => expect(papers()[1]).toEqual({ topic_id: '92', student_id: '1', round: 0 }))
    expect(papers()).toHaveLength(2)
    fireEvent.keyDown(document.body, { key: 'K', shiftKey: true })
    await waitFor(() => expect(screen.getAllByText('happy')[0]).toBeVisible())
  })

  it('says that a paper of another homework is not there, and skips students who have not begun', async () => {
    fake.api('topic-answer-overview', () => {
      const { score: _, best_score: __, ...idle } = { ...student('3', '井上 湊', '2年A組'), learn_count: 0 }
      const items = [student('1', '阿部 陽菜', '2年A組'), idle, student('2', '𠮷田 大翔', '2年B組')]
      return success({ average_score: 80, items, total: 3 })
    })
    const view = open('?homework_id=9&topic_id=91&student_id=1')
    expect(await screen.findAllByText('happy')).not.toHaveLength(0)
    fireEvent.keyDown(document.body, { key: 'J', shiftKey: true })
    await waitFor(() => expect(screen.getAllByText('sad')[0]).toBeVisible())
    expect(fake.requests('headquarters-homework-topic-answer-paper').map(({ student_id }) => student_id)).not.toContain(
      '3',
    )
    view.unmount()
    open('?homework_id=9&topic_id=77&student_id=1')
    expect(await screen.findByText('この宿題に、その課題はありません')).toBeVisible()
  })

  it('shows topics and papers if the server refuses the calls of other homework, and says what it cannot show', async () => {
    fake.api('homework-basic-info', () => refusal(403))
    open('?homework_id=9')
    expect(await screen.findByText('阿部 陽菜')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: '本部の宿題' })).toBeInTheDocument()
    expect(
      screen.getByText(
        'この宿題は、課題ごとの成績と答案を見られます。成績一覧・提出状況・設問ごと・生徒ごと・講評・Excelへの出力は、本部の宿題のため、サーバーが許可していません。',
      ),
    ).toBeVisible()
  })

  it('says that a homework or a topic does not exist', async () => {
    const view = open('?homework_id=9&topic_id=77')
    expect(await screen.findByText('この宿題に、その課題はありません')).toBeInTheDocument()
    view.unmount()
    fake.api('homework-basic-info', () => refusal(404))
    fake.api('headquarters-homework-homework-topic-list', () => refusal(404))
    open('?homework_id=9')
    expect(await screen.findByText(/この宿題は見つかりません。/)).toBeInTheDocument()
    // To try again cannot help.
    expect(screen.queryByRole('button', { name: '再試行' })).toBeNull()
  })
})
