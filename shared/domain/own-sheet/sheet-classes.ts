/** The classes that a sheet names: in titles above and between its lists, and as the name of the sheet. */
import type { MarkedRow, OwnSheet } from '../../contract/types'
import { rosterSeat } from '../../text'
import { teamKey } from '../roster/class-names'
import { createTitleReader } from '../roster/class-titles'
import { readClass, type SaidClass, type Verdict, verdictOf } from './said-class'

const separators = /[\s　()（）[\]【】<>〈〉「」、,]+/u
const listWords = /(?:の)?(?:生徒|クラス|学級)?(?:名簿|名列表?|一覧表?|成績(?:表|一覧表?)?|得点表|評価表?|点数表?)$/u

const tidy = (text: string): string => text.normalize('NFKC').trim().replace(listWords, '')

/** The words of a title, also two of them as one: 2年 1組. */
function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').split(separators)
  return [text, ...words.map((word, at) => word + (words[at + 1] ?? '')), ...words].map(tidy)
}

/** Reads titles as an import does, and also those that name only the class: 1組. */
export function createOwnTitles(teamNames: readonly string[]): ReturnType<typeof createTitleReader> {
  const titles = createTitleReader(teamNames)
  return {
    only(text) {
      const whole = text.normalize('NFKC').replace(/\s/gu, '')
      return titles.only(text) ?? (readClass(whole)?.name ? whole : null)
    },
    among(text) {
      const found = wordsOf(text).filter(word => readClass(word)?.name)
      const names = new Set(found.map(word => readClass(word)?.name))
      return titles.among(text) ?? (names.size === 1 ? (found[0] ?? null) : null)
    },
  }
}

/** The one grade that these texts name: 2年, 第2学年. */
export function gradeAmong(texts: readonly string[]): SaidClass | null {
  const found = texts.flatMap(text => wordsOf(text).flatMap(word => readClass(word) ?? []))
  return new Set(found.map(({ grade }) => grade)).size === 1 && found[0]?.grade
    ? { ...found[0], key: '', name: '' }
    : null
}

const labelled = /^(?:クラス名?|学級名?|年組|組|ホームルーム|HR)[:：]?$/iu

/** The cells of a title as one text: クラス | 2-1, and 2 | 年 | 1 | 組. */
export const joinTitleCells = (row: MarkedRow): MarkedRow => {
  const cells = row.cells.map(cell => cell.normalize('NFKC').trim())
  const filled = cells.flatMap((cell, at) => (cell === '' ? [] : [at]))
  const joined = filled.flatMap((at, place): [number, string][] => {
    const next = filled.slice(place, place + 4).map(one => cells[one] ?? '')
    if (labelled.test(next[0] ?? '') && readClass(next[1] ?? '', true)) return [[at, asTitle(next[1] ?? '')]]
    const whole = next.join('')
    return next.length === 4 && /^[1-9]年\S{1,2}組$/u.test(whole) ? [[at, whole]] : []
  })
  return joined.length === 0 ? row : { ...row, cells: row.cells.map((cell, at) => new Map(joined).get(at) ?? cell) }
}

/** A brief name as a title says it: 2-1 is 2年1組. */
function asTitle(text: string): string {
  const one = readClass(text, true)
  if (one === null || one.name === '') return text
  return `${one.grade === '' ? '' : rosterSeat.grade(one.grade)}${rosterSeat.class(one.name)}`
}

/** What the name of a sheet says; 1 or A alone is a class only beside others of its kind. */
export function classOfSheetName(
  { sheets, sheet }: Pick<OwnSheet, 'sheets' | 'sheet'>,
  teamNames: readonly string[],
): SaidClass | null {
  const name = sheets[sheet]?.name ?? ''
  const title = createOwnTitles(teamNames).among(name)
  if (title !== null) return readClass(title, true) ?? { key: teamKey(title), grade: '', name: '' }
  const isAlone = (text: string) => /^(?:\d{1,2}|[a-z])$/iu.test(text.normalize('NFKC').trim())
  const isBrief = /^[1-9][-‐−–ー.]?(?:\d{1,2}|[a-z])$/iu.test(name.normalize('NFKC').trim())
  const isSeries = isAlone(name) && sheets.filter(one => isAlone(one.name)).length > 1
  return (isBrief && !isAlone(name)) || isSeries ? readClass(name, true) : gradeAmong([name])
}

const ranks: Readonly<Record<Verdict, number>> = { same: 2, unknown: 1, other: -1 }

/** The sheet to open for these classes: the present one, unless the name of another one fits better. */
export function sheetOfClasses(
  { sheets, sheet }: Pick<OwnSheet, 'sheets' | 'sheet'>,
  teamNames: readonly string[],
): number {
  const rankOf = (at: number): number => {
    const one = classOfSheetName({ sheets, sheet: at }, teamNames)
    return one === null ? 0 : Math.max(...teamNames.map(name => ranks[verdictOf(one, { name })]))
  }
  const best = sheets.reduce((found, { isHidden }, at) => (!isHidden && rankOf(at) > rankOf(found) ? at : found), sheet)
  return teamNames.length > 0 && rankOf(best) > 0 ? best : sheet
}
