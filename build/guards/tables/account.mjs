/** Login, session and idle lock (SPEC §4, §5, §7; DESIGN §4, §5). */
import { guardsOf } from '../table.mjs'

const common = { area: 'account', section: '§4, §5' }
const session = 'tests/main/http/session/session.test.ts'
const lock = 'tests/main/http/session/lock.test.ts'
const unlock = 'tests/main/http/session/unlock.test.ts'
const services = 'tests/main/services-guards.test.ts'

const secrets = 'tests/main/http/secrets.test.ts'

const cipher = guardsOf({ ...common, file: 'main/http/session/password-cipher.ts', tests: [secrets] }, [
  [
    'A password is sent encrypted',
    "Buffer.from(key.encrypt(plain)).toString('base64')",
    "Buffer.from(plain).toString('base64')",
  ],
  ['A password is padded as configured', 'encryptionScheme: schemes[scheme]', "encryptionScheme: 'pkcs1'"],
])

const sealed = guardsOf({ ...common, file: 'main/http/secrets.ts', tests: [secrets] }, [
  ['A call’s passwords are sent encrypted', 'encryptPassword(password, publicKey, passwordScheme)]', 'password]'],
  [
    'A password is not sent where no key is configured',
    "if (!publicKey) return failure('invalid-request', text.noPublicKey)",
    'if (!publicKey) return success(checked)',
  ],
  [
    'A password that cannot be encrypted is not sent',
    "} catch {\n    return failure('invalid-request', text.noPublicKey)",
    '} catch {\n    return success(checked)',
  ],
  ['A weak new password is not sent', 'if (fault !== null) return text.password[fault]', ''],
  [
    'A new password is another than the one in use',
    'passwordFault(password, undefined, held[0])',
    'passwordFault(password)',
  ],
  ['No call sends a blank password', "if (password === '') return text.needPassword", ''],
])

const named = guardsOf({ ...common, file: 'shared/endpoints/auth.ts', tests: ['tests/shared/endpoints.test.ts'] }, [
  ['A login names its password', "secrets: { password: 'held' }", 'secrets: {}'],
  ['A reset names its password', "secrets: { password: 'new' }", 'secrets: {}'],
  [
    'A change names both its passwords',
    "secrets: { oldpassword: 'held', newpassword: 'new' }",
    "secrets: { newpassword: 'new' }",
  ],
])

const students = guardsOf(
  { ...common, file: 'shared/endpoints/students.ts', tests: ['tests/shared/endpoints.test.ts'] },
  [['A student’s new password is named', "secrets: { password: 'new' }", 'secrets: {}']],
)

const verifier = guardsOf(
  {
    ...common,
    file: 'main/http/session/password-verifier.ts',
    tests: ['tests/main/http/session/password.test.ts', unlock],
  },
  [
    ['A verifier has a salt of its own', 'const salt = randomBytes(16)', 'const salt = Buffer.alloc(16)'],
    ['A verifier costs a guesser as much as a login', 'N: 2 ** 15', 'N: 2 ** 2'],
    [
      'A verifier is compared in constant time',
      "timingSafeEqual(found, Buffer.from(hash, 'base64'))",
      "found.equals(Buffer.from(hash, 'base64'))",
    ],
  ],
)

const login = guardsOf({ ...common, file: 'main/http/session/login.ts', tests: [session] }, [
  ['A blank ID is not sent', "if (username.trim() === '') return invalid(text.needId)", ''],
  ['A blank password is not sent', "if (password === '') return invalid(text.needPassword)", ''],
  ['A login that is refused begins nothing', 'if (!login.ok) return login', ''],
  ['Whoever sits at a locked screen destroys nothing', "lock.locked() ? 'handover' : 'logout'", "'logout'"],
  ['A logout ends the session', 'await session.end(reason)', 'true'],
  ['A login that comes late opens no locked screen', 'const late = lock.locked()', 'const late = false'],
])

const rules = guardsOf(
  { ...common, section: 'SPEC §5', file: 'shared/domain/password.ts', tests: ['tests/shared/password.test.ts'] },
  [
    ['A password has 6 characters', 'password.length < limits.password.min || ', ''],
    ['A password has 20 characters at most', ' || password.length > limits.password.max', ''],
    ['A password is letters and digits', '!/^[A-Za-z0-9]+$/.test(password) || ', ''],
    ['A password has a letter', '!/[A-Za-z]/.test(password) || ', ''],
    ['A password has a digit', ' || !/[0-9]/.test(password)', ''],
    ['A new password is another one', "if (old !== undefined && password === old) return 'same'", ''],
    [
      'A new password is entered twice alike',
      "repeated !== undefined && repeated !== password ? 'mismatch' : null",
      'null',
    ],
  ],
)

