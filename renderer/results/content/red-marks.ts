/**
 * Reads the AI's markers in a text (SPEC §3 full_text_result): `[red]goed[/red]` gives the text without markers and the
 * marked spans.
 */
import { fitSpan, type Span } from './spans'

/** A marker at the end of a text, in any case and width. The text after an opening marker is marked. */
const completeMarker = /[[［]\s{0,3}(?<close>[/／]?)\s{0,3}red\s{0,3}[\]］]$/i

/** A marker that was cut off at the end of the text. */
const cutOffMarker = /[[［]\s{0,3}(?:red\s{0,3}|[/／]\s{0,3}(?:r|re|red\s{0,3})?)$/i

/** The maximum length of a marker. */
const maxMarkerLength = 16

interface RedText {
  text: string
  /** In order and without overlaps. */
  spans: Span[]
}

/** Joins adjacent marked positions into spans. */
function markedRuns(depths: readonly number[]): Span[] {
  const runs: Span[] = []
  depths.forEach((depth, index) => {
    if (depth === 0) return
    const last = runs.at(-1)
    if (last?.end === index) last.end = index + 1
    else runs.push({ start: index, end: index + 1 })
  })
  return runs
}

/**
 * Parses a marked text. Nested, unclosed, stray and cut-off markers are all removed, also those that appear only after
 * another one was removed. Never throws.
 */
export function parseRedMarks(marked: string): RedText {
  const units: string[] = []
  /** The number of open markers at each position. */
  const depths: number[] = []
  let depth = 0
  const removeAtEnd = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(units.slice(-maxMarkerLength).join(''))
    if (!found) return null
    units.length -= found[0].length
    depths.length = units.length
    return found
  }
  for (let at = 0; at < marked.length; at++) {
    const unit = marked.charAt(at)
    units.push(unit)
    depths.push(depth)
    if (unit !== ']' && unit !== '］') continue
    const found = removeAtEnd(completeMarker)
    if (found) depth = found.groups?.close ? Math.max(0, depth - 1) : depth + 1
  }
  while (removeAtEnd(cutOffMarker));
  const text = units.join('')
  return { text, spans: markedRuns(depths).flatMap(({ start, end }) => fitSpan(text, start, end) ?? []) }
}

/**
 * The spans as offsets into the student's text; null if the marked text is a different one. Whitespace around the texts
 * is ignored.
 */
export function redSpansIn(answer: string, red: RedText): Span[] | null {
  const core = red.text.trim()
  if (core === '' || core !== answer.trim()) return null
  const shift = answer.indexOf(core) - red.text.indexOf(core)
  return red.spans.flatMap(({ start, end }) => fitSpan(answer, start + shift, end + shift) ?? [])
}
