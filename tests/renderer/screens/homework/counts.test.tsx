/**
 * All numbers of students that the tabs of a homework show agree, for the homework with a topic of each kind and a
 * third of the others of the sample school; in `npm run nightly` for all.
 */
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Commentary } from '../../../../renderer/screens/commentary/Commentary'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { success } from '../../../../shared/contract/result'
import type { EndpointResponse, RendererEndpointName } from '../../../../shared/endpoints/index'
import { isNightly } from '../../../fixtures/nightly'
import { nonEmpty } from '../../../fixtures/non-empty'
import { type Client, startLoggedIn } from '../../../main/sample-school/client'
import { putBridge, renderScreen } from '../../render'
import { answerFromSchool } from '../../school-answers'
import { giveSize } from './fake-layout'

/** The homework that has a topic of each kind. */
const showcase = '501'

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
  answerFromSchool(fake, client, calls)
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
  /** The number of students by the id of their class, as the server's rows say. */
  classes: ReadonlyMap<string, number>
}

type Overview = EndpointResponse<'topic-score-overview-y'>

/** The classes of a homework with their sizes. A student of two classes belongs to each. */
async function classesOf(homework_id: string): Promise<Map<string, number>> {
  const students = new Map<string, Set<string>>()
  for (let page = 1, read = 0, total = 1; read < total; page += 1) {
    const request = { homework_id, page, limit: 100 }
    const answer = (await client.data('topic-score-overview-y', request)) as Overview
    for (const { team_id, student_id } of nonEmpty(answer.items))
      students.set(team_id, (students.get(team_id) ?? new Set()).add(student_id))
    read += answer.items.length
    total = answer.total
  }
  return new Map([...students].map(([id, ids]) => [id, ids.size]))
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

/** Chooses each class of a homework of several, and at the end all of them again. Returns how many it has checked. */
async function eachClass({ classes }: Homework, check: (size: number) => Promise<void> | void): Promise<number> {
  if (classes.size < 2) return 0
  const select = await screen.findByRole('combobox', { name: 'クラスで絞り込む' })
  for (const [id, size] of classes) {
    fireEvent.change(select, { target: { value: id } })
    await check(size)
  }
  fireEvent.change(select, { target: { value: '' } })
  return classes.size
}

/** Chooses the topic after the first; not all, because one homework has a topic of each kind. */
async function nextTopic(check: (at: number) => Promise<void>): Promise<void> {
  const next = await screen.findByRole('button', { name: '次の課題' })
  if (next.hasAttribute('disabled')) return
  fireEvent.click(next)
  await check(1)
}

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
  await eachClass(homework, size =>
    expect(sum(numbers(screen.getAllByRole('heading', { level: 2 })).flat())).toBe(size),
  )
}

async function checkMatrix(homework: Homework): Promise<number> {
  const { homework_id, student_count } = homework
  openTab(homework_id, 'matrix')
  await header()
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(each => each.textContent)).toContain(`${student_count}人`),
  )
  return eachClass(homework, size =>
    waitFor(() =>
      expect(numbers(screen.getAllByRole('status'))).toContainEqual(
        size === student_count ? [size] : [size, student_count],
      ),
    ),
  )
}

/** Returns how many students have answered each topic. */
async function checkTopics({ homework_id, student_count }: Homework): Promise<number[]> {
  openTab(homework_id, 'topics')
  const rows = nonEmpty(await pairs())
  for (const [answered = Number.NaN, all] of rows) {
    expect(all).toBe(student_count)
    expect(answered).toBeLessThanOrEqual(student_count)
  }
  const table = within(await screen.findByRole('table', { name: '課題の一覧' }))
  return numbers(table.getAllByText(/\d+人／\d+人中$/u)).map(([answered = Number.NaN]) => answered)
}

async function checkTopic(homework: Homework, completed: readonly number[]): Promise<void> {
  openTab(homework.homework_id, 'topic')
  const distribution = () =>
    within(screen.getByRole('list', { name: '点数の分布' }))
      .getAllByRole('listitem')
      .map(each => each.textContent)
  const people = (lines: readonly string[]) => sum(lines.map(line => Number(/(\d+)人$/u.exec(line)?.[1])))
  const checkDistribution = (size: number) => waitFor(() => expect(people(distribution())).toBe(size))
  /** Who is not 未着手 has done the topic. */
  const checkAll = (topic: number) =>
    waitFor(() =>
      expect(people(distribution().filter(line => !line.startsWith('未着手')))).toBe(completed[topic] ?? Number.NaN),
    )
  await checkDistribution(homework.student_count)
  await checkAll(0)
  await eachClass(homework, checkDistribution)
  await nextTopic(async topic => {
    await checkDistribution(homework.student_count)
    await checkAll(topic)
  })
}

