import { describe, expect, it } from 'vitest'
import { entriesOf, isFault, redactEntry } from '../../../main/fault-report/log-entries'
import { redactReport } from '../../../main/fault-report/redact'

const known = ['髙橋 美咲', 'teacher@sample.school', 'misaki.t', 'さくら中学校']

describe('the redaction of a text', () => {
  it.each([
    ['a Japanese name', 'no student 佐藤 花子 here', ['佐藤', '花子']],
    ['a name in quotes', 'Expected string but received "Tanaka Taro"', ['Tanaka', 'Taro']],
    ['a name in Japanese quotes', 'invalid 「Tanaka」', ['Tanaka']],
    ['the teacher by name', 'user Misaki.T failed', ['Misaki', 'misaki']],
    ['an e-mail address', 'sent to hanako@example.jp', ['hanako', 'example.jp']],
    ['a token', 'Bearer abc.def-123', ['abc.def']],
    ['a password in an address', 'proxy http://user:hanamaru1@proxy.local:8080/', ['hanamaru1', 'user:']],
    ['a path with the user', String.raw`ENOENT, open 'C:\Users\tanaka\成績 2A.xlsx'`, ['tanaka', '2A.xlsx', '成績']],
    ['a path without quotes', String.raw`ENOENT D:\school\tanaka\scores.xlsx`, ['tanaka', 'scores']],
    ['a share', String.raw`EBUSY \\fs01\home$\tanaka\a.txt`, ['fs01', 'tanaka']],
    ['a home folder', 'EACCES /home/tanaka/x/list.csv', ['tanaka', 'list.csv']],
    ['the address of a page', 'at #/admin/student/student-details/s-12?tab=ebook', ['s-12', 'ebook']],
    ['a query', 'GET https://school.example.jp/v4/team/info?student_id=20105', ['20105', 'school.example']],
    ['a student number', 'number 20105012 twice', ['20105012']],
    ['an address of the network', 'connect 192.168.10.20:443', ['192.168']],
  ])('hides %s', (_, text, secrets) => {
    const shown = redactReport(text, known)
    for (const secret of secrets) expect(shown).not.toContain(secret)
    expect(shown).toMatch(/伏字|\[redacted\]|\[mail\]|\[opaque\]/)
  })

  it('keeps what support needs: the kind of an error, its property, and the places in the program', () => {
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'student_id')",
      '    at loadPaper (http://127.0.0.1:41200/assets/index-Bx3.js:1:123456)',
      '    at Object.run (file:///C:/Users/tanaka/AppData/Local/Programs/Hanamaru/resources/app.asar/dist/main/index.js:10:5)',
    ].join('\n')
    expect(redactReport(stack, known)).toBe(
      [
        "TypeError: Cannot read properties of undefined (reading 'student_id')",
        '    at loadPaper index-Bx3.js:1:123456',
        '    at Object.run index.js:10:5',
      ].join('\n'),
    )
  })
})

describe('an entry of the log', () => {
  it('keeps the values of the program, and redacts all others at any depth', () => {
    const entry = {
      at: '2026-11-20T23:41:07.512Z',
      event: 'call.failed',
      endpoint: 'login-safe',
      status: 401,
      content: 'of 佐藤 花子',
      deep: { list: ['"Tanaka"', 'misaki.t'] },
      reason: 'misaki.t',
      platform: 'win32 10.0.22631 x64',
      found: '20105012',
    }
    expect(JSON.parse(redactEntry(entry, known))).toEqual({
      at: '2026-11-20T23:41:07.512Z',
      event: 'call.failed',
      endpoint: 'login-safe',
      status: 401,
      content: 'of [伏字] [伏字]',
      deep: { list: ['[伏字]', '[伏字]'] },
      reason: '[伏字]',
      platform: 'win32 10.0.22631 x64',
      found: '[伏字]',
    })
  })

  it('is not made of a line that is cut off, and tells faults from other events', () => {
    const entries = entriesOf('{"event":"start"}\nut off"}\n{"event":"crash"}\n{"event":"bridge.threw"}\n7\n')
    expect(entries.map(entry => [entry.event, isFault(entry)])).toEqual([
      ['start', false],
      ['crash', true],
      ['bridge.threw', true],
    ])
  })
})
