import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  type EndpointName,
  type EndpointRow,
  endpointDomains,
  endpointNames,
  endpointRow,
  endpoints,
  rendererEndpointNames,
} from '../../shared/endpoints/index'
import { nonEmpty } from '../fixtures/non-empty'
import { exampleOf } from '../fixtures/request-example'

const rows = endpointNames.map((name): [EndpointName, EndpointRow] => [name, endpointRow(name)])

/** Calls that only succeed or fail: the program ignores the data of a successful answer. */
const withoutData: EndpointName[] = [
  'batch-change-class-name',
  'batch-change-grade-name',
  'batch-deletion',
  'change-email',
  'change-homework',
  'change-password-safe',
  'change-profile',
  'change-student-info',
  'change-student-password-safe',
  'delay-homework',
  'delete-fcm-token',
  'homework-delete',
  'make-hidden',
  'make-obvious',
  'message-delete',
  'notice-delete',
  'notice-read-all',
  'online-class-delete',
  'online-class-update',
  'reorder-sort',
  'report-task-delete',
  'reset-password-safe',
  'reset-students-info',
  'save-fcm-token',
  'send-email-authentication-mail',
  'send-reset-pwd-mail',
  'send-student-topic-mail',
  'student-achievement-encourage',
  'student-batch-leave',
  'submit-client-log',
  'submit-writing-note',
  'team-leave',
  'team-update',
]

