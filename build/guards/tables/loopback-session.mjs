/** Guards of the loopback host’s secrets, sockets, tickets and idle logout (DESIGN §3, §10). */
import { guardsOf } from '../table.mjs'

const common = { area: 'loopback-session', section: '§3, §10' }
const session = 'tests/main/host/loopback/session.test.ts'
const guards = 'tests/main/host/loopback/guards.test.ts'
const events = 'tests/main/host/loopback/page-sockets.test.ts'
const files = 'tests/main/host/loopback/files.test.ts'
const uses = 'tests/main/host/loopback/answers.test.ts'
const idle = 'tests/main/host/loopback/idle-logout.test.ts'

const secrets = guardsOf({ ...common, file: 'main/host/loopback/secrets.ts', tests: [session, uses, guards] }, [
  ['A launch secret opens one session only', 'return null\n      launch = newSecret()', 'return null'],
  ['A launch secret that is not a text is refused', "typeof secret !== 'string' || ", ''],
  ['A wrong launch secret is refused', ' || !sameSecret(secret, launch)', ''],
  ['Secrets have 256 random bits', "randomBytes(32).toString('base64url')", "randomBytes(8).toString('base64url')"],
  ['Secrets are compared in constant time', 'timingSafeEqual(digest(one), digest(other))', 'one === other'],
  ['The number of sessions is limited', 'if (sessions.length > maxSessions) sessions.shift()', ''],
  [
    'A session secret must belong to an open session',
    'sessions.filter(session => sameSecret(session, secret)).length > 0',
    'true',
  ],
  [
    'A missing session secret is refused',
    "if (typeof secret !== 'string') return false",
    "if (typeof secret !== 'string') return true",
  ],
])

const sockets = guardsOf({ ...common, file: 'main/host/loopback/page-sockets.ts', tests: [events, uses] }, [
  [
    'A socket request has the exact Host',
    "if (!isHost(headers.host, new URL(parts.origin).host)) return { fault: 'host' }",
    '',
  ],
  ['A socket comes from our origin', "if (!isOrigin(headers.origin, parts.origin)) return { fault: 'origin' }", ''],
  ['A socket opens only at its path', "if (!stream) return { fault: 'path' }", ''],
  ['A socket needs the session secret', ' && parts.secrets.isSession(session)', ''],
  ['A socket must request our subprotocol', 'requested === protocol && ', ''],
  ['A socket offers exactly one secret', ' && others.length === 0', ''],
  [
    'The secret is not echoed as the subprotocol',
    ', handleProtocols: () => protocol',
    ', handleProtocols: names => [...names][1] ?? false',
  ],
  ['A message from a page closes its socket', "socket.on('message', () => socket.close(1008))", ''],
  ['A message from a page has a maximum size', 'noServer: true, maxPayload, ', 'noServer: true, '],
  ['A message with audio frames has a maximum size', 'serverOf(maxJsonBytes(framesMethod))', 'serverOf(2 ** 30)'],
  ['A malformed message with audio frames closes its socket', 'else socket.close(1008)', ''],
  [
    'Audio frames of a session that has ended are refused',
    'if (!parts.secrets.isSession(session)) return socket.close(1008)',
    '',
  ],
  ['A ticket is sent only to its page', 'parts.viewFor[event]?.(session, detail) ?? detail', 'detail'],
  ['A refused socket is logged', 'parts.onRefused(`socket ', 'void (`socket '],
])

const owners = guardsOf({ ...common, file: 'main/host/loopback/download-owners.ts', tests: [events] }, [
  ['A ticket belongs to the page that started the download', ' && owners.get(state.id) === session', ''],
  ['A used ticket is not sent to any page', ' && tickets.isValid(ticket)', ''],
])

const tickets = guardsOf({ ...common, file: 'main/host/loopback/download-tickets.ts', tests: [files, uses] }, [
  [
    'A ticket works once',
    'const found = open.get(ticket)\n      open.delete(ticket)',
    'const found = open.get(ticket)',
  ],
  [
    'A ticket expires after five minutes',
    'if (until <= clock()) open.delete(ticket)',
    'if (until < 0) open.delete(ticket)',
  ],
  ['A ticket does not expire while the screen is locked', 'if (isLocked) return', ''],
  [
    'After an unlock a ticket is valid for its full lifetime',
    'if (isLocked && !locked) for (const entry of open.values()) entry.until = clock() + lifetimeMs',
    '',
  ],
  ['The end of a session invalidates its tickets', 'open.clear()', ''],
  ['The end of a session removes downloaded files', 'await Promise.all(paths.map(files.remove))', ''],
  [
    'A file that is being sent when the session ends is removed, too',
    'if (session !== downloaded) return void files.remove(path)',
    '',
  ],
  [
    'A path is journalled before the first byte is sent',
    'beforeSending: () => files.markForRemoval(path)',
    'beforeSending: async () => {}',
  ],
  ['A file that was not sent completely is kept', 'if (!(isSent || session.has(path))) void files.unmark(path)', ''],
  ['A downloaded file is removed although a second download of it was interrupted', '|| session.has(path)', ''],
  [
    'A new file with the path of a downloaded one is kept',
    'downloaded.delete(path)\n      void files.unmark(path)',
    'downloaded.delete(path)',
  ],
])

