import { describe, expect, it } from 'vitest'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { nonEmpty } from '../../fixtures/non-empty'
import type { Client } from './client'
import { createSchools } from './restartable-school'

const schools = createSchools()

interface Read {
  ebook_id: string
  title: string
  word_count: number
  read_percent: number
  start_time: string
  end_time: string | null
  has_impression: number
}

interface Stat {
  student_id: string
  number: string
  read_count: number
  reading_count: number
  word_count: number
  impression_count: number
  last_read_time: string | null
}

interface Impression {
  student_id: string
  ebook_id: string
  content: string
  evaluate: number
  updated_at: string
}

const reads = async (client: Client, student_id: string) =>
  ((await client.data('ebook-read-list', { student_id })) as { items: Read[] }).items

const stats = async (client: Client, request: Partial<EndpointRequest<'get-student-ebook-read-stat'>> = {}) =>
  ((await client.data('get-student-ebook-read-stat', { page: 1, limit: 200, ...request })) as { items: Stat[] }).items

const impressions = async (client: Client, request: Partial<EndpointRequest<'impression-page-list'>> = {}) =>
  (await client.data('impression-page-list', { page: 1, limit: 200, ...request })) as {
    items: Impression[]
    total: number
  }

const refused = async <N extends EndpointName>(client: Client, name: N, request: EndpointRequest<N>) => {
  const { errcode, errmsg } = await client.body(name, request)
  return [errcode, errmsg]
}

describe('e-books', () => {
  it('are 12 different books of levels 1 to 5', async () => {
    const client = await schools.start()
    const { items } = (await client.data('ebook-rows', {})) as { items: { title: string; resource_level: string }[] }
    expect(items).toHaveLength(12)
    expect(new Set(items.map(book => book.title)).size).toBe(12)
    expect([...new Set(items.map(book => book.resource_level))]).toEqual(['1', '2', '3', '4', '5'])
  })

  it('have the same counts in the statistics as in each student’s list', async () => {
    const client = await schools.start()
    const all = await stats(client)
    expect(all).toHaveLength(20)
    let checked = 0
    for (const stat of all) {
      const own = await reads(client, stat.student_id)
      const done = own.filter(one => one.end_time !== null)
      expect(stat).toMatchObject({
        read_count: done.length,
        reading_count: own.length - done.length,
        word_count: done.reduce((sum, one) => sum + one.word_count, 0),
        impression_count: own.filter(one => one.has_impression === 1).length,
      })
      for (const one of own) {
        expect(one.read_percent === 100).toBe(one.end_time !== null)
        expect(one.start_time <= (one.end_time ?? '2026-11-16 12:00:00')).toBe(true)
        if (one.has_impression === 1) expect(one.read_percent).toBe(100)
        checked += 1
      }
      expect(own.map(one => one.start_time)).toEqual(
        own
          .map(one => one.start_time)
          .sort()
          .reverse(),
      )
    }
    expect(checked).toBeGreaterThan(20)
    expect((await stats(client, { kw: '阿部' }))[0]?.read_count).toBeGreaterThan(5)
    expect((await stats(client, { kw: 's-4' }))[0]).toMatchObject({
      read_count: 0,
      reading_count: 0,
      last_read_time: null,
    })
  })

  it('gain readings as time passes, and never lose one', async () => {
    const client = await schools.start()
    const before = await reads(client, 's-1')
    await client.control('clock', { advance: 30 * 864e5 })
    const after = await reads(client, 's-1')
    for (const one of nonEmpty(before)) {
      const later = after.find(other => other.ebook_id === one.ebook_id)
      expect(later?.read_percent).toBeGreaterThanOrEqual(one.read_percent)
      expect(later?.start_time).toBe(one.start_time)
    }
    await client.control('clock', { now: '2027-06-01T00:00:00Z' })
    const last = await reads(client, 's-1')
    expect(last).toHaveLength(12)
    expect(last.length).toBeGreaterThan(before.length)
    expect(last.every(one => one.has_impression === 1)).toBe(true)
    await client.control('clock', { now: '2025-06-01T00:00:00Z' })
    expect(await reads(client, 's-1')).toEqual([])
  })

  it('are sorted and paged', async () => {
    const client = await schools.start({ size: 'full' })
    for (const field of ['read_count', 'word_count', 'impression_count'] as const) {
      const down = await stats(client, { sort_field: field, sort_order: 'desc' })
      expect(down.map(one => one[field])).toEqual(down.map(one => one[field]).sort((a, b) => b - a))
    }
    const late = await stats(client, { sort_field: 'last_read_time', sort_order: 'desc' })
    const times = late.map(one => one.last_read_time ?? '')
    expect(times).toEqual([...times].sort().reverse())
    const page = (await client.data('get-student-ebook-read-stat', { page: 2, team_id: '1' })) as {
      items: Stat[]
      total: number
    }
    expect([page.items.length, page.total, page.items[0]?.number]).toEqual([20, 40, '21'])
    expect((await stats(client, { team_id: '1', sort_order: 'desc' }))[0]?.number).toBe('40')
  })

  it('were not read by a student before the student’s account existed', async () => {
    const client = await schools.start()
    const students = Array.from({ length: 20 }, (_, at) => ({ nickname: `転入 ${at}` }))
    await client.data('import-team-students-list', { team_id: '1', students })
    const fresh = async () => (await stats(client)).filter(one => Number(one.student_id.slice(2)) > 20)
    expect((await fresh()).map(one => one.read_count + one.reading_count)).toEqual(students.map(() => 0))
    await client.control('clock', { advance: 60 * 864e5 })
    expect((await fresh()).some(one => one.read_count > 0)).toBe(true)
  })
})

