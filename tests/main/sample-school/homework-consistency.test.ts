/** Different calls agree about the same homework and answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nonEmpty } from '../../fixtures/non-empty'
import { type Client, monday, startLoggedIn } from './client'
import { type Row, untypedCalls } from './untyped-calls'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

const { data, list } = untypedCalls(() => client)

const all = { page: 1, limit: 200 }
const day = 86_400_000

/** Keeps only the fields of `like`, so that rows with more fields can be compared. */
const pickFields = (row: Row | undefined, like: Row): Row =>
  Object.fromEntries(Object.keys(like).map(key => [key, row?.[key]]))

const mean = (values: readonly unknown[]): number | null => {
  const known = values.filter(value => typeof value === 'number')
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
const oneDecimal = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)

interface Homework extends Row {
  homework_id: string
  student_count: number
  submitted_count: number
  topic_count: number
  homework_type: number
  status: number
}
interface Topic extends Row {
  topic_id: string
  resource_id: string
  completed_count: number
}
interface Cell {
  topic_id: string
  score: number | null
  learn_count: number
  best_score: number | null
}
interface Student extends Row {
  student_id: string
  submit_status: number
  scores: Cell[]
}

async function checkHomework(homework: Homework): Promise<void> {
  const { homework_id } = homework
  const where = `homework ${homework_id}`
  const { begun_count, ...info } = await data<Homework & { begun_count: number }>('homework-basic-info', {
    id: homework_id,
  })
  expect(info).toEqual(homework)
  const topics = await list<Topic>('homework-topic-list', { id: homework_id })
  const columns = await list<Topic & { average_score: number | null }>('topic-score-overview-x', { homework_id })
  const overviews = await list<Topic>('all-topic-overview', { homework_id, ...all })
  const { items: students, total } = await data<{ items: Student[]; total: number }>('topic-score-overview-y', {
    homework_id,
    page: 1,
    limit: 100,
  })
  expect([where, total]).toEqual([where, homework.student_count])
  expect([where, topics.length]).toEqual([where, homework.topic_count])
  const submitted = students.filter(one => one.submit_status === 2)
  expect([where, submitted.length]).toEqual([where, homework.submitted_count])
  expect([where, students.filter(one => one.submit_status === 1).length]).toEqual([where, begun_count])
  for (const { student_id, submit_status, scores } of students) {
    const least = submit_status === 2 ? homework.topic_count : submit_status
    const most = submit_status === 0 ? 0 : homework.topic_count
    const fits = scores.length >= least && scores.length <= most
    expect([where, student_id, submit_status, scores.length, fits]).toEqual([
      where,
      student_id,
      submit_status,
      scores.length,
      true,
    ])
  }
  for (const [at, topic] of topics.entries()) {
    const { topic_id } = topic
    const cells = students.flatMap(one => one.scores.filter(cell => cell.topic_id === topic_id))
    const column = columns[at]
    const words = `${where} topic ${topic_id}`
    expect([words, topic.completed_count, column?.completed_count]).toEqual([words, cells.length, cells.length])
    expect([words, column?.average_score]).toEqual([words, oneDecimal(mean(cells.map(cell => cell.score)))])
    expect([words, pickFields(overviews[at], column ?? {})]).toEqual([words, column])
    const one = await data<{ average_score: number | null; items: (Cell & Student)[] }>('one-topic-overview', {
      homework_id,
      topic_id,
    })
    expect([words, one.average_score]).toEqual([words, column?.average_score])
    const worked = one.items.filter(item => item.learn_count > 0)
    const shown = worked.map(({ score, best_score, learn_count }) => ({ topic_id, score, learn_count, best_score }))
    expect([words, shown]).toEqual([words, cells])
  }
  const reissue = await data<Homework & { items: Student[]; unsubmitted_count: number }>('reissue-details', {
    homework_id,
  })
  expect(pickFields(reissue, homework)).toEqual(homework)
  expect(reissue.unsubmitted_count).toBe(homework.student_count - homework.submitted_count)
  expect(reissue.items.map(one => [one.student_id, one.submit_status])).toEqual(
    students.map(one => [one.student_id, one.submit_status]),
  )
}

interface Answer {
  question_id: string
  score: number | null
}
interface Paper {
  resource: Row & { total_score: number | null; best_score: number | null; learn_count: number }
  answers: Answer[]
  correct_percents: { question_id: string; score: number | null }[]
  average_scores: { question_id: string; score: number | null }[]
  guid: string
  rounds: number
  updated_at: string | null
}
interface Question {
  question_id: string
  correct_percent: number | null
  average_score: number | null
  answers: { score?: number | null; student_ids: string[] }[]
}

const percentRight = (scores: readonly (number | null)[]): number | null =>
  scores.length === 0
    ? null
    : Math.round((100 * scores.filter(score => score !== null && score > 0).length) / scores.length)

