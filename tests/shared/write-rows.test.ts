/** The fields `invalidates` and `recover` of the endpoint rows (DESIGN §2 "Building blocks"). */
import { describe, expect, it } from 'vitest'
import {
  type EndpointName,
  endpointNames,
  endpointRow,
  rendererEndpointNames,
  uploadEndpointNames,
} from '../../shared/endpoints/index'
import { byRequestId } from '../../shared/endpoints/publish'

const fromPages = new Set<EndpointName>([...rendererEndpointNames, ...uploadEndpointNames])

/** SPEC §7 "Free recitation (all POST)": these two calls only read. */
const readsByPost = new Set<EndpointName>(['get-tone-type-list', 'get_remaining_times'])
const writes = endpointNames.filter(
  name => fromPages.has(name) && endpointRow(name).method === 'POST' && !readsByPost.has(name),
)
const isRead = (name: string): boolean =>
  fromPages.has(name as EndpointName) &&
  (endpointRow(name as EndpointName).method === 'GET' || readsByPost.has(name as EndpointName))

/** Changes of the teacher's own account: the page learns of them through the session, and no read returns them. */
const withoutReads = ['change-profile', 'send-email-authentication-mail', 'change-email', 'change-password-safe']

describe('the writes of the endpoint table', () => {
  it('are all writes that the pages can send', () => expect(writes).toHaveLength(51))

  it.each(writes)('%s names the reads that it makes stale', name => {
    const { invalidates } = endpointRow(name)
    expect(invalidates).toBeDefined()
    expect(invalidates?.length === 0).toBe(withoutReads.includes(name))
    expect(invalidates?.filter(read => !isRead(read))).toEqual([])
    expect(new Set(invalidates).size).toBe(invalidates?.length)
  })

  it('are the only rows with these fields', () => {
    const others = endpointNames.filter(name => !writes.includes(name))
    expect(others.length).toBeGreaterThan(80)
    expect(others.filter(name => endpointRow(name).invalidates ?? endpointRow(name).recover)).toEqual([])
  })
})

const wasDone = (name: EndpointName, evidence: { sent?: unknown; after: unknown; before?: unknown; sentAt?: number }) =>
  endpointRow(name).recover?.wasDone({ sent: {}, before: undefined, sentAt: 0, ...evidence })

describe('the recovery rules after a lost answer', () => {
  it('asks publish-result for the request id; only status 0 means that no homework was created', () => {
    expect(byRequestId.read).toBe('publish-result')
    expect(byRequestId.request({ request_id: 'r-1', title: 'x' })).toEqual({ request_id: 'r-1' })
    expect([0, 1, 2].map(status => wasDone('publish-homework', { after: { status } }))).toEqual([false, true, true])
    expect(endpointRow('ai-writing-assign').recover?.read).toBe('publish-result')
  })

  it('treats homework that can no longer be read as deleted', () => {
    const { recover } = endpointRow('homework-delete')
    expect(recover).toMatchObject({ read: 'homework-basic-info', missingProves: true })
    expect(recover?.request({ homework_id: '501' })).toEqual({ id: '501' })
    expect(wasDone('homework-delete', { after: { homework_id: '501' } })).toBe(false)
  })

  it('compares the redistribution time with the previous one, and does not know the result without it', () => {
    const [old, later] = [{ reissue_time: '2026-11-20 08:00:00' }, { reissue_time: '2026-11-22 08:00:00' }]
    expect(wasDone('delay-homework', { after: later, before: old })).toBe(true)
    expect(wasDone('delay-homework', { after: later, before: {} })).toBe(true)
    expect(wasDone('delay-homework', { after: old, before: old })).toBe(false)
    expect(wasDone('delay-homework', { after: {}, before: {} })).toBe(false)
    expect(wasDone('delay-homework', { after: later })).toBeNull()
  })

  it('finds a message in the outbox by its title and its time', () => {
    const sentAt = Date.UTC(2026, 10, 22, 0, 0, 0)
    const answer = (title: string, send_time: string) => ({ items: [{ title, send_time }], total: 1 })
    const sent = { title: ' お知らせ ' }
    expect(wasDone('send-new-message', { sent, sentAt, after: answer('お知らせ', '2026-11-22 09:00:00') })).toBe(true)
    expect(wasDone('send-new-message', { sent, sentAt, after: answer('お知らせ', '2026-11-22 08:59:54') })).toBe(false)
    expect(wasDone('send-new-message', { sent, sentAt, after: answer('別の件', '2026-11-22 09:00:00') })).toBe(false)
    expect(wasDone('send-new-message', { sent, sentAt, after: { items: [], total: 0 } })).toBe(false)
  })

  it('reads the plan after an edit of it', () => {
    const plan = (over: object) => ({ plan_status: 1, items: [], ...over })
    const day = { date: '2026-11-24', start_time: '2026-11-24 08:00:00', topics: [{ resource_id: 'r-1' }] }
    const sent = {
      homework_id: '501',
      date: '2026-11-24',
      start_time: '2026-11-24 08:00:00',
      topics: [{ resource_id: 'r-1' }],
    }
    const [withDay, without] = [plan({ items: [day] }), plan({ items: [] })]
    expect(wasDone('periodic-plan-skip-day', { sent, after: without })).toBe(true)
    expect(wasDone('periodic-plan-skip-day', { sent, after: withDay })).toBe(false)
    for (const name of ['periodic-plan-move-day', 'periodic-plan-copy-day', 'periodic-plan-add-day'] as const) {
      expect(wasDone(name, { sent, after: withDay })).toBe(true)
      expect(wasDone(name, { sent, after: without })).toBe(false)
    }
    expect(wasDone('periodic-plan-change-day', { sent, after: withDay })).toBe(true)
    expect(wasDone('periodic-plan-change-day', { sent, after: plan({ items: [{ ...day, topics: [] }] }) })).toBe(false)
    const byStatus = (name: EndpointName) =>
      [1, 2, 3].map(plan_status => wasDone(name, { after: plan({ plan_status }) }))
    expect(byStatus('periodic-plan-pause')).toEqual([false, true, false])
    expect(byStatus('periodic-plan-resume')).toEqual([true, false, true])
    expect(byStatus('periodic-plan-end')).toEqual([false, false, true])
  })
})
