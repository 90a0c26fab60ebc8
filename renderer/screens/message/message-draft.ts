/** A message that is being written: its values, rules and request (SPEC §5, §7 Messages; limits chosen). */
import * as v from 'valibot'
import { limits } from '../../../shared/domain/limits'
import { tidyText } from '../../../shared/domain/text-rules'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import type { Receivers } from '../../features/messages/receivers-state'
import type { ChosenTeam } from '../../features/people/chosen-students'
import { textMessage } from '../../ui/form/text-fault'
import type { Faults } from '../../ui/form/use-form-state'
import { text } from './text'

const schema = v.object({
  title: v.string(),
  content: v.string(),
  teams: v.array(v.object({ teamId: v.string(), studentIds: v.nullable(v.array(v.string())) })),
  /** Students of any class beside the chosen ones. */
  studentIds: v.array(v.string()),
  /** Who these students are: those who have not read an earlier message, or those whom another page has chosen. */
  studentsFrom: v.optional(v.picklist(['unread', 'chosen']), 'unread'),
  homeworks: v.array(v.object({ id: v.string(), title: v.string() })),
})

export type MessageDraft = v.InferOutput<typeof schema>

export const draftKey = 'message/send'
export const emptyMessage: MessageDraft = {
  title: '',
  content: '',
  teams: [],
  studentIds: [],
  studentsFrom: 'unread',
  homeworks: [],
}

export function readMessage(value: unknown): MessageDraft | null {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}

export const checkMessage = ({ title, content, teams, studentIds }: MessageDraft): Faults<keyof MessageDraft> => ({
  title: textMessage(title, { label: text.send.subject, max: limits.message.title }),
  content: textMessage(content, { label: text.send.content, max: limits.message.content, lines: 'many' }),
  teams: teams.length + studentIds.length === 0 ? text.send.needReceivers : undefined,
})

const joined = (ids: readonly string[]): string | undefined => (ids.length === 0 ? undefined : [...new Set(ids)].join())

export function messageRequest({
  title,
  content,
  teams,
  studentIds,
  homeworks,
}: MessageDraft): EndpointRequest<'send-new-message'> {
  return {
    title: tidyText(title),
    content: tidyText(content),
    team_ids: joined(teams.flatMap(team => (team.studentIds === null ? [team.teamId] : []))),
    student_ids: joined([...teams.flatMap((team: ChosenTeam) => team.studentIds ?? []), ...studentIds]),
    homework_ids: joined(homeworks.map(({ id }) => id)),
  }
}

type Details = EndpointResponse<'message-details'>

export const unreadOf = ({ receivers }: Details) => receivers.filter(({ is_read }) => is_read === 0)

const cutTitle = (title: string): string => [...title].slice(0, limits.message.title).join('')

/** The same message again, to the students who have not read it. */
export const againDraft = (details: Details): MessageDraft => ({
  ...emptyMessage,
  title: cutTitle(text.send.again(details.title)),
  content: details.content,
  studentIds: unreadOf(details).map(({ student_id }) => student_id),
  homeworks: details.homeworks.map(({ homework_id, title }) => ({ id: homework_id, title })),
})

/** A new message to the students whom another page has chosen. */
export const chosenDraft = ({ title, content = '', studentIds, homeworks }: Receivers): MessageDraft => ({
  ...emptyMessage,
  title: cutTitle(title),
  content,
  studentIds,
  studentsFrom: 'chosen',
  homeworks: homeworks.slice(0, limits.message.homeworks),
})
