import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { MethodName } from '../../shared/contract/keys'
import { methods } from '../../shared/contract/methods'

const takes = (method: MethodName, argument: object) => v.safeParse(methods[method].argument, argument).success
const letters = (length: number) => 'x'.repeat(length)
const list = (length: number) => Array.from({ length }, () => 'a.wav')

const score = (kind: string, homework_id = '1') => ({ kind, request: { homework_id } })
const ownCell = (row: number, column: number) => ({
  title: 'a',
  bytes: new Uint8Array(1),
  sheet: 0,
  cells: [{ row, column, value: { number: 1 } }],
})
const draft = { key: 'form', generation: 1, value: null }
const keep = { key: 'classes', generation: 1 }
const spoken = (over: object) => ({ text: 'a', category: 'read_sentence', generation: 1, ...over })
const reset = (over: object) => ({ email: 'a', code: 'b', password: 'c', ...over })
const pages = (count: number, name = 'a') => Array.from({ length: count }, () => ({ name, html: '' }))
const printed = (over: object) => ({ title: 'a', files: pages(1), ...over })
const table = (over: object) => ({ name: 'a', rows: [], ...over })
const columns = (length: number) => Array.from({ length }, () => 0)
const texts = (length: number) => Array.from({ length }, () => 'a')
const present = { nickname: 'a', number: '1', grade_name: '', class_name: '', team_id: '1' }
const imported = (length: number, over: object = {}) =>
  Array.from({ length }, (_, row) => ({ row, to: { ...present, ...over } }))
const roster = (over: object) => ({ rows: imported(1), known: [], ...over })
const classes = (length: number) => Array.from({ length }, (_, at) => ({ ref: `new-${at}`, name: 'a', hidden: 0 }))
const proxy = (over: object) => ({ id: 'p', username: 'a', password: 'b', ...over })
const bytes = new Uint8Array(1)
const held = (title: string) => ({ title, bytes })
const book = (sheet: number) => ({ bytes, sheet })
const applied = (apply_type: number) => ({ apply_type, bytes })
const rowsOf = (length: number) => Array.from({ length }, () => ['a'])
const written = (value: object) => ({ ...ownCell(1, 0), cells: [{ row: 1, column: 0, value }] })
const described = (text: string) => ({ files: [{ name: '説明.txt', text }] })
const cells = (length: number) => ({
  ...ownCell(1, 0),
  cells: Array.from({ length }, () => ({ row: 1, column: 0, value: { text: 'a' } })),
})
const report = (...names: string[]) => ({ files: names.map(name => ({ name, text: '' })) })
const frames = (size: number, first = 0) => ({ id: 'r', generation: 1, first, bytes: new Uint8Array(size) })

