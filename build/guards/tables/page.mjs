/** Guards of the page: the lock screen, the end of a session, drafts (DESIGN §4, §5, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'renderer', section: '§4, §5' }
const lock = 'tests/renderer/app/lock.test.tsx'
const drafts = 'tests/renderer/bridge/draft-store.test.tsx'
const again = 'tests/renderer/bridge/read-again.test.ts'
const kept = 'tests/renderer/bridge/use-kept.test.tsx'
const session = 'tests/renderer/app/session.test.tsx'
const crashTest = 'tests/main/host/electron/reload-after-crash.test.ts'

const cover = guardsOf(
  { ...common, file: 'renderer/app/lock/page-cover.ts', tests: ['tests/renderer/app/page-cover.test.ts', lock] },
  [
    ['Below the lock screen nothing can be used', 'element.inert = true', 'element.inert = false'],
    ['Below the lock screen nothing is visible', "document.body.dataset.locked = ''", 'void 0'],
    ['Elements that are added later are covered too', 'observer.observe(document.body, { childList: true })', ''],
  ],
)

const locked = guardsOf({ ...common, file: 'renderer/app/lock/Lock.tsx', tests: [lock] }, [
  [
    'A locked page shows the lock screen',
    'if (session && isLocked) return',
    'if (session && isLocked && false) return',
  ],
  ['A lock stops playback', 'player.stop()', ''],
  ['Ctrl+Alt+L locks', 'void lockNow()', ''],
])

const keys = guardsOf({ ...common, file: 'renderer/app/lock/lock-keys.ts', tests: [lock] }, [
  [
    'No key reaches elements below the lock screen',
    "if (!within || event.key === 'Escape') event.stopImmediatePropagation()",
    '',
  ],
])

const end = guardsOf({ ...common, section: '§5', file: 'renderer/app/App.tsx', tests: [session] }, [
  ['Answers of one teacher are not shown to the next', 'client.clear()', ''],
  ['The end of a session closes the dialogs', 'closeDialogs()\n', '\n'],
  [
    'A logout deletes the page history',
    "if (reason === 'logout' || reason === 'handover') clearVisits()",
    '',
    { tests: ['tests/renderer/app/session-page-history.test.tsx'] },
  ],
  [
    'Another teacher’s login at the lock screen deletes the page history',
    " || reason === 'handover'",
    '',
    { tests: ['tests/renderer/app/session-page-history.test.tsx'] },
  ],
])

const typed = guardsOf({ ...common, section: '§5, §11', file: 'renderer/bridge/stored-slot.ts', tests: [drafts] }, [
  [
    'Without a login no draft is stored',
    'session && slots.slotOf(key, session.generation)',
    'slots.slotOf(key, session?.generation ?? 0)',
    { file: 'renderer/bridge/draft-store.ts' },
  ],
  ['A draft typed just before a 401 is sent', 'if (sendWaiting) flush()', 'if (sendWaiting) stopTimers()'],
  [
    'A chosen logout discards waiting drafts',
    "slots.end(reason !== 'logout')",
    'slots.end(true)',
    { file: 'renderer/bridge/draft-store.ts' },
  ],
  [
    'A logout sends a change of a kept value that waits',
    'slots.end(true)',
    'slots.end(false)',
    { file: 'renderer/bridge/use-kept.ts', tests: [kept] },
  ],
  ['Drafts of one session are not shown in the next', 'slots.clear()', ''],
  [
    'A form that is left sends its draft at once',
    'useEffect(() => () => slot?.flush(), [slot])',
    '',
    { file: 'renderer/ui/drafts.ts' },
  ],
  ['A draft that cannot be stored is reported', 'if (failedKeys.size === 0) showToast(result.error.message)', ''],
  [
    'A draft that cannot be stored is reported once',
    'if (failedKeys.size === 0) showToast(result.error.message)',
    'showToast(result.error.message)',
  ],
  ['A draft that main could not write is sent again', '      sent = null\n', ''],
  ['Retries of a draft become less frequent', 'Math.min(delay * 2, retryDelay.longest)', 'delay'],
  ['No draft is retried after its session ended', 'else if (!isEnded) {', 'else {'],
  ['A draft that main refuses is not retried', " && result.error.kind !== 'invalid-request'", ''],
])

const read = guardsOf({ ...common, section: '§5, §11', file: 'renderer/bridge/read-again.ts', tests: [again] }, [
  ['A stored value that could not be read is read again', 'if (result.ok || isOver()) return', 'return'],
  ['Reads of a stored value become less frequent', 'Math.min(wait * 2, delay.longest)', 'wait'],
  ['No stored value is read again after its session ended', '    if (isOver()) return result\n', ''],
  [
    'A change does not replace a kept value that could not be read',
    'if (!slot.known()) return',
    '',
    { file: 'renderer/bridge/use-kept.ts', tests: [kept] },
  ],
  [
    'A locked screen delays the read of a kept value',
    "callWhenUnlocked('keeps.read'",
    "callBridge('keeps.read'",
    { file: 'renderer/bridge/use-kept.ts', tests: [kept] },
  ],
  [
    'A draft that was sent before a lock is removed after it',
    'result.error.status === lockedStatus ||',
    '',
    { file: 'renderer/bridge/stored-slot.ts', tests: [drafts] },
  ],
  [
    'A locked screen delays the read of a draft',
    "callWhenUnlocked('drafts.read'",
    "callBridge('drafts.read'",
    { file: 'renderer/bridge/draft-store.ts', tests: [drafts] },
  ],
  [
    'A logout is not that of another teacher',
    'return may && sessionGeneration() === generation',
    'return may',
    { file: 'renderer/features/logout/may-log-out.ts', tests: ['tests/renderer/features/logout/may-log-out.test.ts'] },
  ],
])

const crashedPage = guardsOf(
  { ...common, area: 'electron', section: '§11', file: 'main/host/electron/reload-after-crash.ts', tests: [crashTest] },
  [
    ['A page that crashes is reloaded', 'if (mayReload()) return reload()', 'if (mayReload()) return'],
    [
      'A page that crashes too often is reloaded only if the user agrees',
      'cancelId: 1 })) === 0) reload()',
      'cancelId: 1 })) >= 0) reload()',
    ],
    ['A page that hangs can be ended', 'webContents.forcefullyCrashRenderer()', 'void 0'],
  ],
)

export const rows = [...cover, ...locked, ...keys, ...end, ...typed, ...read, ...crashedPage]
