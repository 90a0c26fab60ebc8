/**
 * Stretches of a text with what marks them (SPEC §3 Comments): offsets from a server, made to fit the text, and the text
 * cut into segments with their marks. Offsets are UTF-16, the end exclusive; a character that the reader sees as one
 * (𠮷, an emoji of several parts) is never cut.
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
 * A span as it fits a text: out of range it is cut off, amid a character it is widened to the whole of it. Null where
 * nothing is left: reversed, beyond the text, empty, or no whole numbers.
 */
export function fitSpan(text: string, start: number, end: number): Span | null {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end)) return null
  const from = Math.max(0, start)
  const to = Math.min(text.length, end)
  if (from >= to) return null
  const whole = characters.segment(text)
  const last = whole.containing(to - 1)
  return { start: whole.containing(from)?.index ?? from, end: last ? last.index + last.segment.length : to }
}

/** Cuts a text where any mark begins or ends; the segments put together are the text. */
export function splitByMarks<M extends Span>(text: string, marks: readonly M[]): Segment<M>[] {
  const fitting = marks.flatMap(mark => {
    const fit = fitSpan(text, mark.start, mark.end)
    return fit ? [{ mark, ...fit }] : []
  })
  const cuts = [...new Set([0, text.length, ...fitting.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? text.length
    const here = fitting.filter(one => one.start <= start && one.end >= end)
    return { text: text.slice(start, end), start, marks: here.map(one => one.mark) }
  })
}
