/** Pieces that are put in order (WIRE.md "Sequencing"): `answers` stand in the right order, each named by its index. */
import type { ContentQuestion } from '../../../shared/items/content'
import { choiceOf, fold, sameAnswer, splitResult } from './judge'
import type { Choice, NormalQuestion, Piece } from './types'

/** Only letters and digits count where a whole sentence is cut into its pieces. */
const letters = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A whole text as a row of the pieces, each used once; undefined where they do not make it up. */
function cut(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const left = pieces
    .map(piece => ({ piece, letters: letters(piece.content) }))
    .filter(one => one.letters !== '')
    .sort((a, b) => b.letters.length - a.letters.length)
  const row: Piece[] = []
  let rest = letters(text)
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
function several(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const names = text.split(/[\s,、]+/).filter(name => name !== '')
  const named = names.map(name => pieces.find(piece => piece.index === name))
  const known = named.flatMap(piece => (piece ? [piece] : []))
  return known.length > 1 && known.length === named.length ? known : cut(text, pieces)
}

/** The pieces that the parts of an order name, by index, else by content; what names none stands for itself. */
function named(parts: readonly string[], pieces: readonly Piece[]): Piece[] {
  if (parts.every(part => part === '')) return []
  const [first = ''] = parts
  const alone = parts.length === 1 && !pieces.some(piece => piece.index === first || sameAnswer(piece.content, first))
  const row = alone ? several(first, pieces) : undefined
  if (row) return row
  return parts.map(part => choiceOf(pieces, part) ?? { index: '', content: part, picture: false })
}

/** The pieces in their right order: `answers` as they stand, or the choices as `answers` or `answer` name them. */
export function piecesOf(source: ContentQuestion, choices: readonly Choice[]): Piece[] {
  const answers = (source.answers ?? []).filter(entry => entry.content !== '' || entry.index !== undefined)
  const [first] = answers
  if (answers.length > 1) {
    return answers.map(
      ({ index, content, type }, at) =>
        choiceOf<Piece>(choices, content === '' ? (index ?? '') : content) ?? {
          index: index ?? String(at + 1),
          content,
          picture: type === 'image',
        },
    )
  }
  const right = named(splitResult(first?.content ?? source.answer, 0), choices)
  return right.length > 1 ? right : []
}

/** Whether a text is what the pieces make up in their right order. */
export const isWhole = (text: string, pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && letters(text) === letters(pieces.map(piece => piece.content).join(''))

/** The pieces as they were offered: in their own order of choice, of index, else of the alphabet. */
export function offeredPieces({ pieces, choices }: Pick<NormalQuestion, 'pieces' | 'choices'>): Piece[] {
  if (choices.length > 0) return [...choices]
  const byIndex = pieces.toSorted((a, b) => Number(a.index) - Number(b.index))
  if (byIndex.some((piece, at) => piece !== pieces[at])) return byIndex
  // Offered as they are, they would tell the right order.
  return pieces.toSorted((a, b) => fold(a.content).localeCompare(fold(b.content), 'en'))
}

/** The contents in the order of an answer: indices joined by `|`, a JSON array, or the contents themselves. */
export function orderGiven(question: NormalQuestion, result: string | string[] | undefined): string[] {
  const known = question.choices.length > 0 ? question.choices : question.pieces
  return named(splitResult(result, 0), known).map(piece => piece.content)
}

/** For each piece of an order, the place (from 1) where it belongs; undefined for what belongs nowhere. */
export function placesOf(given: readonly string[], pieces: readonly Piece[]): (number | undefined)[] {
  const free = new Set(pieces.keys())
  const right = given.map((content, at) => {
    const there = pieces[at]
    return there !== undefined && sameAnswer(there.content, content) && free.delete(at)
  })
  return given.map((content, at) => {
    if (right[at]) return at + 1
    const place = [...free].find(one => sameAnswer(pieces[one]?.content ?? '', content))
    if (place === undefined) return undefined
    free.delete(place)
    return place + 1
  })
}
