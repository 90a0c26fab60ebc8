/** Counts the studied exercises by family of views (SPEC §2). */
import { familyNames, familyOf, type ViewFamily } from '../../../../shared/domain/view-families'
import type { Round } from '../../data/submitted-rounds'
import { createTallies, meanOf } from './tallies'

/** Rounds counted by family. */
export function familyTallies() {
  const each = createTallies<ViewFamily>()
  return {
    of: each.of,
    add(round: Pick<Round, 'topic' | 'score'>) {
      const family = familyOf(round.topic.resource.viewKey)
      if (family !== undefined) each.add(family, round)
    },
  }
}

type FamilyTallies = ReturnType<typeof familyTallies>

/** The families with at least one round, in fixed order, each with the average of the class. */
export const familyRows = (student: FamilyTallies, team: FamilyTallies) =>
  familyNames
    .filter(family => student.of(family).rounds > 0)
    .map(family => ({
      family,
      exercise_count: student.of(family).rounds,
      average_score: meanOf(student.of(family)),
      team_average_score: meanOf(team.of(family)),
    }))
