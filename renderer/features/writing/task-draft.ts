/** The draft of an AI-marked writing homework, kept across restarts (DESIGN §7). */
import * as v from 'valibot'
import { type AssignDraft, emptyDraft, parseDraft, usualDefaults } from '../homework/draft/assign-draft'

/** The name of the stored draft. */
export const writingDraftKey = 'assign/ai-writing'

const task = v.object({
  /** The server's name of the level; empty until one is chosen. */
  level: v.string(),
  topic: v.string(),
  /** The Japanese meaning of a topic from the list; empty if the teacher wrote or edited the topic. */
  mean: v.string(),
  /** Null while the field is empty. */
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** Whether the teacher set the word counts. Otherwise they follow the level. */
  counted: v.boolean(),
})

export type Task = v.InferOutput<typeof task>

export interface WritingDraft {
  task: Task
  /** Receivers, times and settings, as in every homework draft. */
  homework: AssignDraft
}

const storedDraft = v.object({ task, homework: v.unknown() })

/** The draft before the first choice; receivers, times and settings are those of a new normal homework. */
export const emptyWritingDraft = (now: number, defaults = usualDefaults): WritingDraft => ({
  task: { level: '', topic: '', mean: '', min: null, max: null, counted: false },
  homework: emptyDraft(1, now, defaults),
})

const isStarted = ({ task: { level, topic }, homework }: WritingDraft): boolean =>
  level !== '' || topic !== '' || homework.titled || homework.receivers.length > 0

/** Parses a stored draft that holds a choice; null otherwise, or if its shape is of another program version. */
export function parseWritingDraft(value: unknown): WritingDraft | null {
  const result = v.safeParse(storedDraft, value)
  const homework = result.success ? parseDraft(result.output.homework) : null
  if (!result.success || !homework) return null
  const parsed = { task: result.output.task, homework }
  return isStarted(parsed) ? parsed : null
}
