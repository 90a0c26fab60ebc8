/** 講評: a homework shown to the class by keyboard only; names appear only on demand (DESIGN §7). */
import { seriousFindings } from './axe-findings'
import { expect, test } from './fixtures/test'

test('a homework on the projector, by keyboard only', async ({ teacher: page, commentary, shell }) => {
  await commentary.open('501')
  // the lowest correct rate is first
  const rates = await commentary.correctRates()
  expect(rates.length).toBeGreaterThan(100)
  expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  expect(await seriousFindings(page)).toEqual([])

  // the buttons keep their labels, and a picture takes the height that the texts leave
  await commentary.jump(await commentary.numberOf('身の回りのことば（単語の音読）'))
  for (const label of ['前の設問', '正解を見る', '名前を出す', '一覧', '全画面', 'キー操作', '次の設問'])
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
})
