/**
 * `act` for React's production build, which has none: at its end it does all work that React has scheduled. Component
 * tests use the production build because it takes a sixth less time; `npm run nightly` uses the development build,
 * which has an `act` of its own. Testing Library takes `React.act` when it is loaded, so this file must be loaded first.
 */
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import React from 'react'

type Work = (isLate: boolean) => unknown

/** React cancels a task by the removal of its `callback`. */
interface Task {
  callback: Work | null
}

/** How many calls of `act` have begun and not ended. Only the outermost does the work. */
let depth = 0

/** What React has scheduled and not done, in order. */
const tasks = new Set<Task>()

function add(callback: Work): Task {
  const task = { callback }
  tasks.add(task)
  return task
}

let isWorking = false

/** Does a task once. Work that returns a function goes on with it. */
function run(task: Task): void {
  tasks.delete(task)
  let next: unknown = task.callback
  task.callback = null
  isWorking = true
  try {
    while (typeof next === 'function') next = next(true)
  } finally {
    isWorking = false
  }
}

/** Does all tasks, also those that they schedule; none if an effect has called `act`, because React works already. */
function runAll(): void {
  if (isWorking) return
  for (const task of tasks) run(task)
}

function end(): void {
  try {
    if (depth === 1) runAll()
  } finally {
    depth -= 1
  }
}

/** Waits for `result`, and then until no promise schedules more work. */
async function settle(result: Promise<unknown>): Promise<unknown> {
  try {
    const value = await result
    do {
      runAll()
      await setImmediate()
    } while (tasks.size > 0)
    return value
  } finally {
    end()
  }
}

function act(callback: () => unknown): Promise<unknown> | undefined {
  depth += 1
  let result: unknown
  try {
    result = callback()
  } catch (error) {
    depth -= 1
    throw error
  }
  if (result instanceof Promise) return settle(result)
  end()
  return undefined
}

/** Loads React DOM, which takes these two functions when it is loaded. */
function loadReactDom(): void {
  const load = createRequire(createRequire(import.meta.url).resolve('react-dom'))
  const scheduler: { unstable_scheduleCallback: (priority: number, work: Work) => Task } = load('scheduler')
  const { unstable_scheduleCallback: schedule } = scheduler
  const { queueMicrotask } = globalThis
  scheduler.unstable_scheduleCallback = (priority, callback) => {
    const task = add(callback)
    schedule(priority, () => run(task))
    return task
  }
  globalThis.queueMicrotask = callback => {
    const task = add(callback)
    queueMicrotask(() => run(task))
  }
  load('react-dom/client')
  globalThis.queueMicrotask = queueMicrotask
}

if (!('act' in React)) {
  loadReactDom()
  Reflect.set(React, 'act', act)
}
