/** Drafts and offline copies: of one teacher at a time, sealed, limited, wiped (DESIGN §3, §4, §5, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'drafts', section: '§3, §11' }
const drafts = 'tests/main/store/drafts.test.ts'
const copies = 'tests/main/offline/offline-copies.test.ts'

const journals = guardsOf(
  { ...common, file: 'main/store/drafts.ts', tests: [drafts, 'tests/main/store/draft-order.test.ts'] },
  [
    [
      'A draft is written by the session in which it was typed',
      'if (current?.generation !== generation) return null',
      'if (!current) return null',
    ],
    [
      'A session that has ended reads no drafts',
      "current.state === 'present' || (act === 'write' && current.state === 'ended')",
      'true',
    ],
    [
      'Drafts are removed only after the pending wipe is stored',
      'await recorded\n',
      '\n',
      { tests: ['tests/endurance/interrupted-logout.test.ts'] },
    ],
    ['A wiped session gets no journal', "requested.state === 'wiped' ? null : journal", 'journal'],
    ['A chosen logout wipes the journal', 'await (await ending.journal).wipe()', ''],
    [
      'Each teacher has their own journal',
      'const pathOf = (name: string) =>',
      "const pathOf = (_: string, name = 'all') =>",
    ],
    ['A journal has one writer', '.then(last => last?.whenIdle())', ''],
    ['Old journals are removed', '(ages.get(modifiedTime) ?? 0) >= limits.drafts.days', 'false'],
    ['A journal that is written again is not old', 'String(found.mtimeMs)', "''"],
  ],
)

const keeps = guardsOf({ ...common, file: 'main/store/keeps.ts', tests: ['tests/main/store/keeps.test.ts'] }, [
  ['Each teacher has their own kept values', 'await filesOf(current.name)', "await filesOf('')"],
  ['A session that has ended reads no kept values', "(act === 'read' && current.isEnded)", 'false'],
  [
    'A kept value is read and written by the current session only',
    'current?.generation !== generation',
    'current === null',
  ],
  ['Kept values are sealed', '      seal: vault,\n', ''],
  [
    'Without a durable vault no kept value is written',
    'vault.isDurable ? openFile(name, key) : inMemory()',
    'openFile(name, key)',
  ],
  [
    'A kept value has the form of its row',
    'if (parsed === null) return',
    'if (false) return',
    { file: 'main/bridge/keep-handlers.ts', tests: ['tests/main/bridge/keep-handlers.test.ts'] },
  ],
])

const journal = guardsOf(
  { ...common, file: 'main/store/draft-journal.ts', tests: [drafts, 'tests/main/store/draft-order.test.ts'] },
  [
    [
      'A draft is synced before its write resolves',
      'await file.datasync()',
      '',
      { file: 'main/store/atomic-file.ts', tests: ['tests/main/store/disk-order.test.ts', drafts] },
    ],
    [
      'Without a durable vault no draft is written',
      'if (!vault.isDurable) return Promise.resolve()\n    pendingFlush',
      'pendingFlush',
    ],
    ['Drafts have a limit', 'return growth <= 0 || liveBytes() + growth <= limits.drafts.teacherBytes', 'return true'],
    [
      'A full journal refuses a draft instead of dropping another',
      "return Promise.reject(new Error('No room for this draft'))",
      'entries.delete([...entries.keys()][0])',
    ],
    ['Old drafts are removed', 'json !== null && !old', 'json !== null'],
    ['A damaged journal is copied aside', "if (state === 'damaged') damagedBytes = found", ''],
    [
      'A damaged journal is not repaired before it is copied aside',
      'await copyAside()\n    await (entries',
      'await (entries',
    ],
    ['A damaged journal is not replaced before it is copied aside', 'if (damagedBytes) await copyAside()', ''],
    [
      'A journal that cannot be read does not count as empty',
      'let needsRead = vault.isDurable',
      'let needsRead = false',
    ],
    [
      'A journal is read before it is replaced',
      'if (needsRead) await readAndRepair()\n    if (damagedBytes)',
      'if (damagedBytes)',
    ],
    [
      'A journal that cannot be read is not reported as lost',
      "readAndRepair().catch(() => 'unreadable' as const)",
      "readAndRepair().catch(() => 'lost' as const)",
    ],
    ['A journal that is wiped while it is read merges nothing', "if (!needsRead) return 'none'", ''],
    ['A draft that was removed before its journal could be read stays removed', ' && !changed.has(key)', ''],
    [
      'A removal in a journal that cannot be read is remembered',
      'if (!entries.delete(key) && !needsRead)',
      'if (!entries.delete(key))',
    ],
    [
      'A draft that was typed before its journal could be read is newer',
      'for (const [key, entry] of typed) entries.set(key, entry)',
      '',
    ],
    ['A draft of an unknown day is not old', 'const old = day > 0 && today', 'const old = today'],
    ['A wiped journal is not copied aside later', 'damagedBytes = null\n      // If nothing', '// If nothing'],
    ['A wiped journal is not read later', 'needsRead = false\n      damagedBytes', 'damagedBytes'],
    [
      'A journal is rewritten after a failed write',
      'needsRewrite = true\n    if (entries.size === 0)',
      'if (entries.size === 0)',
    ],
    [
      'A wipe removes the file even if nothing can be sealed now',
      'may exist.\n',
      'may exist.\n      if (!vault.isDurable) return Promise.resolve()\n',
      { section: '§5, §10', tests: ['tests/main/services-session-end.test.ts'] },
    ],
    ['A wipe removes the damaged files', 'remove([path, ...damagedPaths(path)])', 'remove([path])'],
  ],
)

const days = guardsOf({ ...common, file: 'main/store/draft-age.ts', tests: [drafts] }, [
  ['A wrong clock makes drafts at most one day older', 'day + 1', 'Math.floor(clock() / 864e5)'],
  ['Several starts on one date count as one day', 'now === date ? day : day + 1', 'day + 1'],
  ['A file’s age begins when it is first found', 'lastSeen[modifiedTime] ?? today', '0'],
  ['A count that cannot be stored does not stop the start', '.catch(() => undefined)', ''],
  [
    'A count that cannot be read does not start again',
    "if (file.damage === 'unreadable') return { today: 0, ages: new Map() }",
    '',
  ],
])

const record = guardsOf({ ...common, file: 'main/store/draft-record.ts', tests: [drafts] }, [
  [
    'A record is valid only at its own place in its own journal',
    ['draft $', '{format} $', '{journal} $', '{index}'].join(''),
    'draft',
  ],
])

const handlers = guardsOf(
  { ...common, file: 'main/bridge/draft-handlers.ts', tests: ['tests/main/bridge/draft-handlers.test.ts'] },
  [
    ['A draft must be JSON of limited size', 'if (json === null) return failure', 'if (false) return failure'],
    [
      'A draft that main cannot store is reported',
      "return failure('status', diskFailure",
      "if (error) return success(null)\n      return failure('status', diskFailure",
    ],
  ],
)

const store = guardsOf(
  { ...common, area: 'offline', section: '§3, §4', file: 'main/offline/offline-copies.ts', tests: [copies] },
  [
    [
      'No copies are stored if the configuration forbids them',
      'if (!enabled || owner === null) return\n',
      'if (owner === null) return\n',
    ],
    ['No copies are stored without a session', 'if (!enabled || owner === null) return\n', 'if (!enabled) return\n'],
    ['Copies that wait for the disk have a limit', 'if (pendingBytes + body.length > maxPendingBytes) return', ''],
    ['A write that began before a wipe stores nothing', 'if (epoch !== epochBefore) return null\n', ''],
    [
      'One teacher’s copies are removed before another’s are loaded',
      'clear()\n      loadedOwner = nextOwner',
      'loadedOwner = nextOwner',
    ],
    ['Copies have a limit', 'if (epoch === epochBefore) await writeIndexes(await applyLimits(), epochBefore)', ''],
    [
      'Indexes are written before copies are removed',
      'await writeIndexes(changed, epochBefore)\n    if (epoch === epochBefore) await writeIndexes(await applyLimits(), epochBefore)',
      'const dropped = await applyLimits()\n    await writeIndexes(new Set([...changed, ...dropped]), epochBefore)',
    ],
    [
      'An error of one copy does not affect the others',
      "task.catch(error => log('copies.write', { detail: messageOf(error) }))",
      'task',
    ],
    [
      'An answer that arrives during a write stays pending',
      'if (epoch === epochBefore && pending.get(key) === item) removePending',
      'if (epoch === epochBefore) removePending',
    ],
    ['No copy has a time in the future', 'Math.min(at, clock())', 'at'],
    ['No copy has a negative time', 'Math.max(0, Math.min(at', 'Math.max(Number.NEGATIVE_INFINITY, Math.min(at'],
    ['The turn number continues after a restart', 'turn = Math.max(turn, ...loadedCaches.map(latestTurn))', ''],
    ['An ended session gets no copies', 'end() {\n      owner = null', 'end() {\n      void owner'],
  ],
)

const diskStorage = guardsOf(
  { ...common, area: 'offline', section: '§3, §4', file: 'main/offline/disk-cache-storage.ts', tests: [copies] },
  [
    ['Copies are sealed', 'vault.seal(body, sealName(cache.folder, key))', 'body'],
    [
      'A copy can be opened only at its own place',
      "JSON.stringify(['copies', owner, folderName, fileName])",
      "JSON.stringify(['copies', owner])",
    ],
    ['Copies of another teacher are removed', 'else await remove(join(folder, folderName)).catch(() => undefined)', ''],
    [
      'Copies stay while their index cannot be read',
      "if (index.damage === 'unreadable') return 'unreadable'",
      "if (index.damage === 'unreadable') return null",
    ],
    ['A folder with another kind of name is not opened', 'if (!v.is(name, folderName)) return null', ''],
    [
      'Files that a crash left are removed',
      'if (!listed.has(file) && !indexNames.has(file)) await remove(join(folder, folderName, file))',
      '',
    ],
  ],
)

const order = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§3, §4',
    file: 'main/offline/homework-cache.ts',
    tests: [copies, 'tests/main/offline/copy-limits.test.ts'],
  },
  [
    [
      'Homeworks are removed by turn number, not by clock',
      '(latest, { turn }) => Math.max(latest, turn)',
      '(latest, { at }) => Math.max(latest, at)',
    ],
  ],
)

const parts = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§3, §4',
    file: 'main/offline/copy-limits.ts',
    tests: ['tests/main/offline/copy-limits.test.ts'],
  },
  [['Answers of a homework are removed by turn number, too', 'other.turn - one.turn', 'other.at - one.at']],
)

const opening = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§3, §4',
    file: 'main/offline/open-copies.ts',
    tests: [copies, 'tests/main/offline/open-copies.test.ts'],
  },
  [
    [
      'Copies stay in memory if the vault is not durable',
      'if (enabled && vault.isDurable) return',
      'if (enabled) return',
    ],
    ['Copies that are no longer allowed are removed', 'await disk.wipe()', 'await Promise.resolve()'],
    [
      'Copies stay while their key is unavailable',
      'if (enabled && vault.isKeyUnavailable)\n    return createOfflineCopies({ enabled, storage: memoryBesideDisk(disk), clock, log })',
      '',
    ],
    [
      'No copies stay if the configuration forbids them, even if the key is unavailable',
      'enabled && vault.isKeyUnavailable',
      'vault.isKeyUnavailable',
    ],
    ['A wipe removes the copies whose key is unavailable, too', 'memory.wipe().then(disk.wipe)', 'memory.wipe()'],
  ],
)

const packing = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§10',
    file: 'main/offline/compression.ts',
    tests: [copies, 'tests/main/offline/open-copies.test.ts'],
  },
  [['A copy is decompressed up to a limit', ', { maxOutputLength: maxBytes }', '']],
)

export const rows = [
  ...journals,
  ...keeps,
  ...journal,
  ...days,
  ...record,
  ...handlers,
  ...store,
  ...diskStorage,
  ...order,
  ...parts,
  ...opening,
  ...packing,
]
