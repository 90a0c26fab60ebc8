/**
 * One running instance owns a profile (DESIGN §11). Each holds a listener: it answers as long as its process lives, and the
 * system takes it away with the process, whatever the clock says and whoever gets the process id next.
 *
 * Windows: one named pipe for the profile, which only one process can open. Elsewhere: each puts a socket of its own into the
 * profile, *then* knocks at those of others. Of two that start together each finds the other, so at most one runs; only a
 * socket that nobody holds is removed.
 */
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { startText } from '../../../shared/text'

/** Another instance that runs has this profile. */
export class ProfileInUse extends Error {
  /** `pid` is null where the system does not tell. */
  constructor(profile: string, pid: number | null) {
    super(startText.place(startText.inUse(pid === null ? '' : startText.pid(pid)), profile))
    this.name = 'ProfileInUse'
  }
}

/** The address of a socket has 104 bytes on macOS, 108 on Linux, the last of them a zero. */
const maxAddressBytes = 103

const socketName = /^lock-(\d{10})-[0-9a-f]{8}$/
const codeOf = (error: unknown) => (error as { code?: unknown }).code
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Listens at an address; the process need not live for it. */
function listenAt(address: string): Promise<Server> {
  const server = createServer(visitor => visitor.destroy())
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(address, () => done(server.unref()))
  })
}

/** What a knock meets where nobody lives. Any other fault says nothing of the owner: rather refuse than share a profile. */
const noOwnerErrors = new Set<unknown>(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])

/** Whether a living process holds a socket; one that hangs does so too, since the system answers for it. */
function isHeld(address: string): Promise<boolean> {
  return new Promise(done => {
    const knock = connect(address, () => knock.destroy())
    knock.on('connect', () => done(true))
    knock.on('error', error => done(!noOwnerErrors.has(codeOf(error))))
  })
}

/** Where the sockets stand of a profile that cannot hold them: a folder that is found by its path. */
function socketFolderOutsideProfile(profile: string): string {
  const folder = join('/tmp', `hanamaru-${process.getuid?.()}-${hashOf(profile)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Fails where another user has made it.
  chmodSync(folder, 0o700)
  return folder
}

/** What a file system without sockets says, always: so that who comes next looks for ours in the same place. */
const unsupportedSocketErrors = new Set<unknown>(['EPERM', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'])

/** Holds a socket of this name; it stands in the profile, unless its path is too long or its file system knows none. */
async function listenInProfile(profile: string, name: string): Promise<{ own: Server; folder: string }> {
  if (Buffer.byteLength(join(profile, name)) <= maxAddressBytes) {
    try {
      return { own: await listenAt(join(profile, name)), folder: profile }
    } catch (error) {
      if (!unsupportedSocketErrors.has(codeOf(error))) throw error
    }
  }
  const folder = socketFolderOutsideProfile(profile)
  return { own: await listenAt(join(folder, name)), folder }
}

async function lockBySocket(profile: string): Promise<() => void> {
  // Names of one length: the next owner must come to the same place.
  const name = `lock-${String(process.pid).padStart(10, '0')}-${randomBytes(4).toString('hex')}`
  const { own, folder } = await listenInProfile(profile, name)
  for (const other of readdirSync(folder)) {
    const pid = socketName.exec(other)?.[1]
    if (pid === undefined || other === name) continue
    const address = join(folder, other)
    if (await isHeld(address)) {
      own.close()
      throw new ProfileInUse(profile, Number(pid))
    }
    rmSync(address, { force: true })
  }
  return () => void own.close()
}

async function lockByPipe(profile: string): Promise<() => void> {
  try {
    // Windows knows a folder by its name in any case.
    const own = await listenAt(`\\\\.\\pipe\\hanamaru-${hashOf(profile.toLowerCase())}`)
    return () => void own.close()
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new ProfileInUse(profile, null) : error
  }
}

/** Makes the profile folder (mode 0700) and locks it; gives the unlocking. Throws ProfileInUse. */
export async function lockProfile(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const profile = realpathSync.native(folder)
  return process.platform === 'win32' ? lockByPipe(profile) : lockBySocket(profile)
}
