/**
 * The end of the program has an end of its own (DESIGN §11). A write to a drive that answers no more never comes back, and
 * Node's own exit waits for it too: the window would be gone, and the process would hold the profile against the next start.
 */

/** How long all that is still to be done may take, in ms. What is cut off then is journalled, and tidied at the next start. */
export const shutdownTimeoutMs = 10_000
const lookEvery = 50

export interface ShutdownParts {
  after(ms: number): Promise<unknown>
  /** Whether a call to the file system is under way. */
  isFileSystemBusy(): boolean
  /** Ends this process at once, whatever it waits for. */
  kill(): void
}

const realParts: ShutdownParts = {
  after: ms => new Promise(resolve => setTimeout(resolve, ms).unref()),
  isFileSystemBusy: () => process.getActiveResourcesInfo().some(name => name.startsWith('FSReq')),
  kill: () => void process.kill(process.pid, 'SIGKILL'),
}

/** Closes, well or not, and then exits; kills the process where one of the two would hang. */
export async function shutdown(
  close: () => Promise<unknown>,
  exit: () => void,
  { after, isFileSystemBusy: busy, kill }: ShutdownParts = realParts,
): Promise<void> {
  let over = false
  const late = after(shutdownTimeoutMs).then(() => {
    over = true
  })
  await Promise.race([late, close().catch(() => undefined)])
  while (!over && busy()) await Promise.race([late, after(lookEvery)])
  if (over) kill()
  else exit()
}
