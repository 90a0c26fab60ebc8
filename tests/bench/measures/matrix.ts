import { paths } from '../../../renderer/paths'
import { HomePage } from '../../e2e/page-models/home.page'
import { HomeworkDetailsPage } from '../../e2e/page-models/homework-details.page'
import { LoginPage } from '../../e2e/page-models/login.page'
import { logIn } from '../../fixtures/teacher'
import { openEmptyScroller } from '../empty-scroller'
import { framesOf, type Movement, memoryOf } from '../frames'
import { type Figure, type Measure, middle, worst } from '../measure'
import { openTab, type Tab } from '../page'
import { startHost, startSchool } from '../processes'
import type { Sample } from '../stats'

const many = (count: number, across: number, down: number) =>
  Array.from({ length: count }, () => [across, down] as const)

/** Slow scrolling while reading, and fast scrolling; one wheel notch is 100 pixels. */
const movements: readonly Movement[] = [
  { name: 'down, reading', turns: many(40, 0, 100), every: 50 },
  { name: 'down, flinging', turns: [...many(60, 0, 600), ...many(60, 0, -600)], every: 16 },
  { name: 'across, reading', turns: many(40, 80, 0), every: 50 },
  { name: 'across, flinging', turns: [...many(30, 400, 0), ...many(30, -400, 0)], every: 16 },
]

const megabytes = 2 ** 20

/** Runs all movements from the top left; field names start with the movement's name. */
async function scrolled({ page, chrome }: Tab): Promise<Sample> {
  const before = await memoryOf(chrome)
  const sample: Record<string, number> = {}
  for (const movement of movements) {
    const frames = await framesOf(page, chrome, movement)
    for (const [field, value] of Object.entries(frames)) sample[`${movement.name}: ${field}`] = value
  }
  const all = (field: string) => movements.map(({ name }) => sample[`${name}: ${field}`] ?? Number.NaN)
  const after = await memoryOf(chrome)
  return {
    ...sample,
    longest: Math.max(...all('longest')),
    p95: Math.max(...all('p95')),
    above: Math.max(...all('above')),
    work: Math.max(...all('work')),
    heapBefore: before.heap / megabytes,
    heapAfter: after.heap / megabytes,
    nodesBefore: before.nodes,
    nodesAfter: after.nodes,
  }
}

const perMovement = movements.flatMap(({ name }): Figure[] => [
  { label: `longest frame, ${name}`, unit: 'ms', value: middle('matrix', `${name}: longest`), most: 33.4 },
  { label: '… of the empty scroller', unit: 'ms', value: middle('empty', `${name}: longest`) },
])

export const matrix: Measure = {
  name: 'matrix',
  title: 'scrolling the matrix of 1,000 students × 60 topics, against an empty scroller of its size',
  idle: 1,
  async open({ folder, browser }) {
    const school = await startSchool(folder, 'huge')
    const teacher = await logIn(school)
    const host = await startHost(folder, school)
    const tab = await openTab(await browser())
    const { page } = tab
    const login = new LoginPage(page)
    await login.open(host.address)
    await login.logIn()
    await new HomePage(page).heading.waitFor()
    const details = new HomeworkDetailsPage(page)
    const address = `${new URL(host.address).origin}/#${paths.homeworkDetails(teacher.homeworkId)}`
    const empty = await openTab(await browser())
    const openMatrix = async () => {
      await page.goto(address)
      await page.reload()
      await details.scoredCells().first().waitFor()
    }
    await openMatrix()
    const size = (await details.grid.boundingBox()) ?? { width: 0, height: 0 }
    return {
      sides: {
        async matrix() {
          await openMatrix()
          return scrolled(tab)
        },
        async empty() {
          await openEmptyScroller(empty.page, size)
          return scrolled(empty)
        },
      },
      async close() {
        await tab.close()
        await empty.close()
        await host.stop()
        await school.stop()
      },
    }
  },
  figures: [
    ...perMovement,
    { label: 'longest frame of all runs', unit: 'ms', value: worst('matrix', 'longest') },
    { label: '… of the empty scroller', unit: 'ms', value: worst('empty', 'longest') },
    { label: 'longest work of a frame (0: none above 50 ms)', unit: 'ms', value: middle('matrix', 'work') },
    { label: 'p95 of the frames', unit: 'ms', value: middle('matrix', 'p95') },
    { label: '… of the empty scroller', unit: 'ms', value: middle('empty', 'p95') },
    { label: 'share of frames above 50 ms', unit: '%', value: middle('matrix', 'above') },
    { label: 'JavaScript heap before', unit: 'MB', value: middle('matrix', 'heapBefore') },
    { label: 'JavaScript heap after, all rows read', unit: 'MB', value: middle('matrix', 'heapAfter') },
    { label: 'DOM nodes before', unit: '', value: middle('matrix', 'nodesBefore') },
    { label: 'DOM nodes after', unit: '', value: middle('matrix', 'nodesAfter') },
  ],
}
