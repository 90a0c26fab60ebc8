/** Actions of the homework list: select, delete, undo, edit, and saved filters (DESIGN §7). */
import path from 'node:path'
import { nonEmpty } from '../fixtures/non-empty'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { startProgram } from './fixtures/program'
import { secondClient } from './fixtures/second-client'
import { tabTo } from './fixtures/tab-to'
import { expect, test, testWithClock, testWithOwnServers } from './fixtures/test'
import { HeadquartersPage } from './page-models/headquarters.page'
import { HomeworkEditPage } from './page-models/homework-edit.page'
import type { HomeworkListPage } from './page-models/homework-list.page'

const titlesOf = async (list: HomeworkListPage): Promise<string[]> => {
  await expect(list.titles.first()).toBeVisible()
  return await list.titles.allInnerTexts()
}

testWithClock(
  'selected homework is deleted only after the undo time',
  heldBy(
    'renderer/screens/homework/list-actions.test.tsx › counts the selection, keeps it over pages, and clears it',
    'renderer/screens/homework/list-actions.test.tsx › waits ten seconds, in which all deletions or one can be undone',
    'renderer/screens/homework/list-actions.test.tsx › asks once where students have submitted, and says how many answers go',
    'renderer/ui/deletions/undo-bar.test.tsx › undoes by Ctrl+Z what was started last, but not in a field, where it is the undo of the text',
  ),
  async ({ teacher: page, shell, list, school }) => {
    await shell.go('宿題一覧')
    const [first = '', second = '', third = ''] = await titlesOf(list)
    await list.checkbox(first).click()
    await list.checkbox(third).click({ modifiers: ['Shift'] })
    await expect(list.bar).toContainText('3件を選択中')
    await list.checkbox(second).click()
    await list.pager.getByRole('button', { name: '2ページ' }).click()
    await expect(list.bar).toContainText('2件を選択中（ほかのページに2件）')
    await list.pager.getByRole('button', { name: '1ページ' }).click()
    await expect(list.link(first)).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])

    await list.bar.getByRole('button', { name: '削除' }).click()
    await expect(shell.dialog).toContainText(/2件の宿題を削除しますか。提出された\d+人分の答案と成績も/)
    await shell.answer('削除する')
    await expect(page.getByRole('button', { name: 'すべて取り消す' })).toBeFocused()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(list.link(first)).toBeVisible()

    await list.remove(first)
    await expect(list.undoButton(first)).toBeVisible()
    await shell.go('トップページ')
    await expect(shell.undoBar).toContainText(`宿題「${first}」を削除します。`)
    await expect(shell.undoBar).toContainText(/あと\d秒/)
    await page.keyboard.press('Control+z')
    await expect(shell.undoBar).toHaveCount(0)
    await shell.go('宿題一覧')
    await expect(list.link(first)).toBeVisible()

    await list.remove(first)
    await expect(list.undoButton(first)).toBeVisible()
    await page.reload()
    await expect(list.link(first), 'the end of the page takes it back').toBeVisible()
    expect(await school.calls('homework-delete')).toBe(0)

    await list.checkbox(first).click()
    await list.checkbox(third).click()
    await list.bar.getByRole('button', { name: '削除' }).click()
    await shell.answer('削除する')
    await expect(list.undoButton(third)).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(list.link(second)).toBeVisible()
    await expect(list.link(first)).toHaveCount(0)
    await expect(list.link(third)).toHaveCount(0)
    expect(await school.calls('homework-delete')).toBe(2)
  },
)

