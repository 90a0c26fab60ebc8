/** Finds the students of a class in the rows of a teacher's own sheet. Pure: the same sheet gives the same lines. */
import type { OwnSheet } from '../../contract/types'
import { findHeader } from '../roster/columns'
import { fieldOfHeading } from '../roster/fields'
import { type Halves, halfRows } from '../roster/halves'
import { isNoName } from '../roster/no-names'
import type { Decision, PresentStudent, PresentTeam } from '../roster/plan-types'
import type { LineDoubt } from './line-rules'
import { locateRows } from './locate-rows'
import { matchLines } from './match-lines'

/**
 * The headings of a sheet, from the first column on; none if no row has headings. With a second row of headings below
 * them, the words of both: Unit 1 提出.
 */
export function headsOfSheet({ rows }: Pick<OwnSheet, 'rows'>): readonly string[] {
  const header = findHeader(rows)
  const heads = rows[header]?.cells ?? []
  const below = rows[header + 1]?.cells ?? []
  const isPerson = heads.some(
    (head, at) => fieldOfHeading(head) !== null && (below[at] ?? '') !== '' && below[at] !== head,
  )
  if (header < 0 || isPerson) return heads
  return Array.from({ length: Math.max(heads.length, below.length) }, (_, at) => {
    const group = heads.slice(0, at + 1).findLast(head => head !== '') ?? ''
    const own = below[at] ?? ''
    return own === '' || own === group ? (heads[at] ?? '') : `${group} ${own}`.trim()
  })
}

/** A row of the sheet that is about a student, or that may be. */
export interface PupilLine {
  /** Unique in the sheet: lists side by side have several lines in a row. */
  key: number
  /** As in Excel. */
  row: number
  /** How many columns further right its list stands than the first one. */
  shift: number
  /** The columns of its list: from the first to before the last. */
  columns: readonly [from: number, until: number]
  number: string
  name: string
  student: PresentStudent | undefined
  /** Why a person must decide. */
  doubt: LineDoubt | undefined
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
  /** The class of rows that say only a number, if nothing in the sheet says it; or null. */
  assumed: PresentTeam | null
}

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
  const teams = teamsOf(students)
  const { rows, header, halves, columnsOf, assumed } = locateRows(sheet, teams, teamId)
  const open = rows.filter(({ entry }) => decisions.get(entry.row)?.is !== 'skipped')
  const matches = matchLines(open, students, decisions)
  const all = open.map(({ entry }): PupilLine => {
    const { student, doubt, candidates = [] } = matches.get(entry) ?? {}
    return {
      key: entry.row,
      row: entry.row % halfRows,
      shift: entry.shift?.by ?? 0,
      columns: columnsOf(entry.row),
      number: entry.number,
      name: entry.nickname,
      student,
      doubt,
      candidates,
    }
  })
  const lines = all.filter(({ student, doubt }) => student !== undefined || doubt !== undefined)
  const named = lines.flatMap(({ student, candidates }) => [...(student ? [student] : []), ...candidates])
  const found = new Set(named.map(({ student_id }) => student_id))
  const inSheet = new Set(lines.flatMap(({ student }) => student?.team_id ?? []))
  const isStranger = ({ student, doubt, name }: PupilLine) => !student && !doubt && name !== '' && !isNoName(name)
  const isAssumed = lines.some(({ name, student }) => name === '' && student && student.team_id === assumed?.id)
  return {
    lines,
    headerRow: sheet.rows[header]?.row ?? null,
    heads: headsOfSheet(sheet),
    halves,
    missing: students.filter(({ student_id, team_id }) => inSheet.has(team_id) && !found.has(student_id)),
    strangers: all.filter(isStranger),
    assumed: isAssumed ? assumed : null,
  }
}

/** The column of the first list that a column of a list beside it corresponds to. */
export function columnInFirstList({ halves }: Pick<Pupils, 'halves'>, column: number): number {
  const [first = 0, ...others] = halves?.starts ?? []
  const start = others.findLast(one => one <= column)
  return start === undefined ? column : column - start + first
}
