/** Tables of one kind, a file per domain, put together: what several interpreters do with theirs. */

/** All tables as one. */
export type Joined<T> = (T extends unknown ? (table: T) => void : never) extends (joined: infer J) => void ? J : never

/** Joins tables; a key that stands in two of them throws. */
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
