/** Guards of the logs: their content, and the data that they must not contain (DESIGN §10; SPEC §8). */
import { guardsOf } from '../table.mjs'

const common = { area: 'log', section: '§10' }
const log = 'tests/main/store/log.test.ts'
const secret = (word, find) => [`The log redacts values whose name contains ${word}`, find, '']

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
  ['Texts in the log have a limit', '.slice(0, 2000)', ''],
  [
    'Texts inside objects are redacted, too',
    "if (typeof value === 'string') return redactText(value)",
    "if (typeof value === 'string') return value",
  ],
  ['Lists in the log have a limit', 'value.slice(0, 20)', 'value'],
  ['Objects in the log have a limited depth', "if (depth > 4) return '[deep]'", ''],
  ['The log file has a limit', 'const isFull = size > maxBytes', 'const isFull = false'],
  [
    'The log continues if its second file cannot be replaced',
    'if (!isRenamed && size > maxBytesWithoutRename) return',
    'if (isFull && !isRenamed) return',
  ],
  [
    'A log whose second file cannot be replaced has a limit',
    'if (!isRenamed && size > maxBytesWithoutRename) return',
    '',
  ],
  [
    'Synchronous entries continue if the second file cannot be replaced',
    'return size <= maxBytesWithoutRename',
    'return false',
  ],
  [
    'Synchronous entries have a limit if the second file cannot be replaced',
    'return size <= maxBytesWithoutRename',
    'return true',
  ],
  ['Synchronous entries rename a full log file', 'if (size <= maxBytes) return true', 'if (size >= 0) return true'],
  [
    'Only its user can read the log',
    'isRenamed ? firstLine + line : line, { mode: 0o600 }',
    'isRenamed ? firstLine + line : line, { mode: 0o644 }',
  ],
  [
    'Only its user can read the log, also with synchronous entries only',
    'lineFor(at, event, detail), { mode: 0o600 }',
    'lineFor(at, event, detail), { mode: 0o644 }',
  ],
  [
    'Only its user can read the log’s folder',
    'mkdir(dirname(path), { recursive: true, mode: 0o700 }).catch',
    'mkdir(dirname(path), { recursive: true, mode: 0o755 }).catch',
  ],
  [
    'Only its user can read the log’s folder, also with synchronous entries only',
    'mkdirSync(dirname(path), { recursive: true, mode: 0o700 })',
    'mkdirSync(dirname(path), { recursive: true, mode: 0o755 })',
  ],
  [
    'A log that cannot be written does not break the program',
    '.then(() => append(line)).catch(() => undefined)',
    '.then(() => append(line))',
  ],
])

const client = guardsOf({ ...common, file: 'main/http/client-log.ts', tests: ['tests/main/http/background.test.ts'] }, [
  ['The client log is redacted', 'const clean = redactText(content)', 'const clean = content'],
  ['Nothing is sent to the client log before login', '!session.identity() || ', ''],
  ['An error is sent once, and the number of errors per minute is limited', ' || !maySend(clean)', ''],
])

const limit = guardsOf(
  {
    ...common,
    file: 'shared/domain/send-limit.ts',
    tests: ['tests/shared/send-limit.test.ts', 'tests/main/http/background.test.ts'],
  },
  [
    ['The same content is sent once', 'seen.has(content) || ', ''],
    ['At most ten contents are sent per minute', ' || sentAt.length >= perMinute', ''],
    ['A clock that was set back does not stop the client log', 'Math.abs(at - time)', '(at - time)'],
    ['The number of remembered contents is limited', 'if (seen.size >= remembered) seen.clear()', ''],
  ],
)

const crashes = guardsOf({ ...common, file: 'main/crash-log.ts', tests: ['tests/main/crash-log.test.ts'] }, [
  ['A repeated error does not fill the log', 'if (remaining-- <= 0) return', ''],
])

const refusedCalls = guardsOf({ ...common, file: 'main/services/index.ts', tests: ['tests/main/services.test.ts'] }, [
  [
    'A page whose calls are refused cannot fill the log',
    'createGate(handlers, profile.host.origin, profile.throttledLog.log, isLocked)',
    'createGate(handlers, profile.host.origin, profile.log, isLocked)',
  ],
])

const pageErrors = guardsOf({ ...common, file: 'main/services/open-api.ts', tests: ['tests/main/services.test.ts'] }, [
  [
    'A page that fails again and again cannot fill the log',
    "clientName: 'desktop', clock, log: throttledLog.log })",
    "clientName: 'desktop', clock, log })",
  ],
])

export const rows = [...main, ...client, ...limit, ...crashes, ...refusedCalls, ...pageErrors]
