import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { type Client, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn({ size: 'full' })
})
afterAll(() => client.school.close())

type Filters = EndpointRequest<'my-homework-page-list'>
interface Row {
  homework_id: string
  title: string
  homework_type: number
  origin_type: number
  status: number
  team_ids: string
  start_time: string
  end_time: string
  required_times: number
  delay: number
  submitted_count: number
}

async function list(filters: Partial<Filters>): Promise<{ items: Row[]; total: number }> {
  return (await client.data('my-homework-page-list', { page: 1, limit: 200, ...filters })) as {
    items: Row[]
    total: number
  }
}

const sizes = { all: 120 }

describe('my-homework-page-list', () => {
  it('pages without losing or repeating a row, sorted by title in Japanese order', async () => {
    const pages: Row[] = []
    for (let page = 1; page <= 13; page++) pages.push(...(await list({ page, limit: 10 })).items)
    expect(pages).toHaveLength(sizes.all)
    expect(new Set(pages.map(row => row.homework_id)).size).toBe(sizes.all)
    const titles = pages.map(row => row.title)
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'ja', { numeric: true })))
    expect((await list({ page: 99, limit: 10 })).items).toEqual([])
  })

  it.each<[string, Partial<Filters>, (row: Row) => boolean]>([
    ['team_id', { team_id: '2' }, row => row.team_ids.split(',').includes('2')],
    ['homework_type', { homework_type: 3 }, row => row.homework_type === 3],
    ['origin_type', { origin_type: 2 }, row => row.origin_type === 2],
    ['has_required_times', { has_required_times: 1 }, row => row.required_times === 1],
    ['has_delay', { has_delay: 0 }, row => row.delay === 0],
    ['in progress', { finish_type: 1 }, row => [1, 4, 6].includes(row.status)],
    ['ended', { finish_type: 2 }, row => [2, 3].includes(row.status)],
    ['awaiting', { finish_type: 3 }, row => row.status === 5],
    ['a title', { search_type: 'title', search_title: '週末' }, row => row.title.includes('週末')],
    ['a title in other widths', { search_title: 'ＵＮＩＴ 5' }, row => row.title.startsWith('Unit 5')],
    ['from a day', { start_time: '2026-11-20' }, row => row.end_time >= '2026-11-20'],
    ['until a day', { end_time: '2026-10-01' }, row => row.start_time < '2026-10-02'],
  ])('filters by %s', async (_, filters, wanted) => {
    const all = await list({})
    const some = await list(filters)
    expect(some.items.map(row => row.homework_id)).toEqual(all.items.filter(wanted).map(row => row.homework_id))
    expect(some.total).toBe(some.items.length)
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(sizes.all)
  })

  it('finds homework by topic title', async () => {
    const some = await list({ search_type: 'topic', search_title: '電話の会話' })
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(sizes.all)
  })

  it.each(['title', 'start_time', 'end_time', 'submitted_count'] as const)(
    'sorts by %s in both directions',
    async field => {
      const compare = (a: Row, b: Row) =>
        field === 'submitted_count'
          ? a.submitted_count - b.submitted_count
          : a[field].localeCompare(b[field], 'ja', { numeric: true })
      for (const sign of [1, -1]) {
        const { items } = await list({ sort_field: field, sort_order: sign === 1 ? 'asc' : 'desc' })
        const keys = items.map(row => row[field])
        expect(keys).toEqual([...items].sort((a, b) => sign * compare(a, b)).map(row => row[field]))
      }
    },
  )

  it('gives the score matrix five rows by default, and at most a hundred, class by class', async () => {
    const rows = async (limit?: number) =>
      (await client.data('topic-score-overview-y', { homework_id: '502', page: 1, limit })) as {
        items: { team_name: string; number: string; nickname: string }[]
        total: number
      }
    expect((await rows()).items).toHaveLength(5)
    expect((await rows(200)).items).toHaveLength(100)
    const { items, total } = await rows(100)
    expect(total).toBe(320)
    const numbers = Array.from({ length: 40 }, (_, at) => String(at + 1).padStart(2, '0'))
    expect(items.map(row => `${row.team_name} ${row.number}`)).toEqual([
      ...numbers.map(number => `1年A組 ${number}`),
      ...numbers.map(number => `1年B組 ${number}`),
      ...numbers.slice(0, 20).map(number => `2年A組 ${number}`),
    ])
    expect(items.map(row => row.nickname)).toEqual(
      expect.arrayContaining(['𠮷田 蓮', '齋藤 大和', '山﨑 凛', '長谷川 アレクサンドラ', '=田中 一郎']),
    )
  })

  it('contains class names with characters that often cause problems', async () => {
    const { items } = (await client.data('team-rows', {})) as { items: { name: string; student_count: number }[] }
    expect(items.map(team => team.student_count)).toEqual(Array(8).fill(40))
    expect(items.map(team => team.name)).toContain('=1+1')
    expect(items.some(team => [...team.name].length === 40)).toBe(true)
  })
})
