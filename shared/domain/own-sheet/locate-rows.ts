/** The rows of a teacher's own sheet with what they, the titles above them and the name of the sheet say of their class. */
import type { OwnSheet } from '../../contract/types'
import { titleAbove } from '../roster/class-titles'
import { findMapping } from '../roster/columns'
import { type LeftOut, type RosterEntry, readEntries } from '../roster/entries'
import { halfRows } from '../roster/halves'
import type { PresentTeam } from '../roster/plan-types'
import type { LocatedRow } from './line-rules'
import { type Lists, readLists } from './lists'
import { readClass, readColumns, type SaidClass, type Verdict, verdictOf } from './said-class'
import { classOfSheetName, createOwnTitles, gradeAmong, joinTitleCells } from './sheet-classes'

/** The rows below the end of their list: after a total or a word below numbers, until the next title. */
function rowsOutside(entries: readonly RosterEntry[], leftOut: readonly LeftOut[]): ReadonlySet<number> {
  const marks = leftOut.filter(({ is }) => is !== 'blank').map(({ row, is }) => ({ row, isEnd: is === 'total' }))
  const words = entries.filter(
    ({ number, nickname }, at) =>
      nickname === '' && number !== '' && !/\d/.test(number) && /\d/.test(entries[at - 1]?.number ?? ''),
  )
  const ends = [...marks, ...words.map(({ row }) => ({ row, isEnd: true }))].sort((a, b) => a.row - b.row)
  const list = (row: number) => Math.floor(row / halfRows)
  const isOutside = ({ row }: RosterEntry) =>
    ends.findLast(end => end.row <= row && list(end.row) === list(row))?.isEnd === true
  return new Set(entries.filter(isOutside).map(({ row }) => row))
}

/** All that is said of a class must fit. */
function together(said: readonly SaidClass[], team: PresentTeam): Verdict {
  const verdicts = new Set(said.map(one => verdictOf(one, team)))
  return verdicts.has('other') ? 'other' : verdicts.has('same') ? 'same' : 'unknown'
}

/**
 * `assumed`: the only class of the homework, or null if the sheet or a person says which class it is.
 *
 * @param chosen the class that a person has chosen for rows that name none; empty if nobody has.
 */
export function locateRows(
  sheet: OwnSheet,
  teams: readonly PresentTeam[],
  chosen: string,
): Pick<Lists, 'header' | 'halves' | 'columnsOf'> & { rows: LocatedRow[]; assumed: PresentTeam | null } {
  const hidden = new Set(sheet.hiddenColumns)
  const teamNames = teams.map(({ name }) => name)
  const titles = createOwnTitles(teamNames)
  const { rows, header, halves, columnsOf } = readLists(sheet.rows, hidden, titles)
  const above = rows.slice(0, Math.max(header, 0)).map(joinTitleCells)
  const mapping = findMapping(rows, header, {}, hidden)
  const { entries, leftOut } = readEntries({
    rows: [...above, ...rows.slice(above.length)],
    header,
    mapping,
    separator: ' ',
    teamNames,
    titles,
  })
  const nameColumn = mapping.findIndex(field => field === 'nickname' || field === 'family')
  const title = titleAbove(above, titles, Math.max(nameColumn, 0))
  const hasColumns = mapping.some(field => field === 'team' || field === 'class_name' || field === 'seat')
  const grade = gradeAmong(above.flatMap(({ cells }) => cells))
  const ofTitle = title === null ? null : readClass(title)
  const ofSheet = classOfSheetName(sheet, teamNames)
  const fallback = teams.length === 1 ? teams[0] : teams.find(({ id }) => id === chosen)
  const outside = rowsOutside(entries, leftOut)
  const isNamed = hasColumns && entries.some(({ team, class_name }) => team !== '' || class_name !== '')
  const known = new Map<string, ReadonlyMap<string, Verdict>>()

  const located = entries.map((entry): LocatedRow & { isSaid: boolean } => {
    const { team, grade_name, class_name } = entry
    const own = readColumns(team, grade_name, class_name)
    // Beside a column of classes, a title says the grade; in other sheets its class is that of the row.
    const said = [own, grade ?? (hasColumns && ofTitle ? { ...ofTitle, key: '', name: '' } : null), ofSheet].flatMap(
      one => one ?? [],
    )
    const key = `${team}\n${grade_name}\n${class_name}`
    const verdicts = known.get(key) ?? new Map(teams.map(one => [one.id, together(said, one)]))
    known.set(key, verdicts)
    const verdict = (id: string): Verdict => verdicts.get(id) ?? 'other'
    const same = teams.filter(({ id }) => verdict(id) === 'same')
    const isSaid = said.some(one => one.name !== '' || one.grade === '')
    const open = isSaid ? same : isNamed ? [] : teams.filter(({ id }) => verdict(id) !== 'other')
    const numbersOf = same.length === 1 ? same[0] : open.find(({ id }) => id === fallback?.id)
    return { entry, verdict, team: numbersOf?.id ?? null, isOutside: outside.has(entry.row), isSaid }
  })
  const isAssumed = fallback?.id !== chosen && located.some(({ isSaid, team }) => !isSaid && team !== null)
  return { rows: located, header, halves, columnsOf, assumed: isAssumed ? (fallback ?? null) : null }
}
