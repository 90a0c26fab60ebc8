/** Classes (SPEC §7 Teams and students). Their students are in shared/endpoints/students.ts. */
import * as v from 'valibot'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { copyable, done, empty, flagIn, get, idIn, idsIn, post, textIn } from './row'
import { homeworkReads, lessonReads, messageReads, studentReads, teamReads } from './stale-reads'
import { byHidden, byMissingTeams, byNewTeam, byTeamFields, byTeamOrder } from './team-recovery'

/** SPEC §3 Team. */
const team = v.object({
  id,
  name: orElse(text, ''),
  allow_join: orElse(flag, 0),
  sort: orElse(num, 0),
  student_count: orElse(num, 0),
  /** 1: not offered for new homework (make-hidden). */
  hidden: orElse(flag, 0),
})

const teamInfo = v.object({
  ...team.entries,
  homework_count: maybe(num),
  /** How many of the class's homeworks are in progress or not yet delivered. */
  open_homework_count: maybe(num),
})

/** A count is absent if the server does not send it: the page must not read that as 0. */
const deletionEffect = v.object({
  team_id: id,
  name: orElse(text, ''),
  /** Students keep their accounts and answers after the deletion, but are in no class. */
  student_count: maybe(num),
  homework_count: maybe(num),
  open_homework_count: maybe(num),
  /** Students of the class who have not submitted a homework in progress; a student counts once for each homework. */
  unsubmitted_count: maybe(num),
})

/** The new class, if the server sends it: SPEC names no fields of this answer. */
const created = orElse(v.object({ ...team.entries, id: maybe(id) }), {})

const teamId = v.strictObject({ team_id: idIn })

export const teams = {
  /** The classes that can receive homework: hidden classes are left out. */
  'team-rows': get('/v4/homework/team-rows', empty, list(team), copyable),
  /** All classes of the teacher, including hidden ones. */
  'my-team-rows': get('/v4/team/my-team-rows', empty, list(team), copyable),
  'team-info': get('/v4/team/info', teamId, teamInfo, copyable),
  'team-create': post('/v4/team/create', v.strictObject({ name: textIn, allow_join: flagIn }), created, {
    invalidates: teamReads,
    recover: [byNewTeam],
  }),
  /** Lists of homework, students, messages and lessons name their classes. */
  'team-update': post('/v4/team/update', v.strictObject({ id: idIn, allow_join: flagIn, name: textIn }), done, {
    invalidates: [...studentReads, ...homeworkReads, ...messageReads, ...lessonReads],
    recover: [byTeamFields],
  }),
  /** Sorts the named classes into this order, using the positions that they occupy now; other classes do not move. */
  'reorder-sort': post('/v5/team/reorder-sort', v.strictObject({ team_ids: idsIn }), done, {
    invalidates: teamReads,
    recover: [byTeamOrder],
  }),
  'make-obvious': post('/v4/team/make-obvious', teamId, done, { invalidates: teamReads, recover: [byHidden(0)] }),
  'make-hidden': post('/v4/team/make-hidden', teamId, done, { invalidates: teamReads, recover: [byHidden(1)] }),
  /** The data that a deletion would remove, per class. */
  'batch-deletion-confirm': get(
    '/v4/team/batch-deletion-confirm',
    v.strictObject({ team_ids: idsIn }),
    list(deletionEffect),
  ),
  /** `team_id`: one class, or several joined by commas. */
  'batch-deletion': post('/v4/team/batch-deletion', v.strictObject({ team_id: idsIn }), done, {
    invalidates: [...studentReads, ...homeworkReads, ...messageReads, ...lessonReads],
    recover: [byMissingTeams],
  }),
}
