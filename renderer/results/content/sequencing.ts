/** Pieces that are put in order (WIRE.md "Sequencing"): `answers` stand in the right order, each named by its index. */
import type { ContentQuestion } from '../../../shared/items/content'
import { findChoice, isSameAnswer, normaliseAnswer, splitResult } from './compare-answers'
import type { Choice, NormalQuestion, Piece } from './types'

/** Only letters and digits count where a whole sentence is cut into its pieces. */
const lettersAndDigits = (text: string): string => normaliseAnswer(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A whole text as a row of the pieces, each used once; undefined where they do not make it up. */
function splitIntoPieces(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const left = pieces
    .map(piece => ({ piece, letters: lettersAndDigits(piece.content) }))
    .filter(one => one.letters !== '')
    .sort((a, b) => b.letters.length - a.letters.length)
  const row: Piece[] = []
  let rest = lettersAndDigits(text)
  while (rest !== '') {
    const at = left.findIndex(one => rest.startsWith(one.letters))
    const [found] = at < 0 ? [] : left.splice(at, 1)
    if (!found) return undefined
    row.push(found.piece)
    rest = rest.slice(found.letters.length)
  }
  return row.length > 0 ? row : undefined
}

/** A text that names several pieces at once: indices with commas or spaces between them, or the whole sentence. */
function piecesInText(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const names = text.split(/[\s,、]+/).filter(name => name !== '')
  const named = names.map(name => pieces.find(piece => piece.index === name))
  const known = named.flatMap(piece => (piece ? [piece] : []))
  return known.length > 1 && known.length === named.length ? known : splitIntoPieces(text, pieces)
}

/** The pieces that the parts of an order name, by index, else by content; what names none stands for itself. */
function namedPieces(parts: readonly string[], pieces: readonly Piece[]): Piece[] {
  if (parts.every(part => part === '')) return []
  const [first = ''] = parts
  const alone = parts.length === 1 && !pieces.some(piece => piece.index === first || isSameAnswer(piece.content, first))
  const row = alone ? piecesInText(first, pieces) : undefined
  if (row) return row
  return parts.map(part => findChoice(pieces, part) ?? { index: '', content: part, isPicture: false })
}

/** The pieces in their right order: `answers` as they stand, or the choices as `answers` or `answer` name them. */
export function piecesOf(source: ContentQuestion, choices: readonly Choice[]): Piece[] {
  const answers = (source.answers ?? []).filter(entry => entry.content !== '' || entry.index !== undefined)
  const [first] = answers
  if (answers.length > 1) {
    return answers.map(
      ({ index, content, type }, at) =>
        findChoice<Piece>(choices, content === '' ? (index ?? '') : content) ?? {
          index: index ?? String(at + 1),
          content,
          isPicture: type === 'image',
        },
    )
  }
  const right = namedPieces(splitResult(first?.content ?? source.answer, 0), choices)
  return right.length > 1 ? right : []
}

/** Whether a text is what the pieces make up in their right order. */
export const isWholeSentence = (text: string, pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && lettersAndDigits(text) === lettersAndDigits(pieces.map(piece => piece.content).join(''))

/** The pieces as they were offered: in their own order of choice, of index, else of the alphabet. */
export function offeredPieces({ pieces, choices }: Pick<NormalQuestion, 'pieces' | 'choices'>): Piece[] {
  if (choices.length > 0) return [...choices]
  const byIndex = pieces.toSorted((a, b) => Number(a.index) - Number(b.index))
  if (byIndex.some((piece, at) => piece !== pieces[at])) return byIndex
  // Offered as they are, they would tell the right order.
  return pieces.toSorted((a, b) => normaliseAnswer(a.content).localeCompare(normaliseAnswer(b.content), 'en'))
}

/** The contents in the order of an answer: indices joined by `|`, a JSON array, or the contents themselves. */
export function givenOrder(question: NormalQuestion, result: string | string[] | undefined): string[] {
  const known = question.choices.length > 0 ? question.choices : question.pieces
  return namedPieces(splitResult(result, 0), known).map(piece => piece.content)
}

/** For each piece of an order, the place (from 1) where it belongs; undefined for what belongs nowhere. */
export function correctPlaces(given: readonly string[], pieces: readonly Piece[]): (number | undefined)[] {
  const free = new Set(pieces.keys())
  const right = given.map((content, at) => {
    const there = pieces[at]
    return there !== undefined && isSameAnswer(there.content, content) && free.delete(at)
  })
  return given.map((content, at) => {
    if (right[at]) return at + 1
    const place = [...free].find(one => isSameAnswer(pieces[one]?.content ?? '', content))
    if (place === undefined) return undefined
    free.delete(place)
    return place + 1
  })
}
