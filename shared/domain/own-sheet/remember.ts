/** What is remembered of a teacher's own sheet: which column each homework has. Texts of the file are kept as hashes. */
import type { Keep } from '../../contract/keeps'
import type { OwnSheet } from '../../contract/types'
import { limits } from '../limits'
import { foldName } from '../roster/fold-name'
import type { Figure } from './figures'
import type { Pupils } from './find-pupils'

type Memory = Keep<'own-sheets'>
type Remembered = Memory[number]

/** `成績表_成績記入_20261123 (2).xlsx` is a copy of 成績表.xlsx that this program made. */
export const plainFileName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\.[^.]*$/u, '')
    .replace(/(?:_成績記入_\d{8})+/gu, '')
    .replace(/\s*(?:\(\d+\)|（\d+）| - コピー)$/u, '')

/** The hashes by which a sheet is known again. */
export interface SheetIdentity {
  file: string
  sheet: string
  heads: string
}

export const identityOf = (
  name: string,
  { sheets, sheet }: Pick<OwnSheet, 'sheets' | 'sheet'>,
  heads: readonly string[],
  hash: (text: string) => string,
): SheetIdentity => ({
  file: hash(plainFileName(name)),
  sheet: hash(sheets[sheet]?.name ?? ''),
  heads: hash(heads.join('\n')),
})

/** What is remembered of a sheet: by its file, or, if the file has another name, by its headings. */
export function recall(memory: Memory, { file, sheet, heads }: SheetIdentity): Remembered | undefined {
  const named = memory.filter(one => one.sheet === sheet)
  return named.find(one => one.file === file) ?? named.find(one => one.heads === heads)
}

/**
 * The sheet of a file that is opened first: the one into which this homework was written, or a homework of its classes;
 * without a homework, the one that was written last. Undefined if it is not known.
 */
export function sheetToOpen(
  memory: Memory,
  { name, sheets }: { name: string; sheets: OwnSheet['sheets'] },
  homework: { id: string; classes: readonly string[] } | null,
  hash: (text: string) => string,
): number | undefined {
  const names = sheets.map(sheet => hash(sheet.name))
  const file = hash(plainFileName(name))
  const own = memory.filter(one => one.file === file && names.includes(one.sheet))
  const found =
    homework === null
      ? own.at(-1)
      : (own.findLast(({ places }) => places.some(one => one.homework === homework.id)) ??
        own.findLast(({ classes }) => classes.some(one => homework.classes.includes(one))))
  return found && names.indexOf(found.sheet)
}

export interface Choice {
  homework: string
  figure: Figure
  column: number
}

/** What a sheet was written with. */
interface Made extends Pick<Remembered, 'missing' | 'team' | 'rowSet' | 'classes' | 'people' | 'at'> {
  choices: readonly Choice[]
  heads: readonly string[]
}

/** The memory with the choices for a sheet, the sheet that was used last at its end. */
export function remember(
  memory: Memory,
  identity: SheetIdentity,
  { choices, heads, ...kept }: Made,
  hash: (text: string) => string,
): Memory {
  const known = recall(memory, identity)
  const chosen = new Set(choices.map(({ homework }) => homework))
  const places = [
    ...(known?.places ?? []).filter(({ homework }) => !chosen.has(homework)),
    ...choices.map(choice => ({ ...choice, head: hash(heads[choice.column] ?? '') })),
  ].slice(-limits.ownSheet.places)
  const entry: Remembered = { ...identity, ...kept, places }
  return [...memory.filter(one => one !== known).slice(1 - limits.ownSheet.remembered), entry]
}

/** A heading without its numbers: 第1回 and 第２回 have the same. */
const seriesOf = (head: string): string => head.normalize('NFKC').replace(/[\d一二三四五六七八九十\s]+/gu, '')

/**
 * The column of a homework: the remembered one, if its heading is still there, the one with the homework's title as its
 * heading, or the free one beside the last that was used, if it may hold scores. Null if a person must choose.
 */
export function proposeColumn(
  homework: { id: string; title: string },
  known: Remembered | undefined,
  { sheet, pupils, taken }: { sheet: OwnSheet; pupils: Pupils; taken: ReadonlySet<number> },
  hash: (text: string) => string,
): number | null {
  const { heads, lines } = pupils
  const hashes = Array.from({ length: sheet.columns }, (_, column) => hash(heads[column] ?? ''))
  const placeNow = ({ column, head }: Remembered['places'][number]): number | null => {
    if (hashes[column] === head) return column
    const same = hashes.flatMap((one, other) => (one === head ? [other] : []))
    return same.length === 1 ? (same[0] ?? null) : null
  }
  const place = known?.places.find(one => one.homework === homework.id)
  const own = place ? placeNow(place) : null
  if (own !== null && !taken.has(own)) return own
  const title = foldName(homework.title)
  const named = heads.findIndex((head, column) => title !== '' && foldName(head) === title && !taken.has(column))
  if (named >= 0) return named
  const used = [...(known?.places ?? []).flatMap(one => placeNow(one) ?? []), ...taken]
  const last = Math.max(-1, ...used)
  const next = last + 1
  // 第2回 continues 第1回, and a column without a heading can be anything; 備考 is no column of scores.
  const isOfScores = (heads[next] ?? '') === '' || seriesOf(heads[next] ?? '') === seriesOf(heads[last] ?? '')
  const rows = new Map(sheet.rows.map(row => [row.row, row]))
  const isFree = lines.every(({ row, shift, student }) => {
    const line = rows.get(row)
    const column = next + shift
    const isRefused = line?.refusals.some(([from, to]) => column >= from && column <= to)
    return student === undefined || ((line?.cells[column] ?? '') === '' && !isRefused)
  })
  return last >= 0 && next < sheet.columns && isOfScores && isFree && lines.length > 0 ? next : null
}