/** The first students of 生徒ごと: 課題 d/n says of how many topics the table shows a result. */
async function checkStudents({ homework_id, student_count }: Homework): Promise<void> {
  openTab(homework_id, 'student')
  await header()
  for (let at = 0; at < Math.min(2, student_count); at += 1) {
    const facts = await screen.findByText(/^課題 \d+\/\d+$/u)
    const [done, all] = (facts.textContent.match(/\d+/gu) ?? []).map(Number)
    const lines = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    const rest = lines.filter(line => line.lastElementChild?.textContent === '未着手')
    expect([lines.length - rest.length, lines.length]).toEqual([done, all])
    fireEvent.keyDown(document.body, { key: 'j' })
  }
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

/** Goes through the questions of the first topic, and the first one of the next topic. Returns the former's numbers. */
async function checkQuestions(homework: Homework, completed: readonly number[]): Promise<Answers[]> {
  const { homework_id, student_count } = homework
  openTab(homework_id, 'question')
  const list = within(await screen.findByRole('navigation', { name: '設問の一覧' }))
  const questions = nonEmpty(list.getAllByRole('button'))
  const found: Answers[] = []
  for (const question of questions) {
    fireEvent.click(question)
    const counts = answers(screen.getByText(/^解答 \d+人/u))
    const { answered, blank, all } = counts
    found.push(counts)
    expect(all).toBe(completed[0])
    checkBases(counts)
    const groups = () => within(screen.getByRole('list', { name: '答えの一覧' })).queryAllByRole('button')
    // the students who have not begun the topic come when all students have loaded
    await waitFor(() => expect(sum(sizes(groups()))).toBe(student_count))
    const unanswered = groups().filter(each => each.textContent.includes('何も答えていない'))
    expect(answered + sum(sizes(unanswered))).toBe(all)
    expect(sum(sizes(groups().filter(each => within(each).queryByText('（空欄）'))))).toBe(blank)
  }
  const groups = () => within(screen.getByRole('list', { name: '答えの一覧' })).queryAllByRole('button')
  await eachClass(homework, size => waitFor(() => expect(sum(sizes(groups()))).toBe(size)))
  await nextTopic(at =>
    waitFor(() => {
      const counts = answers(screen.getByText(/^解答 \d+人/u))
      expect(counts.all).toBe(completed[at])
      checkBases(counts)
    }),
  )
  return found
}

async function checkCommentary({ homework_id }: Homework, first: Answers | undefined): Promise<void> {
  renderScreen(<Commentary />, { path: '/c/:homeworkId', url: `/c/${homework_id}?no=1&order=natural` })
  expect(answers(await screen.findByText(/^解答 \d+人/u))).toEqual(first)
  if (!first || first.all === 0) return
  const bars = within(await screen.findByRole('list', { name: /^(みんなの答え|得点の分布)$/u }))
  expect(sum(sizes(bars.getAllByRole('listitem')))).toBe(first.all)
}

describe('the numbers of students of homework of the sample school', () => {
  it('add up on every tab and in the commentary', async () => {
    const request = { page: 1, limit: 200 }
    const list = (await client.data('my-homework-page-list', request)) as { items: Omit<Homework, 'classes'>[] }
    let questions = 0
    let classes = 0
    let blanks = 0
    expect(list.items.map(({ homework_id }) => homework_id)).toContain(showcase)
    const isChosen = ({ homework_id }: { homework_id: string }, at: number) =>
      isNightly || homework_id === showcase || at % 3 === 0
    for (const item of nonEmpty(list.items.filter(isChosen))) {
      const homework = { ...item, classes: await classesOf(item.homework_id) }
      await checkSubmissions(homework)
      cleanup()
      classes += await checkMatrix(homework)
      cleanup()
      await checkStudents(homework)
      cleanup()
      const completed = await checkTopics(homework)
      cleanup()
      await checkTopic(homework, completed)
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
    expect(classes).toBeGreaterThan(3)
  }, 240_000)
})
