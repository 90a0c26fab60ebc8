/** The keys of every grid, for the foot of the page and the list of keys: the grid itself handles them. */
import type { KeyRow } from '../keys/key-rows'
import { text } from './text'

export const gridKeys: readonly KeyRow[] = [
  { label: text.keys.move, keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] },
  { label: text.keys.edit, keys: ['Enter', 'F2'] },
  { label: text.keys.confirm, keys: ['Enter', 'Tab'], hint: false },
  { label: text.keys.revert, keys: ['Escape'], hint: false },
  { label: text.keys.clear, keys: ['Delete'], hint: false },
  { label: text.keys.paste, keys: ['Ctrl+v'] },
]
