import { paths } from '../../../renderer/paths'
import { ManageClassPage } from '../../e2e/page-models/manage-class.page'
import { logIn } from '../../fixtures/teacher'
import { openEmptyScroller } from '../empty-scroller'
import { framesOf, type Movement } from '../frames'
import { type Measure, middle, worst } from '../measure'
import { openTab } from '../page'
import type { School } from '../processes'
import { openTeacherTab, type TeacherTab } from '../teacher-tab'

declare global {
  interface Window {
    /** When `print` was called. */
    benchPrinted?: number | undefined
  }
}

/** Fast scrolling down and up; one wheel notch is 100 pixels. */
const fling: Movement = {
  name: 'fling',
  turns: [
    ...Array<readonly [number, number]>(60).fill([0, 600]),
    ...Array<readonly [number, number]>(60).fill([0, -600]),
  ],
  every: 16,
}

/** How many students one call creates. */
const part = 500

/** The first class of a school, with this many students more. */
async function classWith(school: School, more: number): Promise<string> {
  const { client } = await logIn(school)
  const teams = await client.call('my-team-rows', {})
  const team_id = teams.ok ? (teams.value.items[0]?.id ?? '') : ''
  for (let from = 0; from < more; from += part) {
    const students = Array.from({ length: part }, (_, at) => ({ nickname: `増田 ${from + at}` }))
    const made = await client.call('import-team-students-list', { team_id, students, check_only: 0 })
    if (!made.ok) throw new Error(made.error.message)
  }
  return team_id
}

/** Opens a class, with the table of all its students. */
async function openClass({ page, origin }: TeacherTab, team: string): Promise<ManageClassPage> {
  await page.goto(`${origin}/#${paths.manageClass(team)}`)
  await page.reload()
  const list = new ManageClassPage(page)
  await list.numbers.first().waitFor()
  return list
}

export const classList: Measure = {
  name: 'class-list',
  title:
    'scrolling the table of a class of 2,000 students, against an empty scroller; printing the cards of 40 students',
  idle: 1,
  async open({ folder, browser }) {
    const many = await openTeacherTab(`${folder}/many`, await browser(), 'huge')
    const few = await openTeacherTab(`${folder}/few`, await browser(), 'modest')
    const empty = await openTab(await browser())
    const [large, small] = [await classWith(many.school, 1000), await classWith(few.school, 0)]
    await few.page.addInitScript(() => {
      window.print = () => {
        window.benchPrinted = performance.now()
        dispatchEvent(new Event('afterprint'))
      }
    })
    let height = 0
    return {
      sides: {
        async table() {
          const list = await openClass(many, large)
          await many.page.getByText('全員', { exact: true }).click()
          await list.grid.and(many.page.locator('[aria-rowcount="2001"]')).waitFor()
          height = await list.grid.evaluate(grid => grid.scrollHeight)
          return framesOf(many.page, many.chrome, fling)
        },
        async empty() {
          await openEmptyScroller(empty.page, { width: 900, height })
          return framesOf(empty.page, empty.chrome, fling)
        },
        async cards() {
          const { page } = few
          const list = await openClass(few, small)
          await page.getByRole('button', { name: '初期パスワード' }).click()
          await list.passwords.getByRole('button', { name: '40人分を印刷' }).waitFor()
          await page.evaluate(() =>
            addEventListener(
              'click',
              event => {
                window.benchPrinted = undefined
                performance.mark('bench-click', { startTime: event.timeStamp })
              },
              { capture: true, once: true },
            ),
          )
          await list.print.click()
          const ms = await page.waitForFunction(() => {
            const [click] = performance.getEntriesByName('bench-click')
            return click && window.benchPrinted && window.benchPrinted - click.startTime
          })
          return { ms: (await ms.jsonValue()) ?? Number.NaN }
        },
      },
      async close() {
        await empty.close()
        await many.close()
        await few.close()
      },
    }
  },
  figures: [
    { label: '2,000 students: longest frame while flung', unit: 'ms', value: middle('table', 'longest'), most: 33 },
    { label: '… of the empty scroller', unit: 'ms', value: middle('empty', 'longest') },
    { label: '… of all runs', unit: 'ms', value: worst('table', 'longest') },
    { label: 'p95 of the frames', unit: 'ms', value: middle('table', 'p95') },
    { label: '40 cards: from the click to the print dialog', unit: 'ms', value: middle('cards', 'ms'), most: 1000 },
  ],
}