describe('the endpoint table (DESIGN §4)', () => {
  it('contains every call of the domain files once', () => {
    expect(endpointNames).toHaveLength(164)
    const fromDomains = Object.values(endpointDomains).flatMap(domain => Object.keys(domain))
    expect(fromDomains.sort()).toEqual([...endpointNames].sort())
    expect(new Set(fromDomains).size).toBe(fromDomains.length)
  })

  it.each(nonEmpty(rows.filter(([, row]) => row.onFailure?.instead !== undefined)))(
    '%s replaces a failure with a value of its own response type',
    (_name, row) => expect(v.parse(row.response, row.onFailure?.instead)).toEqual(row.onFailure?.instead),
  )

  it('treats each GET as a read, except the one that sends a mail (SPEC §7)', () => {
    const writes = rows.filter(([, row]) => row.method === 'GET' && !row.readOnly)
    expect(writes.map(([name]) => name)).toEqual(['send-student-topic-mail'])
  })

  it('contains each method and path of a base only once', () => {
    const places = rows.map(([, row]) => `${row.base} ${row.method} ${row.path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it.each(nonEmpty(rows.filter(([, row]) => row.base === 'resource')))(
    '%s has all parts of its address in its request',
    (_name, row) => {
      expect(row.path).toMatch(/^\{\w+\}(\/\{\w+\})?(\?\w+=\{\w+\})?$/)
      const fields = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => [field, 'x'])
      expect(v.safeParse(row.request, Object.fromEntries(fields)).success).toBe(true)
      for (const left of nonEmpty(fields)) {
        const others = fields.filter(field => field !== left)
        expect(v.safeParse(row.request, Object.fromEntries(others)).success).toBe(false)
      }
    },
  )

  it.each(nonEmpty(rows.filter(([, row]) => row.base !== 'resource')))('%s has a path of its own name', (name, row) => {
    expect(row.path).toMatch(/^\/[\w./-]+$/)
    expect(row.path).not.toMatch(/\/$|\/\//)
    if (row.origin === 'spec' && row.base === 'server') expect(row.path).toMatch(/^\/v[45]\//)
    // The last segment of the path; if another row already has that name, also the segment before it.
    expect(row.path.replaceAll('/', '-').endsWith(`-${name}`)).toBe(true)
  })

  it.each(rows)('%s rejects an unknown field, and a request that is not an object', (name, row) => {
    const valid = exampleOf(name)
    expect(v.safeParse(row.request, valid).issues).toBeUndefined()
    for (const wrong of [{ ...valid, unknown_field: 1 }, { ...valid, constructor: 1 }, null, [1], 'x']) {
      expect(v.safeParse(row.request, wrong).success).toBe(false)
    }
  })

  it.each(nonEmpty(rows.filter(([, row]) => row.kind === 'json')))(
    '%s rejects a body of the wrong type',
    (name, row) => {
      const acceptsAll = withoutData.includes(name)
      // `[]` is not in this list: some servers write an empty object like that.
      for (const wrong of [17, true, 'text']) {
        const read = v.safeParse(row.response, wrong)
        expect(read.success).toBe(acceptsAll)
        if (acceptsAll) expect(read.output).toBeNull()
      }
      // A write may be answered with null, because SPEC names no answer; a read may not.
      if (row.method === 'GET') expect(v.safeParse(row.response, null).success).toBe(acceptsAll)
    },
  )

  it('sends the identity with each call except login, mail codes, reset, version check and files (DESIGN §4)', () => {
    const served = rows.filter(([, row]) => row.base === 'server' || row.base === 'ops')
    const unnamed = served.filter(([, row]) => !row.identify).map(([name]) => name)
    const open = ['login-safe', 'pass-card-login', 'reset-password-safe', 'send-reset-pwd-mail', 'version-check']
    expect(unnamed.sort()).toEqual([...open, 'send-email-authentication-mail'].sort())
    expect(
      served
        .filter(([, row]) => !row.auth)
        .map(([name]) => name)
        .sort(),
    ).toEqual(open)
    for (const [, { base, auth, identify }] of rows)
      if (base !== 'server' && base !== 'ops') expect([auth, identify]).toEqual([false, false])
  })

  it('marks the one answer with passwords as secret, and stores no copy of it', () => {
    const secret = rows.filter(([, row]) => row.isSecret)
    expect(secret.map(([name]) => name)).toEqual(['get-student-initial-pwd-list'])
    expect(secret.map(([, row]) => row.copy)).toEqual([false])
    const stale = rows.flatMap(([, row]) => row.invalidates ?? [])
    expect(stale).toContain('student-page-rows')
    expect(stale).not.toContain('get-student-initial-pwd-list')
  })

  it('does not let the renderer call endpoints for tokens, devices and files', () => {
    const names: string[] = rendererEndpointNames
    for (const name of ['login-safe', 'pass-card-login', 'submit-client-log', 'save-fcm-token', 'version-check'])
      expect(names).not.toContain(name)
    for (const [name, row] of rows) if (row.kind === 'blob') expect(names).not.toContain(name)
  })
})

/** The field names of a request, including fields in lists and choices. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    entries = {},
    item,
    wrapped,
    options = [],
  } = schema as {
    entries?: Record<string, unknown>
    item?: unknown
    wrapped?: unknown
    options?: readonly unknown[]
  }
  const own = Object.keys(entries)
  return [...own, ...[...Object.values(entries), item, wrapped, ...options].flatMap(fieldsOf)]
}

describe('a password in a request', () => {
  it('is found inside lists and unions', () => {
    const inList = v.array(v.union([v.object({ a: v.optional(v.object({ newPassword: v.string() })) }), v.null()]))
    expect(fieldsOf(v.strictObject({ rows: inList }))).toEqual(['rows', 'a', 'newPassword'])
  })

  it.each(rows)('of %s is listed in its secrets, and no other field is', (_name, { request, secrets = {} }) => {
    expect(fieldsOf(request).filter(field => /passw|pwd|pass_/i.test(field))).toEqual(Object.keys(secrets))
  })

  it('is a text field of a POST whose answer is not stored, and never of a form', () => {
    for (const name of nonEmpty(endpointNames.filter(one => endpointRow(one).secrets))) {
      const row = endpointRow(name)
      expect([row.method, row.kind, row.base, row.copy], name).toEqual(['POST', 'json', 'server', false])
      // main encrypts text only: a value of another type would be sent unencrypted.
      for (const field of nonEmpty(Object.keys(row.secrets ?? {})))
        for (const other of [{ a: 1 }, ['a'], 17, null])
          expect(v.safeParse(row.request, { ...exampleOf(name), [field]: other }).success, name).toBe(false)
    }
  })
})

describe('rows of another server (WIRE)', () => {
  it('reads ids sent as numbers and numbers sent as text, and treats missing fields as absent', () => {
    const page = v.parse(endpoints['my-homework-page-list'].response, {
      items: [{ homework_id: 501, title: 'Unit 5', status: '6', submitted_count: '61', delay: '1', surprise: {} }],
      total: '120',
    })
    expect(page.total).toBe(120)
    expect(page.items[0]).toMatchObject({
      homework_id: '501',
      status: 6,
      submitted_count: 61,
      delay: 1,
      team_names: [],
    })
  })

  it('does not confuse a missing score with a score of 0', () => {
    const { items } = v.parse(endpoints['topic-score-overview-y'].response, {
      items: [
        {
          student_id: 1,
          scores: [
            { topic_id: 1, score: null },
            { topic_id: 2, score: 0 },
            { topic_id: 3, score: '' },
          ],
        },
      ],
    })
    expect(items[0]?.scores.map(cell => cell.score)).toEqual([undefined, 0, undefined])
  })

  it('rejects a login answer without a token', () => {
    expect(v.safeParse(endpoints['login-safe'].response, { token: '', user: { id: 1 } }).success).toBe(false)
    expect(v.safeParse(endpoints['login-safe'].response, { user: { id: 1 } }).success).toBe(false)
  })
})
