/** A page of each kind, opened from home without cached answers, against the empty page of the same frame. */
import type { Page } from '@playwright/test'
import { paths } from '../../../renderer/paths'
import { HomePage } from '../../e2e/page-models/home.page'
import { logIn } from '../../fixtures/teacher'
import { type Figure, type Measure, middle, paired } from '../measure'
import type { School } from '../processes'
import type { Sample } from '../stats'
import { openTeacherTab } from '../teacher-tab'
import { timeToPaint } from '../time-to-paint'

interface Ids {
  homeworkId: string
  topicId: string
  studentId: string
  teamId: string
}

interface Kind {
  label: string
  address(ids: Ids): string
  /** An element that is on the screen when the page shows its data. */
  shown: string
}

/** 宿題を出す asks the server for nothing of its own: the frame of a page with a few links. */
const empty: Kind = {
  label: 'the empty page',
  address: paths.assignForm,
  shown: `main a[href$="${paths.assign('routine', 1)}"]`,
}

const kinds: Readonly<Record<string, Kind>> = {
  list: {
    label: 'a list',
    address: () => paths.homeworkManagement(),
    shown: 'table[aria-label="宿題の一覧"] tbody a',
  },
  matrix: {
    label: 'a matrix',
    address: ({ homeworkId }) => paths.homeworkDetails(homeworkId),
    shown: 'td[aria-label*="点、"]',
  },
  paper: {
    label: 'a paper',
    address: ({ homeworkId, topicId, studentId }) => paths.paper(homeworkId, { topicId, studentId }),
    shown: '[data-view] article',
  },
  detail: {
    label: 'the details of a student',
    address: ({ studentId }) => paths.studentDetails(studentId, { tab: 'exercise' }),
    shown: 'main section tbody tr[data-row]',
  },
  form: { label: 'a form', address: paths.settings, shown: 'main input[type="checkbox"]' },
  graph: { label: 'a graph', address: () => paths.progressGraph(), shown: 'main canvas, main svg[viewBox]' },
  write: { label: 'a message to write', address: () => paths.messageSend(), shown: 'main textarea' },
  edit: {
    label: 'a table to edit',
    address: ({ teamId }) => paths.manageClass(teamId),
    shown: 'main [role="grid"] tr[data-row]',
  },
}

/** How long the program may load ahead what it will need, in milliseconds: a teacher looks at home for a while. */
const homeTime = 1500

async function idsOf(school: School): Promise<Ids> {
  const { client, homeworkId } = await logIn(school)
  const scores = await client.call('topic-score-overview-y', { homework_id: homeworkId, page: 1, limit: 1 })
  const topics = await client.call('topic-score-overview-x', { homework_id: homeworkId })
  const teams = await client.call('my-team-rows', {})
  if (!scores.ok || !topics.ok || !teams.ok) throw new Error('the school has no scores')
  return {
    homeworkId,
    topicId: topics.value.items[0]?.topic_id ?? '',
    studentId: scores.value.items[0]?.student_id ?? '',
    teamId: teams.value.items[0]?.id ?? '',
  }
}

/** Opens the page from a new home: the time from the change of the address to the painted page. */
async function openFromHome(page: Page, home: string, address: string, shown: string): Promise<Sample> {
  await page.goto(home)
  await page.reload()
  await new HomePage(page).heading.waitFor()
  await page.waitForTimeout(homeTime)
  const ms = await timeToPaint(page, 'keydown', { all: [shown] }, () =>
    page.evaluate(hash => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'F24' }))
      location.hash = hash
    }, `#${address}`),
  )
  return { ms }
}

const figuresOf = ([name, { label }]: [string, Kind]): Figure[] => [
  { label, unit: 'ms', value: middle(name, 'ms') },
  { label: '… against the empty page', unit: '×', value: paired(name, 'empty', 'ms'), most: 1.3 },
]

export const pages: Measure = {
  name: 'pages',
  title: 'a page of each kind, against the empty page of the same frame',
  idle: 1,
  async open({ folder, browser }) {
    const { page, origin, school, close } = await openTeacherTab(folder, await browser())
    const ids = await idsOf(school)
    const side =
      ({ address, shown }: Kind) =>
      () =>
        openFromHome(page, `${origin}/#${paths.home()}`, address(ids), shown)
    return {
      sides: Object.fromEntries(Object.entries({ empty, ...kinds }).map(([name, kind]) => [name, side(kind)])),
      close,
    }
  },
  figures: [
    { label: empty.label, unit: 'ms', value: middle('empty', 'ms') },
    ...Object.entries(kinds).flatMap(figuresOf),
  ],
}
