/** Downloads: complete files or none (DESIGN §11; SPEC §7). */
import { guardsOf } from '../table.mjs'

const common = { area: 'downloads', section: '§11' }
const places = 'tests/main/downloads/save-paths.test.ts'
const exports_ = 'tests/main/downloads/server-export.test.ts'
const sheet = 'tests/main/downloads/score-sheet-export.test.ts'
const bounds = 'tests/main/downloads/part-file.test.ts'
const refused = 'tests/main/downloads/refused-export.test.ts'
const past = 'tests/main/downloads/export-history.test.ts'
const tests = [places, exports_, bounds, refused, past]

const pdf = guardsOf(
  {
    ...common,
    file: 'main/downloads/student-report-pdf.ts',
    tests: ['tests/main/downloads/student-report-pdf.test.ts'],
  },
  [
    [
      'The file of one student has her name, not that of her class',
      'title: files.length === 1 && first ? first.name : title',
      'title',
    ],
    ['A cancelled print does not go on', '  signal.throwIfAborted()\n  try {', '  try {'],
    ['Two students of the same name get two files', 'if (used.has(file.toLowerCase())) continue', ''],
    ['Names that differ only in case get two files', 'used.has(file.toLowerCase())', 'used.has(file)'],
    ['The browser is closed after a print that failed', 'await printer.close()', ''],
  ],
)

const part = guardsOf({ ...common, file: 'main/downloads/part-file.ts', tests }, [
  ['An export is written under a temporary name', 'const part = partName(path)', 'const part = path'],
  ['A part file replaces no other file', "disk.open(part, 'wx+', 0o600)", "disk.open(part, 'w+', 0o600)"],
  ['Only its user can read a part file', "'wx+', 0o600", "'wx+', 0o644"],
  ['A part file is synced before it is renamed', 'await file.sync()', ''],
  ['An existing file is not overwritten', "disk.open(candidate, 'wx', 0o600)", "disk.open(candidate, 'w', 0o600)"],
  ['A part file is stored in the journal before it is created', 'await journal.add(part)', ''],
  [
    'A part file that could not be created is removed from the journal',
    'await journal.remove(part)\n    throw error',
    'throw error',
  ],
  ['A finished part file is removed from the journal', 'Promise.all([journal.remove(part), ', 'Promise.all(['],
  ['A claimed name is removed from the journal at the end', ', journal.remove(path)])', '])'],
  ['The folder is synced after the rename', 'await syncFolder(dirname(path), disk)', ''],
  ['A name is stored in the journal before it is claimed', 'await journal.add(candidate)', ''],
  ['An empty file of another program is not taken as claimed', 'if (await exists(disk, candidate)) continue', ''],
  [
    'A name that another program took is removed from the journal',
    "await journal.remove(candidate)\n      if (errorCode(error) !== 'EEXIST') throw error",
    "if (errorCode(error) !== 'EEXIST') throw error",
  ],
  ['A claimed file with content is not removed', ' && stat.size === 0', ''],
  ['Only a plain file is removed as a claimed name', 'stat.isFile() && ', ''],
  ['Another user’s file is not removed', ' && stat.uid === (process.getuid?.() ?? stat.uid)', ''],
  [
    'A claimed name stays in the journal if it cannot be removed now',
    "return errorCode(error) === 'ENOENT'",
    'return errorCode(error) !== null',
  ],
  [
    'An interrupted export leaves no part file',
    'await disk.rm(part, { force: true }).then(',
    'await Promise.resolve().then(',
  ],
  [
    'A claimed name is released if the rename fails',
    'if (!place.replace && (await releaseName(disk, path))) await journal.remove(path)',
    '',
  ],
  [
    'Only files with the name of a part file are removed as parts',
    'if (!partPattern.test(basename(path))) return releaseName(disk, path)',
    '',
  ],
  [
    'A part file on a drive that is not connected stays in the journal',
    'if (!(await exists(disk, dirname(path)))) return false',
    '',
  ],
  ['A file is stored in the history before it is renamed', 'await record(savedFile)\n', ''],
  ['A chunk is written completely', 'while (offset < chunk.length) {', 'if (offset < chunk.length) {'],
])

const place = guardsOf({ ...common, file: 'main/downloads/save-paths.ts', tests }, [
  ['Two exports never write one file', 'if (reserved.has(key(next))) continue', ''],
  ['Names that differ only in case are equal', 'path.toLowerCase()', 'path'],
  ['An existing file is replaced only if the teacher allowed it', 'if (replace && number === 1)', 'if (number === 1)'],
  ['Only the chosen path is replaced', 'if (replace && number === 1)', 'if (replace)'],
  [
    'A file has the extension of its format',
    'if (ext.toLowerCase() === `.',
    "if (ext !== '' || ext.toLowerCase() === `.",
  ],
])

