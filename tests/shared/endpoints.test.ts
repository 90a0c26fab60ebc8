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
    const forMain = rows.filter(([, row]) => row.callableBy === 'main' && row.kind !== 'blob').map(([name]) => name)
    expect(forMain.sort()).toEqual([
      'delete-fcm-token',
      'login-safe',
      'new-evaluation-service',
      'pass-card-login',
      'reset-password-safe',
      'save-fcm-token',
      'send-reset-pwd-mail',
      'submit-client-log',
      'version-check',
    ])
    const names: string[] = rendererEndpointNames
    for (const name of forMain) expect(names).not.toContain(name)
    for (const [name, row] of rows) if (row.kind === 'blob') expect(names).not.toContain(name)
  })

  it('stores copies of classes, homework and study for a school without its server, and of nothing else', () => {
    expect(rows.filter(([, row]) => row.copy).map(([name]) => name)).toEqual([
      'team-rows',
      'my-team-rows',
      'team-info',
      'student-page-rows',
      'student-homework-topic-details',
      'get-student-ebook-read-stat',
      'ebook-read-list',
      'my-homework-page-list',
      'my-homework-list',
      'student-list-by-team',
      'homework-basic-info',
      'homework-topic-list',
      'topic-answer-paper',
      'topic-score-overview-x',
      'topic-score-overview-y',
      'one-topic-overview',
      'all-topic-overview',
      'one-topic-question-overview',
      'headquarters-homework-homework-topic-list',
      'topic-answer-overview',
      'headquarters-homework-topic-answer-paper',
      'current-month-summary',
      'study-survey-homework-topic-list',
      'homework-topic-details',
      'question-answer-logs',
      'exercise-summary',
      'resource-exercise-details',
      'resource-exercise-logs',
      'progress-graph',
      'intelligence',
      'get-student-rpt',
      'get-team-rpt',
    ])
  })
})

const letters = (length: number) => 'x'.repeat(length)
const ids = (length: number) => `a,${letters(length - 2)}`
const paged = { page: 1, limit: 20 }
const sound = (over: object) => ({ id: '61', file: { name: 'a.wav', type: '', bytes: new Uint8Array(1), ...over } })
const student = { nickname: 'a' }
const imported = (students: object[]) => ({ team_id: '3', students })
const many = <T>(length: number, one: T) => Array.from({ length }, () => one)
const contents = (topics: object[]) => ({ homework_id: '1', date: '2026-11-18', topics })
const days = (length: number) => ({
  ...exampleOf('publish-homework'),
  days: many(length, { start_time: '2026-11-17 08:00:00', topics: [] }),
})
const words = (word_min: number) => ({ ...exampleOf('ai-writing-assign'), word_min })
const spoken = (category: string, length: number) => ({
  ...exampleOf('text-to-speech'),
  category,
  content: letters(length),
})

const slots = (length: number, translated = 0) => ({
  guid: '7',
  title: 'a',
  items: many(length, { id: '61', content: 'a', translate: letters(translated) }),
})