const kept = guardsOf(
  {
    ...common,
    section: '§3, §5',
    file: 'main/http/session/session.ts',
    tests: [session, 'tests/main/http/session/session-guards.test.ts'],
  },
  [
    [
      'A login is kept only where it can be sealed',
      'secretBox && (await openKept({ path, schema: v.nullable(keptSchema), fresh, seal: boxSeal(secretBox) }))',
      'await openKept({ path, schema: v.nullable(keptSchema), fresh, seal: secretBox ? boxSeal(secretBox) : undefined })',
    ],
    ['A login is written sealed', ', seal: boxSeal(secretBox) }))', ' }))'],
    ['The file of a login goes with it', 'if (!(now && file)) return clear()', 'if (!(now && file)) return true'],
    ['A login whose file stays is nobody’s', 'file ? file.set(null) :', 'file ? Promise.reject(new Error()) :'],
    ['A session that stays on the disk is told of', 'return nobody || removed', 'return true'],
    ['Who owes himself a wipe does not begin', ") === false) return 'owing'", ')) void 0', { tests: [services] }],
    ['A session leaves the disk when its debts are noted', 'await after\n', '\n'],
    [
      'Two logins begin one after the other',
      'const begun = turn.then(() => begin(next, proof, since))',
      'const begun = begin(next, proof, since)',
    ],
    [
      'A login that cannot be kept leaves no older one',
      'if (stored?.login.token !== next.login.token) return false',
      'if (!stored) return true',
    ],
    ['A new password that cannot be kept leaves no older one', 'if (stored.proof !== next.proof) return false', ''],
    ['A new address is nobody else’s', 'if (since !== generation || now === null) return', 'if (now === null) return'],
    [
      'A change while it is unlocked is not undone by the unlock',
      'proof: now.proof === asked ? proof : now.proof',
      'proof',
    ],
    ['An answer about another makes nobody another', 'if (now.login.user.id !== told.user.id) return', ''],
    ['A lock that cannot be kept leaves no open screen', '(locked && wrong >=', '(wrong >='],
    ['A guess that cannot be kept is not forgotten', '(locked && wrong >= next.desk.wrong)', 'locked'],
    ['A full disk ends no session', '!next.desk.locked || (locked', 'next.desk.locked && (locked'],
    [
      'A damaged login is told of',
      "damage: file?.damage ?? 'none'",
      "damage: 'none'",
      { section: '§11', tests: ['tests/main/services.test.ts'] },
    ],
    ['A login that comes late turns nobody out', "if (now && generation !== since) return 'late'", ''],
    ['One teacher is gone before the next begins', "if (now) await end('logout')", ''],
    ['A token is renewed for the same teacher only', ' || now?.login.user.id !== login.user.id', ''],
    ['A token that comes late replaces no newer one', 'since !== generation || now?.login', 'now?.login'],
    ['What the server says of one teacher is not taken for another', 'if (now?.login.token !== token) return', ''],
    ['A new login is another generation', 'generation++\n    const begun', 'const begun'],
    ['A logout ends when all is wiped', 'Promise.all([gone, wiped])', 'Promise.all([gone])'],
  ],
)

const idle = guardsOf({ ...common, section: '§4', file: 'main/http/session/lock.ts', tests: [lock] }, [
  ['The screen locks after the idle time', 'now - activeAt >= limit', 'false'],
  ['A clock that is set back gives nobody more time', 'const back = Math.max(0, seenAt - now)', 'const back = 0'],
  ['A clock that was ahead locks', 'found && limit > 0 && found.activeAt > seenAt + writeEvery', 'false'],
  ['Wrong passwords are counted over a restart', 'const count = (session.desk()?.wrong ?? 0) + 1', 'const count = 1'],
  ['Wrong passwords have an end', 'Math.max(0, maxWrong - count)', 'maxWrong'],
  ['A lock is written down', 'lock: () => void change({ locked: true })', 'lock: () => void 0'],
])

const changing = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/http/session/account-changes.ts',
    tests: ['tests/main/account-changes.test.ts'],
  },
  [
    ['A new address is asked with at the locked screen', 'username: email.trim()', ''],
    ['Who came by his ID unlocks by it', 'isEmail(username) ?', 'true ?'],
    ['An old password opens no screen', '({ verifier: await makeVerifier(newpassword) })', '({})'],
    ['A change that was refused is none', '!answer.ok || ', ''],
    ['The page shows the teacher as he is now', 'if (follow.shown) void refresh()', ''],
  ],
)

