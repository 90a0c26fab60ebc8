/** Rules of the slots of a recitation: the state of a sound, and faults. Pure. */
import { plainEnglish } from '../../../shared/domain/plain-english'
import { recitation, recitationFault } from '../../../shared/domain/recitation'
import { hasEmoji, japaneseLetters, textFault, textLength } from '../../../shared/domain/text-rules'
import { emptySlot, type RecitationDraft, type SlotDraft } from '../../features/recitation/recitation-draft'

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
export const hasUnreadLetters = ({ content }: SlotDraft): boolean => japaneseLetters(content) > 0

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

/** The draft with another slot at a place. */
export const withSlot = (slots: readonly SlotDraft[], at: number, change: (old: SlotDraft) => SlotDraft): SlotDraft[] =>
  slots.map((slot, place) => (place === at ? change(slot) : slot))

/** An empty slot at the place of another. The server still has its sound, so its id stays. */
export const clearedSlot = ({ category, id, tone }: SlotDraft): SlotDraft => ({ ...emptySlot(category), id, tone })
