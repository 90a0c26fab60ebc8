/**
 * Places a teacher's notes in a text (SPEC §3 Comments). A student can hand in again, so a note's offsets may point at
 * words for which it was not written. A note is never placed on other words.
 */
import { fitsAtItsRange } from '../../../shared/domain/writing-note'
import type { Note } from '../../../shared/items/note'
import type { Span } from './spans'

export interface PlacedNote extends Span {
  note: Note
}

export interface NotePlaces {
  placed: PlacedNote[]
  /** The notes whose words are not in the text, or in several places of it. */
  displaced: Note[]
}

const letter = /[\p{Script=Latin}\p{N}]/u

/** Whether an offset is inside a word, such as the end of `go` in `going`. */
const isInsideWord = (text: string, offset: number): boolean =>
  letter.test(text.charAt(offset - 1)) && letter.test(text.charAt(offset))

/** Every place where the words stand alone. */
function placesOf(words: string, text: string): Span[] {
  const places: Span[] = []
  if (words.trim() === '') return places
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + words.length)) {
    const end = start + words.length
    if (!isInsideWord(text, start) && !isInsideWord(text, end)) places.push({ start, end })
  }
  return places
}

/** The number of code units that two texts have in common, from their start. */
function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string): string => [...text].reverse().join('')

/** This many code units around a note's words are compared. */
const neighbourhood = 40

/** With fewer common code units, such as the end of a short word, two places are not alike. */
const leastLikeness = 4

/** How alike the texts around two places are. */
function likeness(text: string, place: Span, origin: string, { pos }: Note): number {
  const before = (whole: string, start: number) => reversed(whole.slice(Math.max(0, start - neighbourhood), start))
  const after = (whole: string, end: number) => whole.slice(end, end + neighbourhood)
  return (
    commonLength(before(text, place.start), before(origin, pos.startPos)) +
    commonLength(after(text, place.end), after(origin, pos.endPos))
  )
}

/** The one place that is most alike to the note's place in the text for which it was written; null if none is. */
function mostAlike(note: Note, text: string, places: readonly Span[], origin: string): Span | null {
  const ranked = places
    .map(place => ({ place, rank: likeness(text, place, origin, note) }))
    .sort((a, b) => b.rank - a.rank)
  const [best, next] = ranked
  return best && best.rank >= leastLikeness && best.rank > (next?.rank ?? 0) ? best.place : null
}

/** Where the note's words are now: at its range, at their only place, or among the same neighbours as before. */
function placeOf(note: Note, text: string, earlierTexts: readonly string[]): Span | null {
  if (fitsAtItsRange(note, text)) return { start: note.pos.startPos, end: note.pos.endPos }
  const places = placesOf(note.sent_content, text)
  if (places.length < 2) return places[0] ?? null
  const origin = earlierTexts.find(earlier => fitsAtItsRange(note, earlier))
  return origin === undefined ? null : mostAlike(note, text, places, origin)
}

/** Places notes in a text. `earlierTexts` are texts for which a note may have been written. */
export function placeNotes(notes: readonly Note[], text: string, earlierTexts: readonly string[] = []): NotePlaces {
  const found = notes.map(note => ({ note, place: placeOf(note, text, earlierTexts) }))
  return {
    placed: found.flatMap(({ note, place }) => (place ? [{ note, ...place }] : [])),
    displaced: found.flatMap(({ note, place }) => (place ? [] : [note])),
  }
}
