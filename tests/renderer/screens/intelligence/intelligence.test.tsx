/** 得意・苦手: the figures of a student, the answers that show them, and what to give next. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Intelligence } from '../../../../renderer/screens/intelligence/Intelligence'
import { failure, success } from '../../../../shared/contract/result'
import type { SessionView } from '../../../../shared/contract/types'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'

const mates = ['阿部 陽菜', '佐藤 蓮'].map((nickname, at) => ({
  student_id: `s-${at + 1}`,
  number: `0${at + 1}`,
  nickname,
  team_id: '3',
  team_name: '2年A組',
}))

const log = (view_key: string, round: number, score: number, homework_id = '501') => ({
  homework_id,
  homework_title: 'Unit 5',
  topic_id: homework_id === '' ? '' : '9001',
  resource_id: `r-${view_key}`,
  resource_title: `${view_key} ${round}`,
  resource_level: '中学2年',
  view_key,
  round,
  score,
  study_seconds: 60,
  record_duration: view_key === 'grammar' ? 0 : 20,
  updated_at: `2026-11-1${round} 19:05:00`,
})

let fake: FakeBridge
let asked: object[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  logIn(teacher)
})

/** Another session replaces that of before. */
function logIn(session: SessionView) {
  asked = []
  fake = putBridge({ session })
  fake.api('get-student-rpt', ({ student_id }) => {
    const found = mates.find(each => each.student_id === student_id)
    return found ? success(found) : refusal(404)
  })
  fake.api('student-list-by-team', () => success({ items: mates, total: mates.length }))
  fake.api('intelligence', request => {
    asked.push(request)
    return success({
      ...mates[0],
      student_id: request.student_id,
      answer_count: 120,
      abilities: [
        {
          ability: 'completeness',
          max: 100,
          value: 82.5,
          team_average: 70.1,
          answer_count: 90,
          team_answer_count: 900,
        },
        { ability: 'reading_speed', max: 180, value: null, team_average: 110.4, team_answer_count: 900 },
      ],
      families: [
        { family: 'reading', exercise_count: 30, average_score: 80, team_average_score: 70 },
        { family: 'grammar', exercise_count: 6, average_score: 50, team_average_score: 65.5 },
        { family: 'listening', exercise_count: 2, average_score: 20, team_average_score: 65.5 },
      ],
    })
  })
  fake.api('resource-exercise-logs', () =>
    success({
      items: [log('grammar', 1, 40), log('grammar', 2, 60, ''), log('grammar', 3, 20), log('sentence-reading', 1, 90)],
      total: 4,
    }),
  )
  fake.api('resource-page-list', ({ view_key }) =>
    success({
      items: ['r-grammar', 'r-new'].map(resource_id => ({
        resource_id,
        resource_title: resource_id === 'r-new' ? '比較級' : '過去形',
        resource_level: '中学2年',
        view_key,
        book_name: '文法の本',
      })),
      total: 2,
    }),
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Place = () => {
  const { pathname, search, state } = useLocation()
  return (
    <>
      <p data-testid="place">{pathname + search}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
    </>
  )
}

const open = (query = '?student_id=s-1') =>
  renderScreen(
    <>
      <Intelligence />
      <Place />
    </>,
    { url: `/admin/student-manage/intelligence${query}` },
  )

const place = () => screen.getByTestId('place').textContent

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent ?? ''))

const figures = async () => cellsOf(await screen.findByRole('table', { name: '五つの力と教材の種類' }))

