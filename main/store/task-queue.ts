/** Acts that must not run side by side, as writes to one place. */

export interface TaskQueue {
  /** Runs the act once all that was added before has ended, well or not; ends, well or not, as it does. */
  add(act: () => Promise<void>): Promise<void>
  /** Ends when all that was added until now has ended. Never rejects. */
  whenIdle(): Promise<void>
}

export function createTaskQueue(): TaskQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    add(act) {
      const acted = last.then(act)
      last = acted.catch(() => undefined)
      return acted
    },
    whenIdle: () => last,
  }
}
