/** Changes in one domain are visible in the answers of the others. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { normal } from '../../fixtures/requests/publish'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
beforeEach(() => client.control('clock', { now: monday }))
afterAll(() => client.school.close())

type Ask = { [N in EndpointName]: [N, EndpointRequest<N>] }[EndpointName]

const text = async ([name, request]: Ask): Promise<string> => (await client.fetch(name, request)).text()
const data = async <T>(...[name, request]: Ask) => (await client.data(name, request)) as T

async function publish(title: string, over: Partial<EndpointRequest<'publish-homework'>> = {}): Promise<string> {
  const sent = { ...normal(title), title, ...over }
  return (await data<{ homework_id: string }>('publish-homework', sent)).homework_id
}

const first = { student_id: 's-1' }
const long = { page: 1, limit: 200 }
const days = { start_time: '2026-11-01', end_time: '2026-11-30' }

/** Every call whose answer mentions a homework by title or number. */
const callsAboutHomework = (homework_id: string, topic_id: string, id: string): Ask[] => [
  ['my-homework-page-list', long],
  ['my-homework-list', {}],
  ['new-homework-list', {}],
  ['homework-basic-info', { id: homework_id }],
  ['homework-topic-list', { id: homework_id }],
  ['topic-score-overview-x', { homework_id }],
  ['topic-score-overview-y', { homework_id, ...long }],
  ['all-topic-overview', { homework_id, ...long }],
  ['topic-answer-paper', { homework_id, topic_id, ...first, round: 0 }],
  ['homework-notice-page-list', long],
  ['notice-page-list', long],
  ['message-details', { id }],
  ['reissue-details', { homework_id }],
  ['homework-search-filter2', first],
  ['study-survey-homework-topic-list', { ...first, ...long }],
  ['homework-topic-details', { ...first, homework_id, topic_id }],
  ['resource-exercise-logs', { ...first, ...long }],
  ['resource-exercise-details', { ...first, resource_id: 'r-31' }],
  ['student-homework-topic-details', { ...first, topic_id }],
  ['get-student-rpt', { ...first, ...days }],
  ['get-team-rpt', { team_id: '1', ...days }],
  ['report-task-list', long],
]

interface Counted {
  exercise_count: number
}

/** The number of exercises as four domains count it. */
async function countExercises(): Promise<number[]> {
  const ranking = await data<{ items: Counted[] }>('exercise_count_ranking_v2', { team_id: '1', ...long })
  const graph = await data<{ items: { points: Counted[] }[] }>('progress-graph', {
    team_id: '1',
    start_time: '2026-11-01',
    end_time: '2026-11-30',
    unit: 'month',
  })
  const usage = await data<{ items: Counted[] }>('usage-amount', {
    team_id: '1',
    start_month: '2026-11',
    end_month: '2026-11',
  })
  const month = await data<Counted>('current-month-summary', { team_id: '1' })
  const sum = (rows: Counted[] = []) => rows.reduce((all, row) => all + row.exercise_count, 0)
  return [sum(usage.items), sum(graph.items[0]?.points), month.exercise_count, sum(ranking.items)]
}

describe('a homework', () => {
  it('appears in every related answer, and in none after it is deleted', async () => {
    const homework = await publish('どこでも見える宿題')
    const { items } = await data<{ items: { topic_id: string }[] }>('homework-topic-list', { id: homework })
    const topic = items[0]?.topic_id ?? ''
    const receivers = { team_ids: '1', homework_ids: homework }
    const { id } = await data<{ id: string }>('send-new-message', {
      title: '宿題',
      content: '見てください',
      ...receivers,
    })
    await client.control('clock', { advance: 5 * 86_400_000 })
    const report = { ...first, homework_id: homework }
    const { task_id } = await data<{ task_id: string }>('export-student-homework-report', report)
    await client.control('clock', { advance: 10_000 })
    const asks = callsAboutHomework(homework, topic, id)
    const callsThatMention = async () => {
      const all = await Promise.all(asks.map(async ask => [ask[0], await text(ask)] as const))
      const words = ['どこでも見える宿題', `"${homework}"`, `"${topic}"`]
      return all.filter(([, body]) => words.some(word => body.includes(word))).map(([name]) => name)
    }
    expect(await callsThatMention()).toEqual(asks.map(([name]) => name))

    const paper = await data<{ resource: { resource_path: string }; answers: { sound_file: string }[] }>(
      'topic-answer-paper',
      { homework_id: homework, topic_id: topic, student_id: 's-2', round: 0 },
    )
    const sound = `${paper.resource.resource_path}/${paper.answers[0]?.sound_file}`
    expect((await fetch(sound)).status).toBe(200)
    expect(await data('student-homework-report', { task_id })).toMatchObject({ status: 1 })
    const before = await countExercises()

    await data('homework-delete', { homework_id: homework })
    expect(await callsThatMention()).toEqual([])
    expect((await fetch(sound)).status).toBe(404)
    // A deleted report cannot be fetched.
    expect(await data('student-homework-report', { task_id })).toMatchObject({ status: 2 })
    const after = await countExercises()
    expect(new Set(before).size).toBe(1)
    expect(new Set(after).size).toBe(1)
    expect(after[0]).toBeLessThan(before[0] ?? 0)
  })

  it('with less than a day to its deadline has no notice about the last day', async () => {
    await publish('今日だけの宿題', { end_time: '2026-11-16 20:00:00' })
    await client.control('clock', { advance: 86_400_000 })
    const { items } = await data<{ items: { content: string; create_time: string }[] }>(
      'homework-notice-page-list',
      long,
    )
    const own = items.filter(({ content }) => content.includes('今日だけの宿題'))
    expect(own.length).toBeGreaterThan(1)
    for (const { create_time } of own) expect(create_time >= '2026-11-16 12:00:00').toBe(true)
  })
})

