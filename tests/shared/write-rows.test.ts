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
import { staleAfter } from '../fixtures/stale-after'

const fromPages = new Set<EndpointName>([...rendererEndpointNames, ...uploadEndpointNames])

/** SPEC §7 "Free recitation (all POST)": these two calls only read. */
const readsByPost = new Set<EndpointName>(['get-tone-type-list', 'get_remaining_times'])
/** SPEC §7: this GET sends a mail. */
const writesByGet = new Set<EndpointName>(['send-student-topic-mail'])
const isWrite = (name: EndpointName): boolean =>
  endpointRow(name).method === 'GET' ? writesByGet.has(name) : !readsByPost.has(name)
const writes = endpointNames.filter(name => fromPages.has(name) && isWrite(name))
const isRead = (name: string): boolean => fromPages.has(name as EndpointName) && !isWrite(name as EndpointName)

/** The writes that make no read stale, and why. */
const withoutReads: Partial<Record<EndpointName, string>> = {
  'change-profile': 'The page learns of it through the session; no read returns it.',
  'change-email': 'The page learns of it through the session; no read returns it.',
  'change-password-safe': 'No read returns a password.',
  'send-email-authentication-mail': 'It sends a mail, which no read returns.',
  'send-student-topic-mail': 'It sends a mail, which no read returns.',
}

const students = [
  'team-rows',
  'my-team-rows',
  'team-info',
  'student-list-by-team',
  'student-page-rows',
  'search-student',
  'student-branch-rows',
  'batch-deletion-confirm',
]

/** The reads that show the same thing, all of them, and the writes that change it. Literals, not taken from the rows. */
const groups: Record<string, { writes: EndpointName[]; reads: string[] }> = {
  homework: {
    writes: [
      'publish-homework',
      'ai-writing-assign',
      'change-homework',
      'homework-delete',
      'delay-homework',
      'periodic-plan-skip-day',
      'periodic-plan-move-day',
      'periodic-plan-copy-day',
      'periodic-plan-add-day',
      'periodic-plan-change-day',
      'periodic-plan-pause',
      'periodic-plan-resume',
      'periodic-plan-end',
      'team-update',
      'batch-deletion',
    ],
    reads: [
      'my-homework-page-list',
      'my-homework-list',
      'homework-basic-info',
      'homework-topic-list',
      'headquarters-homework-homework-topic-list',
      'all-topic-overview',
      'topic-score-overview-x',
      'topic-score-overview-y',
      'one-topic-overview',
      'one-topic-question-overview',
      'topic-answer-paper',
      'topic-answer-overview',
      'reissue-page-list',
      'reissue-details',
      'periodic-plan-page-list',
      'periodic-plan-details',
      'resource-team-uses',
      'new-homework-list',
      'new-homework-summary',
      'current-month-summary',
      'homework-notice-page-list',
      'new-notice-total',
      'homework-search-filter2',
      'study-survey-homework-topic-list',
      'homework-topic-details',
      'student-homework-topic-details',
      'get-student-rpt',
      'get-team-rpt',
    ],
  },
  students: {
    writes: [
      'team-update',
      'batch-deletion',
      'team-leave',
      'student-batch-leave',
      'change-student-password-safe',
      'import-students-list',
      'import-team-students-list',
      'change-student-info',
      'batch-change-grade-name',
      'batch-change-class-name',
      'reset-students-info',
    ],
    reads: students,
  },
  classes: {
    writes: ['team-create', 'reorder-sort', 'make-obvious', 'make-hidden'],
    reads: students.slice(0, 4),
  },
  messages: { writes: ['team-update', 'batch-deletion'], reads: ['outbox-message-list', 'message-details'] },
  lessons: {
    writes: ['team-update', 'batch-deletion', 'online-class-create', 'online-class-update', 'online-class-delete'],
    reads: ['online-class-page-list', 'online-class-basic-info', 'available-room-list'],
  },
  'comments on a text': { writes: ['submit-writing-note'], reads: ['get-writing-notes', 'topic-answer-paper'] },
  notices: {
    writes: ['notice-delete', 'notice-read-all'],
    reads: ['notice-page-list', 'new-notice-total', 'system-notice-page-list', 'homework-notice-page-list'],
  },
  'export tasks': {
    writes: [
      'export-student-study-report',
      'export-student-homework-report',
      'report-task-retry',
      'report-task-delete',
    ],
    reads: ['report-task-list'],
  },
  encouragements: { writes: ['student-achievement-encourage'], reads: ['student-achievement-page-list'] },
  applications: { writes: ['requests-put'], reads: ['order-list', 'account-apply-basic-info'] },
  recitations: {
    writes: [
      'start-create-resource',
      'text-to-speech',
      'change-resource-translate',
      'upload-sound-file',
      'create-resource',
    ],
    reads: ['recitation-details', 'get_remaining_times', 'resource-page-list'],
  },
}

