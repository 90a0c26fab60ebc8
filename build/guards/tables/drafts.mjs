/** Drafts and offline copies: one teacher’s at a time, sealed, bounded, wiped (DESIGN §3, §4, §5, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'drafts', section: '§3, §11' }
const drafts = 'tests/main/store/drafts.test.ts'
const copies = 'tests/main/offline/copies.test.ts'

const journals = guardsOf(
  { ...common, file: 'main/store/drafts.ts', tests: [drafts, 'tests/main/store/draft-turns.test.ts'] },
  [
    [
      'A draft is written by the session in which it was typed',
      'if (shelf?.generation !== generation) return null',
      'if (!shelf) return null',
    ],
    [
      'A session that is over reads no drafts',
      "shelf.state === 'present' || (act === 'write' && shelf.state === 'ended')",
      'true',
    ],
    [
      'Drafts go once it is noted that they must',
      'await noted\n',
      '\n',
      { tests: ['tests/endurance/ends-cut-off.test.ts'] },
    ],
    ['What was wiped stays so', "asked.state === 'wiped' ? null : journal", 'journal'],
    ['A chosen logout wipes the journal', 'await (await ending.journal).wipe()', ''],
    [
      'Each teacher has a journal of his own',
      'const pathOf = (name: string) =>',
      "const pathOf = (_: string, name = 'all') =>",
    ],
    ['A journal has one writer', '.then(left => left?.settled())', ''],
    ['Old journals go', '(ages.get(mark) ?? 0) >= limits.drafts.days', 'false'],
    ['A journal that is written again is young again', 'String(found.mtimeMs)', "''"],
  ],
)

const journal = guardsOf(
  { ...common, file: 'main/store/draft-journal.ts', tests: [drafts, 'tests/main/store/draft-turns.test.ts'] },
  [
    [
      'A draft is on the disk when it is said to be',
      'await file.datasync()',
      '',
      { tests: ['tests/main/store/order.test.ts', drafts] },
    ],
    [
      'Without a durable seal no draft is written',
      'if (!vault.durable) return Promise.resolve()\n    waiting',
      'waiting',
    ],
    [
      'Drafts have an end',
      'if (entries.size <= limits.drafts.keys && size <= limits.drafts.teacherBytes) return',
      'return',
    ],
    ['Drafts have an age', 'json !== null && !old', 'json !== null'],
    ['A damaged journal is kept for who looks into it', "if (state === 'damaged') unkept = found", ''],
    [
      'A damaged journal is not mended before a copy stands beside it',
      'await keepAside()\n    await (entries',
      'await (entries',
    ],
    ['A damaged journal is not written over before a copy stands beside it', 'if (unkept) await keepAside()', ''],
    ['A journal that cannot be read is not taken for empty', 'let unread = vault.durable', 'let unread = false'],
    ['A journal is read before it is written over', 'if (unread) await restore()\n    if (unkept)', 'if (unkept)'],
    [
      'A journal that cannot be read is not called lost',
      "restore().catch(() => 'unreadable' as const)",
      "restore().catch(() => 'lost' as const)",
    ],
    ['A journal that was wiped while it was read takes nothing in', "if (!unread) return 'none'", ''],
    ['What was removed before a journal could be read stays so', ' && !changed.has(key)', ''],
    [
      'What is removed of a journal that cannot be read is noted',
      'if (!entries.delete(key) && !unread)',
      'if (!entries.delete(key))',
    ],
    [
      'What was typed before a journal could be read is newer',
      'for (const [key, entry] of typed) entries.set(key, entry)',
      '',
    ],
    ['Drafts that are put together have an end', 'entries.set(key, entry)\n    trim()', 'entries.set(key, entry)'],
    ['A draft of a day that is not known is not old', 'const old = day > 0 && today', 'const old = today'],
    ['What is wiped is not set aside later', 'unkept = null\n      // Where', '// Where'],
    ['What is wiped is not read later', 'unread = false\n      unkept', 'unkept'],
    ['A journal that failed is written anew', 'anew = true\n    if (entries.size === 0)', 'if (entries.size === 0)'],
    [
      'A wipe takes the file also while nothing can be sealed',
      'stand there.\n',
      'stand there.\n      if (!vault.durable) return Promise.resolve()\n',
      { section: '§5, §10', tests: ['tests/main/services-guards.test.ts'] },
    ],
    ['A wipe leaves nothing that was set aside', 'remove([path, ...damagedNames(path)])', 'remove([path])'],
  ],
)

const days = guardsOf({ ...common, file: 'main/store/draft-days.ts', tests: [drafts] }, [
  ['A clock that is wrong makes drafts a day older at most', 'day + 1', 'Math.floor(clock() / 864e5)'],
  ['One date is one day, however often the program starts', 'now === date ? day : day + 1', 'day + 1'],
  ['A file of drafts ages from when it was first found', 'seen[mark] ?? today', '0'],
  ['A count that cannot be kept keeps nobody from starting', '.catch(() => undefined)', ''],
  [
    'A count that cannot be read is not begun anew',
    "if (kept.damage === 'unreadable') return { today: 0, ages: new Map() }",
    '',
  ],
])

const record = guardsOf({ ...common, file: 'main/store/draft-record.ts', tests: [drafts] }, [
  [
    'A record stands in its own journal and place only',
    ['draft $', '{format} $', '{journal} $', '{index}'].join(''),
    'draft',
  ],
])

const handlers = guardsOf(
  { ...common, file: 'main/bridge/draft-handlers.ts', tests: ['tests/main/bridge/draft-handlers.test.ts'] },
  [
    ['A draft is JSON and has an end', 'if (json === null) return failure', 'if (false) return failure'],
    [
      'A draft that cannot be kept is told of',
      "return failure('status', diskFailure",
      "if (error) return success(null)\n      return failure('status', diskFailure",
    ],
  ],
)

const store = guardsOf(
  { ...common, area: 'offline', section: '§3, §4', file: 'main/offline/index.ts', tests: [copies] },
  [
    [
      'No copies are kept where the configuration says no',
      'if (!enabled || owner === null) return\n',
      'if (owner === null) return\n',
    ],
    ['No copies are kept of nobody', 'if (!enabled || owner === null) return\n', 'if (!enabled) return\n'],
    ['Copies that wait have an end', 'if (waitingBytes + body.length > maxWaiting) return', ''],
    ['What began before a wipe writes nothing after it', 'if (epoch !== began) return null\n', ''],
    ['One teacher’s copies go before another’s come', 'clear()\n      loaded = next', 'loaded = next'],
    ['Copies have an end', 'if (epoch === began) await note(await bound(), began)', ''],
    [
      'What was taken is noted before anything is dropped',
      'await note(changed, began)\n    if (epoch === began) await note(await bound(), began)',
      'const dropped = await bound()\n    await note(new Set([...changed, ...dropped]), began)',
    ],
    [
      'What the disk refuses of one copy costs no other',
      "act.catch(error => log('copies.write', { detail: messageOf(error) }))",
      'act',
    ],
    [
      'What came while an older answer was written waits on',
      'if (epoch === began && waiting.get(key) === entry) forget',
      'if (epoch === began) forget',
    ],
    ['No copy is of a time to come', 'Math.min(at, clock())', 'at'],
    [
      'No copy is of a time before all times',
      'Math.max(0, Math.min(at',
      'Math.max(Number.NEGATIVE_INFINITY, Math.min(at',
    ],
    ['Copies are counted on after a restart', 'turn = Math.max(turn, ...found.map(lastTurn))', ''],
    ['An ended session is served no copies', 'leave() {\n      owner = null', 'leave() {\n      void owner'],
  ],
)

const shelf = guardsOf(
  { ...common, area: 'offline', section: '§3, §4', file: 'main/offline/disk-cache-storage.ts', tests: [copies] },
  [
    ['Copies are sealed', 'vault.seal(body, sealName(book.folder, key))', 'body'],
    [
      'A copy opens in its own place only',
      "JSON.stringify(['copies', owner, place, inside])",
      "JSON.stringify(['copies', owner])",
    ],
    ['Copies of another teacher are removed', 'else await remove(join(folder, place)).catch(() => undefined)', ''],
    [
      'Copies whose index cannot be read for now stay',
      "if (index.damage === 'unreadable') return 'unreadable'",
      "if (index.damage === 'unreadable') return null",
    ],
    ['A folder that is none of ours is not opened', 'if (!v.is(name, place)) return null', ''],
    [
      'What a crash left half done is removed',
      'if (!known.has(file) && !indexNames.has(file)) await remove(join(folder, place, file))',
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
    tests: [copies, 'tests/main/offline/bounds.test.ts'],
  },
  [
    [
      'Copies go by the order in which they were opened, not by a clock',
      '(last, { turn }) => Math.max(last, turn)',
      '(last, { at }) => Math.max(last, at)',
    ],
  ],
)

const parts = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§3, §4',
    file: 'main/offline/bounds.ts',
    tests: ['tests/main/offline/bounds.test.ts'],
  },
  [['Parts of a homework go by that order, too', 'other.turn - one.turn', 'other.at - one.at']],
)

const opening = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§3, §4',
    file: 'main/offline/open.ts',
    tests: [copies, 'tests/main/offline/open.test.ts'],
  },
  [
    [
      'Copies stay in memory where nothing may be sealed',
      'if (enabled && vault.durable) return',
      'if (enabled) return',
    ],
    ['Copies that may no longer be kept are removed', 'await disk.wipe()', 'await Promise.resolve()'],
    [
      'Copies whose key is refused for now stay',
      'if (enabled && vault.refused) return createCopies({ enabled, shelf: besides(disk), clock, log })',
      '',
    ],
    [
      'No copies stay where the configuration says no, whatever became of the key',
      'enabled && vault.refused',
      'vault.refused',
    ],
    ['A wipe takes the copies whose key is refused, too', 'memory.wipe().then(disk.wipe)', 'memory.wipe()'],
  ],
)

const packing = guardsOf(
  {
    ...common,
    area: 'offline',
    section: '§10',
    file: 'main/offline/packing.ts',
    tests: [copies, 'tests/main/offline/open.test.ts'],
  },
  [['A copy is inflated to a bound', ', { maxOutputLength: largest }', '']],
)

export const rows = [
  ...journals,
  ...journal,
  ...days,
  ...record,
  ...handlers,
  ...store,
  ...shelf,
  ...order,
  ...parts,
  ...opening,
  ...packing,
]
