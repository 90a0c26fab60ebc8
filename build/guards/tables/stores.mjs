/** Stores: atomic writes, seals and restores (DESIGN §3, §11). */
import { guardsOf } from '../table.mjs'

const common = { area: 'stores', section: '§11' }
const durable = 'tests/main/store/durable-file.test.ts'
const store = 'tests/main/store/store.test.ts'
const order = 'tests/main/store/disk-order.test.ts'
const edges = 'tests/main/host/start/profile-edges.test.ts'
const vault = 'tests/main/store/vault.test.ts'

const atomic = guardsOf({ ...common, file: 'main/store/atomic-file.ts', tests: [order, store] }, [
  [
    'A file is written under a temporary name and renamed',
    'await writeNewFile(temp, data, disk)\n    await retryWhileFileBusy(() => disk.rename(temp, path))',
    'await disk.rm(path, { force: true })\n    await writeNewFile(path, data, disk)',
  ],
  ['A file is synced before it is renamed', 'await file.sync()\n', '\n'],
  [
    'The folder is synced after a rename',
    'await syncFolder(dirname(path), disk)\n}\n\n/** Removes files',
    '}\n\n/** Removes files',
  ],
  ['The folder is synced after a removal', 'if (await exists(disk, folder)) await syncFolder(folder, disk)', ''],
  [
    'An unexpected error of a folder is thrown',
    "if (folderNotReadable.has(errorCode(error) ?? '')) return null\n",
    'if (errorCode(error)) return null\n',
  ],
  ['A new file replaces no other file', "disk.open(path, 'wx', 0o600)", "disk.open(path, 'w', 0o600)"],
  ['Only its user can read a file', "'wx', 0o600", "'wx', 0o644"],
  ['Only its user can read a folder', 'mode: 0o700', 'mode: 0o755'],
  [
    'A failed write leaves no temporary file',
    'await disk.rm(temp, { force: true }).catch(() => undefined)\n    throw error',
    'throw error',
  ],
  ['A failed write rejects', 'catch(() => undefined)\n    throw error', 'catch(() => undefined)\n    return'],
  ['Leftover temporary files are removed', 'if (temporaryName.test(name)) await', 'if (false) await'],
  ['Leftover temporary files of the settings library are removed', '|tmp-\\d{10}[0-9a-f]{6}', ''],
  ['Only temporary files of this program are removed', 'temporaryName.test(name)', "name.endsWith('.tmp')"],
  ['All files of a store are removed, even if one removal fails', '.catch(error => errors.push(error))', ''],
  ['A failed removal rejects', 'if (errors.length > 0) throw errors[0]', ''],
  [
    'A file that cannot be read does not count as absent',
    "if (errorCode(error) === 'ENOENT') return null\n",
    'if (errorCode(error)) return null\n',
  ],
])

const disk = guardsOf({ ...common, file: 'main/store/disk.ts', tests: [order, durable] }, [
  [
    'A file that a virus scanner holds is retried',
    "if (!busyCodes.has(errorCode(error) ?? '')) throw error",
    'throw error',
  ],
  ['Other errors of the disk are not retried', "if (!busyCodes.has(errorCode(error) ?? '')) throw error", ''],
])

