/** Parses a request for one byte range of a file (RFC 9110). */

/** The first and last byte; 'all' if the header does not apply, 'none' if the range is outside the file. */
export function byteRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'all'
  if (from === '') {
    const count = Math.min(Number(to), length)
    return count === 0 ? 'none' : { first: length - count, last: length - 1 }
  }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return 'all'
  return first >= length ? 'none' : { first, last }
}
