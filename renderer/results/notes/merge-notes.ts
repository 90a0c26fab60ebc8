/**
 * Merges the comments of two teachers on the same answer. `submit-writing-note` replaces the whole list, so before each
 * send the list is read, and what another teacher wrote meanwhile is joined with this teacher's changes.
 */
import { areOverlapping, areSameWords, haveSameRange, inTextOrder } from '../../../shared/domain/writing-note'
import type { Note } from '../../../shared/items/note'

/** A change of this teacher that does not fit what another teacher did meanwhile. */
export interface NoteConflict {
  /** This teacher's comment; null if this teacher removed it. */
  mine: Note | null
  /** The comments that stand in its place now; none if the other teacher removed it. */
  theirs: Note[]
}

export interface Merge {
  /** The current comments with all changes that fit; for a conflict they contain what stands on the server. */
  notes: Note[]
  conflicts: NoteConflict[]
}

interface Changes {
  /** `after` is null if the comment was removed. */
  changed: { before: Note; after: Note | null }[]
  added: Note[]
}

/** The differences between two lists. Several comments may have the same range. */
function changesBetween(base: readonly Note[], list: readonly Note[]): Changes {
  const rest = [...list]
  const take = (fits: (note: Note) => boolean): Note | null => {
    const at = rest.findIndex(fits)
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null)
  }
  const missing = base.filter(before => take(note => areSameWords(note, before)) === null)
  const changed = missing.map(before => ({ before, after: take(note => haveSameRange(note, before)) }))
  return { changed, added: rest }
}

/** The list without the first comment with the same range and words. */
function withoutOne(notes: readonly Note[], removed: Note): Note[] {
  const at = notes.findIndex(note => areSameWords(note, removed))
  return at < 0 ? [...notes] : notes.toSpliced(at, 1)
}

const contains = (notes: readonly Note[], wanted: Note): boolean => notes.some(note => areSameWords(note, wanted))

/**
 * Joins the changes from `base` to `mine` with `theirs`, the list of the server now. Merging again changes nothing, so
 * a send whose answer was lost can be checked by merging once more: nothing is left to send if it was carried out.
 */
export function mergeNotes(base: readonly Note[], mine: readonly Note[], theirs: readonly Note[]): Merge {
  const own = changesBetween(base, mine)
  const others = changesBetween(base, theirs)
  const conflicts: NoteConflict[] = []
  let notes = [...theirs]
  const overlapping = (note: Note) => notes.filter(each => areOverlapping(each.pos, note.pos))

  for (const { before, after } of own.changed) {
    const other = others.changed.find(change => change.before === before)
    if (other === undefined) {
      notes = withoutOne(notes, before)
      if (after !== null) notes.push(after)
    } else if (after === null) {
      if (other.after !== null) conflicts.push({ mine: null, theirs: [other.after] })
    } else if (other.after === null || !areSameWords(after, other.after)) {
      conflicts.push({ mine: after, theirs: other.after === null ? overlapping(after) : [other.after] })
    }
  }
  for (const added of own.added) {
    if (contains(notes, added)) continue
    // The teacher saw the other comments of this list beside the added one.
    const unseen = overlapping(added).filter(note => !contains(mine, note))
    if (unseen.length > 0) conflicts.push({ mine: added, theirs: unseen })
    else notes.push(added)
  }
  return { notes: inTextOrder(notes), conflicts }
}

/** The comments after this teacher has chosen one side of a conflict. */
export function resolveConflict(
  notes: readonly Note[],
  { mine, theirs }: NoteConflict,
  side: 'mine' | 'theirs',
): Note[] {
  if (side === 'theirs') return [...notes]
  const rest = theirs.reduce(withoutOne, [...notes])
  return mine === null ? rest : inTextOrder([...rest, mine])
}
