/** What 年次更新 does beside the students: classes that are made, shown and hidden; and its plan as a table. */
import type { RosterImport, TeamChange } from '../../../../shared/contract/roster'
import type { PlannedRow, PresentStudent, PresentTeam } from '../../../../shared/domain/roster/plan-types'
import { graduates, newTeamId } from '../../../../shared/domain/roster/rollover'
import { rolloverWords } from '../../../../shared/text'
import type { SheetColumn, SheetTable } from '../../../features/sheets/sheet-column'
import { isSent } from '../import-rows'
import { contentOf } from '../reasons'
import { text as importText } from '../text'
import { text } from './text'

export interface TeamOfYear extends PresentTeam {
  hidden: number
}

const idsOf = (list: Iterable<string | undefined>): Set<string> => new Set([...list].filter(id => id !== undefined))

/** The classes that students leave. */
export const leftTeams = (rows: readonly PlannedRow[], teams: readonly TeamOfYear[]): TeamOfYear[] => {
  const left = idsOf(
    rows.filter(isSent).map(({ student, team }) => (student?.team_id === team?.id ? '' : student?.team_id)),
  )
  return teams.filter(({ id }) => left.has(id))
}

/** New classes in use; hidden ones into which students come are shown; classes that get empty are hidden if wanted. */
export function teamChangesOf(
  rows: readonly PlannedRow[],
  students: readonly PresentStudent[],
  teams: readonly TeamOfYear[],
  hidesOld: boolean,
): TeamChange[] {
  const sent = rows.filter(isSent)
  const used = new Map(sent.flatMap(({ team }) => (team && team.id !== '' ? [[team.id, team] as const] : [])))
  const known = idsOf(teams.map(({ id }) => id))
  const made = [...used.values()].filter(({ id, name }) => !known.has(id) && id === newTeamId(name))
  const shown = teams.filter(({ id, hidden }) => used.has(id) && hidden === 1)
  const moved = new Map(sent.flatMap(({ student, team }) => (student ? [[student.student_id, team?.id ?? '']] : [])))
  const stays = idsOf(students.map(({ student_id, team_id }) => moved.get(student_id) ?? team_id))
  const emptied = leftTeams(rows, teams).filter(({ id, hidden }) => hidden === 0 && !used.has(id) && !stays.has(id))
  return [
    ...made.map(({ id, name }) => ({ ref: id, name, hidden: 0 as const, isNew: true as const })),
    ...shown.map(({ id, name }) => ({ ref: id, name, hidden: 0 as const })),
    ...(hidesOld ? emptied.map(({ id, name }) => ({ ref: id, name, hidden: 1 as const })) : []),
  ]
}

/** The students who are in a class, and whose class does not change. */
export function stayingStudents(rows: readonly PlannedRow[], students: readonly PresentStudent[]): PresentStudent[] {
  const going = idsOf(
    rows.filter(({ kind }) => kind === 'moves' || kind === 'leaves').map(row => row.student?.student_id),
  )
  return students.filter(({ student_id, team_id }) => team_id !== '' && !going.has(student_id))
}

const heads = text.preview.headings

/** The plan on paper and in a workbook. */
export const planColumns: readonly SheetColumn<PlannedRow>[] = [
  { key: 'kind', label: heads.kind, words: ({ kind }) => importText.kinds[kind] },
  { key: 'id', label: heads.id, words: ({ student, entry }) => student?.student_id ?? entry.student_id },
  { key: 'name', label: heads.name, words: ({ student, entry }) => student?.nickname ?? entry.nickname },
  { key: 'team', label: heads.team, words: ({ student }) => student?.team_name ?? '' },
  { key: 'number', label: heads.number, words: ({ student }) => student?.number ?? '' },
  { key: 'newTeam', label: heads.newTeam, words: ({ team, entry }) => team?.name ?? entry.team },
  {
    key: 'newNumber',
    label: heads.newNumber,
    words: ({ changes, student, entry, team }) =>
      team?.id === '' ? '' : (changes.find(({ field }) => field === 'number')?.to ?? student?.number ?? entry.number),
  },
  { key: 'content', label: heads.content, words: contentOf },
]

/** The students of a year who could not be switched, as a list that 年次更新 can read, with the reasons. */
export function failedSheet({ rows }: Pick<RosterImport, 'rows'>, teams: readonly PresentTeam[]): SheetTable {
  const nameOf = (id: string) => (id === '' ? graduates.name : (teams.find(team => team.id === id)?.name ?? ''))
  const failed = rows.filter(({ state }) => state === 'refused' || state === 'unseen')
  return {
    heads: [...rolloverWords.headings, importText.result.reason],
    rows: failed.map(({ student_id = '', to, message = '' }) => [
      student_id,
      nameOf(to.team_id),
      to.number,
      to.nickname,
      message,
    ]),
    numbers: [],
  }
}