const takenFiles = guardsOf(
  { ...common, section: '§11', file: 'main/host/loopback/downloaded-files.ts', tests: [files] },
  [
    [
      'The next start removes files that a crash left',
      'await (dirname(path) === folder ? remove(path) : journal.remove(path))',
      'void path',
    ],
    ['Only files in the downloads folder are removed', 'dirname(path) === folder ? remove(path) : ', ' '],
    ['A file that cannot be removed stays in the journal', '() => undefined,', '() => journal.remove(path),'],
  ],
)

const logout = guardsOf(
  { ...common, file: 'main/services/follow-session.ts', tests: ['tests/main/services-session-end.test.ts'] },
  [['A logout waits until downloaded files are removed', ', host.removeOffered?.()', '']],
)

const watch = guardsOf({ ...common, file: 'main/host/loopback/idle-logout.ts', tests: [idle] }, [
  [
    'A login ends after a minute without an open page',
    'timer ??= setInterval(onIdle, idleMs).unref()',
    'timer = undefined',
  ],
  ['The idle time starts with the program', 'startTimer()\n  return {', 'return {'],
])

const server = guardsOf({ ...common, file: 'main/host/loopback/server.ts', tests: [idle, session, files, uses] }, [
  [
    'The ports accept only this machine',
    "server.listen(port, '127.0.0.1', done)",
    "server.listen(port, '0.0.0.0', done)",
  ],
  ['The teacher is logged out when no page is open', "void services.session.end('idle')", 'void 0'],
  ['Media have an origin of their own', 'const media = await openPort(0)', 'const media = main'],
  [
    'The launch secret is in the fragment, which browsers send to no server',
    ['/#launch=$', '{secrets'].join(''),
    ['/?launch=$', '{secrets'].join(''),
  ],
  [
    'Two processes never share a profile',
    'const unlock = await lockProfile(profile)',
    'const unlock = () => undefined',
    { section: '§11' },
  ],
  ['Tickets receive the lock state', "if (event === 'lock.changed') tickets.setLocked(isLocked())", ''],
  [
    'Downloaded files are removed when the program ends',
    'await services.close()\n    // The session ends with this process, so its files are removed now.\n    await tickets.endSession()',
    'await services.close()',
  ],
])

const host = guardsOf({ ...common, file: 'main/host/loopback/host.ts', tests: [files, uses] }, [
  ['A file name cannot lead out of the downloads folder', 'join(downloads, basename(name))', 'join(downloads, name)'],
  [
    'Only its user can read the downloads folder',
    'mkdirSync(downloads, { recursive: true, mode: 0o700 })',
    'mkdirSync(downloads, { recursive: true, mode: 0o755 })',
  ],
  [
    'Without a keychain no secret is written to disk',
    'secretBox: null',
    'secretBox: { seal: (text: string) => Buffer.from(text), open: (bytes: Uint8Array) => Buffer.from(bytes).toString() }',
  ],
  [
    'A finished file replaces no other file',
    'join(downloads, basename(name)), replace: false',
    'join(downloads, basename(name)), replace: true',
  ],
  [
    'Only allowed addresses open',
    "if (allowed === null) throw new Error('not an address to open')\n      parts.open(allowed)",
    'parts.open(address)',
  ],
])

const signer = guardsOf({ ...common, file: 'main/host/loopback/media-signer.ts', tests: [files] }, [
  ['The signature is of this id', "update(id).digest('base64url')", "update('').digest('base64url')"],
  ['Each run has a new signing key', 'const key = randomBytes(32)', "const key = 'key'"],
])

const media = guardsOf({ ...common, file: 'main/host/loopback/media-app.ts', tests: [files] }, [
  ['The media port needs the exact Host', "!isHost(c.req.header('host'), host) || ", ''],
  ['The media port accepts only our pages', " || !isSameSite(c.req.header('sec-fetch-site'))", ''],
  ['A media address is signed', " || !signer.isSigned(id, c.req.query('s'))", ''],
  ['The media port accepts only GET', "c.req.method !== 'GET' || ", ''],
  [
    'Only our pages may read media over the loopback port',
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
  ...signer,
  ...media,
]
