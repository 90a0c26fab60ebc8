/** 講評: a homework shown to the class by keyboard only; names appear only on demand (DESIGN §7). */
import { seriousFindings } from './axe-findings'
import { expect, test } from './fixtures/test'

test('a homework on the projector, by keyboard only; writing with a chosen sentence, and common errors, without names', async ({
  teacher: page,
  commentary,
  shell,
}) => {
  // a sentence is chosen
  await page.evaluate(() => {
    location.hash = '#/admin/homework-details/501?tab=topic&topic_id=9047&view=sentences'
  })
  const row = page.getByRole('table', { name: '生徒の文' }).getByRole('row').nth(1)
  const sentence = await row.getByRole('rowheader').innerText()
  // whose sentence it is, is on the paper only
  await row.getByRole('link', { name: '答案' }).click()
  await expect(page).toHaveURL(/student_id=/)
  const student = page.getByRole('main').locator('[aria-live="polite"]').filter({ visible: true })
  await expect(student).toHaveText(/^\S+ \S+/)
  const name = /^\S+ [^\s\d]+/.exec(await student.innerText())?.[0] ?? ''
  await page.goBack()
  await row.getByRole('button', { name: /を講評で見せる$/ }).click()
  await expect(page.getByRole('heading', { name: '選んだ文 1件' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByText('よくある誤り', { exact: true }).click()
  await expect(page.getByText(/^AIが見つけた誤り \d+か所$/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await commentary.open('501')
  // the lowest correct rate is first
  const rates = await commentary.correctRates()
  expect(rates.length).toBeGreaterThan(100)
  expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  expect(await seriousFindings(page)).toEqual([])

  // the buttons keep their labels, and a picture takes the height that the texts leave
  await commentary.jump(await commentary.numberOf('身の回りのことば（単語の音読）'))
  for (const label of ['前の設問', '正解を見る', 'つまずいた語を見る', '全画面', 'キー操作', '次の設問'])
    expect((await commentary.slide.getByText(label, { exact: true }).boundingBox())?.width).toBeGreaterThan(30)
  const picture = commentary.slide.getByRole('img', { name: '設問の画像' })
  expect((await picture.boundingBox())?.height).toBeGreaterThan(240)
  await commentary.jump(await commentary.numberOf('絵を見て説明しよう'))
  expect((await picture.boundingBox())?.width).toBeGreaterThan(340)

  const listeningQuestion = await commentary.numberOf('放課後の予定（リスニング）')
  await commentary.jump(await commentary.numberOf('過去形（空所補充）'))
  await expect(commentary.bars.first()).toBeVisible()
  const textWithoutNames = await commentary.bars.first().innerText()
  await expect(commentary.bars.getByText('正解', { exact: true })).toHaveCount(0)
  await expect(commentary.correctAnswer).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(commentary.correctAnswer).toBeVisible()
  await expect(commentary.bars.getByText('正解', { exact: true }).first()).toBeVisible()

  // names appear on demand and disappear with the next question
  await page.keyboard.press('n')
  const names = commentary.bars.first().getByRole('paragraph')
  await expect(names).toHaveText(/\S+ \S+/)
  const [somebody = ''] = (await names.innerText()).split('、')
  expect(textWithoutNames).not.toContain(somebody)
  await page.keyboard.press('PageDown')
  await expect(commentary.heading).not.toHaveText(/^No\.1 \//)
  await expect(commentary.slide.getByText(somebody)).toHaveCount(0)
  await page.keyboard.press('PageUp')
  await expect(commentary.bars.first()).toBeVisible()
  await expect(commentary.slide.getByText(somebody)).toHaveCount(0)
  await expect(commentary.correctAnswer).toHaveCount(0)

  // full screen shows only the question
  await page.keyboard.press('f')
  await expect.poll(() => commentary.isFull()).toBe(true)
  await expect(shell.menu).toBeHidden()
  expect(await seriousFindings(page)).toEqual([])
  await commentary.jump(listeningQuestion)
  // the heading is there before the sound, and the button before the address of the sound
  await expect(commentary.sound.first()).toHaveText(/原文を再生/)
  await expect(commentary.sound.first()).toBeEnabled()
  await page.keyboard.press('Space')
  await expect(commentary.sound.first()).toHaveText(/停止/)
  await page.keyboard.press('Space')
  await expect(commentary.sound.first()).toHaveText(/原文を再生/)

  await page.keyboard.press('Escape')
  await expect.poll(() => commentary.isFull()).toBe(false)
  await expect(shell.menu).toBeVisible()
  const lastHeading = await commentary.heading.innerText()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/homework-details\/501/)
  // the position is restored
  await commentary.open('501')
  await expect(commentary.heading).toHaveText(lastHeading)

  // the chosen sentence, and common errors
  await commentary.jump(await commentary.numberOf('英作文添削：好きな季節と学校生活'))
  await page.keyboard.press('w')
  await expect(commentary.slide.getByRole('list', { name: 'よい文' }).getByRole('listitem')).toHaveText(sentence)
  await expect(commentary.slide).not.toContainText(name)
  await page.keyboard.press('e')
  const types = commentary.slide.getByRole('list', { name: 'よくある誤り' }).getByRole('button')
  await expect(types.first()).toBeVisible()
  await page.keyboard.press('2')
  await expect(types.nth(1)).toHaveAttribute('aria-expanded', 'true')
  const hints = commentary.slide.getByText('直し方', { exact: true })
  await expect(hints).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(hints.first()).toBeVisible()
  await expect(commentary.slide.getByRole('link')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
})