describe('a word test from the seed', () => {
  it('keeps its topics when parts of a word-test book are added', async () => {
    const { items } = await data<{ items: { homework_id: string }[] }>('my-homework-page-list', {
      ...long,
      homework_type: 3,
      finish_type: 3,
    })
    const homework_id = items[0]?.homework_id ?? ''
    const contents = async () => {
      const list = await data<{ items: { resource_id: string }[] }>('homework-topic-list', { id: homework_id })
      return list.items.map(({ resource_id }) => ({ resource_id }))
    }
    const topics = [{ resource_id: 'wb-1-1' }, ...(await contents())]
    await data('change-homework', { homework_id, topics })
    expect(await contents()).toEqual(topics)
    const sentence = [{ resource_id: 'r-35' }, ...topics]
    expect((await client.body('change-homework', { homework_id, topics: sentence })).errmsg).toBe(
      '単語テストには、単語帳のパートを選んでください。',
    )
  })
})

describe('a class that had homework', () => {
  it('can be hidden or deleted, and its homework can still be edited', async () => {
    const { id: team } = await data<{ id: string }>('team-create', { name: '短いクラス', allow_join: 1 })
    const empty = await client.body('publish-homework', { ...normal('empty'), team_ids: team })
    expect(empty.errmsg).toBe('生徒を選択してください。')
    const student = { nickname: '転校 太郎' }
    await data('import-team-students-list', { team_id: team, students: [student] })
    const homework_id = await publish('クラスの宿題', { team_ids: `1,${team}` })
    const same = { homework_id, team_ids: `1,${team}` }
    const row = async () => {
      const found = await data<{ items: object[] }>('my-homework-page-list', { ...long, search_title: 'クラスの宿題' })
      return found.items[0]
    }
    await data('make-hidden', { team_id: team })
    await data('change-homework', { ...same, title: 'クラスの宿題 2' })
    const hidden = await client.body('publish-homework', { ...normal('hidden'), team_ids: team })
    expect(hidden.errmsg).toBe('「短いクラス」は非表示のクラスのため、宿題を出せません。')
    await data('batch-deletion', { team_id: team })
    await data('change-homework', { ...same, title: 'クラスの宿題 3' })
    expect(await row()).toMatchObject({ title: 'クラスの宿題 3', student_count: 11, team_ids: `1,${team}` })
    // It cannot receive new homework.
    const anew = await client.body('publish-homework', { ...normal('anew'), team_ids: team })
    expect(anew.errmsg).toBe('選択したクラスが見つかりません。')
  })

  it('disappears from its planned live lessons when it is deleted', async () => {
    const { id: team } = await data<{ id: string }>('team-create', { name: '授業のクラス', allow_join: 1 })
    const plan = { title: '道案内', room_id: 'r-2', live_type: 0, team_ids: `1,${team}` } as const
    const times = { start_time: '2026-12-01 16:00:00', end_time: '2026-12-01 16:50:00' }
    const { class_id } = await data<{ class_id: string }>('online-class-create', { ...plan, ...times })
    await data('batch-deletion', { team_id: team })
    const lesson = await data<{ team_ids: string; team_names: string[]; student_count: number }>(
      'online-class-basic-info',
      { class_id },
    )
    expect(lesson).toMatchObject({ team_ids: '1', team_names: ['2年A組'], student_count: 10 })
    // A client can send the row back unchanged.
    await data('online-class-update', { ...plan, ...times, class_id, team_ids: lesson.team_ids })
  })
})

describe('students', () => {
  it('are found by the same search words in every list', async () => {
    for (const kw of ['高橋', '髙橋結衣', 'Ｓ-３', '03']) {
      const lists: Ask[] = [
        ['student-page-rows', { kw, ...long }],
        ['current-month-summary', { kw, ...long }],
        ['get-student-ebook-read-stat', { kw, ...long }],
      ]
      for (const ask of lists) {
        const { items } = await data<{ items: { student_id: string }[] }>(...ask)
        expect([ask[0], kw, items.map(row => row.student_id)]).toEqual([ask[0], kw, expect.arrayContaining(['s-3'])])
        expect(items.length).toBeLessThan(4)
      }
    }
  })
})

describe('texts', () => {
  it.each(['題\n名', '題\u0000名', '題😀名'])(
    'with %j are refused in single-line fields of every domain',
    async title => {
      const times = { start_time: '2026-12-01 16:00:00', end_time: '2026-12-01 16:50:00' }
      const asks: Ask[] = [
        ['publish-homework', { ...normal('signs'), title }],
        ['send-new-message', { title, content: '本文', team_ids: '1' }],
        ['online-class-create', { title, room_id: 'r-1', live_type: 0, team_ids: '1', ...times }],
        ['change-profile', { nickname: title, school: 'さくら中学校' }],
        ['team-create', { name: title, allow_join: 0 }],
        ['change-student-info', { student_id: 's-1', nickname: title }],
      ]
      for (const [name, request] of asks) {
        expect([name, (await client.body(name, request)).errmsg]).toEqual([name, '無効な文字が含まれています'])
      }
    },
  )

  it('are measured and stored in composed form (NFC), however they were typed', async () => {
    const title = 'か\u3099'.repeat(50)
    const { id } = await data<{ id: string }>('send-new-message', {
      title,
      content: 'は\u309a\nは\u309a',
      team_ids: '1',
    })
    expect(await data('message-details', { id })).toMatchObject({ title: 'が'.repeat(50), content: 'ぱ\nぱ' })
  })
})
