/** All numbers of students that the tabs of a homework show agree, for every homework of the sample school. */
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Commentary } from '../../../../renderer/screens/commentary/Commentary'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { success } from '../../../../shared/contract/result'
import type { EndpointData, RendererEndpointName } from '../../../../shared/endpoints/index'
import { nonEmpty } from '../../../fixtures/non-empty'
import { type Client, startLoggedIn } from '../../../main/sample-school/client'
import { putBridge, renderScreen } from '../../render'
import { giveSize } from './fake-layout'

let client: Client
let takeSize: () => void
beforeAll(async () => {
  takeSize = giveSize()
  // nothing here is hidden, and the search for hidden elements would take most of the time
  configure({ defaultHidden: true })
  client = await startLoggedIn()
})
afterAll(async () => {
  takeSize()
  configure({ defaultHidden: false })
  await client.school.close()
})

const calls = [
  'homework-basic-info',
  'topic-score-overview-x',
  'topic-score-overview-y',
  'all-topic-overview',
  'homework-topic-list',
  'one-topic-overview',
  'one-topic-question-overview',
  'resource-preview',
] as const satisfies RendererEndpointName[]

beforeEach(() => {
  const fake = putBridge()
  fake.answer('media.resolve', () => success({ addresses: [] }))
  for (const name of calls)
    fake.api(name, async request => success((await client.data(name, request)) as EndpointData<typeof name>))
})

interface Answers {
  answered: number
  blank: number
  all: number
}

interface Homework {
  homework_id: string
  student_count: number
  submitted_count: number
}

const openTab = (homeworkId: string, tab: string) =>
  renderScreen(<HomeworkDetails />, {
    path: '/admin/homework-details/:homeworkId',
    url: `/admin/homework-details/${homeworkId}?tab=${tab}`,
  })

/** The numbers in the texts of these elements, e.g. of 「解答 7人／8人中」. */
const numbers = (elements: readonly Element[]): number[][] =>
  elements.map(({ textContent }) => [...textContent.matchAll(/(\d+)人/gu)].map(([, count]) => Number(count)))
/** The number of students at the end of each line. */
const sizes = (lines: readonly HTMLElement[]): number[] =>
  numbers(lines.map(line => within(line).getByText(/^\d+人$/u))).flat()
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const pairs = async () => numbers(await screen.findAllByText(/\d+人／\d+人中$/u))

/** Students who have submitted, have begun and have not begun, and all students, as the header says. */
async function header(): Promise<{ submitted: number; begun: number; notBegun: number; total: number }> {
  const found = await screen.findByText(/^学習中 \d+人\s未着手 \d+人$/u)
  const [submitted = Number.NaN, total = Number.NaN] = numbers([screen.getByText(/^提出 \d+人／\d+人中$/u)])[0] ?? []
  const [begun = Number.NaN, notBegun = Number.NaN] = numbers([found])[0] ?? []
  return { submitted, begun, notBegun, total }
}

async function checkSubmissions(homework: Homework): Promise<void> {
  openTab(homework.homework_id, 'progress')
  const { submitted, begun, notBegun, total } = await header()
  expect({ submitted, total }).toEqual({ submitted: homework.submitted_count, total: homework.student_count })
  expect(submitted + begun + notBegun).toBe(total)
  const stages = await screen.findAllByRole('heading', { level: 2 })
  expect(numbers(stages)).toEqual([[notBegun], [begun], [submitted]])
}

async function checkMatrix({ homework_id, student_count }: Homework): Promise<void> {
  openTab(homework_id, 'matrix')
  await header()
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(each => each.textContent)).toContain(`${student_count}人`),
  )
}

/** Returns how many students have answered the first topic. */
async function checkTopics({ homework_id, student_count }: Homework): Promise<number> {
  openTab(homework_id, 'topics')
  const rows = nonEmpty(await pairs())
  for (const [answered = Number.NaN, all] of rows) {
    expect(all).toBe(student_count)
    expect(answered).toBeLessThanOrEqual(student_count)
  }
  const table = within(screen.getByRole('table', { name: '課題の一覧' }))
  return numbers(table.getAllByText(/\d+人／\d+人中$/u))[0]?.[0] ?? Number.NaN
}

