/** Messages: those from the seed, those that teachers sent, and their readers. */
import { day, wireTime } from '../../../../shared/domain/time'
import { sentMessages } from '../../content/messages'
import { findStudent, findTeam } from '../../data/classes'
import { createTeams } from '../../data/create-teams'
import { hashText, randomShare } from '../../data/random'
import type { Student, World } from '../../data/world-types'
import type { Message } from '../../store/changes/messages'
import type { Authorised } from '../types'

/** The account that sent the messages of the seed. */
const seedTeacher = 'teacher@sample.school'

function createSeedMessages({ seed, size, epoch }: World): Message[] {
  // The classes as they were when the messages were sent.
  const teams = createTeams(seed, size)
  return sentMessages.map(({ daysAgo, title, content, teams: places, homework }, index) => {
    const classes = places.flatMap(place => teams[place] ?? [])
    return {
      id: `m-${index + 1}`,
      account: seedTeacher,
      at: Math.round(epoch - daysAgo * day),
      title,
      content,
      teams: classes.map(team => team.id),
      students: classes.flatMap(team => team.students.map(student => student.id)),
      homeworks: homework === undefined ? [] : [homework],
    }
  })
}

const seedMessagesCache = new WeakMap<World, Message[]>()

function seedMessages(world: World): Message[] {
  const known = seedMessagesCache.get(world) ?? createSeedMessages(world)
  seedMessagesCache.set(world, known)
  return known
}

/** The messages that the teacher has sent and not deleted, newest first. */
export function outbox({ world, store, account }: Authorised): Message[] {
  const { messages, messagesDeleted } = store.state
  return [...seedMessages(world), ...messages.values()]
    .filter(message => message.account === account.username && !messagesDeleted.has(message.id))
    .sort((a, b) => b.at - a.at || b.id.localeCompare(a.id, 'en', { numeric: true }))
}

/**
 * When the student reads the message; null for the few who never do. Most read it in the first hours, the last after
 * two days.
 */
function readAt(seed: number, message: Message, student: Student): number | null {
  const chance = (salt: number) => randomShare(seed, hashText(message.id), student.index, salt)
  return chance(91) < 0.08 ? null : Math.round(message.at + 60_000 + 2 * day * chance(92) ** 3)
}

/** The receivers, and when each has read it; null if not yet. */
export const receiversOf = ({ world, at }: Authorised, message: Message) =>
  message.students.flatMap(id => {
    const student = findStudent(world, id)
    if (student === undefined) return []
    const read = readAt(world.seed, message, student)
    return { student, read: read !== null && read <= at ? read : null }
  })

/** The row in the list of messages. */
export function messageRow(call: Authorised, message: Message) {
  const receivers = receiversOf(call, message)
  return {
    id: message.id,
    title: message.title,
    send_time: wireTime(message.at),
    team_names: message.teams.flatMap(id => findTeam(call.world, id)?.name ?? []),
    student_count: receivers.length,
    read_count: receivers.filter(({ read }) => read !== null).length,
  }
}
