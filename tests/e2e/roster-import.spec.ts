/** 名簿の取り込み: the list that the program saves changes nothing; a new class arrives, also if the host is killed. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { startProgram } from './fixtures/program'
import { downloadedFiles } from './fixtures/read-workbook'
import type { School } from './fixtures/school'
import { secondClient } from './fixtures/second-client'
import { tabTo } from './fixtures/tab-to'
import { expect, test, testWithOwnServers } from './fixtures/test'
import { LoginPage } from './page-models/login.page'
import { ManageClassPage } from './page-models/manage-class.page'
import { RosterImportPage } from './page-models/roster-import.page'

interface Student {
  nickname: string
  number: string
  team_name: string
}

async function studentsOf(school: School): Promise<Student[]> {
  const client = await secondClient(school)
  return (await client.call<{ items: Student[] }>('student-page-rows', { page: 1, limit: 200 })).items
}

test('the saved list changes nothing; new students arrive, and are taken back', async ({ teacher, host, school }) => {
  const roster = new RosterImportPage(teacher)
  await roster.open()
  await teacher.getByRole('button', { name: '今の名簿をExcelで保存' }).click()
  await expect.poll(() => downloadedFiles(host.profile)).toEqual([expect.stringMatching(/\.xlsx$/)])
  const [name = ''] = await downloadedFiles(host.profile)
  const buffer = await readFile(path.join(host.profile, 'downloads', name))
  await teacher.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  await expect(roster.nothing).toBeVisible()
  await expect(teacher.getByRole('radio', { name: '変更なし 20' })).toBeAttached()
  expect(await seriousFindings(teacher)).toEqual([])

  await teacher.getByRole('button', { name: '別の名簿を選ぶ' }).click()
  await roster.paste([
    ['クラス', '番号', '氏名'],
    ['2年A組', '51', '𠮷田 空'],
    ['2年A組', '52', '渡邉\u{E0102} 凛'],
    ['2年A組', '53', '\ufa19田 翔😀'],
  ])
  // the fault is mended in place, by keyboard
  await roster.grid.getByText(/田 翔/).click()
  await teacher.keyboard.type('神田 翔')
  await teacher.keyboard.press('Enter')
  await roster.import(3)
  await expect(roster.done).toHaveText('3人を取り込みました。')
  await expect(roster.nothing).toBeVisible()
  const names = new Set(['𠮷田 空', '渡邉\u{E0102} 凛', '神田 翔'])
  const added = async () =>
    (await studentsOf(school))
      .filter(({ nickname }) => names.has(nickname))
      .map(one => `${one.team_name} ${one.number} ${one.nickname}`)
  expect(await added()).toEqual(['2年A組 51 𠮷田 空', '2年A組 52 渡邉\u{E0102} 凛', '2年A組 53 神田 翔'])
  expect(await seriousFindings(teacher)).toEqual([])

  await roster.undo.click()
  await roster.dialog.getByRole('button', { name: '元に戻す' }).click()
  await expect(teacher.getByText('3人を元に戻しました。')).toBeVisible()
  expect((await added()).map(line => line.split(' ')[0])).toEqual(['', '', ''])
})

test('by keyboard alone, a pasted column becomes a class of forty with printed cards', async ({ teacher, school }) => {
  const client = await secondClient(school)
  const { id } = await client.call<{ id: string }>('team-create', { name: '1年C組', allow_join: 1 })
  const names = Array.from(
    { length: 40 },
    (_, at) => `新入 ${'甲乙丙丁戊己庚辛壬癸'[at % 10]}${'一二三四'[Math.floor(at / 10)]}`,
  )
  await teacher.evaluate(team => {
    window.print = () => {}
    location.hash = `#/admin/manage-class/${team}`
  }, id)
  const { keyboard } = teacher
  let steps = 0
  const press = async (target: Locator) => {
    await tabTo(target)
    await keyboard.press('Enter')
    steps += 1
  }
  await press(teacher.getByRole('link', { name: '名簿を取り込む' }))
  const roster = new RosterImportPage(teacher)
  await tabTo(roster.pasted)
  // as Ctrl+V of a column of Excel
  await keyboard.insertText(names.join('\n'))
  steps += 1
  await press(roster.read)
  await press(teacher.getByRole('button', { name: '40人を取り込む' }))
  await press(roster.dialog.getByRole('button', { name: '取り込む', exact: true }))
  await expect(roster.done).toHaveText('40人を取り込みました。')
  await press(teacher.getByRole('link', { name: '1年C組を開く（初期パスワード）' }))
  const students = new ManageClassPage(teacher)
  await press(teacher.getByRole('button', { name: '初期パスワード' }))
  await expect(students.passwords.getByText('●●●●●●').first()).toBeVisible()
  await expect(students.print).toBeFocused()
  expect(await seriousFindings(teacher)).toEqual([])
  await press(students.print)
  const cards = teacher.locator('body > div').filter({ hasText: '文字の見分け方' }).getByRole('article')
  await teacher.emulateMedia({ media: 'print' })
  await expect(cards).toHaveCount(40)
  await expect(cards.last()).toContainText('新入 癸四')
  await expect(teacher.locator('#root')).toBeHidden()
  // The font in which 0 and O, and 1, l and I, differ.
  expect(await teacher.evaluate(() => document.fonts.check('600 16px "Atkinson Hyperlegible Mono"'))).toBe(true)
  const boxes = await cards.evaluateAll(all =>
    all.map(card => {
      const isCut = card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1
      return { left: Math.round(card.getBoundingClientRect().left), isCut }
    }),
  )
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
  expect(boxes.filter(({ isCut }) => isCut)).toEqual([])
  const pdf = await teacher.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4)
  expect(steps).toBe(8)
})

testWithOwnServers(
  'an import goes on after the host was killed, and doubles nobody',
  heldBy(
    'main/roster/killed-imports.test.ts › during an import loses and doubles nobody',
    'main/roster/killed-imports.test.ts › doubles nobody if the server carries out the request later',
    'renderer/screens/roster-import/roster-import.test.tsx › that was cut off goes on where it stopped',
  ),
  async ({ page, teacher, school, host, folder, pageChecks }) => {
    const rows = ['2年A組', '=1+1'].flatMap(team =>
      Array.from({ length: 15 }, (_, at) => [team, String(60 + at), `新入 ${team}${at}`]),
    )
    const roster = new RosterImportPage(teacher)
    await roster.open()
    await roster.paste([['クラス', '番号', '氏名'], ...rows])
    await roster.import(30)
    await expect.poll(() => school.calls('import-team-students-list'), { intervals: [10] }).toBeGreaterThanOrEqual(2)
    pageChecks.allow(/WebSocket|ERR_CONNECTION/)
    await host.kill()
    await page.close()

    const again = ['--port', '0', '--profile', host.profile, '--config', path.join(folder, 'config.json')]
    const next = await startProgram('serve.js', again)
    const other = await page.context().newPage()
    const login = new LoginPage(other)
    await login.open(next.address)
    await login.logIn()
    await expect(other).toHaveURL(/admin\/home/)
    const after = new RosterImportPage(other)
    await after.open()
    await expect(after.resume.or(after.done).first()).toBeVisible()
    if (await after.resume.isVisible()) await after.resume.click()
    await expect(after.done).toHaveText('30人を取り込みました。')
    const names = (await studentsOf(school))
      .filter(({ nickname }) => nickname.startsWith('新入'))
      .map(one => `${one.team_name} ${one.number} ${one.nickname}`)
    expect(names.sort()).toEqual(rows.map(cells => cells.join(' ')).sort())
    await other.close()
    await next.kill()
  },
)
