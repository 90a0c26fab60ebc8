/**
 * Guards of the renderer: late answers, no second send, the session secret, access rules (DESIGN §3, §5; SPEC §2, §8).
 */
import { guardsOf } from '../table.mjs'

const common = { area: 'renderer', section: '§5' }
const call = 'tests/renderer/bridge/call.test.ts'
const session = 'tests/renderer/bridge/session.test.ts'
const loopback = 'tests/renderer/bridge/loopback.test.ts'
const fetches = 'tests/renderer/bridge/loopback-fetch.test.ts'
const outcomes = 'tests/renderer/bridge/failure-outcomes.test.ts'

const calls = guardsOf({ ...common, file: 'renderer/bridge/call.ts', tests: [call, outcomes] }, [
  [
    'An answer that comes after its session ended is discarded',
    'if (sessionGeneration() !== session) throw new BridgeError(cancelled)',
    '',
  ],
  ['A background call shows nothing', 'if (background) {', 'if (false) {'],
  ['A call is retried four times at most', ' && retries < limits.retries) {', ' && retries <= limits.retries) {'],
  [
    'After the last retry a failure is shown',
    "showOutcome(outcome === 'retry' ? 'toast' : outcome, result.error)",
    'showOutcome(outcome, result.error)',
  ],
  ['A call is retried only when the teacher agrees', 'if (again !== null) continue', 'continue'],
  ['An aborted call is cancelled in main', "void callBridge('api.cancel', { callId })", ''],
  ['A 401 ends the session in the page', "if (outcome === 'signOut') endSession('unauthorized')\n  if", 'if'],
])

const frame = guardsOf(
  {
    ...common,
    section: '§10',
    file: 'renderer/results/views/grammar/GrammarPage.tsx',
    tests: ['tests/renderer/results/views/grammar.test.tsx'],
  },
  [
    ['The framed page is sandboxed and may only run scripts', 'sandbox="allow-scripts"', ''],
    ['The framed page receives no referrer', 'referrerPolicy="no-referrer"', ''],
    [
      'A page whose address is not allowed is not framed',
      'if (address === null) return',
      "if (address === 'never') return",
    ],
  ],
)

const frameAddress = guardsOf(
  {
    ...common,
    section: '§10',
    file: 'renderer/bridge/use-frame-address.ts',
    tests: ['tests/renderer/results/views/grammar.test.tsx'],
  },
  [['The framed page has only the address that main allows', 'result.ok ? result.value.address : null', 'path']],
)

const table = guardsOf({ ...common, file: 'renderer/bridge/failure-outcomes.ts', tests: [outcomes, call] }, [
  [
    'A write that timed out is not sent again',
    "timeout: { read: 'retry', write: 'toast' }",
    "timeout: { read: 'retry', write: 'retry' }",
  ],
  [
    'A write that the network lost is not sent again',
    "network: { read: 'retry', write: 'toast' }",
    "network: { read: 'retry', write: 'retry' }",
  ],
  [
    'A write without the server is not sent again',
    "offline: { read: 'retry', write: 'toast' }",
    "offline: { read: 'retry', write: 'retry' }",
  ],
  [
    'No call can request that a write is sent again',
    "chosenOutcome === 'retry' && write ? outcome : chosenOutcome",
    'chosenOutcome',
  ],
  ['No call can prevent a 401 from signing out', "outcome === 'signOut' || ", ''],
  [
    'Comments that could not be read are not shown as an empty list',
    "outcome: 'silent', kinds: ['status', 'server'], instead:",
    "outcome: 'silent', instead:",
    { file: 'shared/endpoints/homework-reading.ts' },
  ],
  [
    'A row’s failure rule applies to its kinds only',
    'rule?.kinds === undefined || rule.kinds.includes(kind) ? rule : undefined',
    'rule',
  ],
])

const state = guardsOf({ ...common, file: 'renderer/bridge/session.ts', tests: [session] }, [
  ['An event older than the known session is ignored', 'if (generation <= newestGeneration) return', ''],
  [
    'A session that ended in the page does not come back',
    'current === null || state.session === null',
    'state.session === null',
  ],
  [
    'A change of the teacher’s name is shown in the same session',
    ') store.set(sessionAtom, state.session)',
    ') void 0',
  ],
  ['A new session ends the old one first', "endSession(session ? 'logout' : reason)", ''],
  [
    'A logout that the host missed is sent again',
    'if (session && generation === unconfirmedLogout) void sendLogout(generation)',
    '',
  ],
  [
    'A login waits for the logout before it',
    "await pendingLogout\n  return applyLogin(await callBridge('session.login'",
    "return applyLogin(await callBridge('session.login'",
  ],
  ['A pass card logs out the current teacher first', 'if (store.get(sessionAtom)) await logOut()', ''],
  [
    'A logout ends the session in the page at once',
    'endSession(reason)\n  return sendLogout(generation)',
    'return sendLogout(generation)',
  ],
])

