/** Keyboard use: whatever disappears from the page, the focus never falls back to the body. */
import type { Page } from '@playwright/test'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { expect, test } from './fixtures/test'

/** What is busy on the page. A cached page that was left while it loaded is still busy, and hidden. */
const busy = (page: Page) => page.locator('main [aria-busy="true"]').filter({ visible: true })

/** The focused element, once nothing on the page is busy. */
async function focused(page: Page) {
  await expect(busy(page)).toHaveCount(0)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  return page.locator(':focus')
}

/** Opens an address inside the program, as a link does. */
const goTo = (page: Page, hash: string) =>
  page.evaluate(to => {
    window.location.hash = to
  }, hash)

test(
  'on a paper that loads slowly',
  heldBy(
    'renderer/app/focus-fallback.test.tsx › goes to the h1 when its element is %s',
    'renderer/screens/homework/paper.test.tsx › marks the previous paper as stale while another student’s paper loads',
    'renderer/screens/homework/paper.test.tsx › does not show facts of the previous paper under the next header',
  ),
  async ({ teacher, shell, list, details, paper, school }) => {
    await shell.go('宿題一覧')
    await list.openEnded()
    await details.scoredCells().first().click()
    await expect(paper.items).toBeVisible()
    await expect.poll(() => school.calls('topic-answer-paper')).toBeGreaterThan(1)
    await school.fault({ kind: 'delay', endpoint: 'topic-answer-paper', ms: 1500 })
    await teacher.keyboard.press('j')
    await expect(paper.card(1)).toBeFocused()
    const next = await paper.topic.locator('option').nth(1).getAttribute('value')
    const address = new URL(teacher.url()).hash
    await goTo(teacher, address.replace(/topic_id=[^&]+/, `topic_id=${next}`))
    await expect(busy(teacher).first()).toBeVisible()
    await expect(teacher.locator(':focus')).toHaveRole('heading')
    await expect(paper.round).toHaveCount(0)
    await focused(teacher)
  },
)

test(
  'when the filters are cleared',
  heldBy(
    'renderer/screens/homework/list.test.tsx › sends each filter, and returns to page 1',
    'renderer/screens/homework/list.test.tsx › says what to do if nothing matches the filters',
  ),
  async ({ teacher, shell, list }) => {
    await shell.go('宿題一覧')
    await expect(list.titles.first()).toBeVisible()
    await list.show('終了')
    await list.clear.first().focus()
    await teacher.keyboard.press('Enter')
    await expect(list.search).toBeFocused()
    await list.search.fill('どこにもない宿題')
    await expect(list.clear).toHaveCount(2)
    await list.clear.last().focus()
    await teacher.keyboard.press('Enter')
    await expect(list.titles.first()).toBeVisible()
    await expect(list.search).toBeFocused()
  },
)

test('while a resource loads, and when a retry succeeds; axe finds nothing in the list and its error', async ({
  teacher,
  shell,
  list,
  school,
}) => {
  await school.fault({ kind: 'delay', endpoint: 'resource-preview', ms: 1000 })
  await goTo(teacher, '#/admin/explain?view=dialog')
  await expect(teacher.getByRole('heading', { level: 1, name: '教材の表示' })).toBeFocused()
  await expect(teacher.getByRole('article').first()).toBeVisible()
  await expect(await focused(teacher)).toHaveRole('heading')

  await school.fault({ kind: '500', endpoint: 'my-homework-page-list', count: 1 })
  await shell.go('宿題一覧')
  await expect(shell.dialog).toBeVisible()
  expect(await seriousFindings(teacher), 'the dialog').toEqual([])
  await shell.answer('OK')
  await list.retry.focus()
  await school.fault({ kind: 'delay', endpoint: 'my-homework-page-list', ms: 500, count: 1 })
  await teacher.keyboard.press('Enter')
  await expect(list.titles.first()).toBeVisible()
  await expect(await focused(teacher)).toHaveRole('heading')
  expect(await seriousFindings(teacher), 'the list').toEqual([])
})

test(
  'a matrix whose rows fail is requested once, and its notice is announced once',
  heldBy(
    'renderer/screens/homework/matrix.test.tsx › requests a failing overview once, although the header uses it too',
    'renderer/screens/homework/matrix.test.tsx › shows a retry button if the scores fail to load',
    'renderer/app/failure-display.test.tsx › %s, %s: an alert with only an OK button',
    'renderer/app/focus-fallback.test.tsx › goes to the h1 when its element is %s',
  ),
  async ({ teacher, shell, list, details, school }) => {
    const before = await school.calls('new-notice-total')
    await school.fault({ kind: '500', endpoint: 'topic-score-overview-y' })
    await shell.go('宿題一覧')
    await list.openEnded()
    await expect(shell.dialog).toHaveCount(1)
    await shell.answer('OK')
    await expect(list.retry).toBeVisible()
    await expect.poll(() => school.calls('new-notice-total')).toBeGreaterThan(before)
    expect(await school.calls('topic-score-overview-y')).toBe(1)
    await school.clearFaults()
    await list.retry.focus()
    await teacher.keyboard.press('Enter')
    await expect(details.scoredCells().first()).toBeVisible()
    await focused(teacher)
  },
)

