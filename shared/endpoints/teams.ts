/** Teams (classes) and their students (SPEC §7 Teams and students). */
import * as v from 'valibot'
import { flag, id, list, num, orElse, text } from '../schema'
import { empty, get } from './row'

/** SPEC §3 Team. */
const team = v.object({
  id,
  name: orElse(text, ''),
  allow_join: orElse(flag, 0),
  sort: orElse(num, 0),
  student_count: orElse(num, 0),
})

export const teams = {
  'team-rows': get('/v4/homework/team-rows', empty, list(team), { copy: true }),
}
