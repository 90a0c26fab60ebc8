/** Stores: whole or not at all, sealed, restored (DESIGN §3, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'stores', section: '§11' }
const kept = 'tests/main/store/durable-file.test.ts'
const store = 'tests/main/store/store.test.ts'
const order = 'tests/main/store/order.test.ts'
const edges = 'tests/main/host/start/profile-edges.test.ts'
const vault = 'tests/main/store/vault.test.ts'

const atomic = guardsOf({ ...common, file: 'main/store/atomic-file.ts', tests: [order, store] }, [
  [
    'A file is written beside its place and renamed',
    'await writeNew(temp, data, disk)\n    await patiently(() => disk.rename(temp, path))',
    'await disk.rm(path, { force: true })\n    await writeNew(path, data, disk)',
  ],
  ['A file is on the disk before it is renamed', 'await file.sync()\n', '\n'],
  [
    'A rename is on the disk before it counts',
    'await syncFolder(dirname(path), disk)\n}\n\n/** Removes files',
    '}\n\n/** Removes files',
  ],
  ['A removal is on the disk before it counts', 'if (await exists(disk, folder)) await syncFolder(folder, disk)', ''],
  [
    'A folder that cannot be opened for good is told of',
    "if (unreadable.has(errorCode(error) ?? '')) return null\n",
    'if (errorCode(error)) return null\n',
  ],
  ['A new file takes nobody’s place', "disk.open(path, 'wx', 0o600)", "disk.open(path, 'w', 0o600)"],
  ['A file is its user’s alone', "'wx', 0o600", "'wx', 0o644"],
  ['A folder is its user’s alone', 'mode: 0o700', 'mode: 0o755'],
  [
    'A write that failed leaves nothing beside the file',
    'await disk.rm(temp, { force: true }).catch(() => undefined)\n    throw error',
    'throw error',
  ],
  ['A write that failed is told', 'catch(() => undefined)\n    throw error', 'catch(() => undefined)\n    return'],
  ['Orphans are swept', 'if (temporary.test(name)) await', 'if (false) await'],
  ['What is not ours is not swept', 'temporary.test(name)', "name.endsWith('.tmp')"],
  ['All files of a store are removed, whichever is refused first', '.catch(error => refused.push(error))', ''],
  ['A refused removal is told', 'if (refused.length > 0) throw refused[0]', ''],
  [
    'A file that cannot be read is not taken for none',
    "if (errorCode(error) === 'ENOENT') return null\n",
    'if (errorCode(error)) return null\n',
  ],
])

const disk = guardsOf({ ...common, file: 'main/store/disk.ts', tests: [order, kept] }, [
  [
    'What a virus scanner holds is tried again',
    "if (!momentary.has(errorCode(error) ?? '')) throw error",
    'throw error',
  ],
  ['What the disk refuses for good is not tried again', "if (!momentary.has(errorCode(error) ?? '')) throw error", ''],
])

const file = guardsOf({ ...common, file: 'main/store/durable-file.ts', tests: [kept, order] }, [
  [
    'A last good copy stands beside each store',
    'await writeAtomic(copyOf(path), file, disk).catch(() => undefined)\n  }\n\n  /** Ends',
    '}\n\n  /** Ends',
  ],
  ['A damaged store is set aside', "if (main === 'damaged' && !unread) {", 'if (false) {'],
  [
    'A damaged store waits for a copy that cannot be read yet',
    "if (main === 'damaged' && !unread) {",
    "if (main === 'damaged') {",
  ],
  [
    'The last good copy takes the place of a damaged store',
    'if (main !== good) await writeAtomic(path, good.file, disk).catch(() => undefined)',
    '',
  ],
  [
    'A damaged copy is healed',
    'if (!same) await writeAtomic(copyOf(path), good.file, disk).catch(() => undefined)',
    '',
  ],
  ['A damaged store is told of', "kept ? 'restored' : 'lost'", "'none'"],
  ['A removal takes the copy, too', 'await removeAll([copyOf(path)], disk)', ''],
  [
    'A removal takes what was set aside, too',
    'await removeAll([path, ...damagedNames(path)], disk)',
    'await removeAll([path], disk)',
  ],
  [
    'A removal takes the copy first',
    'await removeAll([copyOf(path)], disk)\n  await removeAll([path, ...damagedNames(path)], disk)',
    'await removeAll([path, ...damagedNames(path)], disk)\n  await removeAll([copyOf(path)], disk)',
  ],
  [
    'A copy that alone may know what was kept is waited for',
    "main === 'unreadable' || (kept === null && copy === 'unreadable')",
    "main === 'unreadable'",
  ],
  ['What cannot be read is not told of as damaged', "unread ? 'unreadable' : broken", 'broken'],
  ['A file that cannot be read keeps its place', 'let taken = unread', 'let taken = false'],
  ['No copy is written over a file that is in its place still', 'if (!taken) await mend(', 'await mend('],
  ['Nothing is written over what was neither read nor set aside', 'if (taken) await settle()', ''],
  [
    'What stays unreadable is set aside before its place is written to',
    "if (typeof now === 'string' && now !== 'absent') await setAside(path, disk)",
    '',
  ],
  [
    'A copy that cannot be read is set aside where the file tells nothing',
    "if (goodOf(now) === null && last === 'unreadable') await setAside(path, disk, copyOf(path))",
    '',
  ],
  ['A store that was removed while it was read takes nothing in', 'if (!taken) return\n', ''],
  ['What could be read late is put together with what was set', 'value = merge(found.value, value)', 'void merge'],
  ['What was known before is not put together again', 'found && !known && merge', 'found && merge'],
  ['What its seal wants sealed anew is', 'if (good.stale) return write(good.value).catch(() => undefined)', ''],
])

const found = guardsOf({ ...common, file: 'main/store/found-file.ts', tests: [kept, order, vault] }, [
  [
    'The checksum of a store is asked',
    'const body = readFrame(file)',
    'const body = file.subarray(file.indexOf(10) + 1)',
  ],
  [
    'A store is read by its schema',
    "found.success ? { value: found.output, file, stale } : 'damaged'",
    '{ value: found.output as T, file, stale }',
  ],
  [
    'What the disk does not let be read is not damaged',
    ".catch(() => 'unreadable' as const)",
    '.catch(() => new Uint8Array())',
  ],
  ['What a keychain refuses for now is not damaged', "seal?.moody ? 'unreadable' : 'damaged'", "'damaged'"],
  ['What a seal can never open is damaged', "seal?.moody ? 'unreadable' : 'damaged'", "'unreadable'"],
])

const frame = guardsOf({ ...common, file: 'main/store/frame.ts', tests: [kept] }, [
  [
    'A store carries a checksum of every bit',
    'equals(Buffer.from(head(body))) ? body : null',
    'equals(Buffer.from(head(body))) ? body : body',
  ],
])

const aside = guardsOf({ ...common, file: 'main/store/set-aside.ts', tests: [kept] }, [
  ['What was set aside before stays, three times', 'await disk.rename(first, second).catch(() => undefined)', ''],
  [
    'What cannot be set aside is not taken for set aside',
    'await patiently(() => disk.rename(file, name))',
    'await patiently(() => disk.rename(file, name)).catch(() => undefined)',
  ],
])

const settings = guardsOf({ ...common, file: 'main/store/settings.ts', tests: [store, order] }, [
  ['The device code is kept', "if (made && kept.damage !== 'unreadable') await kept.set(kept.get())", ''],
  [
    'No new device code takes the place of one that cannot be read',
    "if (made && kept.damage !== 'unreadable')",
    'if (made)',
  ],
  [
    'The device code of a PC outlives a start at which it cannot be read',
    '({ ...found, ...set, deviceCode: found.deviceCode })',
    '({ ...found, ...set })',
  ],
  ['A device code is one', 'v.pipe(v.string(), v.uuid())', 'v.string()'],
])

const key = guardsOf({ ...common, section: '§3', file: 'main/store/vault.ts', tests: [vault] }, [
  [
    'What is sealed cannot be changed',
    'return Buffer.concat([cipher.update(sealed.subarray(start)), cipher.final()])',
    'return cipher.update(sealed.subarray(start))',
  ],
  [
    'What is sealed under one name opens under no other',
    'cipher.setAAD(Buffer.from(name)).setAuthTag',
    "cipher.setAAD(Buffer.from('')).setAuthTag",
  ],
  [
    'Each seal has a nonce of its own',
    'const nonce = randomBytes(nonceBytes)',
    'const nonce = Buffer.alloc(nonceBytes)',
  ],
  [
    'What is too short, or of another form, was not sealed here',
    "if (sealed.length < start || sealed[0] !== version) throw new Error('not sealed by this program')",
    '',
  ],
  [
    'Without a box nothing that is sealed belongs on the disk',
    'durable: false, lost: false',
    'durable: true, lost: false',
  ],
  ['A key that cannot be written down is not durable', 'durable: await written', 'durable: true'],
  ['A lost key is told of', "const lost = kept.damage === 'lost'", 'const lost = false'],
  ['The data key is sealed by the host’s box', 'fresh, disk, seal })', 'fresh, disk })'],
  ['A keychain is believed to refuse for a while only', 'moody: !box.firm', 'moody: false'],
  ['A box that is firm is believed at once', 'moody: !box.firm', 'moody: true'],
  [
    'No new key takes the place of one that cannot be had for now',
    "if (kept.get() === fresh() && kept.damage === 'unreadable') {",
    'if (false) {',
  ],
  [
    'A key whose copy can be read is had',
    "if (kept.get() === fresh() && kept.damage === 'unreadable') {",
    "if (kept.damage === 'unreadable') {",
  ],
  ['Only what the keychain refuses counts against a key', 'if (boxRefused && !(', 'if (!('],
  ['A key that is refused for long is given up', '!(await isPatient(path, disk))', 'false'],
  ['A key is not given up at the first refusal', '!(await isPatient(path, disk))', '(await isPatient(path, disk))'],
  [
    'Refusals are counted anew once a key was had',
    'if (await exists(disk, countOf(path))) await removeKept(countOf(path), disk).catch(() => undefined)',
    '',
  ],
  [
    'A key that the disk does not let be read is never given up',
    "if (kept.damage === 'unreadable') return { ...inMemory, refused: true }",
    '',
  ],
  ['A key that should be sealed anew is', 'if (opened.shouldReEncrypt) onStale?.()', ''],
])

const box = guardsOf(
  {
    ...common,
    section: '§3',
    file: 'main/host/loopback/key-box.ts',
    tests: ['tests/main/host/loopback/key-box.test.ts', edges],
  },
  [
    ['A key that others could read is thrown away', 'await removeKept(path, disk)', 'await 0'],
    ['A key file is closed to others', '(found.mode & 0o077) === 0 && ', ''],
    ['A key file is this user’s', ' && found.uid === process.getuid?.()', ''],
    ['A key file is a plain file, no link', 'if (!found.isFile()) return false', ''],
    ['The copy of a key is looked at, too', ' || !(await isOurs(`', ' || !(await Promise.resolve(`'],
    [
      'A key of the host that cannot be read for now is not made anew',
      "if (kept.get() === made && kept.damage === 'unreadable') return null",
      '',
    ],
    [
      'A key that cannot be kept seals nothing',
      '} catch {\n    return null',
      "} catch {\n    return { seal: () => new Uint8Array(), open: () => '' }",
    ],
  ],
)

const profile = guardsOf(
  { ...common, file: 'main/host/start/profile-lock.ts', tests: ['tests/main/host/start/profile-lock.test.ts', edges] },
  [
    ['A profile that is held is refused', 'if (await isHeld(address)) {', 'if (false) {'],
    ['What nobody holds is removed', 'rmSync(address, { force: true })', ''],
    ['Who hangs holds it, too', 'done(!dead.has(codeOf(error)))', 'done(false)'],
    [
      'A program holds its own socket before it knocks',
      'const { own, folder } = await holdSocket(profile, name)',
      'const { folder } = { folder: profile }\n  const own = createServer()',
    ],
    [
      'The profile’s folder is made for its user alone',
      'mkdirSync(folder, { recursive: true, mode: 0o700 })\n  chmodSync(folder, 0o700)\n  const profile',
      'mkdirSync(folder, { recursive: true })\n  const profile',
    ],
    ['A profile is known by its real path', 'const profile = realpathSync.native(folder)', 'const profile = folder'],
    ['The folder elsewhere is its user’s alone', 'chmodSync(folder, 0o700)\n  return folder', 'return folder'],
    [
      'On Windows a pipe that is taken means a profile in use',
      "codeOf(error) === 'EADDRINUSE' ? new ProfileInUse(profile, null) : error",
      'error',
    ],
  ],
)

const school = guardsOf(
  { ...common, file: 'main/sample-school/store/journal.ts', tests: ['tests/main/sample-school/journal.test.ts'] },
  [
    ['An entry of the school is written whole', 'while (at < bytes.length) {', 'if (at < bytes.length) {'],
    ['An entry that the disk refused leaves nothing', 'disk.cut(file, end)', ''],
    ['Nothing stands behind a torn line', 'if (torn) cutBack()', ''],
    [
      'An entry that the disk refused is not confirmed',
      '      throw error\n    }\n    end',
      '      return\n    }\n    end',
    ],
  ],
)

const ending = guardsOf({ ...common, file: 'main/host/shutdown.ts', tests: ['tests/main/host/shutdown.test.ts'] }, [
  [
    'A close that hangs does not hold the profile',
    'await Promise.race([late, close().catch(() => undefined)])',
    'await close().catch(() => undefined)',
  ],
  ['A close that fails ends the program all the same', 'close().catch(() => undefined)', 'close()'],
  [
    'An exit that would wait for a drive that is away is none',
    'while (!over && busy()) await Promise.race([late, after(lookEvery)])',
    '',
  ],
  ['What cannot end by itself is killed', 'if (over) kill()\n  else exit()', 'exit()'],
  [
    'A call to the file system that is under way is known',
    "process.getActiveResourcesInfo().some(name => name.startsWith('FSReq'))",
    'false',
  ],
])

const queue = guardsOf({ ...common, file: 'main/store/queue.ts', tests: [kept, order] }, [
  ['Writes of a store come one after the other', 'const acted = last.then(act)', 'const acted = act()'],
])

export const rows = [
  ...queue,
  ...atomic,
  ...disk,
  ...file,
  ...found,
  ...frame,
  ...aside,
  ...settings,
  ...key,
  ...box,
  ...profile,
  ...school,
  ...ending,
]