const file = guardsOf({ ...common, file: 'main/store/durable-file.ts', tests: [durable, order] }, [
  [
    'Each store has a last good copy',
    'await writeAtomic(lastGoodPath(path), file, disk).catch(() => undefined)\n  }\n\n  /** Makes file',
    '}\n\n  /** Makes file',
  ],
  ['A damaged store is set aside', "if (main === 'damaged' && !isUnreadable) {", 'if (false) {'],
  [
    'A damaged store is not set aside while its copy cannot be read',
    "if (main === 'damaged' && !isUnreadable) {",
    "if (main === 'damaged') {",
  ],
  [
    'A damaged store is restored from the last good copy',
    'if (main !== readable) await writeAtomic(path, readable.file, disk).catch(() => undefined)',
    '',
  ],
  [
    'A damaged copy is repaired',
    'if (!isSame) await writeAtomic(lastGoodPath(path), readable.file, disk).catch(() => undefined)',
    '',
  ],
  ['The damage of a store is reported', "stored ? 'restored' : 'lost'", "'none'"],
  ['A removal includes the copy', 'await removeFiles([lastGoodPath(path)], disk)', ''],
  [
    'A removal includes the damaged files',
    'await removeFiles([path, ...damagedPaths(path)], disk)',
    'await removeFiles([path], disk)',
  ],
  [
    'A removal starts with the copy',
    'await removeFiles([lastGoodPath(path)], disk)\n  await removeFiles([path, ...damagedPaths(path)], disk)',
    'await removeFiles([path, ...damagedPaths(path)], disk)\n  await removeFiles([lastGoodPath(path)], disk)',
  ],
  [
    'If only the copy may hold the value, the store waits until it can be read',
    "main === 'unreadable' || (stored === null && copy === 'unreadable')",
    "main === 'unreadable'",
  ],
  ['An unreadable file is not reported as damaged', "isUnreadable ? 'unreadable' : damageFound", 'damageFound'],
  ['A file that cannot be read is not replaced', 'let isBlocked = isUnreadable', 'let isBlocked = false'],
  ['A file that was not set aside is not repaired', 'if (!isBlocked) await repair(', 'await repair('],
  ['A file is read or set aside before it is replaced', 'if (isBlocked) await unblock()', ''],
  [
    'A file that stays unreadable is set aside before a write',
    "if (typeof now === 'string' && now !== 'absent') await setFileAside(path, disk)",
    '',
  ],
  [
    'An unreadable copy is set aside if the file has no value',
    "if (readableOf(now) === null && last === 'unreadable') await setFileAside(path, disk, lastGoodPath(path))",
    '',
  ],
  ['A store that is removed while it is read merges nothing', 'if (!isBlocked) return\n', ''],
  [
    'A value that is read late is merged with the value that was set',
    'value = merge(found.value, value)',
    'void merge',
  ],
  ['A value that was already known is not merged again', 'found && !isKnown && merge', 'found && merge'],
  [
    'A file is sealed again if its seal asks for it',
    'if (readable.needsReseal) return write(readable.value).catch(() => undefined)',
    '',
  ],
])

const found = guardsOf({ ...common, file: 'main/store/read-durable-file.ts', tests: [durable, order, vault] }, [
  [
    'The checksum of a store is checked',
    'const body = removeChecksum(file)',
    'const body = file.subarray(file.indexOf(10) + 1)',
  ],
  [
    'A store is checked by its schema',
    "parsed.success ? { value: parsed.output, file, needsReseal } : 'damaged'",
    '{ value: parsed.output as T, file, needsReseal }',
  ],
  [
    'A file that the disk cannot read does not count as damaged',
    ".catch(() => 'unreadable' as const)",
    '.catch(() => new Uint8Array())',
  ],
  [
    'A file that a keychain refuses now does not count as damaged',
    "seal?.mayFailTransiently ? 'unreadable' : 'damaged'",
    "'damaged'",
  ],
  [
    'A file that a seal can never open counts as damaged',
    "seal?.mayFailTransiently ? 'unreadable' : 'damaged'",
    "'unreadable'",
  ],
])

const frame = guardsOf({ ...common, file: 'main/store/checksum-frame.ts', tests: [durable] }, [
  [
    'The checksum of a store covers every bit',
    'equals(Buffer.from(header(body))) ? body : null',
    'equals(Buffer.from(header(body))) ? body : body',
  ],
])

const aside = guardsOf({ ...common, file: 'main/store/damaged-file.ts', tests: [durable] }, [
  ['The last three damaged files stay', 'await disk.rename(first, second).catch(() => undefined)', ''],
  [
    'A failed set-aside rejects',
    'await retryWhileFileBusy(() => disk.rename(file, name))',
    'await retryWhileFileBusy(() => disk.rename(file, name)).catch(() => undefined)',
  ],
])

