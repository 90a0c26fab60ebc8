/** Names of classes above and between lists: 2年A組 名簿, and 2年B組 in a row of its own. */
import type { MarkedRow } from '../../contract/types'
import { isClassName, teamKey, withoutYear } from './class-names'
import { halfRows } from './halves'
import { sheetRows } from './joined-sheets'

const listWords = /(?:の)?(?:生徒|クラス|学級)?(?:名簿|名列表|名列|一覧表?|出席簿|座席表)$/u

const remarks = /[(（]?(?:(?:副?担任|担当).*|(?:男女?|女)?子?\s*\d+\s*[名人])[)）]?/gu

const separators = /[\s()（）[\]【】<>〈〉「」:：、,]+/u

/** Finds the class that a text names. */
export function createTitleReader(teamNames: readonly string[]) {
  const keys = new Set(teamNames.flatMap(name => [teamKey(name), teamKey(withoutYear(name))]))
  const classOf = (text: string): string | null => {
    const name = withoutYear(text.normalize('NFKC').trim()).replace(listWords, '').trim()
    const key = teamKey(name)
    const isKnown = key.length > 1 && /\D/u.test(key) && keys.has(key)
    return isKnown || isClassName(name.replace(/\s/gu, '')) ? name : null
  }
  return {
    /** The class that is all that a text says, beside remarks: it cannot be a student. */
    only: (text: string): string | null => classOf(text.normalize('NFKC').replace(remarks, '')),
    /** The one class that a title names, among other words. */
    among(text: string): string | null {
      const words = text.normalize('NFKC').split(separators)
      const parts = [text, ...words, ...words.map((word, at) => word + (words[at + 1] ?? ''))]
      const found = new Map(parts.flatMap(part => classOf(part) ?? []).map(name => [teamKey(name), name]))
      return found.size === 1 ? ([...found.values()][0] ?? null) : null
    },
  }
}

/**
 * The class in the rows above the headings, the nearest first. Of several in one row, it is the last one that does not
 * stand right of the names, in column `names`.
 */
export function titleAbove(
  rows: readonly MarkedRow[],
  { among }: ReturnType<typeof createTitleReader>,
  names: number,
): string | null {
  for (const { cells } of [...rows].reverse()) {
    const found = cells.flatMap((cell, at) => {
      const name = among(cell)
      return name === null ? [] : [{ at, name }]
    })
    const title = found.findLast(({ at }) => at <= names) ?? found[0]
    if (title) return title.name
  }
  return null
}

/**
 * The classes of rows, by the titles above them. Of lists side by side, one without a title has that of the left one. A
 * title is only for its own sheet; `first` is above the first one.
 */
export function createSections(first: string | null) {
  const titles: { list: number; line: number; name: string }[] = []
  const placeOf = (row: number) => ({ list: Math.floor(row / halfRows), line: row % halfRows })
  return {
    add: (row: number, name: string) => titles.push({ ...placeOf(row), name }),
    of(row: number): string {
      const { list, line } = placeOf(row)
      const left = list - (list % (sheetRows / halfRows))
      const above = (of: number) => titles.findLast(title => title.list === of && title.line <= line)?.name
      return above(list) ?? above(left) ?? (left === 0 ? first : null) ?? ''
    },
  }
}
