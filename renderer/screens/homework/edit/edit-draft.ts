/** The edit of a homework: its saved state, the teacher's edits, and what of them can be sent (SPEC §4, §5). */
import * as v from 'valibot'
import { type EditPart, editableParts } from '../../../../shared/domain/homework-edits'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { isStatus } from '../../../../shared/domain/statuses'
import { parseJst } from '../../../../shared/domain/time'
import type { EndpointRequest, EndpointResponse } from '../../../../shared/endpoints/index'
import {
  type AssignDraft,
  type Content,
  type DraftDay,
  emptyDraft,
  type Receiver,
  switchNames,
} from '../../../features/homework/draft/assign-draft'
import { type Faults, type Field, findFaults } from '../../../features/homework/draft/faults'
import { fieldTime } from '../../../features/homework/draft/field-times'
import { publishRequest } from '../../../features/homework/draft/publish-request'

export type Homework = EndpointResponse<'homework-basic-info'>

export interface SavedHomeworkParts {
  homework: Homework
  contents: readonly Content[]
  /** Only for a periodic plan. */
  days: readonly DraftDay[]
  receivers: readonly Receiver[]
}

export const kindOf = ({ homework_type }: Homework): HomeworkKind =>
  homework_type === 2 || homework_type === 3 ? homework_type : 1

const fieldValue = (time: string): string => {
  const instant = parseJst(time)
  return instant === null ? '' : fieldTime(instant)
}

/** The saved homework in the form of an assign draft. */
export function savedDraftOf({ homework, contents, days, receivers }: SavedHomeworkParts): AssignDraft {
  const { translation, subtitle, sample_answer, speech_speed, answer_tips } = homework
  return {
    ...emptyDraft(kindOf(homework), 0),
    contents: [...contents],
    days: [...days],
    title: homework.title,
    titled: true,
    receivers: [...receivers],
    delivery_type: 1,
    start: fieldValue(homework.start_time),
    end: fieldValue(homework.end_time),
    required_times: homework.required_times > 0 ? 1 : 0,
    delay: homework.delay,
    switches: { translation, subtitle, sample_answer, speech_speed, answer_tips },
  }
}

const flag = v.picklist([0, 1])
const text = v.string()
const content = v.object({
  resource_id: text,
  resource_title: text,
  resource_level: text,
  view_key: text,
  from: text,
})

const editsSchema = v.partial(
  v.object({
    title: text,
    contents: v.array(content),
    receivers: v.array(v.object({ team_id: text, student_ids: v.nullable(v.array(text)) })),
    delivery_type: flag,
    start: text,
    end: text,
    required_times: flag,
    delay: flag,
    switches: v.partial(
      v.object({ translation: flag, subtitle: flag, sample_answer: flag, speech_speed: flag, answer_tips: flag }),
    ),
  }),
)

/** The edited fields only: fields that the teacher did not touch follow the server. */
export type Edits = v.InferOutput<typeof editsSchema>
export type EditKey = keyof Edits

export const noEdits: Edits = {}

export function parseEdits(value: unknown): Edits | null {
  const read = v.safeParse(editsSchema, value)
  return read.success ? read.output : null
}

const keysOfPart: Record<EditPart, readonly EditKey[]> = {
  title: ['title'],
  switches: ['switches'],
  delay: ['delay'],
  end: ['end'],
  start: ['start', 'delivery_type'],
  required_times: ['required_times'],
  students: ['receivers'],
  topics: ['contents'],
}

const parts = Object.keys(keysOfPart) as EditPart[]

/**
 * The parts that the form offers: those that the status allows. The days of a periodic plan have a screen of their own.
 */
export function offeredParts(homework: Homework): readonly EditPart[] {
  const allowed = isStatus(homework.status) ? editableParts[homework.status] : []
  const kind = kindOf(homework)
  if (kind === 2) return allowed.filter(part => part !== 'topics' && part !== 'start')
  return kind === 3 ? allowed.filter(part => part !== 'required_times') : allowed
}

const mergeEdits = (saved: AssignDraft, edits: Edits): AssignDraft => ({
  ...saved,
  ...edits,
  switches: { ...saved.switches, ...edits.switches },
})

