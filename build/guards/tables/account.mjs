/** Login, session and idle lock (SPEC §4, §5, §7; DESIGN §4, §5). */
import { guardsOf } from '../table.mjs'

const common = { area: 'account', section: '§4, §5' }
const session = 'tests/main/session/session.test.ts'
const lock = 'tests/main/session/screen-lock.test.ts'
const unlock = 'tests/main/session/lock-handlers.test.ts'
const services = 'tests/main/services-session-end.test.ts'

const secrets = 'tests/main/http/encrypt-secrets.test.ts'

const cipher = guardsOf({ ...common, file: 'main/session/password-cipher.ts', tests: [secrets] }, [
  [
    'A password is sent encrypted',
    "Buffer.from(key.encrypt(plain)).toString('base64')",
    "Buffer.from(plain).toString('base64')",
  ],
  ['A password is padded as configured', 'encryptionScheme: schemes[scheme]', "encryptionScheme: 'pkcs1'"],
])

const sealed = guardsOf({ ...common, file: 'main/http/encrypt-secrets.ts', tests: [secrets] }, [
  [
    'The passwords in a request are sent encrypted',
    'encryptPassword(password, publicKey, passwordScheme)]',
    'password]',
  ],
  [
    'A password is not sent without a configured key',
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
    'A new password differs from the present one',
    'passwordFault(password, undefined, current[0])',
    'passwordFault(password)',
  ],
  ['A blank password is not sent in any call', "if (password === '') return text.needPassword", ''],
])

const named = guardsOf({ ...common, file: 'shared/endpoints/auth.ts', tests: ['tests/shared/endpoints.test.ts'] }, [
  ['The row of the login lists its password', "secrets: { password: 'held' }", 'secrets: {}'],
  ['The row of the reset lists its password', "secrets: { password: 'new' }", 'secrets: {}'],
  [
    'The row of the password change lists both passwords',
    "secrets: { oldpassword: 'held', newpassword: 'new' }",
    "secrets: { newpassword: 'new' }",
  ],
])

const students = guardsOf(
  { ...common, file: 'shared/endpoints/students.ts', tests: ['tests/shared/endpoints.test.ts'] },
  [['The row of a student’s password change lists the password', "secrets: { password: 'new' }", 'secrets: {}']],
)

const verifier = guardsOf(
  {
    ...common,
    file: 'main/session/password-verifier.ts',
    tests: ['tests/main/session/password-verifier.test.ts', unlock],
  },
  [
    ['A verifier has a random salt', 'const salt = randomBytes(16)', 'const salt = Buffer.alloc(16)'],
    ['A password guess costs as much as a login', 'N: 2 ** 15', 'N: 2 ** 2'],
    [
      'A verifier is compared in constant time',
      "timingSafeEqual(actual, Buffer.from(hash, 'base64'))",
      "actual.equals(Buffer.from(hash, 'base64'))",
    ],
  ],
)

const login = guardsOf({ ...common, file: 'main/session/session-handlers.ts', tests: [session] }, [
  ['A blank ID is not sent', "if (username.trim() === '') return invalid(text.needId)", ''],
  ['A blank password is not sent', "if (password === '') return invalid(text.needPassword)", ''],
  ['A refused login begins no session', 'if (!login.ok) return login', '', { crash: true }],
  ['A logout at a locked screen wipes no drafts', "lock.isLocked() ? 'handover' : 'logout'", "'logout'"],
  ['A logout ends the session', 'await session.end(reason)', 'true'],
  ['A late login does not unlock a locked screen', 'const isTooLate = lock.isLocked()', 'const isTooLate = false'],
])

const rules = guardsOf(
  { ...common, section: 'SPEC §5', file: 'shared/domain/password.ts', tests: ['tests/shared/password.test.ts'] },
  [
    ['A password has at least 6 characters', 'password.length < limits.password.min || ', ''],
    ['A password has at most 20 characters', ' || password.length > limits.password.max', ''],
    ['A password contains only letters and digits', '!/^[A-Za-z0-9]+$/.test(password) || ', ''],
    ['A password contains a letter', '!/[A-Za-z]/.test(password) || ', ''],
    ['A password contains a digit', ' || !/[0-9]/.test(password)', ''],
    ['The old password is refused as a new one', "if (old !== undefined && password === old) return 'same'", ''],
    [
      'A new password must be repeated correctly',
      "repeated !== undefined && repeated !== password ? 'mismatch' : null",
      'null',
    ],
  ],
)

