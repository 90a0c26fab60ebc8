/** ランキング: shared ranks, what the class may see, and words of encouragement that are sent once. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useStudentOrder } from '../../../../renderer/features/study/student-order'
import { RankingPoster } from '../../../../renderer/screens/ranking/poster/RankingPoster'
import { Ranking } from '../../../../renderer/screens/ranking/Ranking'
import { growthRows, rankedRows } from '../../../../renderer/screens/ranking/ranked-rows'
import { rankingKinds } from '../../../../renderer/screens/ranking/ranking-kinds'
import { endDeletions } from '../../../../renderer/ui/deletions/pending-deletions'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { nonEmpty } from '../../../fixtures/non-empty'
import { putBridge, renderScreen } from '../../render'

const student = (at: number, nickname: string, exercise_count: number, average_score?: number) => ({
  student_id: `s-${at}`,
  number: String(at).padStart(2, '0'),
  nickname,
  team_id: '3',
  team_name: '2年A組',
  exercise_count,
  average_score,
  best_score: average_score === undefined ? undefined : 100,
  study_seconds: exercise_count * 60,
  record_duration: exercise_count * 61,
  integral: exercise_count * 10,
})

/** As a server may order and rank them: without shared ranks. */
const students = [
  { ...student(3, '髙橋 アレクサンドラ 美咲', 12, 60), rank: 1 },
  { ...student(1, '阿部 陽菜', 8, 84.25), rank: 2 },
  { ...student(2, '佐藤 蓮', 8, 71), rank: 3 },
  { ...student(4, '𠮷田 律', 0), rank: 4 },
]
const earlier = [student(1, '阿部 陽菜', 5, 80), student(2, '佐藤 蓮', 9, 75), student(3, '髙橋', 12, 60)]

const achievement = (id: string, at: number, is_encouraged: 0 | 1 = 0) => ({
  motivation_id: id,
  student_id: `s-${at}`,
  number: `0${at}`,
  nickname: at === 1 ? '阿部 陽菜' : '佐藤 蓮',
  team_id: '3',
  team_name: '2年A組',
  type: 1,
  count: 10 * at,
  achieve_time: `2026-11-2${at} 10:00:00`,
  is_encouraged,
  ...(is_encouraged === 1 && { encourage: 'よし', teacher: '山田', encourage_time: '2026-11-22 09:00:00' }),
})

let fake: FakeBridge
let achievements: ReturnType<typeof achievement>[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 23, 10, 15) })
  fake = putBridge({ session: teacher })
  fake.api('team-rows', () =>
    success({
      items: [{ id: '3', name: '2年A組', allow_join: 1 as const, sort: 1, student_count: 4, hidden: 0 as const }],
      total: 1,
    }),
  )
  for (const name of [
    'exercise_count_ranking_v2',
    'exercise_score_ranking_v2',
    'record_duration_ranking_v2',
    'exercise-integral-ranking_v2',
  ] as const)
    fake.api(name, ({ start_time = '' }) => {
      const items = start_time < '2026-11-01' ? earlier : students
      return success({ items, total: items.length })
    })
  achievements = [achievement('m-1', 1), achievement('m-2', 2), achievement('m-3', 2, 1)]
  fake.api('student-achievement-page-list', () => success({ items: achievements, total: achievements.length }))
  fake.api('student-achievement-encourage', () => success(null))
})

