/** How many results are remembered: a school has fewer grades and classes. */
const most = 2000

/**
 * The same function with its results remembered: it is called again for each row. Not for names of students, unless the
 * function lives no longer than a reading of their table.
 */
export function remember<T>(compute: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>()
  return text => {
    const known = results.get(text)
    if (known !== undefined) return known
    if (results.size >= most) results.clear()
    const result = compute(text)
    results.set(text, result)
    return result
  }
}
