/** Runs asynchronous tasks one after the other, for example the writes to one file. */

export interface TaskQueue {
  /** Runs the task when all earlier tasks have succeeded or failed. Settles as the task does. */
  add(task: () => Promise<void>): Promise<void>
  /** Resolves when all tasks added so far have succeeded or failed. Never rejects. */
  whenIdle(): Promise<void>
}

export function createTaskQueue(): TaskQueue {
  let last: Promise<void> = Promise.resolve()
  return {
    add(task) {
      const result = last.then(task)
      last = result.catch(() => undefined)
      return result
    },
    whenIdle: () => last,
  }
}
