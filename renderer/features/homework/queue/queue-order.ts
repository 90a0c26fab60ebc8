/** The order of a queue of submissions. Pure functions. */

/** The known order with what has arrived since at its end; what has gone is left out. The same array if nothing changed. */
export function frozenOrder(order: readonly string[], keys: readonly string[]): readonly string[] {
  const known = new Set(order)
  const present = new Set(keys)
  if (present.size === known.size && keys.every(key => known.has(key))) return order
  return [...order.filter(key => present.has(key)), ...keys.filter(key => !known.has(key))]
}

/**
 * The next submission that is open: the first after the current one, or else one that was skipped before.
 * @param isOpen whether a submission is still open.
 */
export function nextOpen(order: readonly string[], current: string | undefined, isOpen: (key: string) => boolean) {
  const at = current === undefined ? -1 : order.indexOf(current)
  const after = order.slice(at + 1).find(isOpen)
  return after ?? order.slice(0, Math.max(0, at)).find(isOpen)
}
