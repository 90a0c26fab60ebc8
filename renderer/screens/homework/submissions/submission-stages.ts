/** Who has submitted, who is at work, who has not begun: pure rules (SPEC §7 topic-score-overview-y; WIRE.md submit_status). */
import { searchForm } from '../../../../shared/domain/search-form'
import { matches } from '../../../features/people/match-student'
import type { Member } from '../../../features/homework/roster'

/** In the order in which a teacher asks: whom to speak to stands first. */
export const stages = ['notBegun', 'begun', 'submitted'] as const
export type Stage = (typeof stages)[number]

/** What is no known status has not begun. */
export const stageOf = ({ submitStatus }: Pick<Member, 'submitStatus'>): Stage =>
  submitStatus === 2 ? 'submitted' : submitStatus === 1 ? 'begun' : 'notBegun'

export interface Wanted {
  /** Empty: all classes. */
  teamId: string
  search: string
}

/** The students by how far they are, each stage in the order of the roster. */
export function byStage(members: readonly Member[], { teamId, search }: Wanted): Record<Stage, Member[]> {
  const needle = searchForm(search)
  const found: Record<Stage, Member[]> = { notBegun: [], begun: [], submitted: [] }
  for (const member of members) {
    if (teamId !== '' && !member.teams.some(team => team.id === teamId)) continue
    if (matches(member, needle)) found[stageOf(member)].push(member)
  }
  return found
}

/** A line per student for a sheet or a message: class, number and name, with tabs between. */
export const namesText = (members: readonly Member[]): string =>
  members
    .map(({ teams, number, name }) => [teams.map(team => team.name).join('・'), number, name].join('\t'))
    .join('\n')
