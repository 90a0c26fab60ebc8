/**
 * The format of the guard tables. A row is `[guard, find, replace, over?]`: the guard in plain English, its exact text
 * (once in the file), the same text without the guard (it must still run), and fields that replace those of the table.
 * `{ crash: true }` says that a crash of the test counts: use it only if the deletion leaves nothing that a test can
 * look at.
 */

/** The rows of one file's guards: `{ area, section, file, guard, find, replace, tests }` each. */
export const guardsOf = (common, rows) =>
  rows.map(([guard, find, replace, over = {}]) => ({ ...common, guard, find, replace, ...over }))
