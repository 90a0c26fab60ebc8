/** `vi.waitFor` waits up to ten seconds; its default of one second is too short on a machine that does other work. */
import { vi } from 'vitest'

const { waitFor } = vi

vi.waitFor = (callback, options = {}) =>
  waitFor(callback, { timeout: 10_000, ...(typeof options === 'number' ? { timeout: options } : options) })
