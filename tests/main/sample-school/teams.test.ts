import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reorder } from '../../../main/sample-school/data/classes'
import { createTeams } from '../../../main/sample-school/data/create-teams'
import { createWorld } from '../../../main/sample-school/data/create-world'
import type { EndpointName, EndpointRequest } from '../../../shared/endpoints/index'
import { checkProperty } from '../../shared/check-property'
import { type Client, monday } from './client'
import { createSchools } from './restartable-school'

const schools = createSchools()

interface Row {
  id: string
  name: string
  allow_join: number
  sort: number
  student_count: number
  hidden: number
}

const rows = async (client: Client, name: 'team-rows' | 'my-team-rows' = 'my-team-rows') =>
  ((await client.data(name, {})) as { items: Row[] }).items

const names = async (client: Client) => (await rows(client)).map(row => row.name)

const refused = async <N extends EndpointName>(client: Client, name: N, request: EndpointRequest<N>) => {
  const { errcode, errmsg } = await client.body(name, request)
  return [errcode, errmsg]
}

const create = async (client: Client, name: string) =>
  (await client.data('team-create', { name, allow_join: 1 })) as Row

describe('classes', () => {
  it('are created, renamed, hidden and shown, and stay so after a restart', async () => {
    let client = await schools.start()
    const made = await create(client, '  が\u3099ん組 ')
    // The name is stored in NFC, without surrounding spaces.
    expect(made).toEqual({ id: '3', name: 'が\u3099ん組', allow_join: 1, sort: 3, student_count: 0, hidden: 0 })
    await client.data('team-update', { id: '3', name: '𠮷組', allow_join: 0 })
    await client.data('make-hidden', { team_id: '3' })
    await client.data('make-hidden', { team_id: '1' })
    await client.data('make-obvious', { team_id: '1' })
    client = await schools.restart()
    expect((await rows(client))[2]).toMatchObject({ id: '3', name: '𠮷組', allow_join: 0, hidden: 1 })
    expect((await rows(client, 'team-rows')).map(row => row.id)).toEqual(['1', '2'])
  })

  it('have unique names of 1–20 code points without emoji', async () => {
    const client = await schools.start()
    const make = (name: string) => refused(client, 'team-create', { name, allow_join: 1 })
    expect(await make(' 　')).toEqual([400, 'クラス名を入力してください。'])
    expect(await make('𠮷'.repeat(21))).toEqual([400, 'クラス名は20文字以内で入力してください。'])
    expect(await make('A組😀')).toEqual([400, '無効な文字が含まれています'])
    expect(await make('A\n組')).toEqual([400, '無効な文字が含まれています'])
    expect(await make('2年A組 ')).toEqual([400, '「2年A組」という名前のクラスはすでにあります。'])
    expect(await make('𠮷'.repeat(20))).toEqual([0, ''])
    expect(await refused(client, 'team-update', { id: '2', name: '2年A組', allow_join: 1 })).toEqual([
      400,
      '「2年A組」という名前のクラスはすでにあります。',
    ])
    expect(await refused(client, 'team-update', { id: '1', name: '2年A組', allow_join: 1 })).toEqual([0, ''])
    expect(await rows(client)).toHaveLength(3)
  })

  it('keep a long name from before the rule if only the joining is changed', async () => {
    const client = await schools.start({ size: 'full' })
    const long = (await rows(client)).find(row => row.name.length > 20)
    if (long === undefined) throw new Error('no long name')
    await client.data('team-update', { id: long.id, name: long.name, allow_join: 1 })
    expect((await rows(client)).find(row => row.id === long.id)).toEqual({ ...long, allow_join: 1 })
  })

  it('that are unknown are refused in every call', async () => {
    const client = await schools.start()
    const none = [404, 'このクラスは見つかりません。']
    for (const name of ['team-info', 'make-hidden', 'make-obvious', 'batch-deletion'] as const) {
      expect(await refused(client, name, { team_id: '9' }), name).toEqual(none)
    }
    expect(await refused(client, 'team-update', { id: '9', name: 'x', allow_join: 1 })).toEqual(none)
    expect(await refused(client, 'batch-deletion-confirm', { team_ids: '1,9' })).toEqual(none)
    expect(await refused(client, 'reorder-sort', { team_ids: '2,9' })).toEqual(none)
    expect(await names(client)).toEqual(['2年A組', '=1+1'])
  })
})