describe('impressions', () => {
  it('are listed newest first, and can be fetched one by one', async () => {
    const client = await schools.start()
    const { items, total } = await impressions(client)
    expect(total).toBe((await stats(client)).reduce((sum, one) => sum + one.impression_count, 0))
    expect(items.map(one => one.updated_at)).toEqual(
      items
        .map(one => one.updated_at)
        .sort()
        .reverse(),
    )
    for (const one of nonEmpty(items.slice(0, 5))) {
      const { student_id, ebook_id } = one
      expect(await client.data('impression-detail', { student_id, ebook_id })).toEqual(one)
      expect(one.content).toMatch(/[ぁ-ん]/)
      expect(one.evaluate).toBeGreaterThanOrEqual(1)
      expect(one.evaluate).toBeLessThanOrEqual(5)
    }
    expect(new Set(items.map(one => one.content)).size).toBeGreaterThan(items.length / 2)
  })

  it('are filtered by book, class, or student', async () => {
    const client = await schools.start()
    const all = (await impressions(client)).items
    const wanted = all[0]
    if (wanted === undefined) throw new Error('none')
    const { ebook_id } = wanted
    expect((await impressions(client, { ebook_id })).items).toEqual(all.filter(one => one.ebook_id === ebook_id))
    const first = (await impressions(client, { team_id: '1' })).items
    const second = (await impressions(client, { team_id: '2' })).items
    expect(first.length + second.length).toBe(all.length)
    expect(nonEmpty(second).every(one => Number(one.student_id.slice(2)) > 10)).toBe(true)
    const found = (await impressions(client, { kw: 's-1' })).items
    expect(new Set(found.map(one => one.student_id))).toEqual(new Set(['s-1']))
  })

  it('are refused if they do not exist', async () => {
    const client = await schools.start()
    const ask = (student_id: string, ebook_id: string) => refused(client, 'impression-detail', { student_id, ebook_id })
    expect(await ask('s-99', 'e-1')).toEqual([404, 'この生徒は見つかりません。'])
    expect(await ask('s-1', 'e-99')).toEqual([404, 'この電子書籍は見つかりません。'])
    expect(await ask('s-4', 'e-1')).toEqual([404, 'この生徒の感想はまだありません。'])
    expect(await refused(client, 'impression-page-list', { page: 1, ebook_id: 'e-99' })).toEqual([
      404,
      'この電子書籍は見つかりません。',
    ])
    expect(await refused(client, 'ebook-read-list', { student_id: 's-99' })).toEqual([
      404,
      'この生徒は見つかりません。',
    ])
  })
})
