/** Rules of the slots of a recitation: the state of a sound, faults, and what the server's answers change. Pure. */
import { hasJapanese, plainEnglish } from '../../../shared/domain/plain-english'
import { recitation, recitationFault } from '../../../shared/domain/recitation'
import { hasEmoji, textFault, textLength, tidyText } from '../../../shared/domain/text-rules'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import {
  emptySlot,
  type MadeSound,
  type RecitationDraft,
  type SlotDraft,
} from '../../features/recitation/recitation-draft'

type Details = EndpointResponse<'recitation-details'>
type ServerSlot = Details['items'][number]

/**
 * empty: the slot has no text. none: it has no sound. voice, own: the sound fits the text. stale, ownStale: the text (or
 * the voice) was changed after the sound was made.
 */
export type SoundState = 'empty' | 'none' | 'voice' | 'own' | 'stale' | 'ownStale'

export const isFilled = ({ content }: SlotDraft): boolean => content.trim() !== ''

/** The English of a slot as it is sent. */
export const plainText = ({ content, category }: SlotDraft): string => plainEnglish(content, category)

/** The state of the sound of a slot. If no voice was chosen, any voice fits. */
export function soundStateOf(slot: SlotDraft): SoundState {
  if (!isFilled(slot)) return 'empty'
  const { made } = slot
  if (made === null) return 'none'
  const fitsText = made.content === plainText(slot)
  if (made.by === 'own') return fitsText ? 'own' : 'ownStale'
  const fitsVoice = made.tone === (slot.tone || made.tone) && made.template === slot.template
  return fitsText && fitsVoice ? 'voice' : 'stale'
}

export type TextFault = 'empty' | 'long' | 'emoji' | 'language' | 'onlyTranslation'

/** The fault of the English of a slot; an empty slot has none. */
export function contentFaultOf(slot: SlotDraft): TextFault | null {
  if (!isFilled(slot)) return slot.translate.trim() === '' ? null : 'onlyTranslation'
  return recitationFault(plainText(slot), slot.category)
}

/** The fault of the translation of a slot. */
function translateFaultOf({ translate }: SlotDraft): 'long' | 'emoji' | null {
  if (hasEmoji(translate)) return 'emoji'
  return textLength(translate) > recitation.translate ? 'long' : null
}

/** Whether an English voice would leave out a part of the text. */
export const hasUnreadLetters = ({ content }: SlotDraft): boolean => hasJapanese(content)

export type Field = 'title' | `content-${number}` | `translate-${number}` | `sound-${number}`

export interface FaultWords {
  title: Record<'empty' | 'long' | 'emoji', string>
  content: Record<TextFault, string>
  translate: Record<'long' | 'emoji', string>
  sound: Partial<Record<SoundState, string>>
  nothing: string
}

/** Every fault of a draft that keeps it from becoming a resource, in words. */
export function findFaults(draft: RecitationDraft, words: FaultWords) {
  const faults: Partial<Record<Field, string>> = {}
  const title = textFault(draft.title, recitation.title)
  if (title !== null) faults.title = words.title[title]
  for (const [at, slot] of draft.slots.entries()) {
    const content = contentFaultOf(slot)
    const translate = translateFaultOf(slot)
    const sound = words.sound[soundStateOf(slot)]
    if (content !== null) faults[`content-${at}`] = words.content[content]
    if (translate !== null) faults[`translate-${at}`] = words.translate[translate]
    if (content === null && sound !== undefined) faults[`sound-${at}`] = sound
  }
  if (!draft.slots.some(slot => isFilled(slot) || slot.translate.trim() !== ''))
    faults[`content-${draft.current}`] = words.nothing
  return faults
}

/** The place of the first slot with a fault; the shown slot if only the title has one, or nothing. */
export function firstFaultySlot(faults: Partial<Record<Field, string>>, current: number): number {
  const places = Object.keys(faults).flatMap(field => (field === 'title' ? [] : [Number(field.split('-')[1])]))
  return places.length === 0 || places.includes(current) ? current : Math.min(...places)
}

/** The name of a file, without the address of its server, which can change. */
export const fileName = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''