const storedSession = guardsOf(
  {
    ...common,
    section: '§3, §5',
    file: 'main/session/session.ts',
    tests: [session, 'tests/main/session/session-edges.test.ts'],
  },
  [
    [
      'A session is stored only if it can be encrypted',
      'seal && (await openDurableFile({ path, schema: v.nullable(storedSchema), defaultValue: noSession, seal }))',
      'await openDurableFile({ path, schema: v.nullable(storedSchema), defaultValue: noSession, seal: seal ?? undefined })',
    ],
    ['A session is stored encrypted', ', defaultValue: noSession, seal }))', ', defaultValue: noSession }))'],
    [
      'The end of a session removes its file',
      'if (!(current && file)) return removeFromDisk()',
      'if (!(current && file)) return true',
    ],
    [
      'A session file that cannot be removed is emptied',
      'file ? file.set(null) :',
      'file ? Promise.reject(new Error()) :',
    ],
    ['A logout that leaves the session on the disk is reported', 'return emptied || removed', 'return true'],
    [
      'A teacher whose wipe is pending cannot log in',
      ") === false) return 'refused'",
      ')) void 0',
      { tests: [services] },
    ],
    ['A session is removed from the disk after its wipe is recorded', 'await after\n', '\n'],
    [
      'Two logins run one after the other',
      'const result = lastLogin.then(() => begin(next, proof, since))',
      'const result = begin(next, proof, since)',
    ],
    [
      'A login that cannot be stored leaves no older session on the disk',
      'if (stored?.login.token !== next.login.token) return false',
      'if (!stored) return true',
    ],
    [
      'A new password that cannot be stored leaves no old one on the disk',
      'if (stored.proof !== next.proof) return false',
      '',
    ],
    [
      'A new e-mail address is not stored in another session',
      'if (since !== generation || current === null) return',
      'if (current === null) return',
    ],
    [
      'A password change during an unlock is not undone by the unlock',
      'proof: current.proof === checkedProof ? newProof : current.proof',
      'proof: newProof',
    ],
    ['Data of another teacher do not change the session', 'if (current.login.user.id !== latest.user.id) return', ''],
    ['A lock that cannot be stored leaves no unlocked session on the disk', '(locked && wrong >=', '(wrong >='],
    [
      'A wrong password that cannot be stored is not forgotten by a restart',
      '(locked && wrong >= next.desk.wrong)',
      'locked',
    ],
    ['A full disk does not remove an unlocked session', '!next.desk.locked || (locked', 'next.desk.locked && (locked'],
    [
      'A damaged session file is reported',
      "damage: file?.damage ?? 'none'",
      "damage: 'none'",
      { section: '§11', tests: ['tests/main/services.test.ts'] },
    ],
    [
      'A late login does not end the session of another teacher',
      "if (current && generation !== since) return 'superseded'",
      '',
    ],
    ['A session ends before the next begins', "if (current) await end('logout')", ''],
    ['A token is renewed only for the same teacher', ' || current?.login.user.id !== login.user.id', ''],
    ['A late token does not replace a newer one', 'since !== generation || current?.login', 'current?.login'],
    [
      'A response to a call with an older token does not change the session',
      'if (current?.login.token !== token) return',
      '',
    ],
    ['A new login has a new generation', 'generation++\n    const newView', 'const newView'],
    ['A logout returns after everything is wiped', 'Promise.all([removed, notified])', 'Promise.all([removed])'],
  ],
)

const idle = guardsOf({ ...common, section: '§4', file: 'main/session/screen-lock.ts', tests: [lock] }, [
  ['The screen locks after the idle time', 'now - activeAt >= limit', 'false'],
  [
    'A clock that is set back does not delay the lock',
    'const setBackBy = Math.max(0, checkedAt - now)',
    'const setBackBy = 0',
  ],
  [
    'A stored time of activity that is in the future locks the screen',
    'restored && limit > 0 && restored.activeAt > checkedAt + writeIntervalMs',
    'false',
  ],
  [
    'A restart does not reset the count of wrong passwords',
    'const count = (session.lockSnapshot()?.wrong ?? 0) + 1',
    'const count = 1',
  ],
  ['The number of wrong passwords is limited', 'Math.max(0, maxWrongPasswords - count)', 'maxWrongPasswords'],
  ['A lock is stored', 'lock: () => void change({ locked: true })', 'lock: () => void 0'],
])

