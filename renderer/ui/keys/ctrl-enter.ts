import { flushSync } from 'react-dom'
import type { KeyRow } from './key-rows'

/**
 * The row of Ctrl+Enter, which submits a form or goes to its next step, also while the user types in a field. A key
 * that is held down submits once. A change that the field made because of this key is rendered first, so that `run`
 * sees it.
 */
export const ctrlEnter = (label: string, run: () => void): KeyRow => ({
  label,
  inFields: true,
  keys: {
    'Ctrl+Enter': event => {
      if (event.repeat) return
      flushSync(() => undefined)
      run()
    },
  },
})
