/**
 * Locks a profile for one running instance (DESIGN §11). The lock is a listening socket: the system closes it when the
 * process ends, so the lock depends neither on a clock nor on a process id, which the system may reuse.
 *
 * Windows: one named pipe per profile, which only one process can open. Other systems: each instance creates a socket
 * of its own in the profile, *then* connects to all others. Two instances that start together find each other, so at
 * most one continues. Only sockets without an owner are removed.
 */
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { startText } from '../../../shared/text'

/** Another running instance has locked this profile. */
export class ProfileInUse extends Error {
  /** @param pid null when the system does not reveal it */
  constructor(profile: string, pid: number | null) {
    super(startText.place(startText.inUse(pid === null ? '' : startText.pid(pid)), profile))
    this.name = 'ProfileInUse'
  }
}

/** A socket address has 104 bytes on macOS and 108 on Linux, including a final zero. */
const maxAddressBytes = 103

const socketName = /^lock-(\d{10})-[0-9a-f]{8}$/
const codeOf = (error: unknown) => (error as { code?: unknown }).code
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Listens at an address, without keeping the process alive. */
function listenAt(address: string): Promise<Server> {
  const server = createServer(connection => connection.destroy())
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(address, () => done(server.unref()))
  })
}

/** The connection errors that prove that a socket has no owner. After any other error the profile counts as locked. */
const noOwnerErrors = new Set<unknown>(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])

/** Whether a running process owns a socket. It may hang, because the system accepts connections for it. */
function isHeld(address: string): Promise<boolean> {
  return new Promise(done => {
    const attempt = connect(address, () => attempt.destroy())
    attempt.on('connect', () => done(true))
    attempt.on('error', error => done(!noOwnerErrors.has(codeOf(error))))
  })
}

/** The folder of the sockets of a profile that cannot hold them. Its name is derived from the profile's path. */
function socketFolderOutsideProfile(profile: string): string {
  const folder = join('/tmp', `hanamaru-${process.getuid?.()}-${hashOf(profile)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Throws when the folder belongs to another user.
  chmodSync(folder, 0o700)
  return folder
}

/** The errors of a file system without sockets. It always gives them, so all instances use the same other folder. */
const unsupportedSocketErrors = new Set<unknown>(['EPERM', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP'])

/**
 * Listens at a socket of this name: in the profile, or elsewhere when its path is too long or its file system has no
 * sockets.
 */
async function listenInProfile(profile: string, name: string): Promise<{ server: Server; folder: string }> {
  if (Buffer.byteLength(join(profile, name)) <= maxAddressBytes) {
    try {
      return { server: await listenAt(join(profile, name)), folder: profile }
    } catch (error) {
      if (!unsupportedSocketErrors.has(codeOf(error))) throw error
    }
  }
  const folder = socketFolderOutsideProfile(profile)
  return { server: await listenAt(join(folder, name)), folder }
}

async function lockBySocket(profile: string): Promise<() => void> {
  // All names have the same length, so that all instances choose the same folder.
  const name = `lock-${String(process.pid).padStart(10, '0')}-${randomBytes(4).toString('hex')}`
  const { server, folder } = await listenInProfile(profile, name)
  for (const other of readdirSync(folder)) {
    const pid = socketName.exec(other)?.[1]
    if (pid === undefined || other === name) continue
    const address = join(folder, other)
    if (await isHeld(address)) {
      server.close()
      throw new ProfileInUse(profile, Number(pid))
    }
    rmSync(address, { force: true })
  }
  return () => void server.close()
}

async function lockByPipe(profile: string): Promise<() => void> {
  try {
    // Windows ignores the case of folder names.
    const server = await listenAt(`\\\\.\\pipe\\hanamaru-${hashOf(profile.toLowerCase())}`)
    return () => void server.close()
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new ProfileInUse(profile, null) : error
  }
}

/** Creates the profile folder (mode 0700) and locks it; returns the function that unlocks it. Throws ProfileInUse. */
export async function lockProfile(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const profile = realpathSync.native(folder)
  return process.platform === 'win32' ? lockByPipe(profile) : lockBySocket(profile)
}