const changing = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/session/account-changes.ts',
    tests: ['tests/main/account-changes.test.ts'],
  },
  [
    ['A new e-mail address is used at the locked screen', 'username: email.trim()', ''],
    ['A teacher who logged in with the ID unlocks with it', 'isEmail(username) ?', 'true ?'],
    ['An old password does not unlock the screen', '{ verifier: await createVerifier(newpassword) }', '{}'],
    ['A refused change does not change the session', 'if (changed.ok) await showAtOnce', 'await showAtOnce'],
    ['The page shows the data as the server keeps it', 'if (answer.ok) void refresh()', ''],
    ['A lost answer about a password is looked up', 'changed.ok || isAnswerLost(changed.error)', 'changed.ok'],
    ['A new password gives the session a new token', 'changed.ok || isAnswerLost', '!changed.ok && isAnswerLost'],
    ['A late answer does not bring an old account back', '&& !isOutdated()', ''],
    ['A lost login after a new password is tried again', ': attempt()\n', ': login\n'],
    ['A change of the password does not wait for itself', '{ renewsToken: true }', '{}'],
    ['An address that was changed elsewhere is used at the locked screen', 'if (isReplaced)', 'if (!email)'],
  ],
)

const unlocking = guardsOf({ ...common, section: '§4', file: 'main/session/lock-handlers.ts', tests: [unlock] }, [
  [
    'Only the same teacher can unlock',
    "if (login.value.user.id !== session.view()?.user.id) return 'other-account'",
    '',
  ],
  ['A password that the server refuses is wrong', "if (isRefusedByServer(login.error)) return 'wrong'", ''],
  [
    'While the server is offline the verifier decides',
    "(await matchesVerifier(verifier, password)) ? 'right' : 'wrong'",
    "'right'",
  ],
  [
    'While the server is offline a pass-card session cannot be unlocked',
    "if (verifier === null) return 'unknown'",
    "if (verifier === null) return 'right'",
  ],
  [
    'A blank password does not count as an attempt',
    "if (password === '') return failure('invalid-request', text.needPassword)",
    '',
  ],
  [
    'A response for an ended session unlocks nothing',
    'judge(proof, password, generation))\n    if (hasSessionChanged())',
    'judge(proof, password, generation))\n    if (false)',
  ],
  [
    'Attempts to unlock run one after the other',
    'const answer = lastAttempt.then(() => attempt(password))',
    'const answer = attempt(password)',
  ],
  [
    'The last wrong password does not end the next session',
    'written.\n    if (hasSessionChanged())',
    'written.\n    if (false)',
  ],
  [
    'A 401 waits while an unlock may replace the token',
    'tokenRenewal.run(() => judge(proof, password, generation))',
    'judge(proof, password, generation)',
  ],
  ['An unlock waits a limited time for the server', '{ signal: AbortSignal.timeout(passwordCheckMs) }', '{}'],
  ['The session ends after too many wrong passwords', "await session.end('attempts')", ''],
])

const gate = guardsOf(
  { ...common, section: '§4, §10', file: 'main/bridge/gate.ts', tests: ['tests/main/bridge/gate.test.ts'] },
  [
    [
      'A thrown error is logged without the passwords of the call',
      'for (const secret of passwordsIn(argument))',
      'for (const secret of [])',
    ],
    [
      'At a locked screen only the methods that unlock run',
      '!methods[checked.method].whileLocked && isLocked()',
      'false',
    ],
  ],
)

const events = guardsOf(
  { ...common, section: '§4, §10', file: 'main/bridge/event-hub.ts', tests: ['tests/main/bridge/event-hub.test.ts'] },
  [
    [
      'Events with a teacher’s data are held back from a locked screen',
      '!(heldBackEvents.has(event) && isLocked())',
      'true',
    ],
    ['Exports are held back from a locked screen', "  'downloads.changed',\n", ''],
    ['Notices are held back from a locked screen', "  'notices.changed',\n", ''],
    ['Titles of lessons are held back from a locked screen', "  'lessons.soon',\n", ''],
  ],
)

const media = guardsOf(
  {
    ...common,
    section: '§4, §10',
    file: 'main/http/media/media-proxy.ts',
    tests: ['tests/main/http/media/media-limits.test.ts', 'tests/main/http/media/media-proxy.test.ts'],
  },
  [['Media are refused at a locked screen', 'if (options.isLocked()) return errorAnswer(403)', '']],
)