const settings = guardsOf({ ...common, file: 'main/store/settings.ts', tests: [store, order] }, [
  ['The device code is stored', "if (isNew && file.damage !== 'unreadable') await file.set(file.get())", ''],
  ['A device code that cannot be read is not replaced', "if (isNew && file.damage !== 'unreadable')", 'if (isNew)'],
  [
    'The device code survives a start at which it cannot be read',
    '({ ...stored, ...set, deviceCode: stored.deviceCode })',
    '({ ...stored, ...set })',
  ],
  ['A write that the disk stored only in part is reported', 'void library.store\n', '\n'],
  ['A device code must be a UUID', 'v.pipe(v.string(), v.uuid())', 'v.string()'],
])

const library = guardsOf(
  {
    ...common,
    file: 'main/host/electron/settings-library.ts',
    tests: ['tests/main/host/electron/settings-library.test.ts'],
  },
  [
    [
      'No page can ask electron-store for the path of the profile',
      "ipcMain.removeAllListeners('electron-store-get-data')",
      '',
    ],
  ],
)

const key = guardsOf({ ...common, section: '§3', file: 'main/store/vault.ts', tests: [vault] }, [
  [
    'Sealed data cannot be changed',
    'return Buffer.concat([cipher.update(sealed.subarray(start)), cipher.final()])',
    'return cipher.update(sealed.subarray(start))',
  ],
  [
    'Sealed data can be opened only with its own name',
    'cipher.setAAD(Buffer.from(name)).setAuthTag',
    "cipher.setAAD(Buffer.from('')).setAuthTag",
  ],
  ['Each seal has its own nonce', 'const nonce = randomBytes(nonceBytes)', 'const nonce = Buffer.alloc(nonceBytes)'],
  [
    'Data that is too short or has another format is refused',
    "if (sealed.length < start || sealed[0] !== version) throw new Error('not sealed by this program')",
    '',
  ],
  [
    'A vault without a secret box is not durable',
    'isDurable: false, isKeyLost: false',
    'isDurable: true, isKeyLost: false',
  ],
  ['A key that cannot be stored is not durable', 'isDurable: await written', 'isDurable: true'],
  ['A lost key is reported', "const isKeyLost = file.damage === 'lost'", 'const isKeyLost = false'],
  ['The data key is sealed by the host’s secret box', 'defaultValue, disk, seal })', 'defaultValue, disk })'],
  [
    'A refusal by a keychain counts as temporary',
    'mayFailTransiently: !box.failureIsPermanent',
    'mayFailTransiently: false',
  ],
  [
    'A refusal by a key file box counts as permanent',
    'mayFailTransiently: !box.failureIsPermanent',
    'mayFailTransiently: true',
  ],
  [
    'A key that is unavailable now is not replaced',
    "if (file.get() === defaultValue() && file.damage === 'unreadable') {",
    'if (false) {',
  ],
  [
    'A key is used if its copy can be read',
    "if (file.get() === defaultValue() && file.damage === 'unreadable') {",
    "if (file.damage === 'unreadable') {",
  ],
  ['Only refusals by the keychain are counted', 'if (boxRefused && !(', 'if (!('],
  ['A key that is refused at too many starts is replaced', '!(await mayBeRefusedAgain(path, disk))', 'false'],
  [
    'A key is not replaced at the first refusal',
    '!(await mayBeRefusedAgain(path, disk))',
    '(await mayBeRefusedAgain(path, disk))',
  ],
  [
    'The count of refusals starts again after a success',
    'if (await exists(disk, countPath(path))) await removeDurableFile(countPath(path), disk).catch(() => undefined)',
    '',
  ],
  [
    'A key that the disk cannot read is never replaced',
    "if (file.damage === 'unreadable') return { ...inMemory, isKeyUnavailable: true }",
    '',
  ],
  ['A key is sealed again if the keychain asks for it', 'if (secret.shouldReEncrypt) onNeedsReseal?.()', ''],
])

