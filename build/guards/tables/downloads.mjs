/** Downloads: whole files in their place, or nothing (DESIGN §11; SPEC §7). */
import { guardsOf } from '../table.mjs'

const common = { area: 'downloads', section: '§11' }
const places = 'tests/main/downloads/places.test.ts'
const exports_ = 'tests/main/downloads/server-export.test.ts'
const sheet = 'tests/main/downloads/score-sheet-task.test.ts'
const bounds = 'tests/main/downloads/part-file.test.ts'
const refused = 'tests/main/downloads/refused-export.test.ts'
const past = 'tests/main/downloads/history.test.ts'
const tests = [places, exports_, bounds, refused, past]

const part = guardsOf({ ...common, file: 'main/downloads/part-file.ts', tests }, [
  ['A download is written under a name of its own', 'const part = partName(path)', 'const part = path'],
  ['A part takes nobody’s place', "disk.open(part, 'wx+', 0o600)", "disk.open(part, 'w+', 0o600)"],
  ['A part is its user’s alone', "'wx+', 0o600", "'wx+', 0o644"],
  ['A part is on the disk before it is renamed', 'await file.sync()', ''],
  [
    'A file that stands there is not overwritten',
    "disk.open(candidate, 'wx', 0o600)",
    "disk.open(candidate, 'w', 0o600)",
  ],
  ['A part is written down before it is made', 'await journal.add(part)', ''],
  ['A part that could not be made is not remembered', 'await journal.remove(part)\n    throw error', 'throw error'],
  ['A finished part is not remembered', 'Promise.all([journal.remove(part), ', 'Promise.all(['],
  ['A name that was taken is not remembered', ', journal.remove(path)])', '])'],
  ['A download’s name is on the disk before it counts', 'await syncFolder(dirname(path), disk)', ''],
  ['A name is written down before it is claimed', 'await journal.add(candidate)', ''],
  ['An empty file of somebody else’s is not taken for ours', 'if (await exists(disk, candidate)) continue', ''],
  [
    'A name that somebody else took is not remembered as ours',
    "await journal.remove(candidate)\n      if (errorCode(error) !== 'EEXIST') throw error",
    "if (errorCode(error) !== 'EEXIST') throw error",
  ],
  ['A name that somebody has written into is not swept', ' && found.size === 0', ''],
  ['What is no plain file is not swept for a name of ours', 'found.isFile() && ', ''],
  ['Another user’s file is not swept', ' && found.uid === (process.getuid?.() ?? found.uid)', ''],
  [
    'A name that cannot be swept now is swept later',
    "return errorCode(error) === 'ENOENT'",
    'return errorCode(error) !== null',
  ],
  [
    'A download that breaks off leaves nothing',
    'await disk.rm(part, { force: true }).then(',
    'await Promise.resolve().then(',
  ],
  [
    'A name that was held is given back where the rename fails',
    'if (!place.replace && (await unclaimed(disk, path))) await journal.remove(path)',
    '',
  ],
  ['Only what is ours is swept', 'if (!pattern.test(basename(path))) return unclaimed(disk, path)', ''],
  ['A part on a drive that is not there is swept later', 'if (!(await exists(disk, dirname(path)))) return false', ''],
  ['A file is noted before it takes its place', 'await note(whole)\n', ''],
  ['All of a chunk is written', 'while (offset < chunk.length) {', 'if (offset < chunk.length) {'],
])

const place = guardsOf({ ...common, file: 'main/downloads/places.ts', tests }, [
  ['Two downloads never write one file', 'if (held.has(key(next))) continue', ''],
  ['Case does not tell names apart', 'path.toLowerCase()', 'path'],
  [
    'A file that stands there is replaced only where the teacher said so',
    'if (replace && number === 1)',
    'if (number === 1)',
  ],
  ['Only the chosen place is replaced', 'if (replace && number === 1)', 'if (replace)'],
  [
    'A file has the extension of its kind',
    'if (ext.toLowerCase() === `.',
    "if (ext !== '' || ext.toLowerCase() === `.",
  ],
])