const teacherData = guardsOf({ ...common, section: '§5, §10', file: 'main/teacher-data.ts', tests: [services] }, [
  ['A chosen logout wipes the drafts', 'drafts.end(wipesOwnData, Promise.all([recorded, moved]))', 'drafts.end(false)'],
  ['After a logout kept values are not read', 'keeps.end()\n', '\n'],
  [
    'A session that ended without a logout keeps its drafts',
    'const keepsAll: EndEffects = { wipesOwnData: false,',
    'const keepsAll: EndEffects = { wipesOwnData: true,',
  ],
  [
    'A handover does not wipe the drafts',
    'handover: { wipesOwnData: false, wipesCopies: true }',
    'handover: { wipesOwnData: true, wipesCopies: true }',
  ],
  [
    'A handover wipes the offline copies',
    'handover: { wipesOwnData: false, wipesCopies: true }',
    'handover: { wipesOwnData: false, wipesCopies: false }',
  ],
  [
    'A chosen logout and a handover remove the proxy credentials',
    'wipesCopies ? forgetProxies() : undefined',
    'undefined',
  ],
  ['A chosen logout wipes the list of exports', 'downloads.end(wipesOwnData, recorded)', 'downloads.end(false)'],
  ['A chosen logout wipes the offline copies', 'wipesCopies ? recorded.then(copies.wipe) : undefined', 'undefined'],
  ['Any end of a session closes the offline copies', 'copies.end()\n', '\n'],
])

const interruptedLogout = 'tests/endurance/interrupted-logout.test.ts'

const pendingWipe = guardsOf(
  { ...common, section: '§5, §11', file: 'main/teacher-data.ts', tests: [services, interruptedLogout] },
  [
    [
      'A wipe is recorded as pending',
      'wipesOwnData || wipesCopies ? pendingWipes.add({ name: nameOf(ended), reason }) : Promise.resolve()',
      'Promise.resolve()',
    ],
    [
      'Copies are wiped only after their wipe is recorded as pending',
      'recorded.then(copies.wipe)',
      'copies.wipe()',
      { tests: [interruptedLogout] },
    ],
    ['A wipe stays pending while the file of its session is on the disk', ' && (await sessionRemoved) !== false', ''],
    ['A wipe that the disk refused stays pending', 'if (wiped && endedName', 'if (endedName'],
    [
      'A teacher whose own data could not be wiped cannot log in',
      'if (pending.name === nextName && !isRemoved) mayLogIn = false',
      '',
    ],
    [
      'A pending wipe that the disk refuses again stays pending',
      'isDone && (await pendingWipes',
      '(await pendingWipes',
    ],
    [
      'Copies that could not be wiped after a handover do not block the login of their teacher',
      '(pending.name === nextName && !wipesOwnData)',
      'false',
    ],
  ],
)

const wipeList = guardsOf(
  {
    ...common,
    section: '§5, §11',
    file: 'main/store/pending-wipes.ts',
    tests: ['tests/main/store/pending-wipes.test.ts'],
  },
  [
    ['The same wipe is recorded once', '[...others(file.get(), wipe), wipe]', '[...file.get(), wipe]'],
    ['Two wipes of one teacher for different reasons are both recorded', ' || each.reason !== reason', ''],
    [
      'A finished wipe can be removed from the list while the disk is full',
      'rest.length > 0 ? file.set(rest) : file.remove()',
      'file.set(rest)',
    ],
    ['A wipe that could not be removed from the list stays pending', 'if (!isRemoved) await add(wipe)', ''],
  ],
)

const interruptedEnd = guardsOf(
  { ...common, section: '§5, §11', file: 'main/services/follow-session.ts', tests: [services, interruptedLogout] },
  [
    ['Pending wipes run before the next login', 'return teacherData.runPendingWipes(next)', 'return true'],
    [
      'Each end of a session records its wipe',
      'beforeEnd: teacherData.recordPendingWipe,',
      '',
      { tests: [interruptedLogout] },
    ],
    ['A session whose logout was interrupted is not restored', '!endReason || (await session.end(endReason))', 'true'],
    ['Pending wipes run at the start', 'if (isEnded) await teacherData.runPendingWipes()', ''],
    [
      'A pending wipe stays recorded while its session is on the disk',
      'if (isEnded) await teacherData',
      'await teacherData',
    ],
  ],
)

const names = guardsOf(
  { ...common, section: '§3, §5', file: 'main/store/owner-hash.ts', tests: ['tests/main/store/drafts.test.ts'] },
  [['Each teacher has a separate name on the disk', '.update(owner)', '']],
)