/** For each method, the largest accepted argument and one that is too large. */
const ends: [MethodName, string, object, object][] = [
  ['session.login', 'a name', { username: letters(200), password: 'b' }, { username: letters(201), password: 'b' }],
  ['session.login', 'a password', { username: 'a', password: letters(200) }, { username: 'a', password: letters(201) }],
  ['session.passCard', 'a key', { key: letters(200) }, { key: letters(201) }],
  ['session.sendResetMail', 'an address', { email: letters(200) }, { email: letters(201) }],
  ['session.resetPassword', 'an address', reset({ email: letters(200) }), reset({ email: letters(201) })],
  ['session.resetPassword', 'a code', reset({ code: letters(200) }), reset({ code: letters(201) })],
  ['session.resetPassword', 'a password', reset({ password: letters(200) }), reset({ password: letters(201) })],
  ['session.unlock', 'a password', { password: letters(200) }, { password: letters(201) }],
  ['session.active', 'input of the last minute', { ago: 60_000 }, { ago: 60_001 }],
  ['session.active', 'input that was not later', { ago: 0 }, { ago: -1 }],
  ['app.proxyLogin', 'a name', proxy({ username: letters(200) }), proxy({ username: letters(201) })],
  ['app.proxyLogin', 'a password', proxy({ password: letters(200) }), proxy({ password: letters(201) })],
  ['app.setPreferences', 'a loudspeaker', { speaker: letters(200) }, { speaker: letters(201) }],
  ['app.setPreferences', 'a microphone', { microphone: letters(200) }, { microphone: letters(201) }],
  ['app.log', 'a line', { content: letters(8000) }, { content: letters(8001) }],
  ['api.cancel', 'an id', { callId: letters(64) }, { callId: letters(65) }],
  ['api.cancel', 'an id of letters', { callId: 'a-1_B' }, { callId: 'a/1' }],
  ['media.resolve', 'a base', { base: letters(2000), files: [] }, { base: letters(2001), files: [] }],
  ['media.resolve', 'a file', { base: '', files: [letters(2000)] }, { base: '', files: [letters(2001)] }],
  ['media.resolve', 'as many files', { base: '', files: list(500) }, { base: '', files: list(501) }],
  ['frame.resolve', 'a base', { base: letters(2000), path: 'a' }, { base: letters(2001), path: 'a' }],
  ['frame.resolve', 'a page', { base: '', path: letters(2000) }, { base: '', path: letters(2001) }],
  ['frame.resolve', 'a page that is there', { base: '', path: 'a' }, { base: '', path: '' }],
  ['downloads.cancel', 'an id of letters', { id: 'd-1' }, { id: '../d' }],
  ['downloads.start', 'an export', score('score-sheet'), score('all')],
  ['downloads.start', 'no call that is no export', score('export-topic-score-overview'), score('homework-basic-info')],
  ['downloads.start', 'the request of its row', score('score-sheet'), { kind: 'score-sheet', request: { id: '1' } }],
  ['downloads.start', 'an id', score('score-sheet', letters(100)), score('score-sheet', letters(101))],
  ['downloads.hold', 'a title', held(letters(200)), held(letters(201))],
  ['downloads.holdPages', 'a title', printed({ title: letters(200) }), printed({ title: letters(201) })],
  [
    'downloads.holdPages',
    'a name',
    printed({ files: pages(1, letters(200)) }),
    printed({ files: pages(1, letters(201)) }),
  ],
  ['downloads.holdPages', 'as many documents', printed({ files: pages(100) }), printed({ files: pages(101) })],
  ['downloads.holdPages', 'one document at least', printed({}), printed({ files: [] })],
  ['copies.remove', 'an id', { homework_id: letters(200) }, { homework_id: letters(201) }],
  ['excel.write', 'a name', table({ name: letters(200) }), table({ name: letters(201) })],
  ['excel.write', 'as many rows', table({ rows: rowsOf(5001) }), table({ rows: rowsOf(5002) })],
  ['excel.write', 'as many cells in a row', table({ rows: [texts(100)] }), table({ rows: [texts(101)] })],
  ['excel.write', 'a text', table({ rows: [[letters(2000)]] }), table({ rows: [[letters(2001)]] })],
  ['excel.write', 'a column of numbers', table({ numbers: [99] }), table({ numbers: [100] })],
  ['excel.write', 'a first column', table({ numbers: [0] }), table({ numbers: [-1] })],
  ['excel.write', 'as many columns of numbers', table({ numbers: columns(100) }), table({ numbers: columns(101) })],
  ['sheet.read', 'a sheet', book(1000), book(1001)],
  ['sheet.read', 'the first sheet', book(0), book(-1)],
  ['roster.read', 'a sheet', book(1000), book(1001)],
  ['applications.read', 'a kind of application', applied(3), applied(4)],
  ['roster.start', 'as many rows', roster({ rows: imported(5000) }), roster({ rows: imported(5001) })],
  ['roster.start', 'one row at least', roster({}), roster({ rows: [] })],
  ['roster.start', 'as many accounts', roster({ known: texts(50_000) }), roster({ known: texts(50_001) })],
  ['roster.start', 'as many classes', roster({ teams: classes(500) }), roster({ teams: classes(501) })],
  ['roster.start', 'a day', roster({ day: '2027-04-01' }), roster({ day: '2027/04/01' })],
  [
    'roster.start',
    'a name',
    roster({ rows: imported(1, { nickname: letters(100) }) }),
    roster({ rows: imported(1, { nickname: letters(101) }) }),
  ],
  ['roster.undo', 'as many rows', { id: 'i', rows: columns(5000) }, { id: 'i', rows: columns(5001) }],
  ['sheet.write', 'a title', { ...ownCell(1, 0), title: letters(200) }, { ...ownCell(1, 0), title: letters(201) }],
  ['sheet.write', 'one cell at least', ownCell(1, 0), { ...ownCell(1, 0), cells: [] }],
  ['sheet.write', 'as many cells', cells(20_000), cells(20_001)],
  ['sheet.write', 'a text in a cell', written({ text: letters(100) }), written({ text: letters(101) })],
  ['sheet.write', 'a day in a cell', written({ day: '2026-11-23' }), written({ day: '2026/11/23' })],
  ['report.save', 'a text', described(letters(1_000_000)), described(letters(1_000_001))],
  ['sheet.write', 'a row of Excel', ownCell(1, 0), ownCell(0, 0)],
  ['sheet.write', 'a cell of the limits', ownCell(5000, 255), ownCell(5001, 255)],
  ['sheet.write', 'a column of the limits', ownCell(1, 0), ownCell(1, 256)],
  ['drafts.write', 'a key', { ...draft, key: letters(100) }, { ...draft, key: letters(101) }],
  ['drafts.write', 'a key of letters', { ...draft, key: 'form/1-a.b_c' }, { ...draft, key: 'form 1' }],
  [
    'drafts.list',
    'the beginning of keys',
    { prefix: letters(100), generation: 1 },
    { prefix: letters(101), generation: 1 },
  ],
  ['drafts.write', 'a session', draft, { ...draft, generation: 1.5 }],
  ['keeps.read', 'a session', keep, { ...keep, generation: 1.5 }],
  ['evaluation.list', 'a session', { generation: 1 }, { generation: 1.5 }],
  ['drafts.read', 'a key', { key: 'a', generation: 1 }, { key: '', generation: 1 }],
  ['keeps.write', 'a key of the table', { ...keep, value: 1 }, { ...keep, key: 'students', value: 1 }],
  ['keeps.read', 'a key of the table', keep, { ...keep, key: '../session.bin' }],
  ['evaluation.begin', 'a text', spoken({ text: letters(3000) }), spoken({ text: letters(3001) })],
  ['evaluation.begin', 'a text with letters', spoken({ text: '7' }), spoken({ text: '。' })],
  ['evaluation.begin', 'a category', spoken({ category: 'read_word' }), spoken({ category: 'sing' })],
  ['evaluation.frames', 'so many frames', frames(70 * 500), frames(70 * 501)],
  ['evaluation.frames', 'whole frames', frames(70), frames(71)],
  ['evaluation.frames', 'whole frames, or none', frames(0), frames(1)],
  ['evaluation.frames', 'the frames of five minutes', frames(70, 15_000), frames(70, 15_001)],
  ['lessons.open', 'an id', { class_id: letters(200) }, { class_id: letters(201) }],
  ['report.save', 'a file of the report', report('説明.txt'), report('../説明.txt')],
  ['report.save', 'each file once', report('説明.txt', '動作.txt'), report('動作.txt', '動作.txt')],
  ['report.save', 'all files', report('説明.txt', 'まとめ.txt', '設定.txt', '不具合.txt', '動作.txt'), report()],
  ['app.openExternal', 'a place', { target: 'support' }, { target: 'https://evil.example' }],
]