async function checkTopic(homework_id: string, { topic_id, resource_id, completed_count }: Topic): Promise<void> {
  const words = `homework ${homework_id} topic ${topic_id}`
  const one = await data<{ average_score: number | null; items: (Student & Row)[] }>('one-topic-overview', {
    homework_id,
    topic_id,
  })
  const questions = nonEmpty(
    await list<Question>('one-topic-question-overview', { homework_id, topic_id, resource_id }),
  )
  const given: { question_id: string; team: unknown; score: number | null }[] = []
  const papers: { who: string; team: unknown; paper: Paper }[] = []
  for (const { question_id, answers } of questions) {
    const who = answers.flatMap(group => group.student_ids)
    expect([words, question_id, new Set(who).size, who.length]).toEqual([
      words,
      question_id,
      completed_count,
      completed_count,
    ])
  }
  for (const item of nonEmpty(one.items)) {
    const { student_id } = item
    const paper = await data<Paper>('topic-answer-paper', { homework_id, topic_id, student_id, round: 0 })
    const { resource } = paper
    const who = `${words} ${student_id}`
    expect([who, resource.total_score ?? null, resource.best_score ?? null, resource.learn_count]).toEqual([
      who,
      item.score ?? null,
      item.best_score ?? null,
      item.learn_count,
    ])
    expect([who, paper.updated_at ?? null, paper.rounds]).toEqual([who, item.submit_time ?? null, item.learn_count])
    if (paper.rounds > 0) expect([who, paper.guid]).toEqual([who, item.guid])
    const rows = questions.map(({ question_id }) => paper.answers.find(answer => answer.question_id === question_id))
    if (resource.total_score !== null && resource.total_score !== undefined) {
      const sum = rows.reduce((all, row) => all + (row?.score ?? 0), 0)
      expect([who, Math.round(sum / questions.length)]).toEqual([who, resource.total_score])
    }
    for (const { question_id, answers } of questions) {
      const own = answers.find(group => group.student_ids.includes(String(student_id)))
      const mine = paper.answers.find(answer => answer.question_id === question_id)
      if (paper.rounds > 0) {
        expect([who, question_id, own?.score ?? null]).toEqual([who, question_id, mine?.score ?? null])
        given.push({ question_id, team: item.team_name, score: mine?.score ?? null })
      }
    }
    papers.push({ who, team: item.team_name, paper })
    const details = await data('homework-topic-details', { homework_id, topic_id, student_id })
    expect([who, details.average_score, details.score, details.best_score, details.learn_count]).toEqual([
      who,
      oneDecimal(mean(one.items.filter(other => other.team_name === item.team_name).map(other => other.score ?? null))),
      item.score ?? null,
      item.best_score ?? null,
      item.learn_count,
    ])
    const manage = await data('student-homework-topic-details', { topic_id, student_id })
    expect([who, manage.score, manage.best_score, manage.learn_count]).toEqual([
      who,
      item.score ?? null,
      item.best_score ?? null,
      item.learn_count,
    ])
    const rounds = (details.items as Row[]).map(row => [row.round, row.score, row.updated_at])
    expect([who, (manage.items as Row[]).map(row => [row.round, row.score, row.submit_time])]).toEqual([who, rounds])
    const logs = await list<Answer & { round: number }>('question-answer-logs', { topic_id, student_id })
    expect([who, logs.filter(log => log.round === paper.rounds).map(log => [log.question_id, log.score])]).toEqual([
      who,
      paper.answers.map(answer => [answer.question_id, answer.score]),
    ])
  }
  for (const { question_id, average_score, correct_percent } of questions) {
    const scores = given.filter(one => one.question_id === question_id).map(({ score }) => score)
    expect([words, question_id, average_score ?? null]).toEqual([words, question_id, oneDecimal(mean(scores))])
    if (correct_percent === null) continue
    expect([words, question_id, correct_percent]).toEqual([words, question_id, percentRight(scores)])
  }
  // a paper has the rates and averages of its student's class
  for (const { who, team, paper } of nonEmpty(papers)) {
    const inTeam = (id: string) =>
      given.filter(one => one.question_id === id && one.team === team).map(one => one.score)
    expect([who, paper.correct_percents, paper.average_scores]).toEqual([
      who,
      paper.correct_percents.map(({ question_id }) => ({ question_id, score: percentRight(inTeam(question_id)) })),
      paper.average_scores.map(({ question_id }) => ({ question_id, score: oneDecimal(mean(inTeam(question_id))) })),
    ])
    expect([who, paper.correct_percents.length + paper.average_scores.length]).toEqual([who, questions.length])
  }
}

const homeworks = async () => nonEmpty(await list<Homework>('my-homework-page-list', all))

/** Two times: while students are working and some continue after a first round, and when much is finished. */
describe.each([1.1921, 6])('%f days after Monday', later => {
  beforeAll(() => client.control('clock', { now: monday + later * day }))

  it('every list and the details of a homework agree', async () => {
    const rows = await homeworks()
    expect(await list('my-homework-list', {})).toEqual(rows)
    for (const row of nonEmpty(await list<Homework>('new-homework-list', {}))) {
      expect(rows).toContainEqual(row)
    }
    for (const row of rows) await checkHomework(row)
    for (const row of nonEmpty(await list<Homework>('periodic-plan-page-list', all))) {
      const own = rows.find(one => one.homework_id === row.homework_id)
      expect(pickFields(row, own ?? {})).toEqual(own)
      expect(await data('periodic-plan-details', { homework_id: row.homework_id })).toMatchObject(row)
    }
    for (const row of nonEmpty(await list<Homework>('reissue-page-list', all))) {
      expect(await data('reissue-details', { homework_id: row.homework_id })).toMatchObject(row)
    }
  })

  it('papers, overviews and logs agree about answers', async () => {
    const rows = await homeworks()
    for (const { homework_id } of nonEmpty(rows.filter((_, at) => at % 6 === Math.floor(later) % 6))) {
      const topics = nonEmpty(await list<Topic>('homework-topic-list', { id: homework_id }))
      for (const topic of topics.slice(0, 2)) await checkTopic(homework_id, topic)
    }
  })
})