afterEach(() => {
  endDeletions()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (query = '') =>
  renderScreen(
    <>
      <Ranking />
      <UndoBar />
    </>,
    { url: `/admin/ranking${query}` },
  )

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(line => [...line.querySelectorAll('th, td')].map(cell => cell.textContent ?? ''))

const shown = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  await within(table).findAllByRole('rowheader')
  return cells(table)
}

describe('a ranking', () => {
  it('gives equal values the same rank, and none to a student who has done nothing', async () => {
    open()
    expect(await shown('学習回数のランキング')).toEqual([
      ['順位', '番号', '生徒', 'クラス', '学習回数', '平均点', '録音（分:秒）', '学習ポイント'],
      ['1', '03', '髙橋 アレクサンドラ 美咲', '2年A組', '12', '60.0', '12:12', '120'],
      ['2', '01', '阿部 陽菜', '2年A組', '8', '84.3', '8:08', '80'],
      ['2', '02', '佐藤 蓮', '2年A組', '8', '71.0', '8:08', '80'],
      ['―', '04', '𠮷田 律', '2年A組', '0', '―', '0:00', '0'],
    ])
    expect(screen.getByText('順位のある生徒 3人／4人中')).toBeVisible()
    expect(screen.getByText('11月23日 10:15 時点')).toBeVisible()
    expect(screen.getByRole('link', { name: '阿部 陽菜の学習回数 8' })).toHaveAttribute(
      'href',
      '/admin/student/student-details/s-1?tab=exercise',
    )
  })

  it('is not asked for while its period ends before it begins', async () => {
    const user = userEvent.setup()
    open()
    await shown('学習回数のランキング')
    const before = fake.requests('exercise_count_ranking_v2')
    await user.selectOptions(screen.getByRole('combobox', { name: '期間' }), '日付を指定')
    const from = screen.getByRole('textbox', { name: '開始日' })
    await user.clear(from)
    expect(from, 'also while there is no date').toHaveFocus()
    await user.type(from, '2026/12/1{Tab}')
    const fault = '終了日は、開始日と同じか後の日にしてください。'
    expect(await screen.findByText(fault)).toBeVisible()
    for (const field of [from, screen.getByRole('textbox', { name: '終了日' })]) {
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleErrorMessage(fault)
    }
    expect(screen.getByText('期間を直すと、ここにランキングが出ます。')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect(fake.requests('exercise_count_ranking_v2')).toEqual(before)
  })

  it('asks for the chosen value, class and period, and a search keeps the ranks', async () => {
    const user = userEvent.setup()
    open()
    await shown('学習回数のランキング')
    await user.click(screen.getByRole('radio', { name: '平均点' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await user.selectOptions(screen.getByRole('combobox', { name: '期間' }), '先月')
    await waitFor(() =>
      expect(fake.requests('exercise_score_ranking_v2').at(-1)).toEqual({
        team_id: '3',
        start_time: '2026-10-01',
        end_time: '2026-10-31',
        page: 1,
        limit: 200,
      }),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: '期間' }), '今月')
    await user.type(screen.getByRole('textbox', { name: '生徒をさがす' }), '佐藤')
    await waitFor(async () => expect((await shown('平均点のランキング')).slice(1)).toHaveLength(1))
    expect((await shown('平均点のランキング'))[1]?.slice(0, 3)).toEqual(['2', '02', '佐藤 蓮'])
  })

  it('has the same cells on the screen, on paper and in the workbook', async () => {
    vi.stubGlobal('print', vi.fn())
    fake.answer('excel.write', () => success({ bytes: new Uint8Array([1]) }))
    fake.answer('downloads.hold', () => success({ file_id: '8b4f1b0e-2d3f-4a63-9a0b-0d1c2e3f4a5b' }))
    fake.answer('downloads.start', () => success({ id: 'd1' }))
    const user = userEvent.setup()
    open()
    await shown('学習回数のランキング')
    await user.click(screen.getByRole('button', { name: '番号' }))
    const onScreen = await shown('学習回数のランキング')
    expect(onScreen.slice(1).map(([, number]) => number)).toEqual(['01', '02', '03', '04'])
    await user.click(screen.getByRole('button', { name: '印刷・保存' }))
    await user.click(await screen.findByRole('menuitem', { name: 'この表をExcelで保存する' }))
    const written = () => fake.calls.find(({ method }) => method === 'excel.write')?.argument
    await waitFor(() => expect(written()).toMatchObject({ rows: onScreen }))
    await user.click(screen.getByRole('button', { name: '印刷・保存' }))
    await user.click(await screen.findByRole('menuitem', { name: 'この表を印刷する' }))
    expect(cells(await screen.findByRole('table', { name: /^学習回数のランキング　/, hidden: true }))).toEqual(onScreen)
  })
})

it('counts a student of two classes once, and compares each of her rows with the same class', async () => {
  const club = (row: ReturnType<typeof student>) => ({ ...row, team_id: '9', team_name: '英語クラブ' })
  const abe = student(1, '阿部 陽菜', 8, 80)
  const now = [abe, club({ ...abe, record_duration: 600 }), student(2, '佐藤 蓮', 5, 71)]
  const before = [student(1, '阿部 陽菜', 3, 80), club(student(1, '阿部 陽菜', 7, 80)), student(2, '佐藤 蓮', 5, 71)]
  const rows = rankedRows(now, 'count')
  expect(rows.map(({ nickname, team_id, rank }) => [nickname, team_id, rank])).toEqual([
    ['阿部 陽菜', '3', 1],
    ['佐藤 蓮', '3', 2],
    ['阿部 陽菜', '9', 1],
  ])
  expect(growthRows(rows, before).map(({ growth }) => growth.exercises)).toEqual([5, null, 1])
  expect(rankedRows(now, 'record').map(({ rank }) => rank)).toEqual([2, 3, 1])
  fake.api('exercise_count_ranking_v2', () => success({ items: now, total: 3 }))
  open()
  expect(await screen.findByText('順位のある生徒 2人／2人中')).toBeVisible()
})

it('shows each student once although the server ignores the number of the page', async () => {
  fake.api('exercise_count_ranking_v2', () => success({ items: students, total: 9 }))
  open()
  expect(await shown('学習回数のランキング')).toHaveLength(5)
  expect(fake.requests('exercise_count_ranking_v2').map(({ page }) => page)).toEqual([1, 2])
})

it('has no ranks until all students are read', async () => {
  fake.api('exercise_count_ranking_v2', ({ page }) =>
    page === 1 ? success({ items: students.slice(0, 2), total: 4 }) : refusal(400, 'だめ'),
  )
  open()
  expect(await screen.findByText('残りを読み込めませんでした。')).toBeVisible()
  expect(screen.queryByText('阿部 陽菜')).toBeNull()
  fake.api('exercise_count_ranking_v2', ({ page }) =>
    success({ items: page === 1 ? students.slice(0, 2) : students.slice(2), total: 4 }),
  )
  const rest = screen.getByText('残りを読み込めませんでした。', { selector: '[role=alert]' })
  await userEvent.setup().click(within(rest).getByRole('button', { name: '再試行' }))
  expect(await shown('学習回数のランキング')).toHaveLength(5)
})

it('opens a student with the order of the ranking', async () => {
  const Order = () => <output>{useStudentOrder('s-1')?.join()}</output>
  renderScreen(
    <>
      <Ranking />
      <Order />
    </>,
    { url: '/admin/ranking' },
  )
  await shown('学習回数のランキング')
  await userEvent.setup().click(screen.getByRole('link', { name: '阿部 陽菜の学習回数 8' }))
  expect(await screen.findByText('s-3,s-1,s-2,s-4')).toBeInTheDocument()
})

it('has no rank and no figure for what the server does not know; who was left out before had not studied', () => {
  const unknown = { ...student(1, '阿部 陽菜', 0), exercise_count: undefined, record_duration: undefined }
  const rows = rankedRows([unknown, student(2, '佐藤 蓮', 5, 71)], 'count')
  expect(rows.map(({ rank }) => rank)).toEqual([null, 1])
  expect(rankingKinds.count.words(unknown)).toBe('')
  expect(rankingKinds.record.words(unknown)).toBe('')
  const [growth, ...others] = growthRows(rows, [])
  expect(others).toEqual([])
  expect(growth).toMatchObject({ nickname: '佐藤 蓮', growth: { exercises: 5, points: null } })
  expect(growthRows(rows, undefined).map(({ growth }) => growth.exercises)).toEqual([null])
})

describe('what the class may see', () => {
  const openPoster = (query: string) =>
    renderScreen(<RankingPoster />, { url: `/integral-ranking-export?team_id=3&${query}` })
  const poster = () => screen.findByRole('article', { name: '印刷の見本' })

  it('is by default what each student has grown: no ranks, nothing that fell, nobody without study', async () => {
    openPoster('')
    const items = within(await poster()).getAllByRole('listitem')
    expect(items.map(item => item.textContent)).toEqual([
      '阿部 陽菜学習 8回学習 +3回平均点 +4.3点録音 +3分',
      '佐藤 蓮学習 8回',
      '髙橋 アレクサンドラ 美咲学習 12回',
    ])
    expect(
      fake.requests('exercise_count_ranking_v2').map(({ start_time, end_time }) => [start_time, end_time]),
    ).toEqual([
      ['2026-11-01', '2026-11-23'],
      ['2026-10-01', '2026-10-23'],
    ])
    expect(screen.getByRole('note')).toHaveTextContent('順位はつけず')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is not printed without anybody on it, and says so', async () => {
    fake.api('exercise_count_ranking_v2', () => success({ items: students.slice(3), total: 1 }))
    openPoster('')
    expect(await screen.findByText('この期間に学習した生徒はいません。')).toBeVisible()
    expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
  })

  it('is not printed without the days before, which is said, and keeps its paper to itself', async () => {
    fake.api('exercise_count_ranking_v2', ({ start_time = '' }) =>
      start_time < '2026-11-01' ? refusal(400, 'だめ') : success({ items: students, total: 4 }),
    )
    const { unmount } = openPoster('paper=a3')
    expect(await screen.findByText('前の期間を読み込めなかったため、伸びを出せません。')).toBeVisible()
    expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
    expect(document.body).toHaveAttribute('data-paper', 'a3')
    unmount()
    expect(document.body).not.toHaveAttribute('data-paper')
  })

  it.each([
    ['ends before it begins', 'from=2026-11-20&to=2026-11-01', '期間が正しくありません。'],
    ['has no end', 'show=ranking&from=2026-11-20&to=', '期間が正しくありません。'],
    ['begins tomorrow', 'from=2026-11-24&to=2026-11-30', 'この期間は、まだ始まっていません。'],
  ])('is not read for a period that %s, and says so', async (_what, query, message) => {
    openPoster(`period=own&${query}`)
    expect(await screen.findByText(`${message}ランキングで期間を選び直してください。`)).toBeVisible()
    for (const link of nonEmpty(screen.getAllByRole('link', { name: 'ランキングに戻る' })))
      expect(link).toHaveAttribute('href', '/admin/ranking')
    expect(screen.getByRole('button', { name: '印刷する' })).toBeDisabled()
    await waitFor(() => expect(fake.requests('team-rows')).toHaveLength(1))
    expect(fake.requests('exercise_count_ranking_v2')).toEqual([])
  })

  it('has ranks only by choice, with a word on what they do; the first ones, by number', async () => {
    const user = userEvent.setup()
    openPoster('kind=average')
    await poster()
    await user.click(screen.getByRole('radio', { name: '順位' }))
    expect(screen.getByRole('note')).toHaveTextContent('下の半分の生徒はやる気をなくすことがあります')
    await user.click(screen.getByRole('radio', { name: '番号だけ' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'のせる順位' }), '3位まで')
    expect(cells(await screen.findByRole('table'))).toEqual([
      ['順位', '生徒', '平均点'],
      ['1', '01番', '84.3'],
      ['2', '02番', '71.0'],
      ['3', '03番', '60.0'],
    ])
  })
})

describe('while names are hidden', () => {
  beforeEach(() => fake.answer('keeps.read', () => success({ value: { hidesNames: true, hidesAi: false } })))

  it('shows the class numbers, until the teacher asks for names', async () => {
    const user = userEvent.setup()
    renderScreen(<RankingPoster />, { url: '/integral-ranking-export?team_id=3' })
    expect(await screen.findByText('01番')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'A3' }))
    expect(screen.queryByText(/阿部/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: '名前' }))
    expect(screen.getByText('阿部 陽菜')).toBeVisible()
  })

  it('names nobody in the countdown, the toasts and the refusals of encouragement', async () => {
    vi.useFakeTimers({ now: fromJst(2026, 11, 23, 10, 15), shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    open('?tab=achievements')
    await user.click(await screen.findByRole('button', { name: '生徒 2「学習 10回」を励ます' }))
    await user.type(await screen.findByRole('textbox', { name: '励ましの言葉' }), 'よし')
    await user.click(screen.getByRole('button', { name: '1件に送る' }))
    expect(screen.getByText('生徒 2「学習 10回」への励ましを送ります。')).toBeVisible()
    achievements = [achievement('m-1', 1, 1), achievement('m-2', 2)]
    await act(() => vi.advanceTimersByTimeAsync(10_100))
    expect(await screen.findAllByText(/生徒 2「学習 10回」は、ほかの先生が先に励ましたか/)).not.toEqual([])
    expect(document.body).not.toHaveTextContent('阿部')
  })
})

describe('words of encouragement', () => {
  const setUp = async () => {
    vi.useFakeTimers({ now: fromJst(2026, 11, 23, 10, 15), shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    open('?tab=achievements')
    await shown('生徒の実績')
    return user
  }
  const write = async (user: ReturnType<typeof userEvent.setup>, words: string) => {
    await user.type(await screen.findByRole('textbox', { name: '励ましの言葉' }), words)
    await user.click(screen.getByRole('button', { name: /件に送る$/ }))
  }
  const wait = () => act(() => vi.advanceTimersByTimeAsync(10_100))
  const sent = () => fake.requests('student-achievement-encourage')

  it('go to one achievement, once, after the time to undo', async () => {
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: '阿部 陽菜「学習 10回」を励ます' }))
    expect(await screen.findByText('阿部 陽菜の実績1件に、同じ言葉を送ります。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'よくがんばりましたね。この調子で続けましょう。' }))
    await user.click(screen.getByRole('button', { name: '1件に送る' }))
    expect(screen.getByText('阿部 陽菜「学習 10回」への励ましを送ります。')).toBeVisible()
    expect(sent()).toEqual([])
    await wait()
    expect(sent()).toEqual([
      { encourage: 'よくがんばりましたね。この調子で続けましょう。', is_all: 0, motivation_ids: 'm-1' },
    ])
    // The words were sent, so they are no draft any more.
    await user.click(screen.getAllByRole('button', { name: /を励ます$/ })[0] as HTMLElement)
    expect(await screen.findByRole('textbox', { name: '励ましの言葉' })).toHaveValue('')
  })

  it('go to all who wait of the class and the type in sight, and to nobody else', async () => {
    const user = await setUp()
    await user.selectOptions(screen.getByRole('combobox', { name: 'クラス' }), '2年A組')
    await user.click(screen.getByRole('radio', { name: '学習の回数' }))
    await waitFor(() => expect(fake.requests('student-achievement-page-list').at(-1)).toMatchObject({ type: 1 }))
    await user.click(await screen.findByRole('button', { name: 'まだの2件をまとめて励ます' }))
    await write(user, '　すばらしい ')
    const before = fake.requests('student-achievement-page-list').length
    await wait()
    expect(sent()).toEqual([{ team_id: '3', type: 1, encourage: 'すばらしい', is_all: 1 }])
    expect(fake.requests('student-achievement-page-list')[before]).toEqual({
      team_id: '3',
      type: 1,
      page: 1,
      limit: 200,
    })
  })

  it('go only to the achievements in sight, if a student reaches another one meanwhile', async () => {
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: 'まだの2件をまとめて励ます' }))
    await write(user, 'すばらしい')
    achievements = [...achievements, achievement('m-4', 1)]
    await wait()
    expect(sent()).toEqual([{ encourage: 'すばらしい', is_all: 0, motivation_ids: 'm-1,m-2' }])
  })

  it('are not sent if the list cannot be read again before', async () => {
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: 'まだの2件をまとめて励ます' }))
    await write(user, 'すばらしい')
    fake.api('student-achievement-page-list', () => refusal(400, 'だめ'))
    await wait()
    expect(await screen.findAllByText(/送る前の確認ができなかったため、何も送っていません。/)).not.toEqual([])
    expect(sent()).toEqual([])
  })

  it('can be kept as an example, each once and a hundred at most, and be taken out', async () => {
    const kept = Array.from({ length: 99 }, (_, at) => `言葉${at}`)
    let read = () => {}
    const isRead = new Promise<void>(done => {
      read = done
    })
    fake.answer('keeps.read', async ({ key }) => {
      if (key === 'encouragements') await isRead
      return success({ value: key === 'encouragements' ? kept : null })
    })
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: '阿部 陽菜「学習 10回」を励ます' }))
    const words = await screen.findByRole('textbox', { name: '励ましの言葉' })
    const keep = screen.getByRole('button', { name: 'この言葉を例に残す' })
    // the examples of the program are not offered before the teacher's own are read
    expect(screen.queryAllByRole('button', { name: /^例「/ })).toEqual([])
    read()
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^例「/ })).toHaveLength(99))
    await user.type(words, ' よくできた ')
    await user.click(keep)
    expect(screen.getByRole('button', { name: 'よくできた' })).toBeVisible()
    await user.click(keep)
    expect(await screen.findByText('同じ言葉が例にあります。')).toBeVisible()
    await user.type(words, '！')
    await user.click(keep)
    expect(await screen.findByText('言葉の例は100件までです。')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^例「/ })).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: '例「よくできた」を消す' }))
    expect(screen.getAllByRole('button', { name: /^例「/ })).toHaveLength(99)
    expect(screen.queryByRole('button', { name: 'よくできた' })).toBeNull()
  })

  it('are offered for all only once all achievements are read', async () => {
    fake.api('student-achievement-page-list', ({ page }) =>
      page === 1 ? success({ items: achievements, total: 300 }) : refusal(400, 'だめ'),
    )
    open('?tab=achievements')
    expect(await screen.findByText('残りを読み込めませんでした。')).toBeVisible()
    expect(screen.getByRole('button', { name: 'まだの実績をまとめて励ます' })).toBeDisabled()
  })

  it('say that a student gets them several times', async () => {
    achievements = [achievement('m-1', 1), { ...achievement('m-2', 1), count: 20 }]
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: 'まだの2件をまとめて励ます' }))
    expect(await screen.findByText(/^阿部 陽菜の実績2件に、同じ言葉を送ります。/)).toHaveTextContent(
      '1人に何件も届きます。',
    )
  })

  it('are not sent if the teacher takes them back', async () => {
    const user = await setUp()
    await user.click(screen.getByRole('checkbox', { name: '阿部 陽菜を選ぶ' }))
    await user.click(screen.getByRole('button', { name: '選んだ1件を励ます' }))
    await write(user, 'すばらしい')
    await user.click(screen.getAllByRole('button', { name: /取り消す/ })[0] as HTMLElement)
    await wait()
    expect(sent()).toEqual([])
    expect(screen.getByRole('button', { name: 'まだの2件をまとめて励ます' })).toBeEnabled()
  })

  it('go to all who wait together; what has words already is not asked again', async () => {
    const user = await setUp()
    expect(screen.getAllByRole('checkbox', { name: '佐藤 蓮を選ぶ' }).map(box => box.hasAttribute('disabled'))).toEqual(
      [false, true],
    )
    await user.click(screen.getByRole('button', { name: 'まだの2件をまとめて励ます' }))
    const asked = await screen.findByText(/の実績2件に、同じ言葉を送ります。/)
    expect(asked).toHaveTextContent('阿部 陽菜ほか、合わせて2人の実績2件に、同じ言葉を送ります。')
    expect(asked).not.toHaveTextContent('1人に何件も届きます。')
    await write(user, 'すばらしい')
    await wait()
    expect(sent()).toEqual([{ encourage: 'すばらしい', is_all: 1 }])
    expect(await screen.findByRole('button', { name: 'まだの実績をまとめて励ます' })).toBeDisabled()
  })

  it('name the one that a button was pressed for, even if nothing else waits', async () => {
    achievements = [achievement('m-1', 1), achievement('m-2', 2, 1)]
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: '阿部 陽菜「学習 10回」を励ます' }))
    await write(user, 'すばらしい')
    await wait()
    expect(sent()).toEqual([{ encourage: 'すばらしい', is_all: 0, motivation_ids: 'm-1' }])
  })

  it('are sent although the server repeats its last page for ever, with a total that is too large', async () => {
    const user = await setUp()
    fake.api('student-achievement-page-list', () => success({ items: achievements, total: 9000 }))
    await user.click(screen.getByRole('button', { name: '阿部 陽菜「学習 10回」を励ます' }))
    await write(user, 'すばらしい')
    await wait()
    expect(sent()).toHaveLength(1)
  })

  it('are not sent if another teacher was faster', async () => {
    const user = await setUp()
    await user.click(screen.getByRole('button', { name: 'まだの2件をまとめて励ます' }))
    await write(user, 'すばらしい')
    achievements = [achievement('m-1', 1, 1), achievement('m-2', 2)]
    await wait()
    expect(await screen.findAllByText(/ほかの先生が先に励ましたか/)).toHaveLength(2)
    expect(sent()).toEqual([])
  })

  it('follow the rule of lengths, and are looked up when the answer is lost', async () => {
    const user = await setUp()
    fake.api('student-achievement-encourage', ({ encourage }) => {
      const done = { ...achievement('m-1', 1, 1), encourage }
      // an old one: it is on the third and last page of the list
      fake.api('student-achievement-page-list', ({ page }) =>
        success({ items: page === 3 ? [done] : [achievement(`other-${page}`, 2)], total: 3 }),
      )
      return { ok: false, error: { kind: 'timeout', message: '', retryable: false } }
    })
    await user.click(screen.getByRole('button', { name: '阿部 陽菜「学習 10回」を励ます' }))
    await write(user, 'あ'.repeat(100))
    expect(screen.getByText('励ましの言葉は99文字以内で入力してください。', { selector: 'p' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: '励ましの言葉' }), '{Backspace}')
    await user.click(screen.getByRole('button', { name: '1件に送る' }))
    await wait()
    expect(await screen.findByText('阿部 陽菜「学習 10回」への励ましを送りました。')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })
})

it('says that the server refuses a ranking, and reads it again', async () => {
  fake.api('exercise_count_ranking_v2', () => refusal(400, 'だめ'))
  open()
  expect(await screen.findByText('ランキングを読み込めませんでした')).toBeVisible()
  fake.api('exercise_count_ranking_v2', () => success({ items: students, total: 4 }))
  await userEvent.setup().click(screen.getByRole('button', { name: '再試行' }))
  expect(await shown('学習回数のランキング')).toHaveLength(5)
})