const launch = guardsOf(
  { ...common, section: '§3, §10', file: 'renderer/bridge/loopback-session.ts', tests: [loopback, fetches] },
  [
    [
      'The launch secret is removed from the address',
      "history.replaceState(history.state, '', plainAddress(found.rest))",
      '',
    ],
    [
      'The session secret is kept no longer than the tab',
      'sessionStorage.setItem(storageKey, session)',
      'localStorage.setItem(storageKey, session)',
    ],
    ['The session exchange follows no redirect', "redirect: 'error',", ''],
  ],
)

const bridge = guardsOf(
  { ...common, section: '§3, §10', file: 'renderer/bridge/loopback.ts', tests: [loopback, fetches] },
  [
    ['A page without a session shows the host’s notice', 'if (session === null) {', 'if (false) {'],
    ['A page whose host was restarted shows the host’s notice', 'if (response.status === 401) {', 'if (false) {'],
    ['A bridge call follows no redirect', "redirect: 'error',", ''],
    ['A bridge call to a host that hangs times out', 'signal: AbortSignal.timeout(wait),', '', { section: '§11' }],
  ],
)

const files = guardsOf(
  { ...common, section: '§3, §10', file: 'renderer/bridge/loopback-files.ts', tests: [loopback] },
  [
    [
      'No screen receives a ticket',
      'const { ticket, ...shown } = state',
      'const { ticket } = state\n      const shown = state',
    ],
    ['A file is fetched once', 'if (usedTickets.has(ticket)) return', ''],
    [
      'A file is not lost when the screen is locked',
      'response === null || response.status === lockedStatus',
      'response === null',
    ],
  ],
)

const guard = guardsOf(
  {
    ...common,
    section: 'SPEC §2',
    file: 'renderer/app/route-guard.ts',
    tests: ['tests/renderer/app/route-guard.test.ts'],
  },
  [
    [
      'Without a session only login and reset are reachable',
      "return row?.layout === 'auth' ? null : paths.login()",
      'return null',
    ],
    ['An unknown address leads to the home page', 'if (!row || (session', 'if (!row) return null\n  if ((session'],
    ['A page that is not for a teacher leads to the home page', 'row.isOfferedTo?.(session) === false', 'false'],
    ['A malformed address leads to the home page', 'isWellFormed(pathname) ? routes', 'true ? routes'],
  ],
)

const guide = guardsOf(
  { ...common, section: 'SPEC §6', file: 'renderer/app/may-open.ts', tests: ['tests/renderer/app/help.test.tsx'] },
  [
    [
      'The guide leads only to pages that the teacher may open',
      'entry === undefined || isOffered(entry, session)',
      'true',
    ],
  ],
)

const passwords = guardsOf(
  {
    ...common,
    section: '§5',
    file: 'renderer/bridge/use-write.ts',
    tests: ['tests/renderer/bridge/write-forgets.test.tsx'],
  },
  [
    [
      'The page keeps no password that was sent',
      'if (endpointRow(name).recover && !endedKinds.has(found.kind)) last.current',
      'last.current',
    ],
  ],
)

const dialogs = guardsOf({ ...common, file: 'renderer/bridge/failure-display.ts', tests: [call] }, [
  ['A missing training file is reported once', 'if (isReloadAsked || !display) return', 'if (!display) return'],
  ['The page is reloaded only when the teacher agrees', 'if (again) location.reload()', 'location.reload()'],
])

const log = guardsOf(
  {
    ...common,
    section: '§10',
    file: 'renderer/bridge/error-log.ts',
    tests: ['tests/renderer/bridge/error-log.test.ts'],
  },
  [
    ['The log entry of an error has a maximum length', '.slice(0, maxLength)', ''],
    ['An error of the page is sent once', 'if (isWithinLimit(content)) void', 'void'],
    [
      'An error that throws when it is read is still logged',
      '$'.concat('{describeSafely(error)}'),
      '$'.concat('{describe(error)}'),
    ],
    [
      'A thrown value that is not an Error is not logged',
      ['`not an Error: $', '{typeof error}`'].join(''),
      'JSON.stringify(error)',
    ],
  ],
)

export const rows = [
  ...calls,
  ...frame,
  ...frameAddress,
  ...table,
  ...state,
  ...launch,
  ...bridge,
  ...files,
  ...guard,
  ...guide,
  ...passwords,
  ...dialogs,
  ...log,
]
