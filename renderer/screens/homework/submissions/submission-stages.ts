/** Who has submitted, who is at work, who has not begun: pure rules (SPEC §7 topic-score-overview-y; WIRE.md submit_status). */
import { searchForm } from '../../../../shared/domain/search-form'
import type { RosterStudent } from '../../../features/homework/roster'
import { matchesStudent } from '../../../features/people/match-student'

/** In the order in which a teacher asks: whom to speak to stands first. */
export const stages = ['notBegun', 'begun', 'submitted'] as const
export type Stage = (typeof stages)[number]

/** What is no known status has not begun. */
export const stageOf = ({ submitStatus }: Pick<RosterStudent, 'submitStatus'>): Stage =>
  submitStatus === 2 ? 'submitted' : submitStatus === 1 ? 'begun' : 'notBegun'

export interface StudentFilter {
  /** Empty: all classes. */
  teamId: string
  search: string
}

/** The students by how far they are, each stage in the order of the roster. */
export function groupByStage(
  members: readonly RosterStudent[],
  { teamId, search }: StudentFilter,
): Record<Stage, RosterStudent[]> {
  const needle = searchForm(search)
  const found: Record<Stage, RosterStudent[]> = { notBegun: [], begun: [], submitted: [] }
  for (const member of members) {
    if (teamId !== '' && !member.teams.some(team => team.id === teamId)) continue
    if (matchesStudent(member, needle)) found[stageOf(member)].push(member)
  }
  return found
}

/** A line per student for a sheet or a message: class, number and name, with tabs between. */
export const studentLines = (members: readonly RosterStudent[]): string =>
  members
    .map(({ teams, number, name }) => [teams.map(team => team.name).join('・'), number, name].join('\t'))
    .join('\n')