const blob = guardsOf({ ...common, file: 'main/downloads/server-export.ts', tests }, [
  [
    'A file that announces too much is refused',
    'if (length !== undefined && length > limits.exportBytes) throw tooLarge()',
    '',
  ],
  [
    'A file without an end is refused',
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
    'What is no sheet is refused at its first bytes',
    'if (start.length === signatureLength && !sheetFormat(start)) throw notSheet()',
    '',
  ],
  ['What is no sheet is refused at its end', 'if (!format) throw notSheet()', ''],
  ['A sheet is looked at whole before it is believed', 'await checkWhole(part, format)', ''],
  ['A failed export is told', 'if (!opened.ok) throw new ApiFault(opened.error)', "if (!opened.ok) return 'xlsx'"],
  ['A cancelled export ends at once', 'abortableItems(body, signal)', 'body'],
])

const zip = guardsOf({ ...common, file: 'main/downloads/sheet-check.ts', tests }, [
  ['A zip without its end is incomplete', 'if (end < 0) throw incomplete()', 'if (end < 0) return'],
  ['A zip whose directory is cut off is incomplete', 'if (start + length > from + end) throw incomplete()', ''],
  ['A zip that is no workbook is refused', "if (!Buffer.from(directory).includes('xl/workbook')) throw notSheet()", ''],
])

const compound = guardsOf({ ...common, file: 'main/downloads/compound-check.ts', tests }, [
  ['An .xls has its smallest size', 'if (part.size() < minSectors * headerLength) throw incomplete()', ''],
  ['An .xls’s header agrees with itself', 'if (shifts[header.getUint16(0x1a, true)] !== shift) throw notSheet()', ''],
  ['An .xls ends with a sector', 'if (part.size() % sector !== 0) throw incomplete()', ''],
  ['An .xls has a table', 'if (tables === 0) throw notSheet()', ''],
  ['An .xls’s tables are there', 'if (place >= sectors) throw incomplete()', ''],
  [
    'An .xls’s used sectors are there',
    'if (lastUsed(entries) + (table * sector) / 4 >= sectors) throw incomplete()',
    '',
  ],
])

const run = guardsOf({ ...common, file: 'main/downloads/run.ts', tests: [...tests, sheet] }, [
  [
    'A file’s name is a safe one',
    'return safeFileName(`',
    'return ((stem: string, extension: string) => `'.concat('$', '{stem}.$', '{extension}`)(`'),
  ],
  ['A place is free again', 'places.release(place.path)', ''],
  ['What breaks off is thrown away', 'await part.discard()', ''],
  ['An export waits for the sweep', 'await ready\n', ''],
])

const locked = 'tests/main/downloads/locked.test.ts'
const behind = guardsOf({ ...common, file: 'main/downloads/run.ts', tests: [locked] }, [
  ['No dialog opens over a locked screen', 'await door.opened(signal)\n      const chosen', 'const chosen'],
  ['What is chosen behind the lock is not used', 'if (door.locked()) throw behindLock()', ''],
  [
    'Nobody before the locked screen takes an export back',
    'if (door.locked()) throw behindLock()\n      if (chosen === null) throw cancelled()',
    'if (chosen === null) throw cancelled()\n      if (door.locked()) throw behindLock()',
  ],
  ['No file takes its place behind the lock', 'await door.opened(signal)\n        const path', 'const path'],
])

const door = guardsOf({ ...common, file: 'main/downloads/wait-until-unlocked.ts', tests: [...tests, locked] }, [
  ['A cancelled download is not kept', 'signal.throwIfAborted()', ''],
  [
    'An export that waits behind the lock can be cancelled',
    'await abortable(new Promise',
    'await (async promise => promise)(new Promise',
  ],
  ['A screen that is locked again is waited for again', 'while (locked()) await', 'if (locked()) await'],
])

