/** Parses the `Range` header with one range (RFC 9110). Media players need it to seek. */

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/** The requested range; undefined for the whole file, null if the range cannot be satisfied. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [from = '', to = ''] = match.slice(1)
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start < size && start <= end ? { start, end } : null
}
