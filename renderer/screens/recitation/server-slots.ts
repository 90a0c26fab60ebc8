/** What the server's answers change in the slots of a recitation, and what is sent of them at the end. Pure. */
import { plainEnglish } from '../../../shared/domain/plain-english'
import { tidyText } from '../../../shared/domain/text-rules'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import type { MadeSound, RecitationDraft, SlotDraft } from '../../features/recitation/recitation-draft'
import { isFilled, plainText } from './slot-rules'

type Details = EndpointResponse<'recitation-details'>
type ServerSlot = Details['items'][number]

/** The name of a file, without the address of its server, which can change. */
export const fileName = (address: string): string => address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''

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

/**
 * Whether a sound with another file is a recording. A voice would have another text, tone or `need_template`; the server
 * makes a recording a model, so it may have 1 also where the teacher has chosen 0 for the voice.
 */
function isRecording(made: MadeSound, chosen: 0 | 1, { content, tone_type, need_template }: ServerSlot): boolean {
  const hasSameVoice = made.content === content && made.tone === (tone_type ?? '')
  return hasSameVoice && (made.template === need_template || (need_template === 1 && chosen === 0))
}

/** The sound that the server has after a restart of the program, or after a lost answer; null if it has none. */
function soundOnServer({ made, ...slot }: SlotDraft, found: ServerSlot): MadeSound | null {
  const { audio_file, content, tone_type, need_template } = found
  if (audio_file === '') return null
  if (made !== null && fileName(made.file) === fileName(audio_file)) return { ...made, file: audio_file }
  return {
    by: made !== null && isRecording(made, slot.template, found) ? 'own' : 'voice',
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
