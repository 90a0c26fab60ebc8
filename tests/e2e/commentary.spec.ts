/** 講評: a homework gone through with the class by keyboard alone, with nobody named whom nobody asked for (DESIGN §7). */
import { serious } from './axe'
import { expect, test } from './fixtures/test'

test('a homework on the wall, by keyboard alone', async ({ teacher: page, commentary, shell }) => {
  await commentary.open('501')
  // what went worst stands first
  const rates = await commentary.rates()
  expect(rates.length).toBeGreaterThan(100)
  expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  expect(await serious(page)).toEqual([])

  const heard = await commentary.numberOf('放課後の予定（リスニング）')
  await commentary.jump(await commentary.numberOf('過去形（空所補充）'))
  await expect(commentary.bars.first()).toBeVisible()
  const unnamed = await commentary.bars.first().innerText()
  await expect(commentary.bars.getByText('正解', { exact: true })).toHaveCount(0)
  await expect(commentary.model).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(commentary.model).toBeVisible()
  await expect(commentary.bars.getByText('正解', { exact: true }).first()).toBeVisible()

  // names by choice, and gone with the question
  await page.keyboard.press('n')
  const names = commentary.bars.first().getByRole('paragraph')
  await expect(names).toHaveText(/\S+ \S+/)
  const [somebody = ''] = (await names.innerText()).split('、')
  expect(unnamed).not.toContain(somebody)
  await page.keyboard.press('PageDown')
  await expect(commentary.heading).not.toHaveText(/^No\.1 \//)
  await expect(commentary.stage.getByText(somebody)).toHaveCount(0)
  await page.keyboard.press('PageUp')
  await expect(commentary.bars.first()).toBeVisible()
  await expect(commentary.stage.getByText(somebody)).toHaveCount(0)
  await expect(commentary.model).toHaveCount(0)

  // full screen: nothing but the question
  await page.keyboard.press('f')
  await expect.poll(() => commentary.isFull()).toBe(true)
  await expect(shell.menu).toBeHidden()
  expect(await serious(page)).toEqual([])
  await commentary.jump(heard)
  await page.keyboard.press('Space')
  await expect(commentary.sound.first()).toHaveText(/停止/)
  await page.keyboard.press('Space')
  await expect(commentary.sound.first()).toHaveText(/原文を再生/)

  await page.keyboard.press('Escape')
  await expect.poll(() => commentary.isFull()).toBe(false)
  await expect(shell.menu).toBeVisible()
  const stood = await commentary.heading.innerText()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/homework-details\/501/)
  // the place is kept
  await commentary.open('501')
  await expect(commentary.heading).toHaveText(stood)
})
