/** The loopback host's secrets, sockets, tickets and idle watch (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'loopback-session', section: '§3, §10' }
const session = 'tests/main/host/loopback/session.test.ts'
const guards = 'tests/main/host/loopback/guards.test.ts'
const events = 'tests/main/host/loopback/events.test.ts'
const files = 'tests/main/host/loopback/files.test.ts'
const uses = 'tests/main/host/loopback/answers.test.ts'
const idle = 'tests/main/host/loopback/idle.test.ts'

const secrets = guardsOf({ ...common, file: 'main/host/loopback/secrets.ts', tests: [session, uses, guards] }, [
  ['A launch secret opens one session only', 'return null\n      launch = newSecret()', 'return null'],
  ['A launch secret that is no text is refused', "typeof given !== 'string' || ", ''],
  ['A wrong launch secret is refused', ' || !sameSecret(given, launch)', ''],
  ['Secrets have 256 random bits', "randomBytes(32).toString('base64url')", "randomBytes(8).toString('base64url')"],
  ['Secrets are compared in constant time', 'timingSafeEqual(digest(one), digest(other))', 'one === other'],
  ['Sessions have an end', 'if (sessions.length > maxSessions) sessions.shift()', ''],
  [
    'A session secret is compared with those that are open',
    'sessions.filter(session => sameSecret(session, secret)).length > 0',
    'true',
  ],
  [
    'A missing session secret is refused',
    "if (typeof secret !== 'string') return false",
    "if (typeof secret !== 'string') return true",
  ],
])

const sockets = guardsOf({ ...common, file: 'main/host/loopback/events.ts', tests: [events, uses] }, [
  [
    'A socket names the exact host',
    "if (!hostIs(headers.host, new URL(parts.origin).host)) return { fault: 'host' }",
    '',
  ],
  ['A socket comes from our origin', "if (!originIs(headers.origin, parts.origin)) return { fault: 'origin' }", ''],
  ['A socket is opened at its path only', "if (request.url !== '/events') return { fault: 'path' }", ''],
  ['A socket carries the session secret', ' && parts.secrets.isSession(session)', ''],
  ['A socket asks for our protocol', 'first === protocol && ', ''],
  ['A socket offers one secret, not guesses', ' && rest.length === 0', ''],
  [
    'The secret is not echoed as the protocol',
    ', handleProtocols: () => protocol',
    ', handleProtocols: names => [...names][1] ?? false',
  ],
  ['A page that sends anything loses its socket', "socket.on('message', () => socket.close(1008))", ''],
  ['What a page sends has an end', 'maxPayload: 1024, ', ''],
  ['A ticket is told to its page only', 'parts.show[event]?.(session, detail) ?? detail', 'detail'],
  ['A refused socket is logged', 'parts.refused(`socket ', 'void (`socket '],
])

const owners = guardsOf({ ...common, file: 'main/host/loopback/file-owners.ts', tests: [events] }, [
  ['A ticket belongs to the page that asked for the file', ' && owners.get(state.id) === session', ''],
  ['A used ticket is told to nobody', ' && tickets.isOpen(ticket)', ''],
])

const tickets = guardsOf({ ...common, file: 'main/host/loopback/tickets.ts', tests: [files, uses] }, [
  [
    'A ticket is good once',
    'const found = open.get(ticket)\n      open.delete(ticket)',
    'const found = open.get(ticket)',
  ],
  [
    'A ticket ends after five minutes',
    'if (until <= clock()) open.delete(ticket)',
    'if (until < 0) open.delete(ticket)',
  ],
  ['A ticket does not age while nobody can use it', 'if (held) return', ''],
  [
    'A ticket is good for a while after the screen was unlocked',
    'if (held && !locked) for (const entry of open.values()) entry.until = clock() + lifetime',
    '',
  ],
  ['Tickets end with the session', 'open.clear()', ''],
  ['Files that the browser has are removed with the session', 'await Promise.all(paths.map(files.remove))', ''],
  [
    'A file on its way at the end of the session is removed, too',
    'if (session !== taken) return void files.remove(path)',
    '',
  ],
  ['What the browser may have is noted before it leaves', 'giving: () => files.note(path)', 'giving: async () => {}'],
  ['A file whose way to the browser broke off stays', 'if (!(whole || session.has(path))) void files.forget(path)', ''],
  ['A file that the browser has had goes, though another way to it broke off', '|| session.has(path)', ''],
  [
    'A new file where one lay that the browser had is not swept for that',
    'taken.delete(path)\n      void files.forget(path)',
    'taken.delete(path)',
  ],
])

const takenFiles = guardsOf({ ...common, section: '§11', file: 'main/host/loopback/taken-files.ts', tests: [files] }, [
  [
    'What a crash kept from being removed goes with the next start',
    'await (dirname(path) === folder ? remove(path) : journal.remove(path))',
    'void path',
  ],
  ['Only files of the downloads folder are swept', 'dirname(path) === folder ? remove(path) : ', ' '],
  ['A file that would not go stays noted', '() => undefined,', '() => journal.remove(path),'],
])

const logout = guardsOf({ ...common, file: 'main/services.ts', tests: ['tests/main/services-guards.test.ts'] }, [
  ['A logout ends when what the browser has is removed', ', host.takeBack?.()', ''],
])

const watch = guardsOf({ ...common, file: 'main/host/loopback/idle.ts', tests: [idle] }, [
  ['A login ends when no page is open for a minute', 'timer ??= setInterval(idle, pause).unref()', 'timer = undefined'],
  ['The wait starts with the program', 'wait()\n  return {', 'return {'],
])

const server = guardsOf({ ...common, file: 'main/host/loopback/server.ts', tests: [idle, session, files, uses] }, [
  [
    'The ports are open to this machine only',
    "server.listen(port, '127.0.0.1', done)",
    "server.listen(port, '0.0.0.0', done)",
  ],
  ['The teacher is signed out when no page is left', "void services.session.end('idle')", 'void 0'],
  ['Media have an origin of their own', 'const media = await openPort(0)', 'const media = main'],
  [
    'The launch secret stands in the fragment, which no server hears',
    ['/#launch=$', '{secrets'].join(''),
    ['/?launch=$', '{secrets'].join(''),
  ],
  [
    'Two programs never share a profile',
    'const unlock = await lockProfile(profile)',
    'const unlock = () => undefined',
    { section: '§11' },
  ],
  ['Tickets know when the screen is locked', "if (event === 'lock.changed') tickets.hold(locked())", ''],
  [
    'What the browser has is removed as the program ends',
    'await services.close()\n    // The session lives no longer than this process.\n    await tickets.end()',
    'await services.close()',
  ],
])

const host = guardsOf({ ...common, file: 'main/host/loopback/host.ts', tests: [files, uses] }, [
  ['A file name cannot lead out of the downloads folder', 'join(downloads, basename(name))', 'join(downloads, name)'],
  [
    'The downloads folder is its user’s alone',
    'mkdirSync(downloads, { recursive: true, mode: 0o700 })',
    'mkdirSync(downloads, { recursive: true, mode: 0o755 })',
  ],
  [
    'Nothing secret is written where no keychain is',
    'secretBox: null',
    'secretBox: { seal: (text: string) => Buffer.from(text), open: (bytes: Uint8Array) => Buffer.from(bytes).toString() }',
  ],
  [
    'A finished file replaces nothing',
    'join(downloads, basename(name)), replace: false',
    'join(downloads, basename(name)), replace: true',
  ],
  [
    'Only allowed addresses are opened',
    "if (allowed === null) throw new Error('not an address to open')\n      parts.open(allowed)",
    'parts.open(address)',
  ],
])

const media = guardsOf({ ...common, file: 'main/host/loopback/media.ts', tests: [files] }, [
  ['The media port names the exact host', "!hostIs(c.req.header('host'), host) || ", ''],
  ['The media port is for our pages', " || !siteIsNear(c.req.header('sec-fetch-site'))", ''],
  ['A media address is signed', " || !signer.isSigned(id, c.req.query('s'))", ''],
  ['The signature is of this id', "update(id).digest('base64url')", "update('').digest('base64url')"],
  ['The key is another in each run', 'const key = randomBytes(32)', "const key = 'key'"],
  ['The media port answers GET only', "c.req.method !== 'GET' || ", ''],
  [
    'Only our pages may read what the media port gives',
    "'Access-Control-Allow-Origin': pageOrigin",
    "'Access-Control-Allow-Origin': '*'",
  ],
])

export const rows = [
  ...secrets,
  ...sockets,
  ...owners,
  ...tickets,
  ...takenFiles,
  ...logout,
  ...watch,
  ...server,
  ...host,
  ...media,
]
