/** `Range` of one part (RFC 9110), which players need to seek. */

export interface Span {
  start: number
  /** Inclusive. */
  end: number
}

/** The span asked for; undefined for the whole file, null where it cannot be satisfied. */
export function readRange(header: string | undefined, size: number): Span | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [from = '', to = ''] = match.slice(1)
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start < size && start <= end ? { start, end } : null
}
