import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success } from '../../../../shared/contract/result'
import { refusal } from '../../../fakes/bridge'
import { openSchool, type School, showGrades, team } from './render-grades'

let school: School

beforeEach(() => {
  school = openSchool()
})

const names = () =>
  within(screen.getByRole('table', { name: 'クラス' }))
    .getAllByRole('link')
    .map(link => link.textContent)

const menu = async (user: ReturnType<typeof showGrades>['user'], name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}の操作` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the list of classes', () => {
  it('shows each class with its students, homework and switches, and leads to its students', async () => {
    school.teams = [team('1', '1年A組', { allow_join: 0, hidden: 1 }), team('2', '2年A組')]
    showGrades()
    expect(await screen.findByRole('link', { name: '1年A組' })).toHaveAttribute('href', '/admin/manage-class/1')
    const row = screen.getAllByRole('row')[1] as HTMLElement
    await waitFor(() => expect(row).toHaveTextContent(/40人12件1件停止中非表示$/))
    expect(within(row).getByRole('switch', { name: '1年A組に生徒の参加を受け付ける' })).not.toBeChecked()
    expect(within(row).getByRole('switch', { name: '1年A組を宿題の配信先に出す' })).not.toBeChecked()
    expect(screen.getByText('2クラス')).toBeVisible()
  })

  it('shows no number where the server sends none', async () => {
    school.fake.api('team-info', ({ team_id }) => success({ id: team_id }))
    showGrades()
    await screen.findByRole('link', { name: '1年A組' })
    await waitFor(() => expect(school.fake.requests('team-info')).toHaveLength(3))
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('40人――受付中')
  })

  it('says what to do without classes, and reads again after a failure', async () => {
    school.teams = []
    const { unmount } = showGrades()
    expect(await screen.findByText('クラスはまだありません')).toBeVisible()
    unmount()
    school = openSchool()
    school.fake.api('my-team-rows', () => refusal(400, '読めません。'))
    const { user } = showGrades()
    expect(await screen.findByText('クラスを読み込めませんでした')).toBeVisible()
    school.fake.api('my-team-rows', () => success({ items: school.teams, total: 3 }))
    await user.click(screen.getByRole('button', { name: '再試行' }))
    expect(await screen.findByRole('link', { name: '2年A組' })).toBeVisible()
  })
})

describe('the switches', () => {
  it('change a class at once, with the name that the server has now', async () => {
    const { user } = showGrades()
    const join = await screen.findByRole('switch', { name: '2年A組に生徒の参加を受け付ける' })
    // Somebody else renames the class; the page does not know it yet.
    school.teams = school.teams.map(each => (each.id === '2' ? { ...each, name: '2年い組' } : each))
    await user.click(join)
    await waitFor(() =>
      expect(school.fake.requests('team-update')).toEqual([{ id: '2', name: '2年い組', allow_join: 0 }]),
    )
    expect(await screen.findByRole('link', { name: '2年い組' })).toBeVisible()
    await user.click(screen.getByRole('switch', { name: '1年A組を宿題の配信先に出す' }))
    expect(await screen.findByText(/「1年A組」を宿題の配信先から隠しました。/)).toBeVisible()
    expect(school.fake.requests('make-hidden')).toEqual([{ team_id: '1' }])
    expect(screen.getByRole('switch', { name: '1年A組を宿題の配信先に出す' })).not.toBeChecked()
  })

  it('are set for several classes from the bar of the selection, for those that differ', async () => {
    school.teams = [team('1', '1年A組', { hidden: 1 }), team('2', '2年A組'), team('3', '3年A組')]
    const { user } = showGrades()
    await user.click(await screen.findByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    await user.click(screen.getByRole('button', { name: '配信先から隠す' }))
    expect(await screen.findByText(/2クラスを宿題の配信先から隠しました。/)).toBeVisible()
    expect(school.fake.requests('make-hidden')).toEqual([{ team_id: '2' }, { team_id: '3' }])
    await user.click(await screen.findByRole('button', { name: '配信先に出す' }))
    await waitFor(() => expect(school.fake.requests('make-obvious')).toHaveLength(3))
  })

  it('of several classes stop at the first that the server refuses, and say why', async () => {
    school.fake.api('make-hidden', () => refusal(400, '今は隠せません。'))
    const { user } = showGrades()
    await user.click(await screen.findByRole('checkbox', { name: 'このページの行をすべて選ぶ' }))
    await user.click(screen.getByRole('button', { name: '配信先から隠す' }))
    expect(await screen.findByText('今は隠せません。')).toBeVisible()
    expect(school.fake.requests('make-hidden')).toEqual([{ team_id: '1' }])
  })

  it('go back and say why if the server refuses, and name a class that is gone', async () => {
    school.fake.api('make-hidden', () => refusal(400, '今は隠せません。'))
    const { user } = showGrades()
    await user.click(await screen.findByRole('switch', { name: '1年A組を宿題の配信先に出す' }))
    expect(await screen.findByText('今は隠せません。')).toBeVisible()
    expect(screen.getByRole('switch', { name: '1年A組を宿題の配信先に出す' })).toBeChecked()
    school.teams = school.teams.slice(1)
    await user.click(screen.getByRole('switch', { name: '1年A組に生徒の参加を受け付ける' }))
    expect(await screen.findByText('クラス「1年A組」は、ほかの先生が削除しました。')).toBeVisible()
    expect(school.fake.requests('team-update')).toEqual([])
    await waitFor(() => expect(screen.queryByRole('link', { name: '1年A組' })).toBeNull())
  })
})

describe('a new class', () => {
  const open = async () => {
    const { user } = showGrades()
    await screen.findByRole('link', { name: '1年A組' })
    await user.click(screen.getByRole('button', { name: 'クラスを作る' }))
    return { user, field: await screen.findByRole('textbox', { name: 'クラス名' }) }
  }

  it('is made by Enter, and appears in the list', async () => {
    const { user, field } = await open()
    await user.type(field, ' 𠮷組 ')
    await user.click(screen.getByRole('switch', { name: /^生徒の参加を受け付ける/ }))
    await user.type(field, '{Enter}')
    expect(await screen.findByText('クラス「𠮷組」を作りました。')).toBeVisible()
    expect(school.fake.requests('team-create')).toEqual([{ name: '𠮷組', allow_join: 0 }])
    expect(await screen.findByRole('link', { name: '𠮷組' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is followed by the next one where the teacher wants it', async () => {
    const { user, field } = await open()
    await user.type(field, '3年A組')
    await user.click(screen.getByRole('button', { name: '作って続ける' }))
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).toHaveFocus()
    await user.type(field, '3年B組{Enter}')
    await waitFor(() => expect(names()).toEqual(['1年A組', '2年A組', '放課後クラブ', '3年A組', '3年B組']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['', 'クラス名を入力してください。'],
    ['𠮷'.repeat(21), 'クラス名は20文字以内で入力してください。'],
    ['A組😀', '無効な文字が含まれています'],
  ])('is not sent with the name “%s”', async (name, fault) => {
    const { user, field } = await open()
    if (name !== '') await user.click(field)
    if (name !== '') await user.paste(name)
    await user.click(screen.getByRole('button', { name: '作る' }))
    expect(await within(screen.getByRole('dialog')).findByText(fault)).toBeVisible()
    expect(field).toHaveFocus()
    expect(school.fake.requests('team-create')).toEqual([])
  })

  it('warns of a name that is read like that of another class before it is sent', async () => {
    const { user, field } = await open()
    await user.type(field, '２年 Ａ組')
    expect(screen.getByText('よく似た名前のクラス「2年A組」があります。')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'この名前で作る' }))
    await waitFor(() => expect(school.fake.requests('team-create')).toEqual([{ name: '２年 Ａ組', allow_join: 1 }]))
  })

  it('is not sent before the warning about a class that somebody made meanwhile is seen', async () => {
    const { user, field } = await open()
    await user.type(field, '3年A組')
    school.teams = [...school.teams, team('9', '3年A組')]
    await user.click(screen.getByRole('button', { name: '作る' }))
    expect(await screen.findByText('「3年A組」という名前のクラスがすでにあります。')).toBeVisible()
    expect(school.fake.requests('team-create')).toEqual([])
    expect(screen.getByRole('button', { name: 'この名前で作る' })).toBeVisible()
  })

  it('stays in the form with the server’s reason', async () => {
    school.fake.api('team-create', () => refusal(400, 'クラスは作れません。'))
    const { user, field } = await open()
    await user.type(field, '3年A組{Enter}')
    expect(await screen.findByText('クラスは作れません。')).toBeVisible()
    expect(field).toHaveValue('3年A組')
  })

  it('is looked up if the answer is lost, and not sent twice', async () => {
    school.fake.api('team-create', ({ name }) => {
      school.teams = [...school.teams, team('9', name)]
      return failure('timeout', '')
    })
    const { user, field } = await open()
    await user.type(field, '3年A組{Enter}')
    expect(await screen.findByText('クラス「3年A組」を作りました。')).toBeVisible()
    expect(school.fake.requests('team-create')).toHaveLength(1)
  })
})

describe('another name', () => {
  it('is typed in a dialog that F2 opens, and replaces the present one', async () => {
    const { user } = showGrades()
    ;(await screen.findByRole('link', { name: '2年A組' })).focus()
    await user.keyboard('{F2}')
    const field = await screen.findByRole('textbox', { name: 'クラス名' })
    expect(field).toHaveValue('2年A組')
    await user.clear(field)
    await user.type(field, '2年い組{Enter}')
    expect(await screen.findByRole('link', { name: '2年い組' })).toBeVisible()
    expect(school.fake.requests('team-update')).toEqual([{ id: '2', name: '2年い組', allow_join: 1 }])
  })

  it('that is the present one is not sent', async () => {
    const { user } = showGrades()
    await menu(user, '2年A組', 'クラス名を変える')
    await user.type(await screen.findByRole('textbox', { name: 'クラス名' }), ' {Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(school.fake.requests('team-update')).toEqual([])
  })

  it('is not sent before the warning about a class that somebody has given this name meanwhile', async () => {
    const { user } = showGrades()
    await menu(user, '2年A組', 'クラス名を変える')
    const field = await screen.findByRole('textbox', { name: 'クラス名' })
    school.teams = [...school.teams, team('9', '2年い組')]
    await user.clear(field)
    await user.type(field, '2年い組{Enter}')
    expect(await screen.findByText('「2年い組」という名前のクラスがすでにあります。')).toBeVisible()
    expect(school.fake.requests('team-update')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'この名前に変える' }))
    await waitFor(() => expect(school.fake.requests('team-update')).toHaveLength(1))
  })

  it.each([
    ['変更できませんでした。もう一度お試しください。', () => success({ items: school.teams, total: 3 })],
    [
      'サーバーから返事がなく、変更できたか確認できませんでした。一覧を確認してください。',
      () => failure('timeout', ''),
    ],
  ])('is looked up after a lost answer: %s', async (sentence, answer) => {
    school.fake.api('team-update', () => {
      school.fake.api('my-team-rows', answer)
      return failure('timeout', '')
    })
    const { user } = showGrades()
    await menu(user, '2年A組', 'クラス名を変える')
    await user.type(await screen.findByRole('textbox', { name: 'クラス名' }), '2{Enter}')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(school.fake.requests('team-update')).toHaveLength(1)
  })

  it('does not overwrite the name that another teacher has given meanwhile', async () => {
    const { user } = showGrades()
    await menu(user, '2年A組', 'クラス名を変える')
    const field = await screen.findByRole('textbox', { name: 'クラス名' })
    school.teams = school.teams.map(each => (each.id === '2' ? { ...each, name: '特進' } : each))
    await user.clear(field)
    await user.type(field, '2年い組{Enter}')
    expect(await screen.findByText(/ほかの先生が、クラス名「2年A組」を「特進」に変えました。/)).toBeVisible()
    expect(school.fake.requests('team-update')).toEqual([])
    await user.click(screen.getByRole('button', { name: '変更する' }))
    await waitFor(() =>
      expect(school.fake.requests('team-update')).toEqual([{ id: '2', name: '2年い組', allow_join: 1 }]),
    )
  })

  it('is no conflict if another teacher has given the same name meanwhile', async () => {
    const { user } = showGrades()
    await menu(user, '2年A組', 'クラス名を変える')
    const field = await screen.findByRole('textbox', { name: 'クラス名' })
    school.teams = school.teams.map(each => (each.id === '2' ? { ...each, name: '特進' } : each))
    await user.clear(field)
    await user.type(field, '特進{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('link', { name: '特進' })).toBeVisible()
  })

  it('is not sent for a class that another teacher has deleted', async () => {
    const { user } = showGrades()
    await menu(user, '2年A組', 'クラス名を変える')
    school.teams = school.teams.filter(({ id }) => id !== '2')
    await user.type(await screen.findByRole('textbox', { name: 'クラス名' }), '2{Enter}')
    expect(await screen.findByText('クラス「2年A組」は、ほかの先生が削除しました。')).toBeVisible()
    expect(school.fake.requests('team-update')).toEqual([])
  })
})