describe('the writes of the endpoint table', () => {
  it('are all writes that the pages can send', () => {
    expect(writes).toHaveLength(53)
    expect(writes.filter(name => endpointRow(name).readOnly)).toEqual([])
  })

  it.each(writes)('%s names the reads that it makes stale', name => {
    const { invalidates } = endpointRow(name)
    expect(invalidates).toBeDefined()
    expect(invalidates?.length === 0).toBe(withoutReads[name] !== undefined)
    expect(invalidates?.filter(read => !isRead(read))).toEqual([])
    expect(new Set(invalidates).size).toBe(invalidates?.length)
  })

  it.each(['publish-homework', 'change-homework', 'homework-delete', 'delay-homework'] as const)(
    '%s makes every read about a homework stale, and the home page',
    name => {
      const aboutHomework = endpointNames.filter(read => {
        const { entries } = endpointRow(read).request as { entries?: object }
        return isRead(read) && !read.startsWith('export-') && entries !== undefined && 'homework_id' in entries
      })
      expect(aboutHomework.length).toBeGreaterThanOrEqual(10)
      expect(endpointRow(name).invalidates).toEqual(
        expect.arrayContaining([
          ...aboutHomework,
          'my-homework-page-list',
          'current-month-summary',
          'new-homework-summary',
          'new-homework-list',
          'homework-notice-page-list',
          'new-notice-total',
        ]),
      )
    },
  )

  it.each(Object.entries(staleAfter))('%s makes stale what the screens show of it', (name, reads) => {
    expect(endpointRow(name as EndpointName).invalidates).toEqual(expect.arrayContaining([...reads]))
  })

  it.each(Object.entries(groups))('make stale whatever shows %s', (_what, { writes, reads }) => {
    for (const name of writes)
      expect([name, endpointRow(name).invalidates]).toEqual([name, expect.arrayContaining(reads)])
  })

  it('are the only rows with these fields', () => {
    const others = endpointNames.filter(name => !writes.includes(name))
    expect(others.length).toBeGreaterThan(80)
    expect(others.filter(name => endpointRow(name).invalidates ?? endpointRow(name).recover)).toEqual([])
  })
})

interface Given {
  sent?: unknown
  after: unknown
  before?: unknown
  sentAt?: number
}

/** The verdict of one of the row's rules, by default the first. */
const wasDone = (name: EndpointName, evidence: Given, at = 0) =>
  endpointRow(name).recover?.[at]?.wasDone({ sent: {}, before: undefined, sentAt: 0, ...evidence })