const blob = guardsOf({ ...common, file: 'main/downloads/server-export.ts', tests }, [
  [
    'A file with a too large announced length is refused',
    'if (length !== undefined && length > limits.exportBytes) throw tooLarge()',
    '',
  ],
  [
    'An endless file is refused',
    'if (part.size() + chunk.length > limits.exportBytes) throw tooLarge()',
    'if (part.size() + chunk.length > 2 * limits.exportBytes) throw tooLarge()',
  ],
  [
    'A file longer than announced is refused',
    'if (length !== undefined && part.size() > length) throw incomplete()',
    '',
  ],
  [
    'A file shorter than announced is refused',
    'if (length !== undefined && part.size() < length) throw incomplete()',
    '',
  ],
  [
    'A file that is no workbook is refused at its first bytes',
    'if (start.length === signatureLength && !workbookFormat(start)) throw notWorkbook()',
    '',
  ],
  ['A short file that is no workbook is refused', 'if (!format) throw notWorkbook()', ''],
  ['A workbook is checked for completeness', 'await checkComplete(part, format)', ''],
  [
    'A failed export is reported',
    'if (!response.ok) throw new ApiError(response.error)',
    "if (!response.ok) return 'xlsx'",
  ],
  ['A cancelled export ends immediately', 'abortableItems(body, signal)', 'body'],
])

const zip = guardsOf({ ...common, file: 'main/downloads/workbook-check.ts', tests }, [
  ['A zip without its end is incomplete', 'if (end < 0) throw incomplete()', 'if (end < 0) return'],
  ['A zip with a truncated directory is incomplete', 'if (start + length > from + end) throw incomplete()', ''],
  [
    'A zip that is no workbook is refused',
    "if (!Buffer.from(directory).includes('xl/workbook')) throw notWorkbook()",
    '',
  ],
])

const compound = guardsOf({ ...common, file: 'main/downloads/xls-check.ts', tests }, [
  ['An .xls has a minimum size', 'if (part.size() < minSectors * headerLength) throw incomplete()', ''],
  [
    'An .xls’s header must not contradict itself',
    'if (shifts[header.getUint16(0x1a, true)] !== shift) throw notWorkbook()',
    '',
  ],
  ['An .xls consists of whole sectors', 'if (part.size() % sector !== 0) throw incomplete()', ''],
  ['An .xls must have a sector table', 'if (tables === 0) throw notWorkbook()', ''],
  ['An .xls’s table sectors must exist', 'if (tableSector >= sectors) throw incomplete()', ''],
  [
    'An .xls’s used sectors must exist',
    'if (lastUsed(entries) + (table * sector) / 4 >= sectors) throw incomplete()',
    '',
  ],
])

const run = guardsOf({ ...common, file: 'main/downloads/run-export.ts', tests: [...tests, sheet] }, [
  [
    'A file name is made safe',
    'return safeFileName(`',
    'return ((stem: string, extension: string) => `'.concat('$', '{stem}.$', '{extension}`)(`'),
  ],
  ['A reserved path is released', 'reservations.release(target.path)', ''],
  ['An interrupted part file is discarded', 'await part.discard()', ''],
  ['An export waits until leftover parts are removed', 'await ready\n', ''],
])

const locked = 'tests/main/downloads/locked.test.ts'
const whileLocked = guardsOf({ ...common, file: 'main/downloads/run-export.ts', tests: [locked] }, [
  [
    'No dialog opens while the screen is locked',
    'await unlockWaiter.waitUntilUnlocked(signal)\n      const chosen',
    'const chosen',
  ],
  [
    'A path that was chosen while the screen was locked is not used',
    'if (unlockWaiter.isLocked()) throw chosenWhileLocked()',
    '',
  ],
  [
    'A cancel while the screen was locked does not cancel the export',
    'if (unlockWaiter.isLocked()) throw chosenWhileLocked()\n      if (chosen === null) throw cancelled()',
    'if (chosen === null) throw cancelled()\n      if (unlockWaiter.isLocked()) throw chosenWhileLocked()',
  ],
  [
    'No file is renamed while the screen is locked',
    'await unlockWaiter.waitUntilUnlocked(signal)\n        const path',
    'const path',
  ],
])

