/** Reads and checks a teacher's plan of a live lesson (SPEC §5 "Live lesson"). */
import { lessonFault } from '../../../../shared/domain/lessons'
import { tidyText } from '../../../../shared/domain/text-rules'
import { parseJst } from '../../../../shared/domain/time'
import { rooms } from '../../content/lessons'
import { findTeam } from '../../data/classes'
import type { Lesson } from '../../store/changes/lessons'
import { type Authorised, Refusal, required } from '../types'
import { isTaken, studentCount } from './lesson-rows'
import { text } from './text'

interface Sent {
  title: string
  content: string
  room_id: string
  team_ids: string
  live_type: 0 | 1
  start_time: string
  end_time: string
}

/** The plan in its stored form under `id`, or a refusal. */
export function plannedLesson(call: Authorised, sent: Sent, id: string): Lesson {
  const teams = [...new Set(sent.team_ids.split(',').filter(team => team !== ''))]
  for (const team of teams) required(findTeam(call.world, team), text.noTeam)
  const [title, content] = [tidyText(sent.title), tidyText(sent.content)]
  const [start, end] = [parseJst(sent.start_time), parseJst(sent.end_time)]
  const students = studentCount(call, teams)
  const fault = lessonFault({ title, content, teams: teams.length, students, start, end }, call.at)
  if (fault !== null) throw new Refusal(400, text.faults[fault])
  // The check above guarantees them, but the types cannot express it.
  const times = { start: required(start, text.faults.start), end: required(end, text.faults.end) }
  const room = required(
    rooms.find(one => one.id === sent.room_id),
    text.noRoom,
  )
  if (isTaken(call, room.id, times.start, times.end, id)) throw new Refusal(400, text.roomTaken)
  return { id, account: call.account.username, title, content, room: room.id, teams, live: sent.live_type, ...times }
}