/** The values of the form: the saved homework with those edits that are allowed now. */
export function applyEdits(saved: AssignDraft, edits: Edits, offered: readonly EditPart[]): AssignDraft {
  const keys = offered.flatMap(part => keysOfPart[part])
  const allowed = Object.fromEntries(Object.entries(edits).filter(([key]) => keys.some(each => each === key)))
  return mergeEdits(saved, allowed)
}

const sortedReceivers = (receivers: readonly Receiver[]) =>
  [...receivers]
    .sort((a, b) => a.team_id.localeCompare(b.team_id))
    .map(({ team_id, student_ids }) => [team_id, student_ids && [...student_ids].sort()])

/** The value of each part in a form that can be compared. */
const comparableValue: Record<EditPart, (draft: AssignDraft) => unknown> = {
  title: draft => draft.title.normalize('NFC').trim(),
  switches: draft => switchNames.map(name => draft.switches[name]),
  delay: draft => draft.delay,
  end: draft => draft.end,
  start: draft => (draft.delivery_type === 0 ? 0 : draft.start),
  required_times: draft => draft.required_times,
  students: draft => sortedReceivers(draft.receivers),
  topics: draft => draft.contents.map(({ resource_id }) => resource_id),
}

/** The parts that differ between two drafts. */
export const changedParts = (saved: AssignDraft, value: AssignDraft): EditPart[] =>
  parts.filter(part => JSON.stringify(comparableValue[part](saved)) !== JSON.stringify(comparableValue[part](value)))

/** Changed parts that can no longer be sent, e.g. because the homework has been delivered in the meantime. */
export const unsendableParts = (saved: AssignDraft, edits: Edits, offered: readonly EditPart[]): EditPart[] =>
  changedParts(saved, mergeEdits(saved, edits)).filter(part => !offered.includes(part))

/** Removes the edits of these parts. */
export function withoutParts(edits: Edits, removed: readonly EditPart[]): Edits {
  const keys = removed.flatMap(part => keysOfPart[part])
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.some(each => each === key)))
}

const fieldsOfPart: Partial<Record<EditPart, readonly Field[]>> = {
  title: ['title'],
  start: ['start', 'end'],
  end: ['end'],
  students: ['receivers'],
  topics: ['contents'],
}

/** The faults of the changed fields. Unchanged fields were valid when the homework was created. */
export function editFaults(kind: HomeworkKind, value: AssignDraft, changed: readonly EditPart[], now: number): Faults {
  const found = findFaults(kind, value, now)
  const checked = changed.flatMap(part => fieldsOfPart[part] ?? [])
  return Object.fromEntries(Object.entries(found).filter(([key]) => checked.some(each => each === key)))
}

type ChangeRequest = EndpointRequest<'change-homework'>

interface ChangeInput {
  homework: Homework
  saved: AssignDraft
  value: AssignDraft
  changed: readonly EditPart[]
  studentsOf(teamId: string): readonly string[]
}

/** The request: the changed parts and nothing else. */
export function changeRequest({ homework, saved, value, changed, studentsOf }: ChangeInput): ChangeRequest {
  const fullRequest = publishRequest(kindOf(homework), value, studentsOf)
  const { title, team_ids, topics, delivery_type, start_time, end_time, required_times, delay } = fullRequest
  // With the same classes and no student ids the server would change nobody, so the student ids are listed.
  const same = saved.receivers.map(({ team_id }) => team_id).join() === team_ids
  const all = value.receivers.flatMap(({ team_id }) => [...studentsOf(team_id)]).join()
  const student_ids = fullRequest.student_ids ?? (same ? all : undefined)
  const fields: Record<EditPart, Partial<ChangeRequest>> = {
    title: { title },
    students: { team_ids, ...(student_ids === undefined ? {} : { student_ids }) },
    topics: topics ? { topics } : {},
    start: { delivery_type, ...(start_time === undefined ? {} : { start_time }) },
    end: { end_time },
    required_times: { required_times },
    delay: { delay },
    switches: Object.fromEntries(
      switchNames
        .filter(name => value.switches[name] !== saved.switches[name])
        .map(name => [name, value.switches[name]]),
    ),
  }
  return Object.assign({ homework_id: homework.homework_id }, ...changed.map(part => fields[part]))
}