testWithClock(
  'homework that the server does not delete is named, and stays in the list; a deletion whose answer is lost removes the row',
  async ({ teacher: page, shell, list, school }) => {
    await shell.go('宿題一覧')
    const chosen = (await titlesOf(list)).slice(0, 3)
    const [first = ''] = chosen
    await school.fault({ kind: 'errcode', endpoint: 'homework-delete', count: 1 })
    await school.fault({ kind: 'reset-after-commit', endpoint: 'homework-delete', count: 1 })
    for (const title of nonEmpty(chosen)) await list.checkbox(title).click()
    await expect(list.bar).toContainText('3件を選択中')
    expect(await seriousFindings(page)).toEqual([])
    await list.bar.getByRole('button', { name: '削除' }).click()
    await shell.answer('削除する')
    await expect(list.undoButton(first)).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.clock.runFor(10_000)
    const alert = shell.undoBar.getByRole('alert')
    // of the three, this one alone
    await expect(alert).toContainText(/宿題「[^」]+」を削除できませんでした。/)
    await expect.poll(async () => (await titlesOf(list)).filter(title => chosen.includes(title))).toHaveLength(1)
    // the lost one was looked up, and not sent again
    expect(await school.calls('homework-delete')).toBe(3)
    expect(await seriousFindings(page)).toEqual([])
  },
)

testWithOwnServers(
  'saved filters are restored after a logout and a restart, and a default filter opens the list',
  async ({ page, teacher, shell, list, login, home, host, folder, pageChecks }) => {
    await expect(teacher).toHaveURL(/admin\/home/)
    await shell.go('宿題一覧')
    await list.show('終了')
    await list.saved.click()
    await page.getByRole('menuitem', { name: '今の絞り込みを保存する' }).click()
    await shell.dialog.getByRole('textbox', { name: '名前' }).fill('終わった宿題')
    await page.keyboard.press('Enter')
    await list.clear.click()
    await list.saved.click()
    await page.getByRole('menuitem', { name: '名前の変更・削除' }).click()
    const stored = page.waitForResponse(response => (response.request().postData() ?? '').includes('keeps.write'))
    await shell.dialog.getByRole('radio', { name: '終わった宿題を最初に表示する' }).click()
    expect(await seriousFindings(page)).toEqual([])
    expect((await (await stored).json()) as unknown).toMatchObject({ ok: true })
    await page.keyboard.press('Escape')
    await shell.logOut()
    await expect(login.button).toBeVisible()

    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await page.goto('about:blank')
    await host.kill()
    const args = ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')]
    const restarted = await startProgram('serve.js', args)
    await login.open(restarted.address)
    await login.logIn()
    await expect(home.heading).toBeVisible()
    await shell.go('宿題一覧')
    await expect(list.saved).toHaveAccessibleName('保存した絞り込み：終わった宿題')
    expect(new Set(await list.statuses())).not.toContain('進行中')
    await page.goto('about:blank')
    await restarted.stop()
  },
)

test(
  'homework is edited by keyboard only, and the list shows the change',
  heldBy(
    'renderer/screens/homework/list-actions.test.tsx › opens the edit form by its key, unless the edition is "%s"',
    'renderer/screens/homework/edit/edit.test.tsx › sends only the changed parts, and opens the homework',
    'renderer/screens/homework/edit/edit.test.tsx › shows a fault at its field while typing, focuses the field on save, and sends nothing',
    'renderer/screens/homework/edit/edit.test.tsx › keeps only the edited fields as a draft, and removes the draft when they are taken back',
  ),
  async ({ teacher: page, shell, list, school }) => {
    const edit = new HomeworkEditPage(page)
    await shell.go('宿題一覧')
    await list.show('配信待ち')
    const [title = ''] = await titlesOf(list)
    await list.heading.focus()
    await page.keyboard.press('ArrowDown')
    await expect(list.link(title)).toBeFocused()
    await page.keyboard.press('e')
    await expect(edit.title).toHaveValue(title)
    expect(await seriousFindings(page)).toEqual([])
    await tabTo(edit.title)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('a/b')
    await expect(page.getByText(/次の文字は使えません/)).toBeVisible()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('新しい題')
    await expect(edit.draftSaved).toBeVisible()

    // leaving the form keeps the input
    await shell.go('トップページ')
    await page.goBack()
    await expect(edit.title).toHaveValue('新しい題')
    await tabTo(edit.save)
    await page.keyboard.press('Enter')
    await expect(shell.toast('宿題を変更しました。')).toBeVisible()
    await expect(list.link('新しい題')).toBeVisible()
    expect(await school.calls('change-homework')).toBe(1)
  },
)

