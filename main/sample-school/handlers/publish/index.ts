/** Homework: assign, change, delete, redistribute (SPEC §7 Homework). */
import type { publish } from '../../../../shared/endpoints/publish'
import { findHomework } from '../../data/create-world'
import type { Homework } from '../../data/world-types'
import { text as words } from '../../text'
import { homeworkRow, homeworkStateOf } from '../homework/homework-rows'
import { type Call, existing, type Handlers } from '../types'
import { assign, homeworkOfRequest, refuseNonAssigning, resourcesOf } from './assign'
import { changeHomework } from './edit'
import { idList } from './receivers'
import { redistribute, redistributionDetails, redistributionList } from './redistribute'
import { text } from './text'

export const homeworkOf = (call: Call, id: string): Homework => existing(findHomework(call.world, id), words.noHomework)

export const publishHandlers: Handlers<keyof typeof publish> = {
  'check-define-times'({ homework_type, resource_ids }, call) {
    const resources = resourcesOf(
      call,
      homework_type,
      idList(resource_ids).map(resource_id => ({ resource_id })),
    )
    if (homework_type !== 3) return { can_define: 1, reason: '', items: [] }
    const items = resources.map(({ id, title }) => ({ resource_id: id, resource_title: title }))
    return { can_define: 0, reason: text.requiredTimes, items }
  },

  'publish-homework': (request, call) => homeworkRow(homeworkStateOf(call, assign(call, request))),

  'publish-result'({ request_id }, call) {
    const homework = homeworkOfRequest(call, request_id)
    if (homework === undefined) return { status: 0 }
    return homework === null ? { status: 2 } : { status: 1, homework_id: homework.id }
  },

  'change-homework'(request, call) {
    changeHomework(call, homeworkOf(call, request.homework_id), request)
    return null
  },

  'homework-delete'({ homework_id }, call) {
    refuseNonAssigning(call)
    const { id } = homeworkOf(call, homework_id)
    call.store.commit({ type: 'homework-deleted', homework: id })
    return null
  },

  'delay-homework'({ homework_id }, call) {
    redistribute(call, homeworkOf(call, homework_id))
    return null
  },

  'reissue-page-list': (request, call) => redistributionList(call, request),
  'reissue-details': ({ homework_id }, call) => redistributionDetails(call, homeworkOf(call, homework_id)),
}
