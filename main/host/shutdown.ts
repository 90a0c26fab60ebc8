/**
 * Shuts the program down within a time limit (DESIGN §11). A write to a drive that no longer responds never returns,
 * and Node's exit waits for it: without the limit the process would stay, without a window, and lock the profile
 * against the next start.
 */

/** The time limit. Journals record the work that it interrupts; the next start finishes it. */
const shutdownTimeoutMs = 10_000
const pollMs = 50

export interface ShutdownParts {
  after(ms: number): Promise<unknown>
  /** Whether a file system call is running. */
  isFileSystemBusy(): boolean
  /** Kills this process without waiting for anything. */
  kill(): void
}

const realParts: ShutdownParts = {
  after: ms => new Promise(resolve => setTimeout(resolve, ms).unref()),
  isFileSystemBusy: () => process.getActiveResourcesInfo().some(name => name.startsWith('FSReq')),
  kill: () => void process.kill(process.pid, 'SIGKILL'),
}

/** Calls `close`, then `exit` even when closing failed. Kills the process when either would exceed the time limit. */
export async function shutdown(
  close: () => Promise<unknown>,
  exit: () => void,
  { after, isFileSystemBusy, kill }: ShutdownParts = realParts,
): Promise<void> {
  let isTimeUp = false
  const timeout = after(shutdownTimeoutMs).then(() => {
    isTimeUp = true
  })
  await Promise.race([timeout, close().catch(() => undefined)])
  while (!isTimeUp && isFileSystemBusy()) await Promise.race([timeout, after(pollMs)])
  if (isTimeUp) kill()
  else exit()
}
