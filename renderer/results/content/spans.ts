/**
 * Fits spans to a text and splits the text by its marks (SPEC §3 Comments). Offsets come from the server and are
 * UTF-16, end exclusive. A character that the reader sees as one (𠮷, an emoji of several parts) is never split.
 */

export interface Span {
  start: number
  end: number
}

export interface Segment<M extends Span> {
  text: string
  start: number
  /** In the order in which they were given. */
  marks: M[]
}

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/**
 * Fits a span to a text: an offset beyond the text is cut off, and a span that begins or ends within a character is
 * widened to the whole character. Null if nothing remains: reversed, outside the text, empty, or not integers.
 */
export function fitSpan(
  text: string,
  start: number,
  end: number,
  segments: Intl.Segments = characters.segment(text),
): Span | null {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) return null
  const from = Math.max(0, start)
  const to = Math.min(text.length, end)
  if (from >= to) return null
  const last = segments.containing(to - 1)
  return { start: segments.containing(from)?.index ?? from, end: last ? last.index + last.segment.length : to }
}

/** Splits a text at the start and end of every mark; the segments together are the whole text. */
export function splitByMarks<M extends Span>(text: string, marks: readonly M[]): Segment<M>[] {
  const segments = characters.segment(text)
  const fittedMarks = marks.flatMap(mark => {
    const fit = fitSpan(text, mark.start, mark.end, segments)
    return fit ? [{ mark, ...fit }] : []
  })
  const offsets = [...new Set([0, text.length, ...fittedMarks.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  return offsets.slice(0, -1).map((start, index) => {
    const end = offsets[index + 1] ?? text.length
    const covering = fittedMarks.filter(one => one.start <= start && one.end >= end)
    return { text: text.slice(start, end), start, marks: covering.map(one => one.mark) }
  })
}
