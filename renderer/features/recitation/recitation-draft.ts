/** The draft of a recitation, kept across restarts (DESIGN §7 /homework/recitation/add). */
import * as v from 'valibot'
import { type RecitationCategory, recitation, recitationCategories } from '../../../shared/domain/recitation'

/** The name of the stored draft. */
export const recitationDraftKey = 'recitation'

const made = v.object({
  /** Who speaks: the voice of the server, or the teacher's own recording. */
  by: v.picklist(['voice', 'own']),
  /** The text, the voice and `need_template` with which the sound was made; a recording has those of the server. */
  content: v.string(),
  tone: v.string(),
  template: v.picklist([0, 1]),
  /** The address of the file, as the server gave it last. */
  file: v.string(),
})

/** The sound that the server has for a slot. */
export type MadeSound = v.InferOutput<typeof made>

const slot = v.object({
  category: v.picklist(recitationCategories),
  /** The server's id of the slot; empty until the server has given one. */
  id: v.string(),
  content: v.string(),
  translate: v.string(),
  /** Whether the teacher wrote the translation. Otherwise one that the server proposes replaces it. */
  translated: v.boolean(),
  /** The translation that the server has. */
  sentTranslate: v.string(),
  /** The chosen voice; empty: the first of the list. */
  tone: v.string(),
  template: v.picklist([0, 1]),
  made: v.nullable(made),
})

export type SlotDraft = v.InferOutput<typeof slot>

const draft = v.object({
  /** The server's id of the recitation; empty until a sound is made. */
  guid: v.string(),
  /** The recitation whose only sounds are samples of the voices; it never becomes a resource. */
  sampleGuid: v.string(),
  title: v.string(),
  slots: v.array(slot),
  /** The place of the slot that is shown. */
  current: v.number(),
  /** Whether create-resource was sent, and its outcome is not known yet. */
  sent: v.boolean(),
  /** The resource, once it is created. An empty id: the server did not name it. */
  created: v.nullable(v.object({ id: v.string(), title: v.string(), view_key: v.string() })),
})

export type RecitationDraft = v.InferOutput<typeof draft>

export const emptySlot = (category: RecitationCategory): SlotDraft => ({
  category,
  id: '',
  content: '',
  translate: '',
  translated: false,
  sentTranslate: '',
  tone: '',
  template: 1,
  made: null,
})

/** Five sentences and one chapter (SPEC §9), all empty. */
export const emptyRecitation = (): RecitationDraft => ({
  guid: '',
  sampleGuid: '',
  title: '',
  slots: recitationCategories.flatMap(category =>
    Array.from({ length: recitation.slots[category] }, () => emptySlot(category)),
  ),
  current: 0,
  sent: false,
  created: null,
})

/** Whether the draft holds text of the teacher that is not a resource yet. */
const isStarted = ({ title, slots, created }: RecitationDraft): boolean =>
  created === null &&
  (title.trim() !== '' || slots.some(({ content, translate }) => `${content}${translate}`.trim() !== ''))

/** Parses a stored draft; null if its shape is of another program version. */
export function parseRecitation(value: unknown): RecitationDraft | null {
  const result = v.safeParse(draft, value)
  const slots = emptyRecitation().slots.map(({ category }) => category)
  if (!result.success || result.output.slots.map(({ category }) => category).join() !== slots.join()) return null
  return { ...result.output, current: Math.min(Math.max(0, Math.trunc(result.output.current)), slots.length - 1) }
}

/** Parses a stored draft that holds text; null otherwise. */
export function parseStartedRecitation(value: unknown): RecitationDraft | null {
  const parsed = parseRecitation(value)
  return parsed && isStarted(parsed) ? parsed : null
}
