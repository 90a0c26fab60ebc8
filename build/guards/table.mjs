/**
 * The format of the guard tables. A row is `[guard, find, replace, over?]`: the guard in plain English, its exact text
 * (once in the file), the same text without the guard (it must still run), and fields that replace those of the table.
 */

/** The rows of one file's guards: `{ area, section, file, guard, find, replace, tests }` each. */
export const guardsOf = (common, rows) =>
  rows.map(([guard, find, replace, over = {}]) => ({ ...common, guard, find, replace, ...over }))
