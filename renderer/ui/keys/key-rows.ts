/**
 * The rows of a page's key table (DESIGN §2): one row is read by the key handler, by the hint at the foot and by the
 * help dialog.
 */

/**
 * A key by its `KeyboardEvent.key`, after `Ctrl+`, `Alt+` and `Shift+`; a letter is lower case: `j`, `Shift+j`,
 * `Ctrl+Enter`.
 */
export type KeyName = string

type Handlers = Readonly<Record<KeyName, (event: KeyboardEvent) => void>>

export interface KeyRow {
  /** The action of the keys, in Japanese. */
  label: string
  /** The keys with their handlers, or only the keys if a widget or the browser handles them. */
  keys: Handlers | readonly KeyName[]
  /** False: not named at the foot, e.g. because a button shows the key. The help dialog still lists it. */
  hint?: boolean
  /** True: works in fields too. */
  inFields?: boolean
  /** False: the keys do nothing now, and neither the hint nor the help dialog lists them. */
  when?: boolean
}

const capNames: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
  Shift: '⇧',
}

/** The texts of the key caps of one key, e.g. `['Ctrl', 'Enter']`. */
export const capsOf = (name: KeyName): string[] =>
  name.split('+').map(part => capNames[part] ?? (part.length === 1 ? part.toUpperCase() : part))

const hasHandlers = (keys: KeyRow['keys']): keys is Handlers => !Array.isArray(keys)

/** The names of the keys of a row, with or without handlers. */
const keyNames = ({ keys }: KeyRow): readonly KeyName[] => (hasHandlers(keys) ? Object.keys(keys) : keys)

/** The names as key caps show them: neighbouring digits are one range, e.g. `1–9`. */
export function shownNames(row: KeyRow): readonly string[] {
  const names = keyNames(row)
  const digits = names.filter(name => /^\d$/.test(name))
  return digits.length < 3 ? names : [`${digits[0]}–${digits.at(-1)}`, ...names.filter(name => !digits.includes(name))]
}

/**
 * The name of the key that was pressed. Signs such as `?` are named without Shift, because some layouts need it to type
 * them.
 */
export function pressedKey(event: KeyboardEvent): KeyName {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shift = event.shiftKey && (event.key.length > 1 || /[a-z]/.test(key))
  return `${event.ctrlKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${key}`
}

/** The handler of a key in the rows that are active, and whether it works in fields. */
export function handlerOf(rows: readonly KeyRow[], name: KeyName) {
  for (const { keys, when = true, inFields = false } of rows) {
    const run = when && hasHandlers(keys) ? keys[name] : undefined
    if (run) return { run, inFields }
  }
  return null
}
