/** Finds the students of a class in the rows of a teacher's own sheet. Pure: the same sheet gives the same lines. */
import type { OwnSheet } from '../../contract/types'
import { createTitleReader } from '../roster/class-titles'
import { findHeader, findMapping } from '../roster/columns'
import { type RosterEntry, readEntries } from '../roster/entries'
import { createTeamFinder } from '../roster/find-team'
import { findHalves, type Halves, halfRows, joinHalves } from '../roster/halves'
import { matchRows } from '../roster/match-rows'
import { isNoName } from '../roster/no-names'
import type { Decision, Doubt, PresentStudent, PresentTeam } from '../roster/plan-types'

/** The headings of a sheet, from the first column on; none if no row has headings. */
export const headsOfSheet = ({ rows }: Pick<OwnSheet, 'rows'>): readonly string[] => rows[findHeader(rows)]?.cells ?? []

/** A row of the sheet that is about a student, or that may be. */
export interface PupilLine {
  /** Unique in the sheet: lists side by side have several lines in a row. */
  key: number
  /** As in Excel. */
  row: number
  /** How many columns further right its list stands than the first one. */
  shift: number
  number: string
  name: string
  student: PresentStudent | undefined
  /** Why a person must decide; `repeated`: another line is about the same student. */
  doubt: Doubt | 'repeated' | undefined
  candidates: readonly PresentStudent[]
}

export interface Pupils {
  lines: PupilLine[]
  /** The number of the row with the headings in Excel, or null. */
  headerRow: number | null
  /** The headings of the columns, from the first on. */
  heads: readonly string[]
  halves: Halves | null
  /** Students of the classes in the sheet who are in no line. */
  missing: PresentStudent[]
  /** Lines with names that no student of the homework has. */
  strangers: PupilLine[]
}

/** Where a line is, and what it says. */
const placeOf = (entry: RosterEntry) => ({
  key: entry.row,
  row: entry.row % halfRows,
  shift: entry.shift?.by ?? 0,
  number: entry.number,
  name: entry.nickname,
})

/** The classes of the students. */
export function teamsOf(students: readonly PresentStudent[]): PresentTeam[] {
  const names = new Map(students.map(({ team_id, team_name }) => [team_id, team_name]))
  return [...names].map(([id, name]) => ({ id, name }))
}

/**
 * @param decisions what a person has said, by the line's key.
 * @param teamId the class of rows that name none; empty if the sheet has to say it.
 */
export function findPupils(
  sheet: OwnSheet,
  students: readonly PresentStudent[],
  decisions: ReadonlyMap<number, Decision>,
  teamId: string,
): Pupils {
  const hidden = new Set(sheet.hiddenColumns)
  const teams = teamsOf(students)
  const titles = createTitleReader(teams.map(({ name }) => name))
  const header = findHeader(sheet.rows)
  const halves = findHalves(sheet.rows, header, hidden, {}, titles)
  const rows = halves ? joinHalves(sheet.rows, header, halves, titles) : sheet.rows
  const { entries } = readEntries({
    rows,
    header,
    mapping: findMapping(rows, header, {}, hidden),
    separator: ' ',
    teamNames: teams.map(({ name }) => name),
    sheetNames: [sheet.sheets[sheet.sheet]?.name ?? ''],
  })
  const findTeam = createTeamFinder(
    teams,
    entries,
    teams.length === 1 ? teams[0] : teams.find(({ id }) => id === teamId),
  )
  const located = entries
    .filter(({ row }) => decisions.get(row)?.is !== 'skipped')
    .map(entry => {
      const found = findTeam(entry)
      return { entry, team: 'team' in found ? found.team : undefined }
    })
  const matches = matchRows(located, students, decisions)
  const lines = located.flatMap(({ entry }): PupilLine[] => {
    const { student, doubt, candidates = [], fault } = matches.get(entry) ?? {}
    // A row that names nobody of the homework stays as it is.
    if (student === undefined && doubt === undefined) return []
    if (doubt === 'remark') return []
    return [
      {
        ...placeOf(entry),
        student: fault ? undefined : student,
        doubt: fault ? 'repeated' : doubt,
        candidates: fault && student ? [student] : candidates,
      },
    ]
  })
  const named = lines.flatMap(({ student, candidates }) => [...(student ? [student] : []), ...candidates])
  const found = new Set(named.map(({ student_id }) => student_id))
  const inSheet = new Set(lines.flatMap(({ student }) => student?.team_id ?? []))
  const strangers = located.filter(({ entry }) => {
    const { student, doubt = 'remark' } = matches.get(entry) ?? {}
    return student === undefined && doubt === 'remark' && entry.nickname !== '' && !isNoName(entry.nickname)
  })
  return {
    lines,
    headerRow: sheet.rows[header]?.row ?? null,
    heads: headsOfSheet(sheet),
    halves,
    missing: students.filter(({ student_id, team_id }) => inSheet.has(team_id) && !found.has(student_id)),
    strangers: strangers.map(({ entry }) => ({
      ...placeOf(entry),
      student: undefined,
      doubt: undefined,
      candidates: [],
    })),
  }
}

/** The column of the first list that a column of a list beside it corresponds to. */
export function columnInFirstList({ halves }: Pick<Pupils, 'halves'>, column: number): number {
  const [first = 0, ...others] = halves?.starts ?? []
  const start = others.findLast(one => one <= column)
  return start === undefined ? column : column - start + first
}