async function checkTopic({ homework_id, student_count }: Homework): Promise<void> {
  openTab(homework_id, 'topic')
  const distribution = within(await screen.findByRole('list', { name: '点数の分布' }))
  expect(sum(numbers(distribution.getAllByRole('listitem')).flat())).toBe(student_count)
}

/** How many students have answered, left the answer empty, and done the topic, as the line of 解答 says. */
function answers(element: Element): Answers {
  const said = /^解答 (\d+)人(?:（うち空欄 (\d+)人）)?／(\d+)人中$/u.exec(element.textContent)
  const [answered = Number.NaN, blank = 0, all = Number.NaN] = (said ?? []).slice(1).map(each => Number(each ?? 0))
  return { answered, blank, all }
}

/**
 * The rate says of how many students it is, and is of these numbers; the average says that it is of those who answered.
 */
function checkBases({ answered, all }: Answers): void {
  const rate = /正答率 (\d+)%（(\d+)人／(\d+)人中）/u.exec(document.body.textContent)
  const average = /平均点 [\d.]+点（解答した(\d+)人）/u.exec(document.body.textContent)
  const [percent = 0, right = 0, students = 0] = (rate ?? []).slice(1).map(Number)
  if (rate) expect([students, percent]).toEqual([all, Math.round((100 * right) / all)])
  if (average) expect(Number(average[1])).toBe(answered)
  expect(rate !== null || average !== null || answered === 0).toBe(true)
}

/** Goes through the questions of the first topic. Returns the numbers of the first one. */
async function checkQuestions({ homework_id, student_count }: Homework, completed: number): Promise<Answers[]> {
  openTab(homework_id, 'question')
  const list = within(await screen.findByRole('navigation', { name: '設問の一覧' }))
  const questions = nonEmpty(list.getAllByRole('button'))
  const found: Answers[] = []
  for (const question of questions) {
    fireEvent.click(question)
    const counts = answers(screen.getByText(/^解答 \d+人/u))
    const { answered, blank, all } = counts
    found.push(counts)
    expect(all).toBe(completed)
    checkBases(counts)
    const groups = () => within(screen.getByRole('list', { name: '答えの一覧' })).queryAllByRole('button')
    // the students who have not begun the topic come when all students have loaded
    await waitFor(() => expect(sum(sizes(groups()))).toBe(student_count))
    const unanswered = groups().filter(each => each.textContent.includes('何も答えていない'))
    expect(answered + sum(sizes(unanswered))).toBe(all)
    expect(sum(sizes(groups().filter(each => within(each).queryByText('（空欄）'))))).toBe(blank)
  }
  return found
}

async function checkCommentary({ homework_id }: Homework, first: Answers | undefined): Promise<void> {
  renderScreen(<Commentary />, { path: '/c/:homeworkId', url: `/c/${homework_id}?no=1&order=natural` })
  expect(answers(await screen.findByText(/^解答 \d+人/u))).toEqual(first)
  if (!first || first.all === 0) return
  const bars = within(await screen.findByRole('list', { name: /^(みんなの答え|得点の分布)$/u }))
  expect(sum(sizes(bars.getAllByRole('listitem')))).toBe(first.all)
}

describe('the numbers of students of every homework of the sample school', () => {
  it('add up on every tab and in the commentary', async () => {
    const request = { page: 1, limit: 200 }
    const list = (await client.data('my-homework-page-list', request)) as { items: Homework[] }
    let questions = 0
    let blanks = 0
    for (const homework of nonEmpty(list.items)) {
      await checkSubmissions(homework)
      cleanup()
      await checkMatrix(homework)
      cleanup()
      const completed = await checkTopics(homework)
      cleanup()
      await checkTopic(homework)
      cleanup()
      const answered = await checkQuestions(homework, completed)
      questions += answered.length
      blanks += sum(answered.map(({ blank }) => blank))
      cleanup()
      await checkCommentary(homework, answered[0])
      cleanup()
    }
    expect(questions).toBeGreaterThan(10)
    expect(blanks).toBeGreaterThan(0)
  }, 120_000)
})
