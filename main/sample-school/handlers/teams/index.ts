/** Classes: create, rename, order, hide, delete (SPEC §7 Teams and students). */

import { limits } from '../../../../shared/domain/limits'
import { nameFault } from '../../../../shared/domain/students'
import { tidyText } from '../../../../shared/domain/text-rules'
import type { teams } from '../../../../shared/endpoints/teams'
import { type Call, type Handlers, Refusal } from '../types'
import { homeworkOf, teamOf, teamRow, teamsOf } from './team-rows'
import { text } from './text'

/** The normalised name, or a refusal; `exceptId`: the class that may already have this name. */
function nameFor(call: Call, sent: string, exceptId?: string): string {
  const name = tidyText(sent)
  const fault = nameFault(name, limits.className)
  if (fault !== null) throw new Refusal(400, text.name[fault])
  if (call.world.teams.some(team => team.name === name && team.id !== exceptId))
    throw new Refusal(400, text.sameName(name))
  return name
}

/** An id that no class has or had. */
const unusedId = ({ world, store }: Call): string =>
  String(Math.max(store.state.highestTeam, ...world.teams.map(team => Number(team.id))) + 1)

function setHidden(call: Call, id: string, hidden: boolean): null {
  if (teamOf(call, id).hidden !== hidden) call.store.commit({ type: 'team-hidden', team: id, hidden })
  return null
}

export const teamHandlers: Handlers<keyof typeof teams> = {
  'team-rows'(_, { world }) {
    const shown = world.teams.filter(team => !team.hidden)
    return { items: shown.map(teamRow), total: shown.length }
  },

  'my-team-rows': (_, { world }) => ({ items: world.teams.map(teamRow), total: world.teams.length }),

  'team-info'(request, call) {
    const team = teamOf(call, request.team_id)
    const { homework_count, open_homework_count } = homeworkOf(call, team)
    return { ...teamRow(team), homework_count, open_homework_count }
  },

  'team-create'(request, call) {
    const name = nameFor(call, request.name)
    const id = unusedId(call)
    call.store.commit({ type: 'team-created', team: id, name, allow_join: request.allow_join })
    return teamRow(teamOf(call, id))
  },

  'team-update'(request, call) {
    const { id, name: currentName } = teamOf(call, request.id)
    // A name from before this rule may stay.
    const name = request.name === currentName ? currentName : nameFor(call, request.name, id)
    call.store.commit({ type: 'team-updated', team: id, name, allow_join: request.allow_join })
    return null
  },

  'reorder-sort'(request, call) {
    const teams = teamsOf(call, request.team_ids).map(team => team.id)
    call.store.commit({ type: 'teams-sorted', teams })
    return null
  },

  'make-obvious': (request, call) => setHidden(call, request.team_id, false),
  'make-hidden': (request, call) => setHidden(call, request.team_id, true),

  'batch-deletion-confirm'(request, call) {
    const items = teamsOf(call, request.team_ids).map(team => ({
      team_id: team.id,
      name: team.name,
      student_count: team.students.length,
      ...homeworkOf(call, team),
    }))
    return { items, total: items.length }
  },

  'batch-deletion'(request, call) {
    const teams = teamsOf(call, request.team_id).map(team => team.id)
    call.store.commit({ type: 'teams-deleted', teams, at: call.at })
    return null
  },
}
