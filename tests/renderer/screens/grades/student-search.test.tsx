import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { openSchool, type School, showGrades, team } from './render-grades'

let school: School

beforeEach(() => {
  school = openSchool()
})

const student = (student_id: string, nickname: string, team: string) => ({
  student_id,
  nickname,
  number: '7',
  grade_name: '2年',
  class_name: 'A組',
  team_id: team,
  team_name: team === '' ? '' : '2年A組',
  password_changed: 0 as const,
})

const answer = (items: ReturnType<typeof student>[], total = items.length) =>
  school.fake.api('search-student', () => success({ items, total }))

async function search(words: string) {
  const view = showGrades()
  await screen.findByRole('link', { name: '1年A組' })
  await view.user.keyboard('/')
  expect(screen.getByRole('textbox', { name: '生徒をさがす' })).toHaveFocus()
  await view.user.keyboard(`${words}{Enter}`)
  return view
}

describe('the search over all students', () => {
  it('leads to each student in the class, and names those without a class', async () => {
    answer([student('s-7', '長谷川 アレクサンドラ', '2'), student('s-8', '𠮷田 蓮', '')])
    const { user } = await search('は')
    const table = await screen.findByRole('table', { name: 'さがした生徒' })
    expect(await within(table).findByRole('link', { name: '長谷川 アレクサンドラ' })).toHaveAttribute(
      'href',
      '/admin/manage-class/2?student_id=s-7',
    )
    expect(within(table).queryByRole('link', { name: '𠮷田 蓮' })).toBeNull()
    expect(within(table).getAllByRole('row')[2]).toHaveTextContent('𠮷田 蓮クラスなし7学習状況を見るs-82年A組')
    expect(within(table).getByRole('link', { name: '𠮷田 蓮の学習状況を見る' })).toHaveAttribute(
      'href',
      '/admin/student/student-details/s-8',
    )
    expect(screen.getByText('2人が見つかりました')).toBeVisible()
    expect(school.fake.requests('search-student')).toEqual([{ kw: 'は' }])
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('table', { name: 'クラス' })).toBeVisible()
  })

  it('shows twenty a page, and says that more students match', async () => {
    answer(
      Array.from({ length: 100 }, (_, at) => student(`s-${at}`, `生徒${at}`, '2')),
      320,
    )
    const { user } = await search('2')
    expect(await screen.findByText(/320人のうち100人を表示しています。/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^生徒\d+$/ })).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: '2ページ' }))
    expect(await screen.findByRole('link', { name: '生徒20' })).toBeVisible()
  })

  it('says what can be searched where nobody matches, and leads back', async () => {
    answer([])
    const { user } = await search('ぬぬぬ')
    expect(await screen.findByText('「ぬぬぬ」に合う生徒はいません')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'クラスの一覧に戻る' }))
    expect(await screen.findByRole('table', { name: 'クラス' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: '生徒をさがす' })).toHaveFocus()
  })

  it('offers to search again after a failure', async () => {
    school.fake.api('search-student', () => refusal(400, '読めません。'))
    await search('は')
    expect(await screen.findByText('生徒をさがせませんでした')).toBeVisible()
  })
})

describe('the student lists', () => {
  const started = () =>
    school.fake.calls.filter(({ method }) => method === 'downloads.start').map(({ argument }) => argument)

  beforeEach(() => school.fake.answer('downloads.start', () => success({ id: 'd1' })))

  it('are saved of all classes in one file, or in one file for each', async () => {
    const { user } = showGrades()
    await user.click(await screen.findByRole('button', { name: '名簿を保存' }))
    await user.click(await screen.findByRole('menuitem', { name: 'すべてのクラスを1つのファイルに' }))
    await waitFor(() => expect(started()).toEqual([{ kind: 'student-list', request: { team_ids: '1,2,3' } }]))
    await user.click(screen.getByRole('checkbox', { name: '1年A組を選ぶ' }))
    await user.click(screen.getByRole('checkbox', { name: '放課後クラブを選ぶ' }))
    await user.click(screen.getByRole('button', { name: '名簿を保存' }))
    await user.click(await screen.findByRole('menuitem', { name: 'クラスごとに保存（2ファイル）' }))
    await waitFor(() =>
      expect(started().slice(1)).toEqual([
        { kind: 'export-students-xls', request: { team_id: '1' } },
        { kind: 'export-students-xls', request: { team_id: '3' } },
      ]),
    )
  })

  it('are saved in one file for each of ten classes at most; of more in one file only', async () => {
    school.teams = Array.from({ length: 11 }, (_, at) => team(String(at + 1), `${at + 1}組`))
    const { user } = showGrades()
    await user.click(await screen.findByRole('button', { name: '名簿を保存' }))
    const each = await screen.findByRole('menuitem', { name: 'クラスごとに保存（11ファイル）' })
    expect(each).toBeDisabled()
    expect(screen.getByText(/クラスごとのファイルは、一度に10個まで保存できます。/)).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'すべてのクラスを1つのファイルに' })).toBeEnabled()
    await user.keyboard('{Escape}')
    for (const name of Array.from({ length: 10 }, (_, at) => `${at + 1}組を選ぶ`))
      await user.click(screen.getByRole('checkbox', { name }))
    await user.click(screen.getByRole('button', { name: '名簿を保存' }))
    expect(await screen.findByRole('menuitem', { name: 'クラスごとに保存（10ファイル）' })).toBeEnabled()
  })

  it('are saved of one class from its menu', async () => {
    const { user } = showGrades()
    await user.click(await screen.findByRole('button', { name: '2年A組の操作' }))
    await user.click(await screen.findByRole('menuitem', { name: '生徒名簿を保存' }))
    await waitFor(() => expect(started()).toEqual([{ kind: 'export-students-xls', request: { team_id: '2' } }]))
  })
})
