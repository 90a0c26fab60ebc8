/** `vi.waitFor` waits up to ten seconds; its default of one second is too short on a machine that does other work. */
import { vi } from 'vitest'

const { waitFor } = vi

vi.waitFor = (callback, options = {}) =>
  waitFor(callback, { timeout: 10_000, ...(typeof options === 'number' ? { timeout: options } : options) })

// Vitest looks at `setTimeout` when a worker first asks for fake timers, and `waitFor` asks. If a test had put a function
// in its place that returns a number, fake timers would have no `unref` in all later files of the worker.
vi.isFakeTimers()
