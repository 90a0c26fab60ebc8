/** The graph of a class of 40 over a year, against echarts alone; and a student with a year of study. */
import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import { ProgressGraphPage } from '../../e2e/page-models/progress-graph.page'
import { Shell } from '../../e2e/page-models/shell.page'
import { type Measure, middle, paired } from '../measure'
import { openTab } from '../page'
import { openTeacherTab } from '../teacher-tab'
import { timeToPaint } from '../time-to-paint'

const echartsFile = createRequire(import.meta.url).resolve('echarts/dist/echarts.min.js')
const day = 864e5
const isoDay = (daysAgo: number): string =>
  new Date(Date.now() + 9 * (day / 24) - daysAgo * day).toISOString().slice(0, 10)
/** 365 days, today included. */
const year = { from: isoDay(364), to: isoDay(0) }

type Lines = (number | null)[][]

/** The heads of all 40 students, after the category, the class and its median. */
const all = 'main th:nth-child(45)'

/** Opens the graph of a class over a year; `switchAll` shows or hides the lines of all students. */
async function openGraph(page: Page) {
  await new Shell(page).go('学習進捗グラフ')
  const graph = new ProgressGraphPage(page)
  await graph.team.selectOption('2年A組')
  await page.getByRole('radiogroup', { name: '項目' }).getByText('学習回数').click()
  await page.getByRole('radiogroup', { name: '単位' }).getByText('日').click()
  await page.getByRole('combobox', { name: '期間' }).selectOption('日付を指定')
  for (const [name, date] of [
    ['開始日', year.from],
    ['終了日', year.to],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(date.replaceAll('-', '/'))
    await page.keyboard.press('Enter')
  }
  let items: { points: { exercise_count: number }[] }[] | undefined
  await page.waitForResponse(async response => {
    if (!response.url().endsWith('/bridge')) return false
    const sent = response.request().postData() ?? ''
    if (!['progress-graph', year.from, year.to].every(part => sent.includes(part))) return false
    items = ((await response.json()) as { value: { items?: typeof items } | null }).value?.items
    return items !== undefined
  })
  const lines: Lines = (items ?? []).slice(1).map(({ points }) => points.map(point => point.exercise_count))
  return { lines, every: page.getByRole('checkbox', { name: '生徒全員の線も表示' }) }
}

/** A page with nothing but echarts; a click draws the lines with its defaults. */
async function openAlone(browser: Browser, lines: Lines) {
  const { page, close } = await openTab(browser)
  await page.setContent('<button>draw</button><div id="box" style="width: 620px; height: 348px"></div>')
  await page.addScriptTag({ path: echartsFile })
  await page.evaluate(values => {
    interface Drawn {
      setOption(option: object): void
      dispose(): void
    }
    const { echarts } = window as unknown as { echarts: { init(box: Element | null): Drawn } }
    const box = document.querySelector('#box')
    let drawn: Drawn | null = null
    document.querySelector('button')?.addEventListener('click', () => {
      drawn?.dispose()
      drawn = echarts.init(box)
      drawn.setOption({
        animation: false,
        tooltip: { trigger: 'axis' },
        dataZoom: [{}],
        xAxis: { type: 'category', data: (values[0] ?? []).map((_, at) => String(at)) },
        yAxis: {},
        series: values.map((data, at) => ({ type: 'line', name: String(at), data })),
      })
    })
  }, lines)
  return { page, close }
}

/** Opens the study of one student from home, without cached answers, until her days and rounds are painted. */
async function openStudent(page: Page, origin: string, period: string): Promise<number> {
  await page.goto(`${origin}/#/admin/home`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'トップページ' }).waitFor()
  const shown = { all: ['main section tbody tr[data-row]', 'main section + div tbody tr[data-row]'] }
  return timeToPaint(page, 'keydown', shown, () =>
    page.evaluate(address => {
      dispatchEvent(new KeyboardEvent('keydown'))
      location.hash = address
    }, `#/admin/student/student-details/s-2?tab=exercise&${period}`),
  )
}

export const graph: Measure = {
  name: 'graph',
  title: 'the graph of 40 students over 365 days, against echarts alone; the study of one student over a year',
  idle: 1,
  async open({ folder, browser }) {
    const chromium = await browser()
    const teacher = await openTeacherTab(`${folder}/graph`, chromium)
    const { lines, every } = await openGraph(teacher.page)
    const alone = await openAlone(chromium, lines)
    const other = await openTeacherTab(`${folder}/student`, chromium)
    return {
      sides: {
        graph: async () => {
          const ms = await timeToPaint(teacher.page, 'click', { all: [all] }, () => every.check())
          await every.uncheck()
          return { ms, lines: lines.length, days: lines[0]?.length ?? 0 }
        },
        alone: async () => ({
          ms: await timeToPaint(alone.page, 'click', { all: ['canvas'] }, () => alone.page.click('button')),
        }),
        year: async () => ({
          ms: await openStudent(other.page, other.origin, `period=own&from=${year.from}&to=${year.to}`),
        }),
        month: async () => ({ ms: await openStudent(other.page, other.origin, 'period=thisMonth') }),
      },
      async close() {
        await alone.close()
        await teacher.close()
        await other.close()
      },
    }
  },
  figures: [
    { label: 'lines', unit: '', value: middle('graph', 'lines') },
    { label: 'days', unit: '', value: middle('graph', 'days') },
    { label: 'click until chart and table are painted', unit: 'ms', value: middle('graph', 'ms') },
    { label: '… of echarts alone', unit: 'ms', value: middle('alone', 'ms') },
    { label: 'ratio', unit: '×', value: paired('graph', 'alone', 'ms'), most: 1.3 },
    { label: 'a student with a year of study is opened', unit: 'ms', value: middle('year', 'ms') },
    { label: '… with this month', unit: 'ms', value: middle('month', 'ms') },
  ],
}