const unlockWait = guardsOf({ ...common, file: 'main/downloads/wait-until-unlocked.ts', tests: [...tests, locked] }, [
  ['A cancelled export is not saved', 'signal.throwIfAborted()', ''],
  [
    'An export that waits for the unlock can be cancelled',
    'await abortable(new Promise',
    'await (async promise => promise)(new Promise',
  ],
  ['An export waits again if the screen is locked again', 'while (isLocked()) await', 'if (isLocked()) await'],
])

const lockState = guardsOf(
  { ...common, file: 'main/services/open-api.ts', tests: ['tests/main/services-session-end.test.ts'] },
  [
    ['Exports get the state of the screen lock', 'createUnlockWaiter(isLocked)', 'createUnlockWaiter(() => false)'],
    ['Waiting exports are notified of the unlock', 'unlockWaiter.notifyUnlocked()\n', '\n'],
  ],
)

const index = guardsOf(
  { ...common, file: 'main/downloads/downloads.ts', tests: [...tests, 'tests/main/downloads/export-history.test.ts'] },
  [
    [
      'An export without a session is refused',
      'if (!manager) return notLoggedIn\n      return manager.isFull()',
      "if (!manager) return success({ id: '' })\n      return manager.isFull()",
    ],
    ['The number of running exports is limited', 'manager.isFull() ? tooMany : ', ''],
    ['The number of running exports is limited for retries too', 'if (manager.isFull()) return tooMany', ''],
    [
      'The reserved name of a running export is not opened',
      "if (!manager || entry?.state !== 'done' || !entry.file) return null",
      'if (!manager || !entry?.file) return null',
    ],
    ['A changed file is not deleted', "if (found !== 'same') return found", ''],
    ['A running export is not deleted', "if (manager.runningJob(id)) return failure('status', text.stillRunning)", ''],
    [
      'One teacher’s exports end before the next one’s list is opened',
      'const opening = closing\n',
      'const opening = Promise.resolve()\n',
    ],
  ],
)

const written = guardsOf(
  { ...common, file: 'main/downloads/saved-file.ts', tests: [...tests, 'tests/main/downloads/export-history.test.ts'] },
  [
    [
      'A file’s bytes are compared before it is deleted',
      "(await digestOf(disk, path)) === digest ? 'same' : 'changed'",
      "'same'",
    ],
    ['A link does not count as the file', '!found.isFile() || ', ''],
  ],
)

const history = guardsOf(
  {
    ...common,
    file: 'main/downloads/export-history.ts',
    tests: ['tests/main/downloads/export-history.test.ts', bounds],
  },
  [
    ['Past exports are stored only if they can be sealed', 'if (!vault.isDurable) return inMemory(name)', ''],
    [
      'Past exports are removed even if nothing can be sealed now',
      'remove: () => remove(name),',
      'async remove() {\n      memory.delete(name)\n    },',
      { section: '§5, §10', tests: ['tests/main/services-session-end.test.ts'] },
    ],
    ['Past exports are sealed', '        seal: vault,\n', ''],
    ['Past exports have a limit', 'entries = newestEntries(next)', 'entries = [...next]'],
    [
      'A file that was renamed before a crash counts as done',
      "file && found === 'same'",
      "file && found === 'changed'",
    ],
    [
      'The state of an export that a crash interrupted is stored',
      "if (found.some(({ state }) => state === 'running')) await change(now)",
      'if (found.length < 0) await change(now)',
    ],
    ['A file that cannot be inspected after a crash stays in its entry', ", ...(found === 'unknown' && { file })", ''],
    ['A wipe removes past exports', 'return file.remove()', 'return Promise.resolve()'],
  ],
)

const manager = guardsOf({ ...common, file: 'main/downloads/download-manager.ts', tests }, [
  [
    'No export starts after the session has ended',
    'if (hasEnded) return\n    await recordJob(job)',
    'await recordJob(job)',
  ],
  ['No state is emitted after the session has ended', 'if (!hasEnded) parts.emit(state)', 'parts.emit(state)'],
  [
    'A running job does not write into a wiped history',
    'if (!isForgotten) await recordJob(job)',
    'await recordJob(job)',
  ],
  [
    'A job that ran at the end of the session stays stored as running',
    "if (!hasEnded || (!isForgotten && job.state().state === 'done')) await recordJob(job)",
    'await recordJob(job)',
  ],
  ['The end of the session cancels exports', 'for (const { job } of jobs.values()) job.cancel()', ''],
  ['A chosen logout wipes past exports', 'await history.wipe()\n', '\n'],
  ['The ticket of a file is not listed', 'const { ticket, ...state }', 'const { ...state }'],
  ['A running export is not shown as missing', "state === 'done' && file ? file.path : []", 'file ? file.path : []'],
])