/** For each rule of a field, a request that the row accepts, and one that it refuses. */
const bounds: [EndpointName, string, object, object][] = [
  ['team-info', 'an id', { team_id: letters(100) }, { team_id: letters(101) }],
  ['team-info', 'an id that is there', { team_id: '3' }, { team_id: '' }],
  ['search-student', 'a text', { kw: letters(500) }, { kw: letters(501) }],
  ['notice-page-list', 'a page', paged, { ...paged, page: 0 }],
  ['notice-page-list', 'a whole page', paged, { ...paged, page: 1.5 }],
  ['notice-page-list', 'as many rows', { ...paged, limit: 200 }, { ...paged, limit: 201 }],
  ['notice-page-list', 'one row or more', { ...paged, limit: 1 }, { ...paged, limit: 0 }],
  ['notice-page-list', 'whole rows', paged, { ...paged, limit: 1.5 }],
  [
    'topic-answer-paper',
    'the latest round',
    { ...exampleOf('topic-answer-paper'), round: 0 },
    { ...exampleOf('topic-answer-paper'), round: -1 },
  ],
  ['message-delete', 'several ids', { ids: '1,2' }, { ids: '1,,2' }],
  ['message-delete', 'ids without blanks', { ids: '1,2' }, { ids: '1, 2' }],
  ['message-delete', 'an id or more', { ids: '1' }, { ids: '' }],
  ['message-delete', 'so many ids', { ids: ids(20_000) }, { ids: ids(20_001) }],
  ['message-delete', 'whole characters', { ids: '𠮷' }, { ids: '\ud842' }],
  ['team-create', 'a flag', { name: 'a', allow_join: 1 }, { name: 'a', allow_join: 2 }],
  [
    'login-safe',
    'a password',
    { ...exampleOf('login-safe'), password: letters(2000) },
    { ...exampleOf('login-safe'), password: letters(2001) },
  ],
  [
    'upload-sound-file',
    'a file of 20 MB',
    sound({ bytes: new Uint8Array(20_971_520) }),
    sound({ bytes: new Uint8Array(20_971_521) }),
  ],
  ['upload-sound-file', 'a file with bytes', sound({}), sound({ bytes: new Uint8Array() })],
  ['upload-sound-file', 'the name of a file', sound({ name: letters(255) }), sound({ name: letters(256) })],
  ['upload-sound-file', 'a name', sound({ name: 'a' }), sound({ name: '' })],
  ['upload-sound-file', 'a media type', sound({ type: 'audio/wav' }), sound({ type: 'audio' })],
  [
    'requests-put',
    'a kind of application',
    { apply_type: 3, file: sound({}).file },
    { apply_type: 4, file: sound({}).file },
  ],
  [
    'order-list',
    'a day or a time',
    { ...paged, start_time: '2026-11-01', end_time: '2026-11-30 23:59:59' },
    { ...paged, start_time: '2026-11' },
  ],
  [
    'progress-graph',
    'days',
    { start_time: '2026-11-01', end_time: '2026-11-02', unit: 'day' },
    { start_time: '2026-11-01 00:00:00', end_time: '2026-11-02', unit: 'day' },
  ],
  ['usage-amount', 'a month', { start_month: '2026-12' }, { start_month: '2026-13' }],
  [
    'available-room-list',
    'a time in seconds',
    { start_time: '2026-11-20 16:00:00', end_time: '2026-11-20 17:00:00' },
    { start_time: '2026-11-20 16:00', end_time: '2026-11-20 17:00:00' },
  ],
  ['import-team-students-list', 'rows', imported(many(500, student)), imported(many(501, student))],
  ['import-team-students-list', 'a row or more', imported([student]), imported([])],
  [
    'periodic-plan-change-day',
    'contents',
    contents(many(500, { resource_id: 'a' })),
    contents(many(501, { resource_id: 'a' })),
  ],
  ['publish-homework', 'the days of a plan', days(400), days(401)],
  [
    'submit-writing-note',
    'comments',
    { ...exampleOf('submit-writing-note'), content: letters(200_000) },
    { ...exampleOf('submit-writing-note'), content: letters(200_001) },
  ],
  [
    'submit-client-log',
    'a report',
    { client: 'a', device: 'b', content: letters(16_000) },
    { client: 'a', device: 'b', content: letters(16_001) },
  ],
  ['send-new-message', 'a message', { title: 'a', content: letters(5000) }, { title: 'a', content: letters(5001) }],
  [
    'online-class-create',
    'the content of a lesson',
    { ...exampleOf('online-class-create'), content: letters(2500) },
    { ...exampleOf('online-class-create'), content: letters(2501) },
  ],
  [
    'online-class-create',
    'a type of lesson',
    { ...exampleOf('online-class-create'), live_type: 1 },
    { ...exampleOf('online-class-create'), live_type: 2 },
  ],
  [
    'online-class-update',
    'a type that it does not know',
    { ...exampleOf('online-class-update'), live_type: 7 },
    { ...exampleOf('online-class-update'), live_type: 0.5 },
  ],
  ['ai-writing-assign', 'a number of words', words(10_000), words(10_001)],
  ['ai-writing-assign', 'no words', words(0), words(-1)],
  ['text-to-speech', 'a category', spoken('read_chapter', 1), spoken('read_word', 1)],
  ['text-to-speech', 'a text', spoken('read_chapter', 6000), spoken('read_chapter', 6001)],
  ['create-resource', 'a title', { guid: '7', title: letters(100) }, { guid: '7', title: letters(101) }],
  ['create-resource', 'the slots', slots(6), slots(7)],
  ['create-resource', 'a translation', slots(1, 6000), slots(1, 6001)],
  ['evaluate-xml-file', 'an address', { evaluate_xml: letters(2000) }, { evaluate_xml: letters(2001) }],
  [
    'grammar-training-file',
    'a file',
    { resource_path: 'a', file: letters(500) },
    { resource_path: 'a', file: letters(501) },
  ],
]

it.each(bounds)('%s accepts %s, and refuses what goes beyond', (name, _what, right, wrong) => {
  // Only the verdict: a failure that prints 20 MB takes minutes.
  const accepts = (request: object) => v.is(endpointRow(name).request, request)
  expect([accepts(right), accepts(wrong)]).toEqual([true, false])
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
