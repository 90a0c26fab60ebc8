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
    ['What was wiped stays so', "asked.state === 'wiped' ? null : journal", 'journal'],
    ['A chosen logout wipes the journal', 'if (wipe) await (await ending.journal).wipe()', ''],
    ['Each teacher has a journal of his own', 'JSON.stringify([server, flag, id])', 'JSON.stringify([server, flag])'],
    ['Each server has journals of its own', 'JSON.stringify([server, flag, id])', 'JSON.stringify([flag, id])'],
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
    ['A damaged journal is kept for who looks into it', "state === 'torn' || (await copyAside(found))", 'true'],
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
    [
      'What began before a wipe writes nothing after it',
      'if (epoch !== began) return null\n    const known',
      'const known',
    ],
    ['One teacher’s copies go before another’s come', 'clear()\n      loaded = next', 'loaded = next'],
    ['Copies have an end', 'for (const book of await bound()) changed.add(book)', ''],
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
  { ...common, area: 'offline', section: '§3, §4', file: 'main/offline/disk-shelf.ts', tests: [copies] },
  [
    ['Copies are sealed', 'vault.seal(body, sealName(book.folder, key))', 'body'],
    [
      'A copy opens in its own place only',
      "JSON.stringify(['copies', owner, place, inside])",
      "JSON.stringify(['copies', owner])",
    ],
    ['Copies of another teacher are removed', 'else await remove(join(folder, place)).catch(() => undefined)', ''],
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
    file: 'main/offline/book.ts',
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
      'enabled && vault.durable ? disk : memoryShelf()',
      'enabled ? disk : memoryShelf()',
    ],
    ['Copies that may no longer be kept are removed', 'if (shelf !== disk) {', 'if (false) {'],
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
