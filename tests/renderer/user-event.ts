/**
 * The user of component tests. It does not wait between two keys, and does not look up `pointer-events` on all parents of
 * a clicked element, because style sheets are not loaded here. Both took a fifth of the time of tests with much input.
 */
import { userEvent as original, PointerEventsCheckLevel } from '@testing-library/user-event'

const options = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }

export const userEvent = {
  /** As `setup` of user-event: a user with a keyboard, a pointer and a clipboard. */
  setup: (more: Parameters<typeof original.setup>[0] = {}) => original.setup({ ...options, ...more }),
}
