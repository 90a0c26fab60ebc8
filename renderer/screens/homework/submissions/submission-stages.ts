/** Groups the students by submission status (SPEC §7 topic-score-overview-y; WIRE submit_status). Pure functions. */
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { submitStatus } from '../../../../shared/domain/statuses'
import { teamNames } from '../../../features/homework/homework-teams'
import type { RosterStudent } from '../../../features/homework/roster'
import { matchesStudent } from '../../../features/people/match-student'

/** The students whom the teacher has to remind come first. */
export const stages = ['notBegun', 'begun', 'submitted'] as const
export type Stage = (typeof stages)[number]

/** An unknown status counts as not begun. */
export const stageOf = (student: Pick<RosterStudent, 'submitStatus'>): Stage =>
  stages.find(stage => submitStatus[stage] === student.submitStatus) ?? 'notBegun'

export interface StudentFilter {
  /** Empty: all classes. */
  teamId: string
  search: string
}

/** The students of each stage, in the order of the roster. */
export function groupByStage(
  members: readonly RosterStudent[],
  { teamId, search }: StudentFilter,
): Record<Stage, RosterStudent[]> {
  const needle = normalizeForSearch(search)
  const found: Record<Stage, RosterStudent[]> = { notBegun: [], begun: [], submitted: [] }
  for (const member of members) {
    if (teamId !== '' && !member.teams.some(team => team.id === teamId)) continue
    if (matchesStudent(member, needle)) found[stageOf(member)].push(member)
  }
  return found
}

/** One line per student, to paste into a spreadsheet or a message: class, number and name, separated by tabs. */
export const studentLines = (members: readonly RosterStudent[]): string =>
  members.map(({ teams, number, name }) => [teamNames(teams), number, name].join('\t')).join('\n')
