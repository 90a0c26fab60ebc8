/** クラス・ID編集, by keyboard and by mouse (SPEC §7 Teams and students). */
import path from 'node:path'
import { seriousFindings } from './axe-findings'
import { downloadedFiles, readWorkbook } from './fixtures/read-workbook'
import { expect, test } from './fixtures/test'
import { GradesPage } from './page-models/grades.page'

test('classes are made, renamed, ordered and found by keyboard; dragged, hidden, exported and, after a number is typed, about to be deleted', async ({
  teacher,
  shell,
  school,
  host,
}) => {
  const grades = new GradesPage(teacher)
  const { keyboard } = teacher
  const classes = teacher.getByRole('combobox', { name: 'クラス' }).getByRole('option')
  // another page has read the classes before they change
  await shell.go('データ出力')
  await expect(classes).toHaveText(['クラスを選んでください', '2年A組', '=1+1'])
  await shell.go('クラス・ID編集')
  await expect(grades.names).toHaveText(['2年A組', '=1+1'])
  await expect(grades.row('2年A組')).toContainText(/10人\d+件\d+件/)
  expect(await seriousFindings(teacher)).toEqual([])

  await test.step('made', async () => {
    await grades.create.press('Enter')
    await expect(grades.nameField).toBeFocused()
    await keyboard.type('３年 Ａ組')
    expect(await seriousFindings(teacher)).toEqual([])
    await keyboard.press('Enter')
    await expect(grades.names).toHaveText(['2年A組', '=1+1', '３年 Ａ組'])
  })

  await test.step('renamed', async () => {
    await grades.team('３年 Ａ組').press('F2')
    await expect(grades.nameField).toBeFocused()
    await grades.nameField.fill('3年A組')
    await keyboard.press('Enter')
    await expect(grades.team('3年A組')).toBeVisible()
    await expect(grades.dialog).toBeHidden()
  })

  await test.step('ordered by keyboard', async () => {
    await grades.team('3年A組').press('Alt+ArrowUp')
    await keyboard.press('Alt+ArrowUp')
    await expect(grades.team('3年A組')).toBeFocused()
    await expect(grades.names).toHaveText(['3年A組', '2年A組', '=1+1'])
    await expect(grades.order).toBeVisible()
    // On a slow machine the pause can pass between the two keys.
    expect([1, 2]).toContain(await school.calls('reorder-sort'))
    await shell.go('データ出力')
    await expect(classes).toHaveText(['クラスを選んでください', '3年A組', '2年A組', '=1+1'])
    await shell.go('クラス・ID編集')
    await expect(grades.names).toHaveText(['3年A組', '2年A組', '=1+1'])
  })

  await test.step('ordered by mouse', async () => {
    const before = await school.calls('reorder-sort')
    await grades.drag('=1+1', '3年A組')
    await expect(grades.names).toHaveText(['=1+1', '3年A組', '2年A組'])
    await expect.poll(() => school.calls('reorder-sort')).toBe(before + 1)
    await expect(grades.order).toBeVisible()
  })

  await test.step('hidden', async () => {
    await grades.row('=1+1').getByRole('switch', { name: '=1+1を宿題の配信先に出す' }).press('Space')
    await expect(grades.row('=1+1')).toContainText('非表示')
    // the row changes before the server has answered
    await expect.poll(() => school.calls('make-hidden')).toBe(1)
  })

  await test.step('exported', async () => {
    const offered = teacher.waitForEvent('download')
    await teacher.getByRole('button', { name: '名簿を保存' }).click()
    await teacher.getByRole('menuitem', { name: 'すべてのクラスを1つのファイルに' }).click()
    await offered
    const [file = ''] = await downloadedFiles(host.profile)
    const { rows } = await readWorkbook(path.join(host.profile, 'downloads', file))
    expect(rows).toHaveLength(21)
    expect(rows[1]?.slice(0, 2)).toEqual(["'=1+1", '01'])
  })

  await test.step('about to be deleted', async () => {
    await grades.choose('=1+1', '削除')
    const number = grades.dialog.getByRole('textbox')
    await expect(number).toBeFocused()
    expect(await seriousFindings(teacher)).toEqual([])
    await number.fill('10')
    await keyboard.press('Enter')
    await expect(shell.undoBar).toContainText('クラス「=1+1」を削除します。')
    await shell.undoBar.getByRole('button', { name: '取り消す' }).click()
    await expect(shell.undoBar).toBeHidden()
    expect(await school.calls('batch-deletion')).toBe(0)
  })

  await test.step('found', async () => {
    await grades.heading.focus()
    await keyboard.press('/')
    await expect(grades.search).toBeFocused()
    await keyboard.type('s-3')
    await keyboard.press('Enter')
    await expect(grades.found.getByRole('link')).toHaveText(['髙橋 結衣', '学習状況を見る'])
    expect(await seriousFindings(teacher)).toEqual([])
    await keyboard.press('Tab')
    await grades.found.getByRole('link', { name: '髙橋 結衣', exact: true }).press('Enter')
    await expect(teacher).toHaveURL(/\/admin\/manage-class\/\d+/)
    await expect(teacher.getByRole('textbox', { name: '生徒を検索' })).toHaveValue('s-3')
  })
})
