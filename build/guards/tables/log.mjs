/** What is written down of errors, and what is not (DESIGN §10; SPEC §8). */
import { guardsOf } from '../table.mjs'

const common = { area: 'log', section: '§10' }
const log = 'tests/main/store/log.test.ts'
const secret = (word, find) => [`The log redacts what is called ${word}`, find, '']

const main = guardsOf({ ...common, file: 'main/store/log.ts', tests: [log, 'tests/main/store/store.test.ts'] }, [
  ['Values under secret names are not written', "if (secretNames.test(name)) return '[redacted]'", ''],
  secret('token', 'token|'),
  secret('password', 'password|'),
  secret('secret', 'secret|'),
  secret('authorization', 'authorization|'),
  secret('name', '|name'),
  secret('email', '|email'),
  secret('key', '|key'),
  ['Bearer tokens in texts are not written', ".replace(/Bearer\\s+\\S+/gi, 'Bearer [redacted]')", ''],
  [
    'The user’s name in paths is not written',
    ".replace(/([\\\\/](?:Users|home)[\\\\/])[^\\\\/:\"'\\n]+/gi, '$1[user]')",
    '',
  ],
  ['Accounts in addresses are not written', ".replace(/:\\/\\/[^\\s/@]+@/g, '://[redacted]@')", ''],
  ['E-mail addresses in texts are not written', ".replace(/[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+/g, '[mail]')", ''],
  ['Long opaque texts are not written', ".replace(/[A-Za-z0-9+/_-]{40,}={0,2}/g, '[opaque]')", ''],
  ['Texts have an end in the log', '.slice(0, 2000)', ''],
  [
    'Texts inside objects are redacted, too',
    "if (typeof value === 'string') return redactText(value)",
    "if (typeof value === 'string') return value",
  ],
  ['Lists have an end in the log', 'value.slice(0, 20)', 'value'],
  ['Objects have an end in the log', "if (depth > 4) return '[deep]'", ''],
  ['The log file has an end', 'const full = size > maxBytes', 'const full = false'],
  [
    'The log goes on where its second file is held',
    'if (!moved && size > stuckBytes) return',
    'if (full && !moved) return',
  ],
  ['A log that cannot move on has an end', 'if (!moved && size > stuckBytes) return', ''],
  ['The last words go on where the second file is held', 'return size <= stuckBytes', 'return false'],
  ['The last words have an end where the second file is held', 'return size <= stuckBytes', 'return true'],
  [
    'The log file has an end also for the last words of a program',
    'if (size <= maxBytes) return true',
    'if (size >= 0) return true',
  ],
  [
    'The log is its user’s alone',
    'moved ? first + line : line, { mode: 0o600 }',
    'moved ? first + line : line, { mode: 0o644 }',
  ],
  [
    'The log is its user’s alone, also where a program only has last words',
    'lineOf(at, event, detail), { mode: 0o600 }',
    'lineOf(at, event, detail), { mode: 0o644 }',
  ],
  [
    'The log’s folder is its user’s alone',
    'mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch',
    'mkdir(dirname(path), { recursive: true, mode: 0o755 }).catch',
  ],
  [
    'The log’s folder is its user’s alone, also where a program only has last words',
    'mkdirSync(dirname(path), { recursive: true, mode: 0o700 })',
    'mkdirSync(dirname(path), { recursive: true, mode: 0o755 })',
  ],
  [
    'A log that cannot be written breaks nothing',
    '.then(() => append(line)).catch(() => undefined)',
    '.then(() => append(line))',
  ],
])

const client = guardsOf({ ...common, file: 'main/http/client-log.ts', tests: ['tests/main/http/background.test.ts'] }, [
  ['What is sent to the client log is redacted', 'const clean = redactText(content)', 'const clean = content'],
  ['Nothing is sent to the client log before login', '!session.identity() || ', ''],
  ['An error is sent once, and few a minute', ' || !allowed(clean)', ''],
])

const limit = guardsOf(
  {
    ...common,
    file: 'shared/domain/send-limit.ts',
    tests: ['tests/shared/send-limit.test.ts', 'tests/main/http/background.test.ts'],
  },
  [
    ['A content is sent once', 'seen.has(content) || ', ''],
    ['Ten a minute are sent, no more', ' || sentAt.length >= perMinute', ''],
    ['A clock that was set back silences nothing', 'Math.abs(at - time)', '(at - time)'],
    ['What was sent is remembered to a bound', 'if (seen.size >= remembered) seen.clear()', ''],
  ],
)

const crashes = guardsOf({ ...common, file: 'main/crash-log.ts', tests: ['tests/main/crash-log.test.ts'] }, [
  ['A fault that comes again and again fills no log', 'if (left-- <= 0) return', ''],
])

const services = guardsOf({ ...common, file: 'main/services.ts', tests: ['tests/main/services.test.ts'] }, [
  [
    'A page that asks what it may not fills no log',
    'createGate(handlers, host.origin, sparing.log, locked)',
    'createGate(handlers, host.origin, log, locked)',
  ],
  ['A page that fails over and over fills no log', 'clock,\n    log: sparing.log,\n  })', 'clock,\n    log,\n  })'],
])

export const rows = [...main, ...client, ...limit, ...crashes, ...services]