test(
  'a change that comes too late keeps the form and names the parts that can no longer change',
  heldBy(
    'renderer/screens/homework/edit/edit.test.tsx › keeps the form if the server refuses, and reads the homework again',
    'main/sample-school/publish.test.ts › cannot change receivers and topics after the delivery',
  ),
  async ({ teacher: page, shell, list, school }) => {
    const edit = new HomeworkEditPage(page)
    const { items } = await (await secondClient(school)).call<{ items: { title: string; status: number }[] }>(
      'my-homework-page-list',
      { page: 1, limit: 100, finish_type: 3, homework_type: 1 },
    )
    const title = items[0]?.title ?? ''
    await shell.go('宿題一覧')
    await list.show('配信待ち')
    await list.chooseAction(title, '編集する')
    await edit.title.fill('新しい題')
    const classes = page.getByRole('group', { name: '出すクラス・生徒' }).getByRole('checkbox')
    await classes.and(page.locator(':not(:checked)')).first().click()
    await expect(page.getByText(/変更する項目：宿題名・クラス・生徒/)).toBeVisible()
    await expect(edit.save).toBeEnabled()
    await school.advance(8 * 864e5)
    await edit.save.click()
    await expect(edit.alert.filter({ hasText: '変更できません' })).toBeVisible()
    await expect(edit.alert.filter({ hasText: '宿題の状況が変わったため' })).toContainText('クラス・生徒')
    await expect(edit.title).toHaveValue('新しい題')
    await page.getByRole('button', { name: 'この変更を取り消す' }).click()
    await edit.save.click()
    await expect(shell.toast('宿題を変更しました。')).toBeVisible()
  },
)

test('headquarters’ homework opens like other homework; what the server refuses, it says', async ({
  teacher: page,
  shell,
  paper,
  school,
}) => {
  const headquarters = new HeadquartersPage(page)
  await shell.go('宿題一覧（本部）')
  await headquarters.tabs.getByRole('link', { name: '終了' }).click()
  await expect(page).toHaveURL(/activeType=2/)
  await expect(headquarters.titles.first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const title = await headquarters.titles.first().innerText()
  await headquarters.titles.first().click()
  await expect(page).toHaveURL(/homework-details\/[^/?]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Excelに出力' })).toBeEnabled()
  await expect(page.getByRole('navigation', { name: '現在の位置' })).toContainText('宿題一覧（本部）')
  await page.getByRole('button', { name: '戻る' }).click()
  await expect(page).toHaveURL(/activeType=2/)

  // another one, for which the server refuses the calls of that page
  await school.fault({ kind: '404', endpoint: 'homework-basic-info' })
  await headquarters.tabs.getByRole('link', { name: 'すべて' }).click()
  await headquarters.titles.filter({ hasNotText: title }).first().click()
  await expect(page.getByText(/本部の宿題のため、サーバーが許可していません。$/)).toBeVisible()
  await expect(headquarters.students.first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await headquarters.students.first().click()
  await expect(page).toHaveURL(/student_id=/)
  await expect(page.getByRole('button', { name: /次の生徒/ })).toBeEnabled()
  await expect(paper.items).toBeVisible()
})

test(
  'an open menu closes when its page is left',
  heldBy('renderer/ui/row-menu.test.tsx › the menu of a row stays closed when its page is shown again'),
  async ({ teacher: page, shell, list }) => {
    await shell.go('宿題一覧')
    const [first = '', , third = ''] = await titlesOf(list)
    await list.chooseAction(first, '別のクラスに同じ宿題を出す')
    await expect(page).toHaveURL(/homework-create/)
    await page.goBack()
    await list.chooseAction(third, '編集する')
    await expect(page.getByRole('textbox', { name: '宿題名' })).toHaveValue(third)
  },
)
