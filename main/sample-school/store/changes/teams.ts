/** Changes of classes (SPEC §7 Teams and students). */
import * as v from 'valibot'
import { findTeam, reorder } from '../../data/classes'
import { change } from './change'
import { leaveClass } from './students'

export const teamState = () => ({
  /** The highest class id so far; an id is never used twice. */
  highestTeam: 0,
})

const team = v.string()
const allow_join = v.picklist([0, 1])

export const teamChanges = {
  'team-created': change({ team, name: v.string(), allow_join }, ({ world, state }, { team, name, allow_join }) => {
    if (findTeam(world, team) !== undefined) return
    world.teams.push({ id: team, name, allow_join, sort: world.teams.length + 1, hidden: false, students: [] })
    state.highestTeam = Math.max(state.highestTeam, Number(team))
  }),
  'team-updated': change({ team, name: v.string(), allow_join }, ({ world }, { team, name, allow_join }) => {
    const found = findTeam(world, team)
    if (found !== undefined) Object.assign(found, { name, allow_join })
  }),
  'team-hidden': change({ team, hidden: v.boolean() }, ({ world }, { team, hidden }) => {
    const found = findTeam(world, team)
    if (found !== undefined) found.hidden = hidden
  }),
  'teams-sorted': change({ teams: v.array(team) }, ({ world }, { teams }) => reorder(world, teams)),
  /** From now on the students of these classes are in no class; they keep their homework. */
  'teams-deleted': change({ teams: v.array(team), at: v.number() }, (school, { teams, at }) => {
    const { world, state } = school
    for (const id of teams) {
      const found = findTeam(world, id)
      if (found === undefined) continue
      for (const student of [...found.students]) leaveClass(school, student, at)
      world.teams.splice(world.teams.indexOf(found), 1)
      state.highestTeam = Math.max(state.highestTeam, Number(id))
    }
    reorder(world, [])
  }),
}
