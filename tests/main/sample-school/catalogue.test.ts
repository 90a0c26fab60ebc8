import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueOf } from '../../../main/sample-school/data/catalogue'
import { createWorld } from '../../../main/sample-school/data/create-world'
import { writingResource } from '../../../main/sample-school/data/resources'
import type { Size } from '../../../main/sample-school/data/world-types'
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { nonEmpty } from '../../fixtures/non-empty'
import { normal } from '../../fixtures/requests/publish'
import { type Client, monday, startLoggedIn } from './client'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn({ size: 'full' })
})
afterAll(() => client.school.close())

interface List<T> {
  items: T[]
  total: number
}
interface Resource {
  resource_id: string
  resource_title: string
  resource_level: string
  view_key: string
  completed_count: number
  last_used_time?: string
  family_id: string
  book_id: string
  unit_id: string
}

type Filters = EndpointRequest<'resource-page-list'>
const resources = (filters: Partial<Filters> = {}) =>
  client.data('resource-page-list', { page: 1, limit: 200, ...filters }) as Promise<List<Resource>>

describe('the catalogue', () => {
  it('lists each exercise once, by family, book and unit', async () => {
    const all = await resources()
    expect(new Set(all.items.map(one => one.resource_id)).size).toBe(all.total)
    const families = (await client.data('resource-family-list', {})) as List<{
      family_id: string
      book_count: number
      resource_count: number
    }>
    let counted = 0
    for (const { family_id, book_count, resource_count } of nonEmpty(families.items)) {
      const books = (await client.data('resource-book-list', { family_id })) as List<{
        book_id: string
        unit_count: number
        resource_count: number
      }>
      expect(books.total).toBe(book_count)
      expect((await resources({ family_id })).total).toBe(resource_count)
      for (const book of books.items) {
        const { book_id } = book
        const units = (await client.data('resource-unit-list', { book_id })) as List<{
          unit_id: string
          resource_count: number
        }>
        expect(units.total).toBe(book.unit_count)
        for (const { unit_id, resource_count: own } of units.items) {
          const inUnit = await resources({ family_id, book_id, unit_id })
          expect(inUnit.total).toBe(own)
          counted += own
        }
      }
    }
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBe(all.total)
    expect(families.items.filter(one => one.resource_count > 0).map(one => one.family_id)).toEqual([
      'eiken',
      'skill-up',
      'textbook',
    ])
  })

  it.each<[string, Partial<Filters>, (one: Resource) => boolean]>([
    ['a word of the title', { kw: '電話' }, one => one.resource_title.includes('電話')],
    ['words in any width', { kw: 'ＵＮＩＴ　5' }, one => one.resource_title.includes('Unit 5')],
    ['a level', { resource_level: '英検4級' }, one => one.resource_level === '英検4級'],
    ['a view', { view_key: 'listening' }, one => one.view_key === 'listening'],
    ['nothing', { kw: '%' }, () => false],
  ])('finds %s', async (_, filters, wanted) => {
    const all = await resources()
    const found = await resources(filters)
    const ids = all.items.filter(wanted).map(one => one.resource_id)
    expect(found.items.map(one => one.resource_id)).toEqual(expect.arrayContaining(ids))
    expect(found.total).toBeLessThan(all.total)
    if (ids.length === 0) expect(found.total).toBe(0)
  })

  const naturally = new Intl.Collator('ja', { numeric: true })
  it.each<[NonNullable<Filters['sort_field']>, (a: Resource, b: Resource) => number]>([
    ['title', (a, b) => naturally.compare(a.resource_title, b.resource_title)],
    ['completed_count', (a, b) => a.completed_count - b.completed_count],
    // a resource that was never used has no time, and counts as the earliest
    ['last_used_time', (a, b) => naturally.compare(a.last_used_time ?? '', b.last_used_time ?? '')],
  ])('sorts by %s in both directions', async (sort_field, compare) => {
    const { items } = await resources({ limit: 100 })
    expect(items.some(one => compare(one, items[0] as Resource) !== 0)).toBe(true)
    for (const [sort_order, sign] of [['asc', 1] as const, ['desc', -1] as const]) {
      const sorted = (await resources({ sort_field, sort_order })).items
      expect(sorted.length).toBeGreaterThan(10)
      expect(sorted.filter((one, at) => at > 0 && sign * compare(sorted[at - 1] as Resource, one) > 0)).toEqual([])
    }
  })

  it('without a sort field, pages in the order of the books', async () => {
    const pages = [await resources({ page: 1, limit: 5 }), await resources({ page: 2, limit: 5 })]
    const all = await resources()
    expect(pages.flatMap(page => page.items)).toEqual(all.items.slice(0, 10))
  })

  it('refuses unknown families, books and fields', async () => {
    expect((await client.body('resource-book-list', { family_id: 'constructor' })).errmsg).toBe(
      'この種類の教材は見つかりません。',
    )
    expect((await client.body('resource-unit-list', { book_id: 'b-0' })).errmsg).toBe('この本は見つかりません。')
    expect((await client.body('word-book-part-list', { book_id: 'wb-0' })).errmsg).toBe('この本は見つかりません。')
  })
})