const unlocking = guardsOf({ ...common, section: '§4', file: 'main/http/session/unlock.ts', tests: [unlock] }, [
  ['Only the same teacher unlocks', "if (answer.value.user.id !== session.view()?.user.id) return 'other'", ''],
  ['A server that says no is believed', "if (refused(answer.error)) return 'wrong'", ''],
  ['Without a server the verifier decides', "(await verifies(verifier, password)) ? 'right' : 'wrong'", "'right'"],
  [
    'Without a server a pass card unlocks nothing',
    "if (verifier === null) return 'unknown'",
    "if (verifier === null) return 'right'",
  ],
  ['A blank password is not tried', "if (password === '') return failure('invalid-request', text.needPassword)", ''],
  [
    'An answer to a session that is no more unlocks nothing',
    'judge(proof, password, generation))\n    if (left())',
    'judge(proof, password, generation))\n    if (false)',
  ],
  [
    'Guesses come one after the other',
    'const answer = turn.then(() => attempt(password))',
    'const answer = attempt(password)',
  ],
  ['The last wrong guess ends nobody else’s session', 'down.\n    if (left())', 'down.\n    if (false)'],
  [
    'A 401 is held back while an unlock may replace the token',
    'renewal.during(() => judge(proof, password, generation))',
    'judge(proof, password, generation)',
  ],
  ['Who unlocks waits only so long for the server', '{ signal: AbortSignal.timeout(patience) }', '{}'],
  ['The session ends after too many guesses', "await session.end('attempts')", ''],
])

const gate = guardsOf(
  { ...common, section: '§4, §10', file: 'main/bridge/gate.ts', tests: ['tests/main/bridge/gate.test.ts'] },
  [
    [
      'What a call threw is logged without its passwords',
      'for (const secret of passwords(argument))',
      'for (const secret of [])',
    ],
    [
      'A locked screen’s gate answers what unlocks, nothing else',
      '!methods[admitted.method].whileLocked && locked()',
      'false',
    ],
  ],
)

const events = guardsOf(
  { ...common, section: '§4, §10', file: 'main/bridge/event-hub.ts', tests: ['tests/main/bridge/event-hub.test.ts'] },
  [
    ['A locked screen hears of no exports and notices', '!(held.has(event) && locked())', 'true'],
    ['Exports are held back from a locked screen', "['downloads.changed', 'notices.changed']", "['notices.changed']"],
    ['Notices are held back from a locked screen', "['downloads.changed', 'notices.changed']", "['downloads.changed']"],
  ],
)

const media = guardsOf(
  {
    ...common,
    section: '§4, §10',
    file: 'main/http/media/media.ts',
    tests: ['tests/main/http/media/media-bounds.test.ts', 'tests/main/http/media/media.test.ts'],
  },
  [['A locked screen hears no media', 'if (parts.locked()) return refuse(403)', '']],
)

const desk = guardsOf({ ...common, section: '§5, §10', file: 'main/teacher-data.ts', tests: [services] }, [
  ['A chosen logout wipes the drafts', 'drafts.end(wipe, noted)', 'drafts.end(false)'],
  [
    'A broken-off session keeps its drafts',
    'const kept: Ending = { wipe: false,',
    'const kept: Ending = { wipe: true,',
  ],
  [
    'Another teacher’s turn destroys nothing that was typed',
    'handover: { wipe: false, leave: true }',
    'handover: { wipe: true, leave: true }',
  ],
  [
    'Another teacher’s turn wipes the offline copies',
    'handover: { wipe: false, leave: true }',
    'handover: { wipe: false, leave: false }',
  ],
  ['Who leaves takes with him what he told a proxy', 'leave ? forgetProxies() : undefined', 'undefined'],
  ['A chosen logout wipes the list of exports', 'downloads().end(wipe, noted)', 'downloads().end(false)'],
  ['A chosen logout wipes the offline copies', 'leave ? noted.then(copies.wipe) : undefined', 'undefined'],
  ['Any end of a session closes the offline copies', 'copies.leave()\n', '\n'],
])

const cut = 'tests/endurance/interrupted-logout.test.ts'

const owing = guardsOf({ ...common, section: '§5, §11', file: 'main/teacher-data.ts', tests: [services, cut] }, [
  [
    'What the end of a session takes is owed',
    'wipe || leave ? owed.add({ name: nameOf(left), reason }) : Promise.resolve()',
    'Promise.resolve()',
  ],
  ['Copies go once it is noted that they must', 'noted.then(copies.wipe)', 'copies.wipe()', { tests: [cut] }],
  ['An end stays owed while its session is on the disk', ' && (await gone) !== false', ''],
  ['An end that the disk refused stays owed', 'if (wiped && left', 'if (left'],
  ['Who owes himself a wipe is not let in', 'if (debt.name === own && !struck) free = false', ''],
  ['What the disk refuses is owed still', 'done && (await owed', '(await owed'],
  ['Copies that nobody wished to be gone keep nobody out', '(debt.name === own && !wipe)', 'false'],
])

