import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { entriesOf, isFault, redactEntry } from '../../../main/fault-report/log-entries'
import { programWords } from '../../../main/fault-report/program-words'

const shown = (entry: Record<string, unknown>): unknown => JSON.parse(redactEntry(entry))

describe('of a free text, all is hidden but the words of the program', () => {
  it.each([
    ['no student 佐藤 花子 here', 'no ＊'],
    ['Expected string but received "Tanaka Taro"', '＊ string ＊'],
    ['Student Yamada Hanako', '＊'],
    ['TypeError: Yamada.H is not a function', 'TypeError: ＊ is not a function'],
    ['student_id:1234567890', '＊'],
    ['number 20105012 twice, 7', '＊'],
    ['getaddrinfo ENOTFOUND teacher.my-school.ed.jp', '＊ ENOTFOUND ＊'],
    ['connect ECONNREFUSED fe80::1', 'connect ECONNREFUSED ＊'],
    ['connect ETIMEDOUT 192.168.10.20:443', 'connect ETIMEDOUT ＊'],
    ['yamada.h', '＊'],
    ['EYAMADA ERR_YAMADA YAMADA', '＊'],
    ['Bearer abc.def-123', '＊'],
    ['proxy http://user:hanamaru1@proxy.local:8080/', '＊'],
    [String.raw`ENOENT, open 'C:\Users\tanaka\成績 2A.xlsx'`, 'ENOENT, open ＊'],
    [String.raw`EBUSY \\fs01\home$\tanaka\a.txt`, 'EBUSY ＊'],
    ['GET https://school.example.jp/v4/team/info?student_id=20105', '＊'],
    ['Minified React error #310; visit https://react.dev/errors/310', 'Minified React error #310; ＊'],
    ['    at Yamada Hanako (C:/tanaka/assets.js:1:2)', '    at ＊'],
  ])('%s', (message, rest) => expect(programWords(message)).toBe(rest))

  it('the places in the program stay, and those in other files do not', () => {
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'student_id')",
      '    at loadPaper (http://127.0.0.1:41200/assets/index-Bx3.js:1:123456)',
      '    at Object.run (file:///C:/Users/tanaka/AppData/Local/Programs/Hanamaru/resources/app.asar/dist/main/index.js:10:5)',
      String.raw`    at C:\Users\tanaka\app.asar\dist\main\chunks\open-x.js:3:4`,
      '    at tanaka (C:/Users/tanaka/hanako.js:1:1)',
    ].join('\n')
    expect(programWords(stack)).toBe(
      [
        'TypeError: Cannot read properties of undefined (reading ＊',
        '    at index-Bx3.js:1:123456',
        '    at index.js:10:5',
        '    at open-x.js:3:4',
        '    at ＊',
      ].join('\n'),
    )
  })
})

describe('an entry of the log', () => {
  it('keeps the values of the program', () => {
    const entry = {
      at: '2026-11-20T23:41:07.512Z',
      event: 'call.failed',
      endpoint: 'login-safe',
      kind: 'network',
      status: 401,
      code: 'ECONNRESET',
      more: 12,
      version: '7.1.1',
      host: 'electron',
      sample: false,
    }
    expect(shown(entry)).toEqual(entry)
  })

  it.each([
    [{ event: 'yamada.h' }, { event: '＊' }],
    [
      { event: 'media.refused', host: 'speech.example-school.ed.jp' },
      { event: 'media.refused', host: '＊' },
    ],
    [
      { event: 'lesson.refused', host: 'tanaka' },
      { event: 'lesson.refused', host: '＊' },
    ],
    [
      { event: 'microphone.lost', problem: 'unplugged' },
      { event: 'microphone.lost', problem: 'unplugged' },
    ],
    [{ problem: 'マイク（佐藤のヘッドセット）' }, { problem: '＊' }],
    [{ studentId: 1234567, found: '20105012', proxy: 'proxy.my-school.ed.jp' }, {}],
    [{ deep: { list: ['Tanaka', 1234567] }, teacher: 'misaki.t' }, {}],
    [
      { why: 'Yamada Hanako', reason: 'misaki.t' },
      { why: '＊', reason: '＊' },
    ],
    [
      { endpoint: 'Yamada', method: 'yamada.h', kind: 'Yamada', export: 'Yamada' },
      { endpoint: '＊', method: '＊', kind: '＊', export: '＊' },
    ],
    [
      { status: 1234567, more: 20105, code: 'YAMADA', sample: 'yes' },
      { status: '＊', more: '＊', code: '＊', sample: '＊' },
    ],
    [
      { status: 9999, more: -9999 },
      { status: 9999, more: -9999 },
    ],
    [
      { status: 10_000, more: -20_105, code: 1.5, closeCode: '1006' },
      { status: '＊', more: '＊', code: '＊', closeCode: '＊' },
    ],
    [
      { at: 'Yamada', version: 'Yamada', host: { name: 'Yamada' }, detail: { name: 'Yamada' } },
      { at: '＊', version: '＊', host: '＊', detail: '＊' },
    ],
  ])('hides or leaves out what is not listed: %j', (entry, rest) => expect(shown(entry)).toEqual(rest))

  it('keeps its event, whichever the program writes', () => {
    const events = readdirSync('main', { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .flatMap(file =>
        [...readFileSync(`main/${file}`, 'utf8').matchAll(/\blog\(\s*'(?<event>[\w.]+)'/gu)].map(
          ({ groups }) => groups?.event,
        ),
      )
    expect(events.length).toBeGreaterThan(30)
    for (const event of events) expect(shown({ event })).toEqual({ event })
  })

  it('is not made of a line that is cut off, and tells faults from other events', () => {
    const entries = entriesOf('{"event":"start"}\nut off"}\n{"event":"crash"}\n{"event":"bridge.threw"}\n7\n')
    expect(entries.map(entry => [entry.event, isFault(entry)])).toEqual([
      ['start', false],
      ['crash', true],
      ['bridge.threw', true],
    ])
    for (const event of ['client', 'start.failed', 'damaged', 'bridge.refused']) expect(isFault({ event })).toBe(true)
    for (const event of ['session.begin', 'call.failed']) expect(isFault({ event })).toBe(false)
  })
})