/** How a scroll area clips the focused element's ring, or a sticky head or foot covers it; empty if it is in sight. */
const clippedRing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    if (outlineStyle === 'none') return ''
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      const [x, y] = [edge.left + box.clientLeft, edge.top + box.clientTop]
      const beyond = [x - left, y - top, right - x - box.clientWidth, bottom - y - box.clientHeight].map(
        by => by + ring,
      )
      if (beyond.some(by => by > 0.6))
        return `${element.textContent?.trim().slice(0, 20)}: ${beyond.map(Math.round)} beyond ${box.className}`
    }
    const middle = (left + right) / 2
    for (const y of [top - ring + 1, bottom + ring - 1]) {
      const above = document.elementFromPoint(middle, y)
      let cover: Element | null = above?.contains(element) || element.contains(above) ? null : above
      while (cover && !cover.contains(element) && getComputedStyle(cover).position !== 'sticky')
        cover = cover.parentElement
      if (cover && !cover.contains(element))
        return `${element.textContent?.trim().slice(0, 20)}: at ${Math.round(y)} below ${cover.className}`
    }
    return ''
  })

test('the focus ring is never clipped', async ({ teacher }) => {
  const showcase = '#/admin/homework-details/501'
  const addresses = [
    ['#/admin/home'],
    [showcase],
    [`${showcase}?tab=question`],
    [`${showcase}?tab=student`],
    // past the menu and from the last row back, so that rows scroll to the head of the table
    [`${showcase}?tab=topics`, 'Shift+Tab', 60],
    [`${showcase}?topic_id=9026&student_id=s-1`],
    ['#/admin/homework-create/wordtest/1'],
    ['#/admin/homework/periodic-plan-detail?homework_id=504'],
    ['#/admin/commentary/501'],
  ] as const
  for (const [address, key = 'Tab', steps = 32] of addresses) {
    await goTo(teacher, address)
    await expect(busy(teacher)).toHaveCount(0)
    await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
    const clipped = new Set<string>()
    for (let step = 0; step < steps; step += 1) {
      await teacher.keyboard.press(key)
      clipped.add(await clippedRing(teacher))
    }
    clipped.delete('')
    expect.soft([...clipped], address).toEqual([])
  }
})

test('from student to student and to a missing paper; a hidden page keeps its layout, and nobody reaches it', async ({
  teacher,
  shell,
  list,
  details,
  paper,
}) => {
  await shell.go('宿題一覧')
  await list.openEnded()
  await details.scoredCells().first().click()
  await expect(paper.items).toBeVisible()
  await teacher.keyboard.press('j')
  await teacher.keyboard.press('j')
  await expect(paper.card(2)).toBeFocused()
  await teacher.keyboard.press('Shift+J')
  await expect(paper.position()).toHaveText(/^2 \//)
  await focused(teacher)
  await expect(paper.card(2)).toBeFocused()

  const opened = new URL(teacher.url()).hash
  const table = teacher.locator('table[aria-label="宿題の一覧"]')
  const kept = teacher.locator('main > [data-hidden]').filter({ has: table })
  await expect(kept).toHaveCount(1)
  const title = await table.locator('tbody a').last().textContent()
  // laid out as it was, behind the page that is shown
  const size = await kept
    .locator('tbody')
    .first()
    .evaluate(rows => rows.getBoundingClientRect().height)
  expect(size).toBeGreaterThan(100)
  await expect(kept).not.toHaveCSS('display', 'none')

  const isHidden = () => teacher.evaluate(() => document.activeElement?.closest('[data-hidden]') !== null)
  for (let step = 0; step < 60; step += 1) {
    await teacher.keyboard.press(step < 40 ? 'Tab' : 'Shift+Tab')
    expect(await isHidden()).toBe(false)
  }
  await kept
    .locator('a')
    .first()
    .evaluate(link => link instanceof HTMLElement && link.focus())
  expect(await isHidden()).toBe(false)
  await expect(teacher.getByText(title ?? '', { exact: true }).filter({ visible: true })).toHaveCount(0)
  expect(await teacher.locator('main').ariaSnapshot()).not.toContain(title)
  const isFound = (words: string) =>
    teacher.evaluate(words => {
      getSelection()?.removeAllRanges()
      return 'find' in window && typeof window.find === 'function' && window.find(words)
    }, words)
  expect(await isFound((await teacher.getByRole('heading', { level: 1 }).textContent()) ?? '')).toBe(true)
  expect(await isFound(title ?? '')).toBe(false)
  await teacher.emulateMedia({ media: 'print' })
  await expect(kept).toHaveCSS('display', 'none')
  await teacher.emulateMedia({ media: 'screen' })
  // what lies behind takes no click
  await paper.items.getByRole('article').first().click()
  await teacher.goBack()
  await teacher.goBack()
  await expect(list.titles.last()).toHaveText(title ?? '')

  // a paper that is missing
  await goTo(teacher, opened)
  await expect(paper.items).toBeVisible()
  await paper.topic.focus()
  await goTo(teacher, opened.replace(/topic_id=[^&]+/, 'topic_id=nowhere'))
  await expect(teacher.getByText('この宿題に、その課題はありません')).toBeVisible()
  await expect(await focused(teacher)).toHaveRole('heading')
  await goTo(teacher, opened.replace(/student_id=[^&]+/, 'student_id=nobody'))
  await expect(teacher.getByText('この宿題に、その生徒はいません')).toBeVisible()
  await focused(teacher)
})