const box = guardsOf(
  {
    ...common,
    section: '§3',
    file: 'main/host/loopback/key-file-box.ts',
    tests: ['tests/main/host/loopback/key-file-box.test.ts', edges],
  },
  [
    ['A key that other users could read is removed', 'await removeDurableFile(path, disk)', 'await 0'],
    ['A key file must not be readable by other users', '(found.mode & 0o077) === 0 && ', ''],
    ['A key file must belong to this user', ' && found.uid === process.getuid?.()', ''],
    ['A key file must be a plain file, not a link', 'if (!found.isFile()) return false', ''],
    ['The copy of a key file is checked too', ' || !(await isPrivateFileOrMissing(`', ' || !(await Promise.resolve(`'],
    [
      'A key file that cannot be read now is not replaced',
      "if (keyFile.get() === newKey && keyFile.damage === 'unreadable') return null",
      '',
    ],
    [
      'A key that cannot be stored is not used',
      '} catch {\n    return null',
      "} catch {\n    return { seal: () => new Uint8Array(), open: () => '' }",
    ],
  ],
)

const profile = guardsOf(
  { ...common, file: 'main/host/start/profile-lock.ts', tests: ['tests/main/host/start/profile-lock.test.ts', edges] },
  [
    ['A profile that another program uses is refused', 'if (await isHeld(address)) {', 'if (false) {'],
    ['A socket that no program holds is removed', 'rmSync(address, { force: true })', ''],
    [
      'A program that does not answer still holds the profile',
      'done(!noOwnerErrors.has(codeOf(error)))',
      'done(false)',
    ],
    [
      'A program opens its own socket before it connects to others',
      'const { server, folder } = await listenInProfile(profile, name)',
      'const { folder } = { folder: profile }\n  const server = createServer()',
    ],
    [
      'The profile’s folder is created for its user only',
      'mkdirSync(folder, { recursive: true, mode: 0o700 })\n  chmodSync(folder, 0o700)\n  const profile',
      'mkdirSync(folder, { recursive: true })\n  const profile',
    ],
    [
      'A profile is identified by its real path',
      'const profile = realpathSync.native(folder)',
      'const profile = folder',
    ],
    [
      'The folder for long paths can be read only by its user',
      'chmodSync(folder, 0o700)\n  return folder',
      'return folder',
    ],
    [
      'On Windows, a pipe in use means a profile in use',
      "codeOf(error) === 'EADDRINUSE' ? new ProfileInUse(profile, null) : error",
      'error',
    ],
  ],
)

const school = guardsOf(
  { ...common, file: 'main/sample-school/store/journal.ts', tests: ['tests/main/sample-school/journal.test.ts'] },
  [
    [
      'An entry of the school’s journal is written completely',
      'while (at < bytes.length) {',
      'if (at < bytes.length) {',
    ],
    ['An entry that the disk refused is cut off', 'disk.cut(file, end)', ''],
    ['A partial line is cut off', 'if (hasPartialLine) cutPartialLine()', ''],
    ['An entry that the disk refused is reported', '      throw error\n    }\n    end', '      return\n    }\n    end'],
  ],
)

const ending = guardsOf({ ...common, file: 'main/host/shutdown.ts', tests: ['tests/main/host/shutdown.test.ts'] }, [
  [
    'A close that hangs does not block the exit',
    'await Promise.race([timeout, close().catch(() => undefined)])',
    'await close().catch(() => undefined)',
  ],
  ['A close that fails does not block the exit', 'close().catch(() => undefined)', 'close()'],
  [
    'The exit waits for file system calls only for a limited time',
    'while (!isTimeUp && isFileSystemBusy()) await Promise.race([timeout, after(pollMs)])',
    '',
  ],
  ['A program that cannot exit is killed', 'if (isTimeUp) kill()\n  else exit()', 'exit()'],
  [
    'Running file system calls are detected',
    "process.getActiveResourcesInfo().some(name => name.startsWith('FSReq'))",
    'false',
  ],
])

const queue = guardsOf({ ...common, file: 'main/store/task-queue.ts', tests: [durable, order] }, [
  ['Writes of a store run one after the other', 'const result = last.then(task)', 'const result = task()'],
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
  ...library,
  ...key,
  ...box,
  ...profile,
  ...school,
  ...ending,
]