describe('word tests', () => {
  const parts = async () => {
    const books = (await client.data('word-book-list', {})) as List<{ book_id: string; part_count: number }>
    const lists = await Promise.all(
      books.items.map(async ({ book_id, part_count }) => {
        const list = (await client.data('word-book-part-list', { book_id })) as List<{ resource_id: string }>
        expect(list.total).toBe(part_count)
        return list.items
      }),
    )
    return lists.flat()
  }
  const at = (minutes: number) =>
    new Date(monday + minutes * 60_000 + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const test = (over: object) => ({
    ...normal(`w-${JSON.stringify(over).length}`),
    homework_type: 3 as const,
    delivery_type: 1 as const,
    start_time: at(10),
    ...over,
  })

  it('take at most ten parts, and must start at least ten minutes ahead', async () => {
    const all = await parts()
    const topics = all.slice(0, 10).map(({ resource_id }) => ({ resource_id }))
    const eleven = all.slice(0, 11).map(({ resource_id }) => ({ resource_id }))
    const refusal = async (over: object) => (await client.body('publish-homework', test(over))).errmsg
    expect(await refusal({ topics: eleven })).toBe('単語帳のパートは10個まで選べます。')
    expect(await refusal({ topics, start_time: at(9.99) })).toContain('10分以上後')
    expect(await refusal({ topics, delivery_type: 0 })).toBe('配信日時を指定してください。')
    expect(await refusal({ topics, required_times: 1 })).toBe('単語テストでは、解答回数を指定できません。')
    expect(await refusal({ topics: [{ resource_id: 'r-31' }] })).toBe(
      '単語テストには、単語帳のパートを選んでください。',
    )
    const row = (await client.data('publish-homework', test({ topics, request_id: 'ten' }))) as {
      homework_id: string
      status: number
    }
    expect(row.status).toBe(5)
    const { homework_id } = row
    await client.control('clock', { now: monday + 600_000 })
    const started = (await client.data('homework-basic-info', { id: homework_id })) as { status: number }
    expect(started.status).toBe(4)
  })

  it('are the only homework with parts of word-test books', async () => {
    const body = await client.body('publish-homework', {
      ...normal('mixed'),
      topics: [{ resource_id: 'wb-1-1' }],
    })
    expect(body.errmsg).toBe('単語帳のパートは、単語テストでのみ選べます。')
  })
})

describe('the sizes for measurements', () => {
  const catalogue = (size: Size) => {
    const world = createWorld(1, size, monday)
    return { world, titles: catalogueOf(world).map(({ resource }) => resource.title) }
  }

  it('have the same homework of sixty topics, with many and with few students', () => {
    for (const [size, students] of [
      ['huge', 1000],
      ['modest', 40],
    ] as const) {
      const { homeworks } = createWorld(1, size, monday)
      expect(homeworks.map(homework => [homework.students.length, homework.topics.length])).toEqual([[students, 60]])
    }
  })

  it('have many and few exercises, each with its own name', () => {
    const huge = catalogue('huge')
    const ids = new Set(huge.world.resources.map(({ id }) => id))
    expect([huge.titles.length, ids.size]).toEqual([5000, huge.world.resources.length])
    expect(huge.titles).toContain(`${huge.titles[0]} 第2版`)
    expect(catalogue('modest').titles).toHaveLength(50)
  })

  it('list an exercise that was added later', () => {
    const { world, titles } = catalogue('modest')
    world.resources.push(writingResource('own-1', { topic: 'My dream', level: '中2', min: 30, max: 50 }))
    expect(catalogueOf(world)).toHaveLength(titles.length + 1)
  })
})

it('lists for each class and resource the latest delivery, including planned ones', async () => {
  const request = { resource_ids: 'r-31,r-35', team_ids: '1,2' }
  const uses = async () =>
    (await client.data('resource-team-uses', request)) as List<{
      resource_id: string
      team_id: string
      title: string
      start_time: string
    }>
  const start_time = '2026-11-20 08:00:00'
  const later = { ...normal('uses'), delivery_type: 1 as const, start_time, title: 'あとで出す宿題' }
  await client.data('publish-homework', later)
  const { items, total } = await uses()
  const ofFirst = items.filter(use => use.team_id === '1')
  expect(ofFirst.map(use => use.resource_id).sort()).toEqual(['r-31', 'r-35'])
  expect(ofFirst.every(use => use.title === 'あとで出す宿題' && use.start_time === start_time)).toBe(true)
  expect([...new Set(items.map(use => use.team_id))].sort()).toEqual(['1', '2'])
  expect(new Set(items.map(use => `${use.resource_id} ${use.team_id}`)).size).toBe(total)
})