const wired = guardsOf({ ...common, file: 'main/services.ts', tests: ['tests/main/services-guards.test.ts'] }, [
  ['Exports know when the screen is locked', 'createLockDoor(locked)', 'createLockDoor(() => false)'],
  ['Exports that wait hear that the screen is unlocked', 'door.open()\n', '\n'],
])

const index = guardsOf(
  { ...common, file: 'main/downloads/index.ts', tests: [...tests, 'tests/main/downloads/history.test.ts'] },
  [
    [
      'Nobody’s export is refused',
      'if (!at) return nobody\n      return at.full()',
      "if (!at) return success({ id: '' })\n      return at.full()",
    ],
    ['There is an end to exports at once', 'at.full() ? tooMany : ', ''],
    ['There is an end to second tries at once', 'if (at.full()) return tooMany', ''],
    [
      'A name that a running export has taken is not opened',
      "if (!at || entry?.state !== 'done' || !entry.file) return null",
      'if (!at || !entry?.file) return null',
    ],
    ['A file that was changed is not deleted', "if (found !== 'same') return found", ''],
    ['A running export is not deleted', "if (at.running(id)) return failure('status', text.stillRunning)", ''],
    [
      'One teacher has left before the next one’s list opens',
      'const opening = leaving\n',
      'const opening = Promise.resolve()\n',
    ],
  ],
)

const written = guardsOf(
  { ...common, file: 'main/downloads/written-file.ts', tests: [...tests, 'tests/main/downloads/history.test.ts'] },
  [
    [
      'A file is known by its bytes before it is deleted',
      "(await digestOf(disk, path)) === digest ? 'same' : 'changed'",
      "'same'",
    ],
    ['A link is not taken for the file', '!found.isFile() || ', ''],
  ],
)

const history = guardsOf(
  { ...common, file: 'main/downloads/history.ts', tests: ['tests/main/downloads/history.test.ts', bounds] },
  [
    ['Past exports are kept only where they can be sealed', 'if (!vault.durable) return inMemory(name)', ''],
    [
      'Past exports are forgotten also while nothing can be sealed',
      'remove: () => forget(name),',
      'async remove() {\n      memory.delete(name)\n    },',
      { section: '§5, §10', tests: ['tests/main/services-guards.test.ts'] },
    ],
    ['Past exports are sealed', ', seal: vault })', ' })'],
    ['Past exports have an end', 'entries = bounded(next)', 'entries = [...next]'],
    [
      'A file that took its place before a crash is known after it',
      "file && found === 'same'",
      "file && found === 'changed'",
    ],
    [
      'What became of an export that a crash broke off is written down',
      "if (found.some(({ state }) => state === 'running')) await change(now)",
      'if (found.length < 0) await change(now)',
    ],
    ['A file that cannot be looked at after a crash stays known', ", ...(found === 'unknown' && { file })", ''],
    ['A wipe forgets past exports', 'return file.remove()', 'return Promise.resolve()'],
  ],
)

const desk = guardsOf({ ...common, file: 'main/downloads/download-manager.ts', tests }, [
  ['Who has left has no export begun', 'if (left) return\n    await note(job)', 'await note(job)'],
  ['Who has left hears of no export', 'if (!left) parts.emit(state)', 'parts.emit(state)'],
  ['What is wiped is not written again by what still ran', 'if (!forgotten) await note(job)', 'await note(job)'],
  [
    'What was left running is found interrupted',
    "if (!left || (!forgotten && job.state().state === 'done')) await note(job)",
    'await note(job)',
  ],
  ['Who leaves has his exports cancelled', 'for (const { job } of jobs.values()) job.cancel()', ''],
  ['A wished logout wipes past exports', 'await history.wipe()\n', '\n'],
  ['The ticket of a file is listed to nobody', 'const { ticket, ...state }', 'const { ...state }'],
  ['A running export is not missing', "state === 'done' && file ? file.path : []", 'file ? file.path : []'],
])

