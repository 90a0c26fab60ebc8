/** A writing task that AI marks while it is being put together, kept as a draft over a restart (DESIGN §7). */
import * as v from 'valibot'
import { type AssignDraft, emptyDraft, parseDraft } from '../homework/draft/assign-draft'

/** The name under which it is kept. */
export const writingDraftKey = 'assign/ai-writing'

const task = v.object({
  /** As the server calls it; empty where none was chosen. */
  level: v.string(),
  topic: v.string(),
  /** What the topic means, where it comes from the list as it stands. */
  mean: v.string(),
  /** Null where the field is empty. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** Whether the teacher set the words himself: else they follow the level. */
  counted: v.boolean(),
})

export type Task = v.InferOutput<typeof task>

export interface WritingDraft {
  task: Task
  /** To whom, when, with which settings: as of every homework. */
  homework: AssignDraft
}

const outer = v.object({ task, homework: v.unknown() })

export const emptyWritingDraft = (now: number): WritingDraft => ({
  task: { level: '', topic: '', mean: '', min: null, max: null, counted: false },
  homework: emptyDraft(1, now),
})

const isStarted = ({ task: { level, topic }, homework }: WritingDraft): boolean =>
  level !== '' || topic !== '' || homework.titled || homework.receivers.length > 0

/** What a journalled draft holds, where there is something in it; null where another version wrote something else. */
export function parseWritingDraft(value: unknown): WritingDraft | null {
  const read = v.safeParse(outer, value)
  const homework = read.success ? parseDraft(read.output.homework) : null
  if (!read.success || !homework) return null
  const found = { task: read.output.task, homework }
  return isStarted(found) ? found : null
}