describe('the recovery rules after a lost answer', () => {
  it('asks publish-result for the request id; only status 0 means that no homework was created', () => {
    expect(byRequestId.read).toBe('publish-result')
    expect(byRequestId.request({ request_id: 'r-1', title: 'x' })).toEqual({ request_id: 'r-1' })
    expect([0, 1, 2].map(status => wasDone('publish-homework', { after: { status } }))).toEqual([false, true, true])
    expect(endpointRow('ai-writing-assign').recover?.[0]?.read).toBe('publish-result')
  })

  it('treats homework that can no longer be read as deleted', () => {
    const [rule] = endpointRow('homework-delete').recover ?? []
    expect(rule).toMatchObject({ read: 'homework-basic-info', missingProves: true })
    expect(rule?.request({ homework_id: '501' })).toEqual({ id: '501' })
    expect(wasDone('homework-delete', { after: { homework_id: '501' } })).toBe(false)
  })

  it('treats messages as deleted only if none of them can be read any more', () => {
    const rules = endpointRow('message-delete').recover ?? []
    expect(rules).toMatchObject([{ read: 'message-details', missingProves: true }])
    expect(rules[0]?.request({ ids: 'm-1,m-2' })).toEqual([{ id: 'm-1' }, { id: 'm-2' }])
    expect(wasDone('message-delete', { after: { id: 'm-1' } })).toBe(false)
  })

  it('reads the details of a recitation after a lost answer', () => {
    const voice = { id: 's-1', content: 'I like tea.', tone_type: '1', need_template: 1 }
    const slot = { ...voice, translate: 'お茶', audio_file: 'https://m/1.wav' }
    const details = (over: object, status = 0) => ({ after: { status, items: [{ ...slot, ...over }] } })
    const sent = { ...voice, guid: 'g' }
    const spoken = (over: object) => wasDone('text-to-speech', { sent, ...details(over) })
    expect(spoken({})).toBe(true)
    const others = [{ id: 's-2' }, { content: 'Old.' }, { tone_type: '2' }, { need_template: 0 }, { audio_file: '' }]
    for (const over of others) expect(spoken(over)).toBe(false)
    const [byVoice] = endpointRow('text-to-speech').recover ?? []
    expect([byVoice?.request(sent), byVoice?.request({ ...sent, id: undefined })]).toEqual([{ guid: 'g' }, null])
    const translated = (translate: string) =>
      wasDone('change-resource-translate', { sent: { id: 's-1', guid: 'g', translate }, ...details({}) })
    expect([translated('お茶'), translated('緑茶')]).toEqual([true, false])
    expect([0, 1].map(status => wasDone('create-resource', details({}, status)))).toEqual([false, true])
  })

  it('compares the redistribution time with the previous one, and does not know the result without it', () => {
    const [old, later] = [{ reissue_time: '2026-11-20 08:00:00' }, { reissue_time: '2026-11-22 08:00:00' }]
    expect(wasDone('delay-homework', { after: later, before: old })).toBe(true)
    expect(wasDone('delay-homework', { after: later, before: {} })).toBe(true)
    expect(wasDone('delay-homework', { after: old, before: old })).toBe(false)
    expect(wasDone('delay-homework', { after: {}, before: {} })).toBe(false)
    expect(wasDone('delay-homework', { after: later })).toBeNull()
  })

  it('knows an encouragement of all by those who had achieved something before, and by its words', () => {
    const sentAt = Date.UTC(2026, 10, 22, 0, 0, 0)
    const sent = { encourage: ' すごい ', is_all: 1 }
    const one = (is_encouraged: 0 | 1, encourage?: string, achieve_time = '2026-11-21 10:00:00') => ({
      motivation_id: 'm',
      achieve_time,
      is_encouraged,
      encourage,
    })
    const verdict = (...items: object[]) =>
      wasDone('student-achievement-encourage', { sent, sentAt, after: { items, total: items.length } })
    const late = one(0, undefined, '2026-11-22 09:00:10')
    expect(verdict(one(1, 'すごい'), late)).toBe(true)
    expect(verdict(one(1, 'すごい'), one(0))).toBe(false)
    expect(verdict(one(1, 'ほかの言葉'), late)).toBeNull()
    expect(verdict(late)).toBeNull()
  })

  it('looks for one of the encouraged achievements among the latest two thousand of the class and kind', () => {
    const [rule] = endpointRow('student-achievement-encourage').recover ?? []
    expect(rule).toMatchObject({ read: 'student-achievement-page-list', isOneEnough: true, missingProves: false })
    const pages = rule?.request({ team_id: '3', type: 2, motivation_ids: 'm', encourage: 'a', is_all: 0 })
    expect(pages).toHaveLength(10)
    expect(pages).toContainEqual({ page: 1, limit: 200, team_id: '3', type: 2 })
    expect(pages).toContainEqual({ page: 10, limit: 200, team_id: '3', type: 2 })
    expect(rule?.request({ encourage: 'a', is_all: 1 })).toContainEqual({ page: 2, limit: 200 })
    const row = (motivation_id: string, is_encouraged: 0 | 1) => ({ motivation_id, is_encouraged, encourage: 'すごい' })
    const sent = { motivation_ids: 'm-1,m-2', encourage: 'すごい', is_all: 0 }
    const verdict = (...items: object[]) => wasDone('student-achievement-encourage', { sent, after: { items } })
    expect(verdict(row('m-2', 1), row('m-3', 0))).toBe(true)
    expect(verdict(row('m-2', 0), row('m-3', 1))).toBe(false)
    expect(verdict(row('m-3', 1))).toBeNull()
  })

  it('compares name and school with those of the account', () => {
    const sent = { nickname: ' 髙橋 美咲 ', school: 'さくら中学校' }
    const [rule] = endpointRow('change-profile').recover ?? []
    expect([rule?.read, rule?.request(sent)]).toEqual(['info', {}])
    const verdict = (nickname: string, school: string) =>
      wasDone('change-profile', { sent, after: { user: { nickname, school } } })
    expect(verdict('髙橋 美咲', 'さくら中学校')).toBe(true)
    expect(verdict('髙橋', 'さくら中学校')).toBe(false)
    expect(verdict('髙橋 美咲', 'もみじ中学校')).toBe(false)
  })

  it('compares the address in any case, if the server names the address of the account', () => {
    const [rule] = endpointRow('change-email').recover ?? []
    expect([rule?.read, rule?.request({ email: 'a' })]).toEqual(['info', {}])
    const verdict = (email?: string) =>
      wasDone('change-email', { sent: { email: ' New@sample.school ', code: '1' }, after: { user: { email } } })
    expect([verdict('new@Sample.School'), verdict('old@sample.school'), verdict()]).toEqual([true, false, null])
  })

  it('treats notices as deleted if the list of all has none of them, and as unknown if it is cut off', () => {
    const [rule] = endpointRow('notice-delete').recover ?? []
    expect([rule?.read, rule?.request({ ids: 'n-1,n-2' })]).toEqual(['notice-page-list', { page: 1, limit: 200 }])
    const verdict = (ids: string[], total = ids.length) =>
      wasDone('notice-delete', { sent: { ids: 'n-1,n-2' }, after: { items: ids.map(id => ({ id })), total } })
    expect([verdict([]), verdict(['n-3']), verdict(['n-3', 'n-2']), verdict(['n-3'], 2)]).toEqual([
      true,
      true,
      false,
      null,
    ])
  })

  it('treats all notices of a kind as read if none of that kind is new any more', () => {
    const [rule] = endpointRow('notice-read-all').recover ?? []
    expect([rule?.read, rule?.request({ notice_type: 1 })]).toEqual(['new-notice-total', {}])
    const verdict = (notice_type: number, new_system_num?: number, new_homework_num?: number) =>
      wasDone('notice-read-all', { sent: { notice_type }, after: { new_system_num, new_homework_num } })
    expect([verdict(1, 0, 4), verdict(2, 4, 0), verdict(1, 4, 0), verdict(1)]).toEqual([true, true, null, null])
  })

  it('compares the comments on a text with those that were sent', () => {
    const note = { pos: { startPos: 0, endPos: 2 }, comments: 'よい', teacher: '髙橋 美咲', sent_content: 'It' }
    const sent = { student_id: '41', topic_id: '9001', guid: 'g', content: JSON.stringify([note]) }
    const [rule] = endpointRow('submit-writing-note').recover ?? []
    expect(rule).toMatchObject({ read: 'get-writing-notes', missingProves: false })
    expect(rule?.request(sent)).toEqual({ student_id: '41', topic_id: '9001', guid: 'g' })
    const verdict = (...items: object[]) => wasDone('submit-writing-note', { sent, after: { items } })
    expect([verdict(note), verdict(), verdict({ ...note, comments: '別の文' })]).toEqual([true, false, false])
  })

  it('looks for a new lesson among the latest two hundred', () => {
    const [rule] = endpointRow('online-class-create').recover ?? []
    expect([rule?.read, rule?.request({})]).toEqual(['online-class-page-list', { page: 1, limit: 200 }])
    for (const name of ['online-class-update', 'online-class-start'] as const)
      expect(endpointRow(name).recover).toMatchObject([{ read: 'online-class-basic-info', missingProves: false }])
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

  it('finds a message by the number of its students, too, and only a new one', () => {
    const sentAt = Date.UTC(2026, 10, 22, 0, 0, 0)
    const sent = { title: 'お知らせ', student_ids: '4,5,4' }
    const row = (id: string, student_count: number, send_time = '2026-11-22 09:00:00') => ({
      id,
      title: 'お知らせ',
      send_time,
      student_count,
    })
    const verdict = (...items: object[]) => wasDone('send-new-message', { sent, sentAt, after: { items, total: 1 } })
    expect(verdict(row('1', 2))).toBe(true)
    expect(verdict(row('1', 1), row('2', 2))).toBe(true)
    // the answer does not say the number, or a student has left the class
    expect(verdict(row('1', 0))).toBe(true)
    expect(verdict(row('1', 1))).toBeNull()
    const before = { items: [row('1', 2)], total: 1 }
    expect(wasDone('send-new-message', { sent, sentAt, before, after: before })).toBe(false)
    expect(
      wasDone('send-new-message', { sent: { ...sent, team_ids: '3' }, sentAt, after: { items: [row('1', 40)] } }),
    ).toBe(true)
  })

  it('knows nothing of a message that newer ones may have moved to the next page', () => {
    const sentAt = Date.UTC(2026, 10, 22, 0, 0, 0)
    const sent = { title: 'お知らせ', student_ids: '4' }
    const items = ['2026-11-22 09:00:09', '2026-11-22 09:00:08'].map(send_time => ({ title: '別の件', send_time }))
    expect(wasDone('send-new-message', { sent, sentAt, after: { items, total: 3 } })).toBeNull()
    expect(wasDone('send-new-message', { sent, sentAt, after: { items, total: 2 } })).toBe(false)
    const older = [...items, { title: '別の件', send_time: '2026-11-21 09:00:00' }]
    expect(wasDone('send-new-message', { sent, sentAt, after: { items: older, total: 9 } })).toBe(false)
  })

  it('finds an application among those of its kind by its file and its time', () => {
    const sentAt = Date.UTC(2026, 10, 22, 0, 0, 0)
    const sent = { apply_type: 2, file: { name: '名簿.xlsx' } }
    const answer = (file_name: string, create_time: string) => ({ items: [{ file_name, create_time }], total: 1 })
    const [rule] = endpointRow('requests-put').recover ?? []
    expect(rule?.request(sent)).toEqual({ apply_type: 2, page: 1, limit: 20 })
    const verdict = (file: string, at: string) => wasDone('requests-put', { sent, sentAt, after: answer(file, at) })
    expect(verdict('名簿.xlsx', '2026-11-22 09:00:00')).toBe(true)
    expect(verdict('', '2026-11-22 09:00:00')).toBe(true)
    expect(verdict('ほか.xlsx', '2026-11-22 09:00:00')).toBe(false)
    expect(verdict('名簿.xlsx', '2026-11-22 08:59:54')).toBe(false)
  })

  const teams = (...items: object[]) => ({ items, total: items.length })
  const [a, b] = [
    { id: '3', name: '2年A組', allow_join: 1, hidden: 0 },
    { id: '5', name: '2年B組', allow_join: 1, hidden: 1 },
  ]

  it('finds a new class by its name among the classes that the page did not know', () => {
    const sent = { name: ' 2年B組 ', allow_join: 1 }
    expect(endpointRow('team-create').recover).toMatchObject([{ read: 'my-team-rows', missingProves: false }])
    expect(wasDone('team-create', { sent, before: teams(a), after: teams(a, b) })).toBe(true)
    expect(wasDone('team-create', { sent, before: teams(a), after: teams(a) })).toBe(false)
    expect(wasDone('team-create', { sent, before: teams(a, b), after: teams(a, b) })).toBe(false)
    expect(wasDone('team-create', { sent, after: teams(a, b) })).toBeNull()
  })

  it('compares name, joining, place and visibility of classes, and misses deleted ones', () => {
    const after = teams(a, b)
    expect(wasDone('team-update', { sent: { id: '3', name: '2年A組', allow_join: 1 }, after })).toBe(true)
    expect(wasDone('team-update', { sent: { id: '3', name: '2年A組', allow_join: 0 }, after })).toBe(false)
    expect(wasDone('team-update', { sent: { id: '3', name: '2年C組', allow_join: 1 }, after })).toBe(false)
    expect(wasDone('reorder-sort', { sent: { team_ids: '3,5' }, after: teams(a, { id: '4' }, b) })).toBe(true)
    expect(wasDone('reorder-sort', { sent: { team_ids: '5,3' }, after })).toBe(false)
    expect(wasDone('make-hidden', { sent: { team_id: '5' }, after })).toBe(true)
    expect(wasDone('make-hidden', { sent: { team_id: '3' }, after })).toBe(false)
    expect(wasDone('make-obvious', { sent: { team_id: '3' }, after })).toBe(true)
    expect(wasDone('batch-deletion', { sent: { team_id: '7,8' }, after })).toBe(true)
    expect(wasDone('batch-deletion', { sent: { team_id: '7,5' }, after })).toBe(false)
  })

  it('reads after a change only the endpoints that show its parts', () => {
    const reads = (sent: object) =>
      endpointRow('change-homework').recover?.flatMap(({ read, request }) => {
        const asked = request({ homework_id: '501', ...sent })
        return asked ? [[read, asked]] : []
      })
    const info = ['homework-basic-info', { id: '501' }]
    expect(reads({ title: 'x' })).toEqual([info])
    expect(reads({ topics: [], student_ids: 's-1' })).toEqual([
      info,
      ['homework-topic-list', { id: '501' }],
      ['reissue-details', { homework_id: '501' }],
    ])
  })

  const homework = {
    title: '週末の音読',
    team_ids: '3,5',
    start_time: '2026-11-24 08:00:00',
    end_time: '2026-11-30 23:59:59',
    required_times: 3,
    delay: 0,
    translation: 1,
    subtitle: 1,
    sample_answer: 0,
    speech_speed: 0,
    answer_tips: 1,
  }

  it.each([
    [{ title: ' 週末の音読 ' }, { title: '平日の音読' }],
    [{ team_ids: '5,3' }, { team_ids: '3' }],
    [{ start_time: '2026-11-24 08:00:00', delivery_type: 1 }, { start_time: '2026-11-24 09:00:00' }],
    [{ end_time: '2026-11-30 23:59:59' }, { end_time: '2026-11-30 22:00:00' }],
    [{ required_times: 1 }, { required_times: 0 }],
    [{ delay: 0 }, { delay: 1 }],
    [{ translation: 1 }, { translation: 0 }],
    [{ subtitle: 1 }, { subtitle: 0 }],
    [{ sample_answer: 0 }, { sample_answer: 1 }],
    [{ speech_speed: 0 }, { speech_speed: 1 }],
    [{ answer_tips: 1 }, { answer_tips: 0 }],
  ])('compares %j with the homework after the change', (change, other) => {
    const sent = { homework_id: '501', ...change }
    expect(wasDone('change-homework', { sent, after: homework })).toBe(true)
    expect(wasDone('change-homework', { sent, after: { ...homework, ...other } })).toBe(false)
    const twoParts = { end_time: homework.end_time, ...sent }
    expect(wasDone('change-homework', { sent: twoParts, after: { ...homework, ...other } })).toBe(false)
  })

  it('compares the start with the previous one if the homework was to be delivered at once', () => {
    const sent = { homework_id: '501', delivery_type: 0, title: homework.title }
    const moved = { ...homework, start_time: '2026-11-22 09:00:00' }
    expect(wasDone('change-homework', { sent, after: moved, before: homework })).toBe(true)
    expect(wasDone('change-homework', { sent, after: homework, before: homework })).toBe(false)
    expect(wasDone('change-homework', { sent, after: moved })).toBeNull()
    expect(wasDone('change-homework', { sent: { ...sent, title: 'x' }, after: moved })).toBe(false)
  })

  it('compares the contents in their order, and the students as a set', () => {
    const topics = ['r-1', 'r-2'].map(resource_id => ({ resource_id, topic_id: '1' }))
    const bySentTopics = (...ids: string[]) => {
      const sent = { topics: ids.map(resource_id => ({ resource_id })) }
      return wasDone('change-homework', { sent, after: { items: topics } }, 1)
    }
    expect([bySentTopics('r-1', 'r-2'), bySentTopics('r-2', 'r-1'), bySentTopics('r-1')]).toEqual([true, false, false])
    const students = ['s-1', 's-2'].map(student_id => ({ student_id, is_target: 0 }))
    const bySentStudents = (student_ids: string) =>
      wasDone('change-homework', { sent: { student_ids }, after: { items: students } }, 2)
    expect([bySentStudents('s-2,s-1'), bySentStudents('s-1')]).toEqual([true, false])
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

  const student = (over: object = {}) => ({
    student_id: 's-1',
    nickname: '阿部 陽菜',
    number: '12',
    grade_name: '2年',
    class_name: 'A組',
    team_id: '3',
    password_changed: 0,
    ...over,
  })
  const found = (...items: object[]) => ({ items, total: items.length })

  it('looks up each changed student by the ID', () => {
    const reads = (name: EndpointName, sent: object) => {
      const [rule] = endpointRow(name).recover ?? []
      return [rule?.read, rule?.request(sent)]
    }
    expect(reads('change-student-info', { student_id: 's-1' })).toEqual(['search-student', [{ kw: 's-1' }]])
    expect(reads('student-batch-leave', { student_ids: 's-1,s-2' })).toEqual([
      'search-student',
      [{ kw: 's-1' }, { kw: 's-2' }],
    ])
  })

  it.each([
    [{ number: '12' }, { number: '3' }],
    [{ nickname: ' 阿部 陽菜 ' }, { nickname: '阿部' }],
    [{ grade_name: '2年', class_name: 'A組' }, { class_name: '' }],
  ])('compares the sent fields %j of a student with those of the server', (fields, other) => {
    const sent = { student_id: 's-1', ...fields }
    expect(wasDone('change-student-info', { sent, after: found(student()) })).toBe(true)
    expect(wasDone('change-student-info', { sent, after: found(student(other)) })).toBe(false)
  })

  it('does not know the outcome for a student who is not found, or who only resembles the one that was sent', () => {
    const sent = { student_id: 's-1', number: '12' }
    expect(wasDone('change-student-info', { sent, after: found() })).toBeNull()
    expect(wasDone('change-student-info', { sent, after: found(student({ student_id: 's-12' })) })).toBeNull()
  })

  it('compares what a change or reset of many students set', () => {
    const grade = { student_ids: 's-1,s-2', grade_name: '2年' }
    expect(wasDone('batch-change-grade-name', { sent: grade, after: found(student()) })).toBe(true)
    expect(wasDone('batch-change-grade-name', { sent: grade, after: found(student({ grade_name: '1年' })) })).toBe(
      false,
    )
    const reset = { student_ids: 's-1', reset_number: 1 }
    expect(wasDone('reset-students-info', { sent: reset, after: found(student({ number: '' })) })).toBe(true)
    expect(wasDone('reset-students-info', { sent: reset, after: found(student()) })).toBe(false)
    const resetAll = { student_ids: 's-1', reset_grade_name: 1, reset_class_name: 1 }
    const emptied = student({ grade_name: '', class_name: '' })
    expect(wasDone('reset-students-info', { sent: resetAll, after: found(emptied) })).toBe(true)
    expect(wasDone('reset-students-info', { sent: resetAll, after: found({ ...emptied, class_name: 'A組' }) })).toBe(
      false,
    )
  })

  it.each(['team-leave', 'student-batch-leave'] as const)('%s was done if the student is in another class', name => {
    const sent = { student_id: 's-1', team_id: '3' }
    expect(wasDone(name, { sent, after: found(student({ team_id: '' })) })).toBe(true)
    expect(wasDone(name, { sent, after: found(student()) })).toBe(false)
  })

  it('only knows that a password was not changed if the initial one is still valid', () => {
    const sent = { student_id: 's-1', password: 'abc123' }
    expect(wasDone('change-student-password-safe', { sent, after: found(student()) })).toBe(false)
    expect(wasDone('change-student-password-safe', { sent, after: found(student({ password_changed: 1 })) })).toBeNull()
  })
})