const renewing = guardsOf(
  {
    ...common,
    section: '§4',
    file: 'main/session/token-renewal.ts',
    tests: ['tests/main/http/client.test.ts', 'tests/main/session/lock-handlers.test.ts'],
  },
  [
    ['A 401 is handled after the token renewal', 'if (running === 0) return', 'if (running >= 0) return'],
    ['The wait for a token renewal ends when the renewal ends', 'for (const resume of [...waiters]) resume()', ';'],
    [
      'An aborted caller does not wait for a token renewal',
      "signal?.addEventListener('abort', onAbort, { once: true })",
      '',
    ],
  ],
)

const owner = guardsOf(
  { ...common, section: '§5', file: 'main/teacher-data.ts', tests: ['tests/main/teacher-data.test.ts'] },
  [
    [
      'The data of a teacher belongs to one server',
      'JSON.stringify([server, teacher_flag, teacher_id])',
      'JSON.stringify([teacher_flag, teacher_id])',
    ],
  ],
)

const sessionEnd = guardsOf(
  { ...common, section: '§5, §10', file: 'main/services/follow-session.ts', tests: [services] },
  [['The end of a session clears the media', 'media.clear()', '']],
)

const profile = guardsOf({ ...common, section: '§5, §10', file: 'main/services/open-profile.ts', tests: [services] }, [
  ['Temporary files of a crash are removed at the start', 'await removeTemporaryFiles(folder)', '', { section: '§11' }],
  ['The profile folder can be read by its user only', 'mode: 0o700', 'mode: 0o755'],
])

const disposal = guardsOf(
  { ...common, section: '§5', file: 'main/services/index.ts', tests: ['tests/main/services-disposal.test.ts'] },
  [['A start that fails closes what it opened', 'await disposables.dispose().catch(() => undefined)', '']],
)

const order = guardsOf(
  { ...common, section: '§5', file: 'main/lifecycle.ts', tests: ['tests/main/lifecycle.test.ts'] },
  [
    ['Resources are closed in reverse order', 'this.#items.splice(0).reverse()', 'this.#items.splice(0)'],
    ['Resources are closed one after the other', 'await item.dispose()', 'void item.dispose()'],
    ['Resources are closed once', 'this.#disposal ??= this.#disposeAll()', 'this.#disposal = this.#disposeAll()'],
  ],
)

const lockedApi = guardsOf({ ...common, section: '§5, §10', file: 'main/services/open-api.ts', tests: [services] }, [
  [
    'The media proxy knows when the screen is locked',
    'createMediaProxy({ config, transport, log: throttledLog.log, isLocked })',
    'createMediaProxy({ config, transport, log: throttledLog.log, isLocked: () => false })',
  ],
  [
    'The notice poll knows when the screen is locked',
    'session,\n    isLocked,\n    show',
    'session,\n    isLocked: () => false,\n    show',
  ],
])

const lockedGate = guardsOf({ ...common, section: '§5, §10', file: 'main/services/index.ts', tests: [services] }, [
  [
    'The gate knows when the screen is locked',
    'createGate(handlers, profile.host.origin, profile.throttledLog.log, isLocked)',
    'createGate(handlers, profile.host.origin, profile.throttledLog.log, () => false)',
  ],
])

const lockedEvents = guardsOf(
  { ...common, section: '§5, §10', file: 'main/services/page-events.ts', tests: [services] },
  [
    [
      'The events to the pages are held back while the screen is locked',
      'const send = holdBackWhileLocked(page, lock.isLocked)',
      'const send = page',
    ],
  ],
)

const poll = guardsOf(
  { ...common, section: '§4, §10', file: 'main/http/notice-poll.ts', tests: ['tests/main/http/background.test.ts'] },
  [
    [
      'A notice count of another session is not replayed',
      'delivered?.generation === session.identity()?.generation ?',
      'delivered ?',
      { tests: [services] },
    ],
    ['No notice is delivered to a locked screen', 'undelivered === null || isLocked()', 'undelivered === null'],
    [
      'A notice count is not delivered to the next teacher',
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
  ...storedSession,
  ...idle,
  ...changing,
  ...unlocking,
  ...gate,
  ...events,
  ...media,
  ...teacherData,
  ...pendingWipe,
  ...wipeList,
  ...interruptedEnd,
  ...names,
  ...renewing,
  ...owner,
  ...sessionEnd,
  ...profile,
  ...disposal,
  ...order,
  ...lockedApi,
  ...lockedGate,
  ...lockedEvents,
  ...poll,
]
