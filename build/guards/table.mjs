/**
 * The form of the tables of guards. A row is `[guard, find, replace, over?]`: the guard in plain English, its exact text (once
 * in the file), the same place with the guard taken out (it must still run), and what differs from its table.
 */

/** The rows of one file's guards: `{ area, section, file, guard, find, replace, tests }` each. */
export const guardsOf = (common, rows) =>
  rows.map(([guard, find, replace, over = {}]) => ({ ...common, guard, find, replace, ...over }))
