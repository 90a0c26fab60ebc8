/**
 * Teachers' notes from the seed, on part of the writings of the showcase: of the logged-in teacher, of a colleague, of
 * both, and notes that were copied from an earlier round and no longer fit the text.
 */
import type { Note } from '../../../../shared/items/note'
import { type NoteAuthor, teacherNotes } from '../../content/teacher-notes'
import { hashNumbers, hashText, pick } from '../../data/random'
import type { Student, Topic } from '../../data/world-types'
import type { Composition } from './composition'
import { compositionAt } from './writing'

type NotePlace = 'mistake' | 'beginning' | 'end'

interface NotedRange {
  author: NoteAuthor
  place: NotePlace
  start: number
  end: number
}

/** Three words, or three characters of a sentence without spaces. */
const beginningOf = (sentence: string): number =>
  sentence.includes(' ') ? sentence.split(' ').slice(0, 3).join(' ').length : 3

/** The ranges on which a teacher writes: the first two mistakes, or else the beginning; and the end, if asked. */
function rangesOf({ sentences }: Composition, author: NoteAuthor, places: readonly NotePlace[]): NotedRange[] {
  const mistakes = sentences.flatMap(sentence => sentence.mistakes).slice(0, 2)
  const first = sentences.slice(0, 1).map(({ start, text }) => ({ start, end: start + beginningOf(text) }))
  const last = sentences.slice(1).slice(-1)
  const ranges = {
    mistake: mistakes,
    beginning: first,
    end: last.map(({ start, text }) => ({ start, end: start + text.length })),
  }
  const found = places
    .map(place => (place === 'mistake' && mistakes.length === 0 ? 'beginning' : place))
    .flatMap(place => ranges[place].map(({ start, end }) => ({ author, place, start, end })))
  // A mistake may be in the last sentence.
  return found.filter((one, at) => !found.slice(0, at).some(other => one.start < other.end && other.start < one.end))
}

type Rule = (composition: Composition, round: number) => NotedRange[]

const rules = {
  misaki: composition => rangesOf(composition, 'misaki', ['mistake']),
  // The colleague has read the first round only.
  kaoru: (composition, round) => (round === 1 ? rangesOf(composition, 'kaoru', ['mistake', 'end']) : []),
  both: composition => [...rangesOf(composition, 'misaki', ['beginning']), ...rangesOf(composition, 'kaoru', ['end'])],
  copied: composition => rangesOf(composition, 'kaoru', ['mistake', 'end']),
} satisfies Record<string, Rule>

/** Who has commented, by the student's number in the school (modulo 10); nobody on the other writings. */
const ruleNames: Readonly<Record<number, keyof typeof rules>> = {
  0: 'misaki',
  1: 'copied',
  5: 'kaoru',
  7: 'copied',
  8: 'both',
}

/** The notes from the seed on the writing at this place of the paper. */
export function seedNotes(seed: number, topic: Topic, student: Student, round: number, place: number): Note[] {
  const name = ruleNames[student.index % 10]
  if (topic.homework.index !== 0 || name === undefined || (name === 'copied' && round === 1)) return []
  const composition = compositionAt(seed, topic, student, name === 'copied' ? round - 1 : round, place)
  if (composition === null) return []
  const key = hashNumbers(hashText(topic.id), student.index, place, 20)
  return rules[name](composition, round)
    .map(({ author, place: notePlace, start, end }, at) => ({
      pos: { startPos: start, endPos: end },
      comments: pick(teacherNotes[author][notePlace], key, at, 41),
      teacher: teacherNotes[author].teacher,
      sent_content: composition.text.slice(start, end),
    }))
    .sort((one, other) => one.pos.startPos - other.pos.startPos)
}
