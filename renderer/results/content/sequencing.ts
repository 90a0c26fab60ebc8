/**
 * Reads and orders the pieces of a sequencing question (WIRE "Content", sequencing): `answers` are in the right order,
 * each with its index.
 */
import type { ContentQuestion } from '../../../shared/items/content'
import { findChoice, isSameAnswer, normaliseAnswer, splitResult } from './compare-answers'
import type { Choice, NormalQuestion, Piece } from './types'

/** Only letters and digits are compared when a sentence is split into its pieces. */
const lettersAndDigits = (text: string): string => normaliseAnswer(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Splits a whole sentence into the pieces, each used once; undefined if they do not form it. */
function splitIntoPieces(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const unused = pieces
    .map(piece => ({ piece, letters: lettersAndDigits(piece.content) }))
    .filter(one => one.letters !== '')
    .sort((a, b) => b.letters.length - a.letters.length)
  const found: Piece[] = []
  let remaining = lettersAndDigits(text)
  while (remaining !== '') {
    const at = unused.findIndex(one => remaining.startsWith(one.letters))
    const [next] = at < 0 ? [] : unused.splice(at, 1)
    if (!next) return undefined
    found.push(next.piece)
    remaining = remaining.slice(next.letters.length)
  }
  return found.length > 0 ? found : undefined
}

/** The pieces in a text that names several: indexes separated by commas or spaces, or the whole sentence. */
function piecesInText(text: string, pieces: readonly Piece[]): Piece[] | undefined {
  const names = text.split(/[\s,、]+/).filter(name => name !== '')
  const named = names.map(name => pieces.find(piece => piece.index === name))
  const known = named.flatMap(piece => (piece ? [piece] : []))
  return known.length > 1 && known.length === named.length ? known : splitIntoPieces(text, pieces)
}

/** The pieces that the parts of an answer name, by index or content. A part that names none becomes a piece itself. */
function namedPieces(parts: readonly string[], pieces: readonly Piece[]): Piece[] {
  if (parts.every(part => part === '')) return []
  const [first = ''] = parts
  const isSinglePart =
    parts.length === 1 && !pieces.some(piece => piece.index === first || isSameAnswer(piece.content, first))
  const fromText = isSinglePart ? piecesInText(first, pieces) : undefined
  if (fromText) return fromText
  return parts.map(part => findChoice(pieces, part) ?? { index: '', content: part, isPicture: false })
}

/** The pieces in the right order: `answers` as listed, or the choices in the order that `answers` or `answer` names. */
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

/** Whether a text consists of all pieces in the right order. */
export const isWholeSentence = (text: string, pieces: readonly Piece[]): boolean =>
  pieces.length > 0 && lettersAndDigits(text) === lettersAndDigits(pieces.map(piece => piece.content).join(''))

/** The pieces before sequencing: in the order of the choices, otherwise by index, otherwise alphabetically. */
export function offeredPieces({ pieces, choices }: Pick<NormalQuestion, 'pieces' | 'choices'>): Piece[] {
  if (choices.length > 0) return [...choices]
  const byIndex = pieces.toSorted((a, b) => Number(a.index) - Number(b.index))
  if (byIndex.some((piece, index) => piece !== pieces[index])) return byIndex
  // The original order would reveal the right answer.
  return pieces.toSorted((a, b) => normaliseAnswer(a.content).localeCompare(normaliseAnswer(b.content), 'en'))
}

/** The contents in the student's order: indexes joined by `|`, a JSON array, or the contents themselves. */
export function givenOrder(question: NormalQuestion, result: string | string[] | undefined): string[] {
  const known = question.choices.length > 0 ? question.choices : question.pieces
  return namedPieces(splitResult(result, 0), known).map(piece => piece.content)
}

/** The right position (from 1) of each piece in the student's order; undefined for a text that is no piece. */
export function correctPlaces(given: readonly string[], pieces: readonly Piece[]): (number | undefined)[] {
  const freePlaces = new Set(pieces.keys())
  const right = given.map((content, index) => {
    const piece = pieces[index]
    return piece !== undefined && isSameAnswer(piece.content, content) && freePlaces.delete(index)
  })
  return given.map((content, index) => {
    if (right[index]) return index + 1
    const place = [...freePlaces].find(one => isSameAnswer(pieces[one]?.content ?? '', content))
    if (place === undefined) return undefined
    freePlaces.delete(place)
    return place + 1
  })
}