describe('the limits of bridge arguments', () => {
  it.each(ends)('%s: %s', (method, _what, right, wrong) => {
    expect(takes(method, right)).toBe(true)
    expect(takes(method, wrong)).toBe(false)
  })

  it('are 4 kB, except for methods that carry content', () => {
    const larger = Object.entries(methods).flatMap(([name, { maxBytes }]) => (maxBytes > 4096 ? [name] : []))
    expect(
      larger.filter(
        name =>
          !/^(api\.(call|upload)|excel\.(read|write)|applications\.read|downloads\.hold|sheet\.|roster\.(read|start|undo)|downloads\.start|app\.log|media\.resolve|drafts\.|keeps\.|report\.save|evaluation\.(begin|frames))/.test(
            name,
          ),
      ),
    ).toEqual([])
  })

  it('allow no additional key in either form of a proxy login', () => {
    expect(takes('app.proxyLogin', { id: 'p', username: 'a', password: 'b' })).toBe(true)
    expect(takes('app.proxyLogin', { id: 'p', cancel: true })).toBe(true)
    expect(takes('app.proxyLogin', { id: 'p', username: 'a', password: 'b', cancel: true })).toBe(false)
    expect(takes('app.proxyLogin', { id: 'p', cancel: true, more: 1 })).toBe(false)
  })
})
