/** Messages from a teacher to students (SPEC §7 Messages and notices). */
import { limits } from '../../../../shared/domain/limits'
import { messageFault } from '../../../../shared/domain/messages'
import { tidyText } from '../../../../shared/domain/text-rules'
import { wireTime } from '../../../../shared/domain/time'
import type { messages } from '../../../../shared/endpoints/messages'
import { findStudent, findTeam } from '../../data/classes'
import { findHomework } from '../../data/create-world'
import { pageOf } from '../homework/homework-rows'
import { type Authorised, existing, type Handlers, Refusal, required } from '../types'
import { messageRow, outbox, receiversOf } from './message-rows'
import { text } from './text'

/** The ids of a request, without duplicates. */
const idsOf = (sent: string | undefined): string[] => [...new Set(sent === undefined ? [] : sent.split(','))]

/** All receivers: first the students of the classes, then the other students. */
function requestedReceivers({ world }: Authorised, teamIds: string[], studentIds: string[]): string[] {
  if (teamIds.length + studentIds.length === 0) throw new Refusal(400, text.noReceiver)
  const teams = teamIds.map(id => required(findTeam(world, id), text.noTeam))
  const students = studentIds.map(id => required(findStudent(world, id), text.noStudent))
  const all = [...teams.flatMap(team => team.students), ...students].map(student => student.id)
  if (all.length === 0) throw new Refusal(400, text.nobody)
  return [...new Set(all)]
}

function homeworksOf({ world }: Authorised, sent: string | undefined): string[] {
  const ids = idsOf(sent)
  if (ids.length > limits.message.homeworks) throw new Refusal(400, text.manyHomeworks)
  return ids.map(id => required(findHomework(world, id), text.noHomework).id)
}

const messageOf = (call: Authorised, id: string) =>
  existing(
    outbox(call).find(message => message.id === id),
    text.noMessage,
  )

export const messageHandlers: Handlers<keyof typeof messages> = {
  'outbox-message-list'(request, call) {
    const page = pageOf(outbox(call), request.page, request.limit)
    return { items: page.items.map(message => messageRow(call, message)), total: page.total }
  },

  'send-new-message'(request, call) {
    const { store, account } = call
    if (account.allowSend === 0) throw new Refusal(400, text.mayNotSend)
    const sent = { title: tidyText(request.title), content: tidyText(request.content) }
    const fault = messageFault(sent)
    if (fault !== null) throw new Refusal(400, text[fault.field][fault.fault])
    const teams = idsOf(request.team_ids)
    const students = requestedReceivers(call, teams, idsOf(request.student_ids))
    const homeworks = homeworksOf(call, request.homework_ids)
    const id = `m-${1000 + store.state.messagesMade}`
    store.commit({ type: 'message', id, account: account.username, at: call.at, ...sent, teams, students, homeworks })
    return { id }
  },

  'message-details'(request, call) {
    const message = messageOf(call, request.id)
    return {
      ...messageRow(call, message),
      content: message.content,
      homeworks: message.homeworks.flatMap(id => {
        const homework = findHomework(call.world, id)
        return homework === undefined ? [] : { homework_id: id, title: homework.title }
      }),
      receivers: receiversOf(call, message).map(({ student, read }) => ({
        student_id: student.id,
        nickname: student.nickname,
        number: student.number,
        team_name: student.team.name,
        is_read: read === null ? 0 : 1,
        read_time: read === null ? undefined : wireTime(read),
      })),
    }
  },

  'message-delete'(request, call) {
    const ids = idsOf(request.ids)
    for (const id of ids) messageOf(call, id)
    call.store.commit({ type: 'messages-deleted', ids })
    return null
  },
}