/** The draft with another slot at a place. */
export const withSlot = (slots: readonly SlotDraft[], at: number, change: (old: SlotDraft) => SlotDraft): SlotDraft[] =>
  slots.map((slot, place) => (place === at ? change(slot) : slot))

/** The slots with the ids of a new recitation: the first id of a category belongs to the first slot of it. */
export function withServerIds(slots: readonly SlotDraft[], items: readonly ServerSlot[]): SlotDraft[] {
  const ids = new Map<string, string[]>()
  for (const { category, id } of items) ids.set(category, [...(ids.get(category) ?? []), id])
  return slots.map(slot => ({ ...slot, id: ids.get(slot.category)?.shift() ?? '', made: null, sentTranslate: '' }))
}

/** The slot after the server has made its sound. A translation that it proposes never replaces the teacher's own. */
export function withVoice(
  slot: SlotDraft,
  sent: EndpointRequest<'text-to-speech'>,
  answer: Pick<ServerSlot, 'id' | 'audio_file' | 'translate'>,
): SlotDraft {
  const { tone_type: tone, content, need_template: template } = sent
  const isProposed = !slot.translated && answer.translate.trim() !== ''
  return {
    ...slot,
    id: answer.id,
    made: { by: 'voice', content, tone, template, file: answer.audio_file },
    sentTranslate: answer.translate,
    translate: isProposed ? answer.translate : slot.translate,
  }
}

/** Whether the sound differs from the one that is known only by its file: then it is a recording. */
const differsByFile = (made: MadeSound, { content, tone_type, need_template }: ServerSlot): boolean =>
  made.content === content && made.tone === (tone_type ?? '') && made.template === need_template

/** The sound that the server has after a restart of the program, or after a lost answer; null if it has none. */
function soundOnServer({ made, ...slot }: SlotDraft, found: ServerSlot): MadeSound | null {
  const { audio_file, content, tone_type, need_template } = found
  if (audio_file === '') return null
  if (made !== null && fileName(made.file) === fileName(audio_file)) return { ...made, file: audio_file }
  return {
    by: made !== null && differsByFile(made, found) ? 'own' : 'voice',
    content: content || plainEnglish(slot.content, slot.category),
    tone: tone_type ?? '',
    template: need_template,
    file: audio_file,
  }
}

/** The draft with what the server has of it. The teacher's texts stay. */
export const withDetails = (draft: RecitationDraft, { items }: Details): Pick<RecitationDraft, 'slots'> => ({
  slots: draft.slots.map(slot => {
    const found = slot.id === '' ? undefined : items.find(({ id }) => id === slot.id)
    return found === undefined
      ? { ...slot, made: null }
      : { ...slot, made: soundOnServer(slot, found), sentTranslate: found.translate }
  }),
})

/** The texts without a recitation: the server has none of it any more. */
export const withoutServer = (draft: RecitationDraft): Pick<RecitationDraft, 'guid' | 'slots'> => ({
  guid: '',
  slots: draft.slots.map(slot => ({ ...slot, id: '', made: null, sentTranslate: '' })),
})

/** An empty slot at the place of another. The server still has its sound, so its id stays. */
export const clearedSlot = ({ category, id, tone }: SlotDraft): SlotDraft => ({ ...emptySlot(category), id, tone })

/** The request that makes the resource. A slot that was emptied after its sound was made is sent without a text. */
export const createRequest = ({ guid, title, slots }: RecitationDraft): EndpointRequest<'create-resource'> => ({
  guid,
  title: tidyText(title),
  items: slots
    .filter(({ id }) => id !== '')
    .map(slot => ({
      id: slot.id,
      content: plainText(slot),
      translate: isFilled(slot) ? tidyText(slot.translate) : '',
    })),
})

/** The view in which the resource is shown (SPEC §2 recitation views). */
export const viewKeyOf = (slots: readonly SlotDraft[]): 'recitation-reading' | 'recitation-sentence-reading' =>
  slots.some(slot => slot.category === 'read_chapter' && isFilled(slot))
    ? 'recitation-reading'
    : 'recitation-sentence-reading'