describe('得意・苦手', () => {
  it('shows abilities and families of the school year beside the class, with n, gaps and the definition', async () => {
    open()
    const rows = await figures()
    expect(asked).toEqual([{ student_id: 's-1', start_time: '2026-04-01', end_time: '2027-03-31' }])
    expect(rows[0]).toEqual(['五つの力', '完成度（点）', '82.5', '70.1', '+12.4', '▲ 得意', '90', '900', ''])
    expect(rows[1]).toEqual(['五つの力', '読む速さ（語/分）', '―', '110.4', '―', '―', '―', '900', ''])
    expect(rows.slice(5).map(cells => [cells[1], cells[5], cells[6]])).toEqual([
      ['音読（点）', '▲ 得意', '30'],
      ['文法（点）', '▼ 苦手', '6'],
      ['リスニング（点）', '回数不足', '2'],
    ])
    expect(
      screen.getByText(
        /クラス平均より5点以上高い・低いものです.*またはクラスのほかの生徒の n が5未満のものは判定しません。クラス平均には本人も入ります。/,
      ),
    ).toBeVisible()
    expect(screen.getByText('11月23日 10:15 時点')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'クラス平均と比べる' }))
    expect((await figures())[0]).toEqual(['五つの力', '完成度（点）', '82.5', '▲ 得意', '90', ''])
  })

  it('shows the answers of the weakest family, the lowest first, each with its paper; then those of another', async () => {
    open()
    const table = await screen.findByRole('table', { name: '文法の答案' })
    expect(cellsOf(table).map(cells => cells.at(-1))).toEqual(['20C', '40C', '60B'])
    expect(within(table).getByRole('link', { name: 'grammar 3の3回目の答案を開く' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/homework-details/501?topic_id=9001&student_id=s-1&round=3'),
    )
    // an exercise outside homework has no paper
    expect(within(table).getAllByRole('link', { name: /答案を開く/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('link', { name: '音読の答案を見る' }))
    expect(place()).toBe('/admin/student-manage/intelligence?student_id=s-1&show=reading')
    expect(cellsOf(await screen.findByRole('table', { name: '音読の答案' }))).toHaveLength(1)
    expect(screen.getByRole('link', { name: '音読の答案を見る' })).toHaveAttribute('aria-current', 'true')
  })

  it('shows the best recorded answers of a strong ability first', async () => {
    fake.api('resource-exercise-logs', () =>
      success({ items: [70, 90, 80].map((score, at) => log('sentence-reading', at + 1, score)), total: 3 }),
    )
    open()
    await figures()
    const ability = screen.getByRole('link', { name: '完成度の答案を見る' })
    await userEvent.click(ability)
    const table = await screen.findByRole('table', { name: '完成度（声を録音した学習）の答案' })
    expect(cellsOf(table).map(cells => Number.parseInt(cells.at(-1) ?? '', 10))).toEqual([90, 80, 70])
    expect(screen.getByText('点の高い順です。')).toBeVisible()
    expect(screen.getByRole('link', { name: '完成度の答案を見る' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: '音読の答案を見る' })).not.toHaveAttribute('aria-current')
  })

  it('prints the figures and answers with the columns and the order of the screen', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    open()
    const answers = await screen.findByRole('table', { name: '文法の答案' })
    expect(screen.getByText('点の低い順です。')).toBeVisible()
    await userEvent.click(within(answers).getByRole('button', { name: '日時' }))
    expect(screen.queryByText(/^点の.い順です。$/)).toBeNull()
    const onScreen = cellsOf(answers)
    expect(onScreen.map(([time]) => time)).toEqual(['11/13（金）19:05', '11/12（木）19:05', '11/11（水）19:05'])
    await userEvent.click(screen.getByRole('checkbox', { name: 'クラス平均と比べる' }))
    await userEvent.click(screen.getAllByRole('button', { name: '印刷・保存' })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: '得意・苦手を印刷する' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const paper = await screen.findByRole('table', {
      name: /^文法の答案（上の画面と同じ順です。12件まで）/,
      hidden: true,
    })
    const heads = [...answers.querySelectorAll('thead th')].map(head => head.textContent?.replace(/[↑↓]\s*/u, ''))
    expect([...paper.querySelectorAll('thead th')].map(head => head.textContent)).toEqual(heads)
    expect(cellsOf(paper).map(cells => cells.slice(0, 4))).toEqual(onScreen.map(cells => cells.slice(0, 4)))
    expect(defined(document.body.textContent)).not.toContain('クラス平均には本人も入ります')
  })

  it('shows the answers without a recording for how much was conveyed', async () => {
    open()
    await figures()
    await userEvent.click(screen.getByRole('link', { name: '伝わった内容の答案を見る' }))
    const table = await screen.findByRole('table', { name: '伝わった内容（録音のない学習）の答案' })
    expect(cellsOf(table).map(cells => cells[1])).toEqual(['grammar 3', 'grammar 1', 'grammar 2'])
  })

  it('opens the wizard with the chosen resources for this student; what is not done comes first', async () => {
    open()
    const table = await screen.findByRole('table', { name: '次に出す教材の候補' })
    expect(cellsOf(table).map(cells => [cells[1], cells.at(-1)])).toEqual([
      ['比較級', '期間内は未学習'],
      ['過去形', '60'],
    ])
    expect(
      screen.getByText(/^この期間（2026年4月1日〜2027年3月31日）に学習していない教材が先です。/),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '宿題を作る' })).toBeDisabled()
    expect(screen.getByText('教材を選ぶと、この生徒への宿題を作れます。')).toBeVisible()
    await userEvent.click(within(table).getByRole('checkbox', { name: '比較級を選ぶ' }))
    await userEvent.click(screen.getByRole('button', { name: '選んだ1件で宿題を作る' }))
    expect(place()).toBe('/admin/homework-create/routine/3')
    const { draft } = JSON.parse(screen.getByTestId('state').textContent ?? '')
    expect(draft).toMatchObject({
      title: '比較級',
      contents: [{ resource_id: 'r-new', from: '文法の本' }],
      receivers: [{ team_id: '3', student_ids: ['s-1'] }],
    })
  })

  it('proposes resources of the kind that is chosen', async () => {
    fake.api('resource-exercise-logs', () =>
      success({ items: [log('sentence-reading', 1, 60), log('word-reading', 2, 80)], total: 2 }),
    )
    open('?student_id=s-1&show=reading')
    const kinds = await screen.findByRole('combobox', { name: '種類' })
    const asked = () => fake.requests('resource-page-list').at(-1)?.view_key
    await waitFor(() => expect(asked()).toBe('sentence-reading'))
    await userEvent.selectOptions(kinds, 'word-reading')
    await waitFor(() => expect(asked()).toBe('word-reading'))
  })

  it('proposes resources to a teacher who may not give homework, without the wizard', async () => {
    logIn({ ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } })
    open()
    const table = await screen.findByRole('table', { name: '次に出す教材の候補' })
    expect(cellsOf(table)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /宿題を作る$/ })).toBeNull()
    expect(screen.queryByText('教材を選ぶと、この生徒への宿題を作れます。')).toBeNull()
    expect(within(table).queryByRole('checkbox')).toBeNull()
  })

  it('counts, saves and proposes nothing before the last answer is read', async () => {
    const first = Array.from({ length: 200 }, () => log('grammar', 1, 40))
    let arrive = () => {}
    const last = new Promise<void>(resolve => {
      arrive = resolve
    })
    fake.api('resource-exercise-logs', async ({ page }) => {
      if (page === 1) return success({ items: first, total: 201 })
      await last
      return success({ items: [log('grammar', 2, 60)], total: 201 })
    })
    open()
    const answers = await screen.findByRole('region', { name: '文法の答案' })
    const links = () => within(answers).queryAllByRole('link', { name: 'grammar 1の1回目の答案を開く' })
    await waitFor(() => expect(fake.requests('resource-exercise-logs').map(({ page }) => page)).toEqual([1, 2]))
    expect(screen.queryByText('201件')).toBeNull()
    expect(links()).toEqual([])
    expect(screen.queryByRole('table', { name: '次に出す教材の候補' })).toBeNull()
    arrive()
    expect(await screen.findByText('201件')).toBeVisible()
    expect(links()).toHaveLength(20)
    expect(await screen.findByRole('table', { name: '次に出す教材の候補' })).toBeVisible()
  })

  it('goes to the next student by key with the period, and not beyond the last', async () => {
    open('?student_id=s-1&period=thisMonth')
    await figures()
    await userEvent.keyboard('{Shift>}J{/Shift}')
    await waitFor(() => expect(place()).toBe('/admin/student-manage/intelligence?student_id=s-2&period=thisMonth'))
    expect(await screen.findByRole('heading', { level: 1, name: '佐藤 蓮の得意・苦手' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /次の生徒/ })).toBeDisabled()
  })

  it('says that nothing was studied, that there is no such student, that reading failed, and that none is chosen', async () => {
    fake.api('intelligence', ({ student_id }) => success({ student_id, answer_count: 0 }))
    fake.api('resource-exercise-logs', () => success({ items: [], total: 0 }))
    open().unmount()
    open()
    expect(await screen.findByText('この期間の学習はありません。')).toBeInTheDocument()
    fake.api('intelligence', () => failure('server', ''))
    open('?student_id=s-2')
    expect(await screen.findByText(/得意・苦手を読み込めませんでした/)).toBeInTheDocument()
    open('?student_id=s-9')
    expect(await screen.findByText(/この生徒は見つかりません/)).toBeInTheDocument()
    open('')
    expect(screen.getByText('生徒を選んでください。')).toBeInTheDocument()
  })
})
