/**
 * Free recitation (SPEC §7 Free recitation, §3 Recitation resource): a guid, its text slots, and the resource that is
 * made from them.
 */
import * as v from 'valibot'
import { recitation as bounds, recitationCategories } from '../domain/recitation'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
import { recoverBy } from './recovery'
import { empty, fileIn, flagIn, get, idIn, post } from './row'
import { recitationReads } from './stale-reads'

const noLoneSurrogate = v.check((value: string) => !/\p{Cs}/u.test(value))
const category = v.picklist(recitationCategories)
const contentIn = v.pipe(v.string(), v.maxLength(bounds.length.read_chapter * 2), noLoneSurrogate)
const translateIn = v.pipe(v.string(), v.maxLength(bounds.translate * 2), noLoneSurrogate)

/**
 * One text to read aloud. `status` is 1 once the text has its sound. `audio_file` is a complete address until the
 * resource is created (chosen).
 */
const slot = v.object({
  id,
  guid: orElse(id, ''),
  category: orElse(text, ''),
  tone_type: maybe(id),
  content: orElse(text, ''),
  need_template: orElse(flag, 0),
  translate: orElse(text, ''),
  audio_file: orElse(text, ''),
  status: orElse(num, 0),
})

/** The changed slot, if the server sends it: SPEC names no fields of this answer. */
const changed = orElse(v.object({ ...slot.entries, id: maybe(id) }), {})

interface Details {
  status: number
  items: readonly v.InferOutput<typeof slot>[]
}

interface VoiceRequest {
  id?: string | undefined
  guid: string
  content: string
  tone_type: string
  need_template: 0 | 1
}

interface TranslationRequest {
  id: string
  guid: string
  translate: string
}

const detailsOf = ({ guid }: { guid: string }) => ({ guid })
const slotIn = ({ items }: Details, id: string | undefined) => items.find(item => item.id === id)

const byVoice = recoverBy({
  read: 'recitation-details',
  /** Without a slot id, nothing shows which slot the text came into. */
  request: (sent: VoiceRequest) => (sent.id === undefined ? null : detailsOf(sent)),
  wasDone({ sent, after }: { sent: VoiceRequest; after: Details }) {
    const found = slotIn(after, sent.id)
    if (found === undefined || found.audio_file === '') return false
    const isSameVoice = found.tone_type === sent.tone_type && found.need_template === sent.need_template
    return isSameVoice && found.content === sent.content
  },
})

const byTranslation = recoverBy({
  read: 'recitation-details',
  request: (sent: TranslationRequest) => detailsOf(sent),
  wasDone: ({ sent, after }: { sent: TranslationRequest; after: Details }) =>
    slotIn(after, sent.id)?.translate === sent.translate,
})

const byCreation = recoverBy({
  read: 'recitation-details',
  request: (sent: { guid: string }) => detailsOf(sent),
  wasDone: ({ after }: { after: Details }) => after.status === 1,
})

export const recitation = {
  /** `items`: the slots with their ids (chosen). A server that sends no slots creates them when texts arrive. */
  'start-create-resource': post(
    '/v5/free-recitation/start-create-resource',
    empty,
    v.object({ guid: id, items: orElse(v.array(slot), []) }),
    { invalidates: recitationReads },
  ),
  'get-tone-type-list': post(
    '/v5/free-recitation/get-tone-type-list',
    empty,
    list(v.object({ tone_type: id, tone_name: orElse(text, '') })),
    { readOnly: true },
  ),
  /** Without an id, the text goes into the next free slot of its category. */
  'text-to-speech': post(
    '/v5/free-recitation/text-to-speech',
    v.strictObject({
      id: v.optional(idIn),
      guid: idIn,
      tone_type: idIn,
      content: contentIn,
      category,
      need_template: flagIn,
    }),
    slot,
    { invalidates: recitationReads, recover: [byVoice] },
  ),
  'change-resource-translate': post(
    '/v5/free-recitation/change-resource-translate',
    v.strictObject({ id: idIn, guid: idIn, translate: translateIn }),
    changed,
    { invalidates: recitationReads, recover: [byTranslation] },
  ),
  'upload-sound-file': post(
    '/v5/free-recitation/upload-sound-file',
    v.strictObject({ file: fileIn(20 * 1024 * 1024), id: idIn }),
    changed,
    { kind: 'multipart', invalidates: recitationReads },
  ),
  /** `items` (chosen): the texts of the slots. A slot whose text is empty is left out, with its sound. */
  'create-resource': post(
    '/v5/free-recitation/create-resource',
    v.strictObject({
      guid: idIn,
      title: v.pipe(v.string(), v.maxLength(bounds.title * 2), noLoneSurrogate),
      items: v.optional(
        v.pipe(v.array(v.strictObject({ id: idIn, content: contentIn, translate: translateIn })), v.maxLength(6)),
      ),
    }),
    orElse(v.object({ resource_id: maybe(id), resource_title: orElse(text, ''), remaining_times: maybe(num) }), {}),
    { invalidates: recitationReads, recover: [byCreation] },
  ),
  /**
   * The state of a recitation, read after a lost answer and when a teacher returns to the page. `status`: 0 being
   * created, 1 finished resource.
   */
  'recitation-details': get(
    '/v5/free-recitation/recitation-details',
    v.strictObject({ guid: idIn }),
    v.object({
      guid: id,
      status: orElse(num, 0),
      resource_id: maybe(id),
      resource_title: maybe(text),
      items: orElse(v.array(slot), []),
    }),
    { origin: 'chosen' },
  ),
  get_remaining_times: post(
    '/v5/free-recitation/get_remaining_times',
    empty,
    v.object({ remaining_times: num, total_times: maybe(num) }),
    { readOnly: true },
  ),
}