const job = guardsOf({ ...common, file: 'main/downloads/job.ts', tests }, [
  ['A second try that is cancelled leaves the first as it was', 'before ? { ...stateOf(before), ...gone, at } : ', ''],
  ['A cancelled export is not remembered', "if (now === 'cancelled' || now === 'removed') return null", ''],
  ['A file that did not take its place is not remembered', 'file = undefined\n', '\n'],
  ['A clock that is set back does not turn exports round', 'Math.max(than, clock())', 'clock()'],
  ['An export names no path', 'name: basename(place)', 'name: place'],
])

const students = guardsOf({ ...common, file: 'main/downloads/student-pages.ts', tests: [sheet] }, [
  ['A server that repeats pages ends the sheet', 'if (fresh.length === 0) return', ''],
  ['A student stands in a sheet once', 'if (seen.has(key)) return false', ''],
  ['A page that fails fails the sheet', 'throw new ApiFault(answer.error)', 'return'],
  ['Copies that end are the end of copies alone', '(all || beganCopied)', 'true'],
])

const waits = guardsOf({ ...common, file: 'main/downloads/abortable.ts', tests: [...tests, sheet] }, [
  ['What does not listen is cancelled all the same', 'Promise.race([promise, aborted])', 'promise'],
  [
    'A source that hangs does not hang its cancelling',
    'if (!ended) void Promise.resolve(items.return?.()).catch(() => undefined)',
    'if (!ended) await items.return?.()',
  ],
])

const journal = guardsOf(
  { ...common, file: 'main/store/path-journal.ts', tests: ['tests/main/store/store.test.ts', places] },
  [
    ['The journal of paths has an end', 'next.slice(-maxPaths)', 'next'],
    ['The journal holds a path once', 'change([...others(path), path])', 'change([...kept.get(), path])'],
    ['A journal that cannot be written costs no export', '.catch(() => undefined)', ''],
    ['What is over is not swept', 'if (kept.get().includes(path)) await change(others(path))', ''],
    ['A journal that can be read only later is not written over', 'merge, disk })', 'disk })'],
    ['A journal that is joined holds a path once', 'found.filter(path => !set.includes(path))', 'found'],
    ['A journal that is joined has an end', '.slice(-maxPaths)\n  const kept', '\n  const kept'],
  ],
)

const tasks = guardsOf(
  {
    ...common,
    section: '§5, §11',
    file: 'main/downloads/server-task.ts',
    tests: ['tests/main/downloads/server-task.test.ts'],
  },
  [
    [
      'An export task that failed on the server is told',
      'if (answer.value.status === 2) throw fault(text.task.failed)',
      '',
    ],
    ['There is an end to waiting for an export task', 'throw fault(text.task.late)', 'return'],
    ['A server that is gone ends the waiting for its export task', ' || missed > misses', ''],
    ['A server that refuses to tell of an export task is not asked again', '!unanswered(answer.error) || ', ''],
    [
      'An export that waits for the server can be cancelled',
      'await pause(everyMs, signal)',
      'await pause(everyMs, new AbortController().signal)',
    ],
  ],
)

const again = guardsOf({ ...common, tests: [past] }, [
  [
    'A request that an older list holds is checked',
    "if (request === null) throw new ApiFault(failure('invalid-request', text.invalidRequest).error)",
    '',
    { file: 'main/downloads/run.ts' },
  ],
  [
    'Past exports of the first lists are read',
    'request = { homework_id }',
    'request = {}',
    { file: 'main/downloads/entry.ts' },
  ],
])

const pressed = guardsOf(
  {
    ...common,
    file: 'renderer/features/downloads/use-export.ts',
    tests: ['tests/renderer/features/downloads/use-export.test.tsx'],
  },
  [['A button that is pressed twice makes one export', 'if (busy.current) return', '']],
)

export const rows = [
  ...tasks,
  ...again,
  ...pressed,
  ...desk,
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
  ...behind,
  ...door,
  ...wired,
  ...index,
  ...written,
  ...history,
]
