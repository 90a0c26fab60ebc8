/** One class: a column of numbers is pasted and undone, passwords are printed as cards, all by keyboard. */
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { expect, test } from './fixtures/test'
import { ManageClassPage } from './page-models/manage-class.page'

const ten = Array.from({ length: 10 }, (_, at) => at)

test(
  'a pasted column exchanges the numbers of a class, and one undo takes it back',
  heldBy(
    'renderer/screens/manage-class/manage-class.test.tsx › that fits is pasted at once, and undone in one step',
    'renderer/screens/manage-class/send-groups.test.ts › is never refused, whatever numbers a class of any size exchanges, and each student gets the wanted one',
    'renderer/ui/grid/data-grid.test.tsx › is one tab stop, and arrows move in it',
  ),
  async ({ teacher, school }) => {
    const students = new ManageClassPage(teacher)
    await students.open('1')
    const before = await students.shownNumbers()
    expect(before).toHaveLength(10)
    expect(await seriousFindings(teacher)).toEqual([])

    // The grid is one tab stop: the cell of its cursor.
    await students.cell
      .or(students.grid.getByRole('checkbox', { name: '阿部 陽菜を選ぶ' }))
      .first()
      .focus()
    await teacher.keyboard.press('Home')
    await teacher.keyboard.press('ArrowRight')
    await expect(students.cell).toHaveAccessibleName('番号　阿部 陽菜')
    await expect(students.cell).toBeFocused()

    const reversed = ten.map(at => String(10 - at))
    await students.paste(`${reversed.join('\r\n')}\r\n`)
    await expect.poll(() => students.shownNumbers()).toEqual(reversed)
    await expect(students.grid.locator('[data-state]')).toHaveCount(0)
    await expect(teacher.getByRole('region', { name: '送られていない変更' })).toHaveCount(0)
    // The server refuses a number that another student has: five students give theirs up first.
    expect(await school.calls('change-student-info')).toBe(15)

    await teacher.keyboard.press('Control+z')
    await expect.poll(() => students.shownNumbers()).toEqual(before)
    await expect(students.grid.locator('[data-state]')).toHaveCount(0)
    await teacher.reload()
    await expect(students.numbers).toHaveCount(10)
    expect(await students.shownNumbers()).toEqual(before)
  },
)

test('a name is typed into its cell, and the server keeps it', async ({ teacher }) => {
  const students = new ManageClassPage(teacher)
  await students.open('1')
  expect(await seriousFindings(teacher)).toEqual([])
  await students.grid.getByRole('rowheader', { name: '阿部 陽菜' }).click()
  await expect(students.cell).toBeFocused()
  await teacher.keyboard.insertText('𠮷野 はな')
  await teacher.keyboard.press('Enter')
  await expect(students.cell).not.toHaveAccessibleName('名前　𠮷野 はな')
  await expect(students.grid.getByRole('rowheader', { name: '𠮷野 はな' })).toBeVisible()
  await expect(students.grid.locator('[data-state]')).toHaveCount(0)
  await teacher.reload()
  await expect(students.grid.getByRole('rowheader', { name: '𠮷野 はな' })).toBeVisible()
})

test(
  'initial passwords are printed as cards by keyboard, and are nowhere else',
  heldBy(
    'renderer/features/passwords/passwords.test.tsx › are cards of those who have one, with the name, the ID, the password and the legend',
    'renderer/features/passwords/passwords.test.tsx › are not in the page before the teacher asks',
    'renderer/features/passwords/passwords.test.tsx › leave the page after the print dialog',
  ),
  async ({ teacher }) => {
    await teacher.evaluate(() => {
      window.print = () => {}
    })
    const students = new ManageClassPage(teacher)
    await students.open('1')
    await teacher.getByRole('button', { name: '初期パスワード' }).focus()
    await teacher.keyboard.press('Enter')
    await expect(students.passwords.getByText('●●●●●●').first()).toBeVisible()
    await expect(students.print).toBeFocused()
    expect(await seriousFindings(teacher)).toEqual([])

    await teacher.keyboard.press('Enter')
    const cards = teacher.locator('body > div').filter({ hasText: '文字の見分け方' }).getByRole('article')
    await teacher.emulateMedia({ media: 'print' })
    await expect(cards).toHaveCount(10)
    await expect(cards.first()).toContainText('阿部 陽菜')
    await expect(teacher.locator('#root')).toBeHidden()
    // The font in which 0 and O, and 1, l and I, differ.
    expect(await teacher.evaluate(() => document.fonts.check('600 16px "Atkinson Hyperlegible Mono"'))).toBe(true)
    // Two columns of five, all of them on one sheet of A4.
    const boxes = await cards.evaluateAll(all =>
      all.map(card => {
        const { left, right, top, width } = card.getBoundingClientRect()
        const isCut = card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1
        return { left: Math.round(left), right, top: Math.round(top), width, isCut }
      }),
    )
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(5)
    expect(boxes.filter(({ isCut }) => isCut)).toEqual([])
    const password = (await cards.first().locator('dd').last().textContent()) ?? ''
    expect(password).toMatch(/^[a-z]+\d+$/)
    // A PDF ends with the event of a closed print dialog.
    const pdf = await teacher.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await teacher.emulateMedia({ media: 'screen' })
    await expect(students.passwords).toBeVisible()
    expect(await teacher.content()).not.toContain(password)
  },
)