describe('the order of classes', () => {
  it('is stored as requested', async () => {
    let client = await schools.start({ size: 'full' })
    await client.data('reorder-sort', { team_ids: '8,7,6,5,4,3,2,1' })
    client = await schools.restart({ size: 'full' })
    expect((await rows(client)).map(row => [row.id, row.sort])).toEqual(
      ['8', '7', '6', '5', '4', '3', '2', '1'].map((id, at) => [id, at + 1]),
    )
    const { items } = (await client.data('topic-score-overview-y', { homework_id: '502', page: 1, limit: 100 })) as {
      items: { team_id: string }[]
    }
    expect([...new Set(items.map(row => row.team_id))]).toEqual(['8', '7', '6'])
    expect(await refused(client, 'reorder-sort', { team_ids: '1,2,1' })).toEqual([
      400,
      '同じクラスが2回指定されています。',
    ])
  })

  it('changes only among the named classes', () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7', '8']
    const world = { ...createWorld(1, 'small', monday), teams: createTeams(1, 'full') }
    checkProperty(
      fc.shuffledSubarray(ids),
      named => {
        reorder(world, ids)
        reorder(world, named)
        const order = world.teams.map(team => team.id)
        expect(order.filter(id => named.includes(id))).toEqual(named)
        for (const [at, id] of ids.entries()) if (!named.includes(id)) expect(order[at]).toBe(id)
        expect(world.teams.map(team => team.sort)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      },
      30,
    )
  })
})

describe('a deletion of classes', () => {
  it('is preceded by counts of students and homework for each class', async () => {
    const client = await schools.start()
    const { items } = (await client.data('batch-deletion-confirm', { team_ids: '2,1' })) as {
      items: Record<string, number | string>[]
    }
    expect(items.map(item => [item.team_id, item.student_count])).toEqual([
      ['2', 10],
      ['1', 10],
    ])
    const list = (await client.data('my-homework-page-list', { page: 1, limit: 100, team_id: '2' })) as {
      items: { status: number }[]
    }
    const open = list.items.filter(row => [1, 4, 5, 6].includes(row.status)).length
    expect(items[0]).toMatchObject({ name: '=1+1', homework_count: list.items.length, open_homework_count: open })
    expect(open).toBeGreaterThan(0)
    expect(open).toBeLessThan(list.items.length)
    const info = await client.data('team-info', { team_id: '2' })
    expect(info).toMatchObject({ homework_count: list.items.length, open_homework_count: open, student_count: 10 })
  })

  it('counts missing submissions as in the score matrix, fewer as time passes', async () => {
    const client = await schools.start()
    const unsubmitted = async () => {
      const { items } = (await client.data('batch-deletion-confirm', { team_ids: '2' })) as {
        items: { unsubmitted_count: number }[]
      }
      return items[0]?.unsubmitted_count ?? -1
    }
    let expected = 0
    const list = (await client.data('my-homework-page-list', { page: 1, limit: 100, team_id: '2' })) as {
      items: { homework_id: string; status: number }[]
    }
    for (const { homework_id, status } of list.items) {
      if (![1, 4, 5, 6].includes(status)) continue
      const { items } = (await client.data('topic-score-overview-y', { homework_id, page: 1, limit: 100 })) as {
        items: { team_id: string; submit_status: number }[]
      }
      expected += items.filter(one => one.team_id === '2' && one.submit_status !== 2).length
    }
    expect(expected).toBeGreaterThan(0)
    expect(await unsubmitted()).toBe(expected)
    await client.control('clock', { advance: 60 * 864e5 })
    expect(await unsubmitted()).toBe(0)
  })

  it('leaves its students without a class, and their homework unchanged', async () => {
    let client = await schools.start()
    const matrix = async () =>
      (await client.data('topic-score-overview-y', { homework_id: '501', page: 1, limit: 100 })) as {
        items: { student_id: string; team_id: string; team_name: string; scores: object[] }[]
      }
    const before = await matrix()
    await client.data('batch-deletion', { team_id: '2' })
    client = await schools.restart()
    expect(await names(client)).toEqual(['2年A組'])
    const after = await matrix()
    expect(after.items.map(one => [one.student_id, one.scores])).toEqual(
      before.items.map(one => [one.student_id, one.scores]),
    )
    expect(after.items.at(-1)).toMatchObject({ team_id: '', team_name: '' })
    const all = (await client.data('student-page-rows', { page: 1, limit: 100 })) as { total: number }
    expect(all.total).toBe(20)
    // The id is not used again.
    expect((await create(client, '新しい組')).id).toBe('3')
    await client.data('batch-deletion', { team_id: '3,1' })
    client = await schools.restart()
    expect(await names(client)).toEqual([])
    expect((await create(client, '新しい組')).id).toBe('4')
  })

  it('leaves no gap in the order of the other classes', async () => {
    const client = await schools.start()
    await client.data('batch-deletion', { team_id: '1' })
    expect((await rows(client)).map(({ id, sort }) => [id, sort])).toEqual([['2', 1]])
    expect((await create(client, '新しい組')).sort).toBe(2)
  })

  it('changes nothing if one of the classes is unknown', async () => {
    const client = await schools.start()
    expect(await refused(client, 'batch-deletion', { team_id: '1,9' })).toEqual([404, 'このクラスは見つかりません。'])
    expect(await rows(client)).toHaveLength(2)
  })
})