const debts = guardsOf(
  {
    ...common,
    section: '§5, §11',
    file: 'main/store/pending-wipes.ts',
    tests: ['tests/main/store/pending-wipes.test.ts'],
  },
  [
    ['An end is owed once', '[...others(kept.get(), debt), debt]', '[...kept.get(), debt]'],
    ['Another end of the same teacher is owed beside it', ' || each.reason !== reason', ''],
    ['A full disk lets what is done be struck', 'left.length > 0 ? kept.set(left) : kept.remove()', 'kept.set(left)'],
    ['What could not be struck is owed still', 'if (!gone) await add(debt)', ''],
  ],
)

const cutOff = guardsOf({ ...common, section: '§5, §11', file: 'main/services.ts', tests: [services, cut] }, [
  ['What is owed is done before the next is let in', 'return desk.settle(next)', 'return true'],
  ['Each end of a session says what it owes', 'beforeEnd: desk.owe,', '', { tests: [cut] }],
  ['Who had left before a crash is not let in after it', '!owing || (await session.end(owing))', 'true'],
  ['What is owed is done at the start', 'if (off) await desk.settle()', ''],
  ['What is owed is not struck while its session stays', 'if (off) await desk', 'await desk'],
])

const names = guardsOf(
  { ...common, section: '§3, §5', file: 'main/store/owner-hash.ts', tests: ['tests/main/store/drafts.test.ts'] },
  [['Each teacher has a name of his own on the disk', '.update(owner)', '']],
)

const renewing = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/http/session/renewal.ts',
    tests: ['tests/main/http/client.test.ts', 'tests/main/http/session/unlock.test.ts'],
  },
  [
    ['While a token may be replaced, a 401 is not believed', 'if (under === 0) return', 'if (under >= 0) return'],
    ['The wait for another token ends with it', 'for (const go of [...waiting]) go()', ';'],
    ['Who gave up waits for no token', "signal?.addEventListener('abort', stop, { once: true })", ''],
  ],
)

const owner = guardsOf(
  { ...common, section: '§5', file: 'main/teacher-data.ts', tests: ['tests/main/teacher-data.test.ts'] },
  [
    [
      'Copies belong to a teacher of one school',
      'JSON.stringify([server, teacher_flag, teacher_id])',
      'JSON.stringify([teacher_flag, teacher_id])',
    ],
  ],
)

const wiring = guardsOf({ ...common, section: '§5, §10', file: 'main/services.ts', tests: [services] }, [
  ['The end of a session clears the media', 'media.clear()', ''],
  ['The end of a session forgets the notice count', 'notices = null\n      } else', '} else'],
  ['What a crash left half written is swept at the start', 'await sweepTemporary(profile)', '', { section: '§11' }],
  ['The profile is its user’s alone', 'mode: 0o700', 'mode: 0o755'],
  [
    'The gate knows when the screen is locked',
    'createGate(handlers, host.origin, sparing.log, locked)',
    'createGate(handlers, host.origin, sparing.log, () => false)',
  ],
  [
    'Media know when the screen is locked',
    'createMediaProxy({ config, transport, log: sparing.log, locked })',
    'createMediaProxy({ config, transport, log: sparing.log, locked: () => false })',
  ],
  ['Events know when the screen is locked', 'createEventHub(locked)', 'createEventHub(() => false)'],
  [
    'The poll of notices knows when the screen is locked',
    'session,\n    locked,\n    onCount',
    'session,\n    locked: () => false,\n    onCount',
  ],
])

const poll = guardsOf(
  { ...common, section: '§4, §10', file: 'main/http/notice-poll.ts', tests: ['tests/main/http/background.test.ts'] },
  [
    ['A locked screen is told of no notice', 'waiting === null || locked()', 'waiting === null'],
    [
      'A count of notices is not told to the next teacher',
      'if (session.identity()?.generation !== generation) return',
      '',
    ],
  ],
)

export const rows = [
  ...cipher,
  ...verifier,
  ...login,
  ...sealed,
  ...named,
  ...students,
  ...rules,
  ...kept,
  ...idle,
  ...changing,
  ...unlocking,
  ...gate,
  ...events,
  ...media,
  ...desk,
  ...owing,
  ...debts,
  ...cutOff,
  ...names,
  ...renewing,
  ...owner,
  ...wiring,
  ...poll,
]