const job = guardsOf({ ...common, file: 'main/downloads/export-job.ts', tests }, [
  [
    'A cancelled retry leaves the entry as it was',
    'previous ? { ...downloadStateOf(previous), ...missing, at } : ',
    '',
  ],
  ['A cancelled export is not stored', "if (now === 'cancelled' || now === 'removed') return null", ''],
  ['A file that was not renamed is not stored', 'file = undefined\n', '\n'],
  ['A clock that is set back does not change the order of exports', 'Math.max(time, clock())', 'clock()'],
  ['The page does not receive the path of an export', 'change({ name: basename(path) })', 'change({ name: path })'],
])

const students = guardsOf({ ...common, file: 'main/downloads/student-pages.ts', tests: [sheet] }, [
  ['A sheet ends if the server repeats a page', 'if (newRows.length === 0) return', ''],
  ['A student appears in a sheet once', 'if (seen.has(key)) return false', ''],
  ['An export of a sheet fails if a page cannot be read', 'throw new ApiError(answer.error)', 'return'],
  [
    'A missing page ends the sheet without an error only if its first page was a copy',
    '(isComplete || startedWithCopy)',
    'true',
  ],
])

const waits = guardsOf({ ...common, file: 'main/downloads/abortable.ts', tests: [...tests, sheet] }, [
  ['A promise that ignores the signal is cancelled too', 'Promise.race([promise, aborted])', 'promise'],
  [
    'A source that hangs does not block its cancel',
    'if (!hasEnded) void Promise.resolve(items.return?.()).catch(() => undefined)',
    'if (!hasEnded) await items.return?.()',
  ],
])

const journal = guardsOf(
  { ...common, file: 'main/store/path-journal.ts', tests: ['tests/main/store/store.test.ts', places] },
  [
    ['The path journal has a limit', 'next.slice(-maxPaths)', 'next'],
    ['The path journal holds a path once', 'change([...others(path), path])', 'change([...stored.get(), path])'],
    ['A path journal that cannot be written does not stop an export', '.catch(() => undefined)', ''],
    ['A finished path is removed from the journal', 'if (stored.get().includes(path)) await change(others(path))', ''],
    ['A path journal that can be read only later is merged', 'merge, disk })', 'disk })'],
    ['A merged path journal holds a path once', 'found.filter(path => !set.includes(path))', 'found'],
    ['A merged path journal has a limit', '.slice(-maxPaths)\n  const stored', '\n  const stored'],
  ],
)

const tasks = guardsOf(
  {
    ...common,
    section: '§5, §11',
    file: 'main/downloads/server-task-export.ts',
    tests: ['tests/main/downloads/server-task-export.test.ts'],
  },
  [
    [
      'An export task that failed on the server is reported',
      'if (answer.value.status === 2) throw fault(text.task.failed)',
      '',
    ],
    ['The wait for an export task is limited', 'throw fault(text.task.late)', 'return'],
    ['Too many unanswered polls end the wait for an export task', ' || unansweredPolls > misses', ''],
    ['A refused poll ends the wait for an export task', '!hasNoResponse(answer.error) || ', ''],
    [
      'An export that waits for the server can be cancelled',
      'await pause(everyMs, signal)',
      'await pause(everyMs, new AbortController().signal)',
    ],
  ],
)

const pastRequests = guardsOf({ ...common, tests: [past] }, [
  [
    'A request from an old history is checked',
    "if (request === null) throw new ApiError(failure('invalid-request', text.invalidRequest).error)",
    '',
    { file: 'main/downloads/run-export.ts' },
  ],
  [
    'Past exports of early versions are read',
    'request = { homework_id }',
    'request = {}',
    { file: 'main/downloads/history-entry.ts' },
  ],
])

const startButton = guardsOf(
  {
    ...common,
    file: 'renderer/features/downloads/use-export.ts',
    tests: ['tests/renderer/features/downloads/use-export.test.tsx'],
  },
  [['A button that is pressed twice starts one export', 'if (busy.current) return', '']],
)

export const rows = [
  ...pdf,
  ...tasks,
  ...pastRequests,
  ...startButton,
  ...manager,
  ...job,
  ...students,
  ...waits,
  ...journal,
  ...part,
  ...place,
  ...blob,
  ...zip,
  ...compound,
  ...run,
  ...whileLocked,
  ...unlockWait,
  ...lockState,
  ...index,
  ...written,
  ...history,
]
