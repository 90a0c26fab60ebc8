/** Classes (SPEC §7 Teams and students). */
import type { teams } from '../../../shared/endpoints/teams'
import type { Handlers } from './types'

export const teamHandlers: Handlers<keyof typeof teams> = {
  'team-rows': (_, { world }) => ({
    items: world.teams.map(({ id, name, allow_join, sort, students }) => ({
      id,
      name,
      allow_join,
      sort,
      student_count: students.length,
    })),
    total: world.teams.length,
  }),
}
