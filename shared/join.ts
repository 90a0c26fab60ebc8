/** Joins tables of the same type, one file per domain, into one table. */

/** All tables as one. */
export type Joined<T> = (T extends unknown ? (table: T) => void : never) extends (joined: infer J) => void ? J : never

/** Joins tables; throws if a key occurs in two of them. */
export function join<T extends object>(tables: T[]): Joined<T> {
  const joined: Record<string, unknown> = {}
  for (const table of tables) {
    for (const [key, value] of Object.entries(table)) {
      if (key in joined) throw new Error(`${key} stands in two tables`)
      joined[key] = value
    }
  }
  return joined as Joined<T>
}
