/** The renderer’s own guards: late answers, no second send, the secret’s way, who may be where (DESIGN §3, §5; SPEC §2, §8). */
import { guardsOf } from '../table.mjs'

const common = { area: 'renderer', section: '§5' }
const call = 'tests/renderer/bridge/call.test.ts'
const session = 'tests/renderer/bridge/session.test.ts'
const loopback = 'tests/renderer/bridge/loopback.test.ts'
const fetches = 'tests/renderer/bridge/loopback-fetch.test.ts'
const outcomes = 'tests/renderer/bridge/failure-outcomes.test.ts'

const calls = guardsOf({ ...common, file: 'renderer/bridge/call.ts', tests: [call, outcomes] }, [
  ['What ends after its session is nobody’s', 'if (sessionNumber() !== session) throw new BridgeError(cancelled)', ''],
  ['A background call shows nothing', 'if (background) {', 'if (false) {'],
  ['A call is tried again four times at most', ' && retries < limits.retries) {', ') {'],
  [
    'A call that is tried no more says so',
    "show(outcome === 'retry' ? 'toast' : outcome, result.error)",
    'show(outcome, result.error)',
  ],
  ['A call is tried again only when the teacher says so', 'if (again !== null) continue', 'continue'],
  ['A call that is left is dropped in main', "void callBridge('api.cancel', { callId })", ''],
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
    ['A page in the frame is sandboxed, with scripts and nothing else', 'sandbox="allow-scripts"', ''],
    ['A page in the frame is not told where it stands', 'referrerPolicy="no-referrer"', ''],
    [
      'A page without an address that is allowed is not framed',
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
  [
    [
      'A page in the frame has the address that main allows, and no other',
      'result.ok ? result.value.address : null',
      'path',
    ],
  ],
)

const table = guardsOf({ ...common, file: 'renderer/bridge/failure-outcomes.ts', tests: [outcomes, call] }, [
  [
    'A change that timed out is not sent again',
    "timeout: { read: 'retry', write: 'toast' }",
    "timeout: { read: 'retry', write: 'retry' }",
  ],
  [
    'A change that the network lost is not sent again',
    "network: { read: 'retry', write: 'toast' }",
    "network: { read: 'retry', write: 'retry' }",
  ],
  [
    'A change without the server is not sent again',
    "offline: { read: 'retry', write: 'toast' }",
    "offline: { read: 'retry', write: 'retry' }",
  ],
  ['No call may ask that a change be sent again', "own === 'retry' && write ? outcome : own", 'own'],
  ['No call may keep a 401 from signing out', "outcome === 'signOut' || ", ''],
  [
    'Comments that nobody answered are not taken for none',
    "outcome: 'silent', kinds: told, instead:",
    "outcome: 'silent', instead:",
  ],
  [
    'A row’s own outcome is of its failures only',
    'own?.kinds === undefined || own.kinds.includes(kind) ? own : undefined',
    'own',
  ],
])

const state = guardsOf({ ...common, file: 'renderer/bridge/session.ts', tests: [session] }, [
  ['An event that is older than what is known is void', 'if (generation <= newest) return', ''],
  ['A session that ended in the page stays so', 'present === null || state.session === null', 'state.session === null'],
  ['A session that goes on shows its teacher as he is now', ') store.set(sessionAtom, state.session)', ') void 0'],
  ['A session that replaces another ends it first', "endSession(session ? 'logout' : reason)", ''],
  [
    'A logout that the host missed is told again',
    'if (session && generation === unconfirmed) void leave(generation)',
    '',
  ],
  [
    'A login waits for the logout before it',
    "await leaving\n  return begin(await callBridge('session.login'",
    "return begin(await callBridge('session.login'",
  ],
  ['A pass card ends who was logged in', 'if (store.get(sessionAtom)) await logOut()', ''],
  [
    'A logout forgets the teacher at once',
    'endSession(reason)\n  return leave(generation)',
    'return leave(generation)',
  ],
])

const launch = guardsOf(
  { ...common, section: '§3, §10', file: 'renderer/bridge/loopback-session.ts', tests: [loopback, fetches] },
  [
    ['The launch secret leaves the address', "history.replaceState(history.state, '', plainAddress(found.rest))", ''],
    [
      'The session secret lives as long as the tab, no longer',
      'sessionStorage.setItem(storageKey, session)',
      'localStorage.setItem(storageKey, session)',
    ],
    ['The session exchange follows no redirect', "redirect: 'error',", ''],
  ],
)

const bridge = guardsOf(
  { ...common, section: '§3, §10', file: 'renderer/bridge/loopback.ts', tests: [loopback, fetches] },
  [
    ['A page without a session is left', 'if (session === null) {', 'if (false) {'],
    ['A page whose host was started anew is left', 'if (response.status === 401) {', 'if (false) {'],
    ['A bridge call follows no redirect', "redirect: 'error',", ''],
    ['A bridge call to a host that hangs ends', 'signal: AbortSignal.timeout(wait),', '', { section: '§11' }],
  ],
)

const files = guardsOf(
  { ...common, section: '§3, §10', file: 'renderer/bridge/loopback-files.ts', tests: [loopback] },
  [
    [
      'No screen sees a ticket',
      'const { ticket, ...shown } = state',
      'const { ticket } = state\n      const shown = state',
    ],
    ['A file is taken once', 'if (tried.has(ticket)) return', ''],
    [
      'A file that a locked screen does not get is not lost',
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
      'Without a token only login and reset are reachable',
      "return row?.layout === 'auth' ? null : paths.login()",
      'return null',
    ],
    ['An address of nobody’s leads home', 'if (!row) return paths.home()', ''],
    ['An address that cannot be read leads home', 'isWellFormed(pathname) ? routes', 'true ? routes'],
  ],
)

const dialogs = guardsOf({ ...common, file: 'renderer/bridge/failure-display.ts', tests: [call] }, [
  ['Files that do not come are told of once', 'if (warned || !presenter) return', 'if (!presenter) return'],
  ['The page is loaded anew only when the teacher says so', 'if (again) location.reload()', 'location.reload()'],
])

const log = guardsOf(
  {
    ...common,
    section: '§10',
    file: 'renderer/bridge/error-log.ts',
    tests: ['tests/renderer/bridge/error-log.test.ts'],
  },
  [
    ['An error of the page has an end', '.slice(0, maxLength)', ''],
    ['An error of the page is sent once', 'if (allowed(content)) void', 'void'],
    ['An error that cannot be read breaks nothing', '$'.concat('{described(error)}'), '$'.concat('{describe(error)}')],
    ['What is no error is not written out', ['`not an Error: $', '{typeof error}`'].join(''), 'JSON.stringify(error)'],
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
  ...dialogs,
  ...log,
]
