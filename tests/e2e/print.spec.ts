/** Papers printed on A4: one view of each kind. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test'
import { openShowcase } from './page-models/showcase'

/**
 * Parts of the topic titles: reading aloud, a dialogue, choices, a passage with questions, writing in tabs, an exam,
 * grammar.
 */
const printed = ['文の音読', '対話の音読', '語句選択', '読解', '英作文添削', '二次試験', '（文法）']

/** A paper of two questions, each with an essay, its marks and a model. */
const twoEssays = '英作文添削'

const px = (mm: number): number => Math.floor((mm * 96) / 25.4)

/** The print width between the margins of theme.css. */
const sheet = { width: px(210 - 14 - 14), height: px(297 - 18 - 16) }

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Elements that must not be printed, that do not fit, or that would be split or lost. */
const faultsOnPaper = (page: Page) =>
  page.evaluate(({ width, height }) => {
    const faults: string[] = []
    const control = 'button, input, audio, video, nav, footer, [role="tablist"], [role="slider"], [role="switch"]'
    for (const element of document.querySelectorAll('#root *')) {
      if (!element.checkVisibility()) continue
      if (element.matches(':focus') && getComputedStyle(element).outlineStyle !== 'none') faults.push('a focus ring')
      const { left, right, width: elementWidth, height: high } = element.getBoundingClientRect()
      // skip texts for screen readers
      if (elementWidth <= 1 || high <= 1) continue
      const report = (what: string) =>
        faults.push(`${what}: <${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 30)}`)
      if (element.matches(control)) report('a control')
      if (left < -1 || right > width + 1) report('beside the paper')
      const { overflowX, overflowY, breakInside } = getComputedStyle(element)
      const overflows = element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2
      if (overflows && /auto|scroll/.test(overflowX + overflowY)) report('cut off')
      // elements with several questions may be split between them
      if (element.matches('article:not(:has(fieldset, section)), fieldset') && high < height && breakInside !== 'avoid')
        report('torn')
    }
    // those of the neighbours' papers are rendered ahead
    const views = [...document.querySelectorAll('[data-view="standard-writing"]')].filter(view =>
      view.checkVisibility(),
    )
    for (const panel of views.flatMap(view => [...view.querySelectorAll('[role="tabpanel"]')]))
      if (!panel.checkVisibility()) faults.push(`not printed: ${panel.getAttribute('aria-label')}`)
    return faults
  }, sheet)

test.setTimeout(300_000)

test('papers are printed on clean A4 pages', async ({ teacher }) => {
  const paper = await openShowcase(teacher)
  for (const name of printed) {
    await teacher.setViewportSize({ width: 1366, height: 768 })
    await teacher.emulateMedia({ media: 'screen' })
    // the topic selection is not printed
    const topic = await paper.topic.locator('option', { hasText: name }).first().getAttribute('value')
    await paper.openTopic(topic ?? '')
    await teacher.keyboard.press('j')
    await expect(teacher.locator('main :focus')).toHaveCount(1)
    // lay out with the print width and print styles
    await teacher.setViewportSize(sheet)
    await teacher.emulateMedia({ media: 'print' })
    expect.soft(await faultsOnPaper(teacher), name).toEqual([])
    await expect.soft(teacher.getByText(/^\d年[AB]組　\d+　\S/).filter({ visible: true }), name).toHaveCount(1)
    const length = await teacher.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    const pages = pagesOf(await teacher.pdf({ preferCSSPageSize: true }))
    expect.soft(pages, `${name} is printed`).toBeGreaterThanOrEqual(Math.floor(length))
    // an unsplit card can leave part of a page empty, but never a whole page
    expect.soft(pages, `${name} leaves pages empty`).toBeLessThanOrEqual(Math.ceil(length * 1.5) + 1)
    if (name === twoEssays) expect.soft(pages, 'two essays fit on one page').toBe(1)
  }
})

test('the list of missing submissions and a notice for the board are printed on clean A4 pages', async ({
  teacher,
}) => {
  await teacher.evaluate(() => {
    window.print = () => {}
    location.hash = '#/admin/homework/unsubmitted?team_id='
  })
  await expect(teacher.getByRole('table', { name: '未提出の生徒' }).getByRole('link').first()).toBeVisible()
  await expect(teacher.getByRole('button', { name: '印刷する' })).toBeEnabled()
  await teacher.setViewportSize(sheet)
  await teacher.emulateMedia({ media: 'print' })
  expect(await faultsOnPaper(teacher)).toEqual([])
  await expect(teacher.getByRole('rowheader').first()).toBeVisible()

  await teacher.emulateMedia({ media: 'screen' })
  await teacher.setViewportSize({ width: 1366, height: 768 })
  await teacher.evaluate(() => {
    location.hash = '#/admin/homework-details/501?tab=progress'
  })
  await teacher.getByRole('checkbox', { name: '学習中の生徒をすべて選ぶ' }).click()
  await teacher.getByRole('button', { name: '一覧を印刷' }).click()
  const heading = teacher.getByRole('heading', { name: /^まだ提出していない人/ })
  await expect(heading).toBeHidden()
  await teacher.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(teacher.locator('#root')).toBeHidden()
  expect(pagesOf(await teacher.pdf({ preferCSSPageSize: true }))).toBe(1)
})

test('marked essays are printed with their comments, each student on pages of her own', async ({ teacher }) => {
  await teacher.evaluate(() => {
    location.hash = '#/admin/homework-details/501?tab=topic'
  })
  const topics = teacher.getByRole('combobox', { name: '課題', exact: true })
  await topics.selectOption({ label: await topics.locator('option', { hasText: '自由英作文' }).first().innerText() })
  await teacher.getByRole('link', { name: '添削をまとめて印刷' }).click()
  await teacher.getByRole('combobox', { name: '印刷する答案' }).selectOption('すべての答案')
  const button = teacher.getByRole('button', { name: /^\d+人分を印刷する$/ })
  await expect(button).toBeEnabled()
  const sheets = teacher.getByRole('article')
  const students = Number((await button.innerText()).match(/\d+/)?.[0])
  expect(students).toBeGreaterThan(5)
  await expect(sheets).toHaveCount(students)
  await teacher.setViewportSize(sheet)
  await teacher.emulateMedia({ media: 'print' })
  expect(await faultsOnPaper(teacher)).toEqual([])
  // Short essays take a page each, and the pages of a long one are its own.
  const withFirstText = (first: string) =>
    sheets.evaluateAll((all, text) => {
      for (const [at, each] of all.entries())
        each.querySelector('section div[lang]')?.replaceChildren(at === 0 ? text : 'Short.')
    }, first)
  await withFirstText('Short.')
  expect(pagesOf(await teacher.pdf({ preferCSSPageSize: true }))).toBe(students)
  await withFirstText('A long essay. '.repeat(250))
  expect(pagesOf(await teacher.pdf({ preferCSSPageSize: true }))).toBe(students + 1)
})
