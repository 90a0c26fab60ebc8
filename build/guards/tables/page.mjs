/** What the page shows to whom: a locked screen, the end of a session, what was typed (DESIGN §4, §5, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'renderer', section: '§4, §5' }
const lock = 'tests/renderer/app/lock.test.tsx'
const drafts = 'tests/renderer/bridge/draft-store.test.tsx'
const session = 'tests/renderer/app/session.test.tsx'
const crashTest = 'tests/main/host/electron/reload-after-crash.test.ts'

const cover = guardsOf(
  { ...common, file: 'renderer/app/lock/page-cover.ts', tests: ['tests/renderer/app/page-cover.test.ts', lock] },
  [
    ['Under a locked screen nothing can be used', 'element.inert = true', 'element.inert = false'],
    ['Under a locked screen nothing is seen', "document.body.dataset.locked = ''", 'void 0'],
    ['What comes later is covered, too', 'observer.observe(document.body, { childList: true })', ''],
  ],
)

const locked = guardsOf({ ...common, file: 'renderer/app/lock/Lock.tsx', tests: [lock] }, [
  ['A locked page shows the lock', 'if (session && locked) return', 'if (session && locked && false) return'],
  ['What plays falls silent at the lock', 'player.stop()', ''],
  ['Ctrl+Alt+L locks', 'void lockNow()', ''],
])

const keys = guardsOf({ ...common, file: 'renderer/app/lock/lock-keys.ts', tests: [lock] }, [
  [
    'No key reaches what stands under the lock',
    "if (!within || event.key === 'Escape') event.stopImmediatePropagation()",
    '',
  ],
])

const end = guardsOf({ ...common, section: '§5', file: 'renderer/app/App.tsx', tests: [session] }, [
  ['Answers of one teacher are not shown to the next', 'client.clear()', ''],
  ['Open dialogs end with the session', 'closeDialogs()\n', '\n'],
  [
    'Where the teacher was is forgotten at a logout',
    "if (reason === 'logout' || reason === 'handover') clearVisits()",
    '',
    { tests: ['tests/renderer/app/session-page-history.test.tsx'] },
  ],
  [
    'Where the teacher was is forgotten when another wants in',
    " || reason === 'handover'",
    '',
    { tests: ['tests/renderer/app/session-page-history.test.tsx'] },
  ],
])

const typed = guardsOf({ ...common, section: '§5, §11', file: 'renderer/bridge/draft-store.ts', tests: [drafts] }, [
  [
    'What nobody typed is kept for nobody',
    'if (session === null) return null',
    'if (session === null) return createSlot(key, 0)',
  ],
  ['What was typed just before a 401 is handed over', 'if (sendWaiting) flush()', 'if (sendWaiting) stopTimers()'],
  ['What waits at a chosen logout is void', "slot.end(reason !== 'logout')", 'slot.end(true)'],
  ['What was typed in one session is not shown in the next', 'slots.clear()', ''],
  [
    'A form that is left hands over at once',
    'useEffect(() => () => slot?.flush(), [slot])',
    '',
    { file: 'renderer/ui/drafts.ts' },
  ],
  [
    'A draft that cannot be kept is told of in the page',
    'if (failedKeys.size === 0) showToast(result.error.message)',
    '',
  ],
  [
    'A draft that cannot be kept is told of once',
    'if (failedKeys.size === 0) showToast(result.error.message)',
    'showToast(result.error.message)',
  ],
  ['A draft that the disk refused is not taken for kept', '      sent = null\n', ''],
  ['A draft that the disk refused is tried ever more rarely', 'Math.min(delay * 2, retryDelay.longest)', 'delay'],
  ['Nothing is tried again for a session that is over', 'else if (!isEnded) {', 'else {'],
  ['A draft that can never be kept is not tried again', " && result.error.kind !== 'invalid-request'", ''],
])

const dead = guardsOf(
  { ...common, area: 'electron', section: '§11', file: 'main/host/electron/reload-after-crash.ts', tests: [crashTest] },
  [
    ['A page that crashes is reloaded', 'if (mayReload()) return reload()', 'if (mayReload()) return'],
    ['A page that dies too often asks first', 'cancelId: 1 })) === 0) reload()', 'cancelId: 1 })) >= 0) reload()'],
    ['A page that hangs can be ended', 'webContents.forcefullyCrashRenderer()', 'void 0'],
  ],
)

export const rows = [...cover, ...locked, ...keys, ...end, ...typed, ...dead]
