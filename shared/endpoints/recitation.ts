/**
 * Free recitation (SPEC §7 Free recitation, §3 Recitation resource): a guid, its text slots, and the resource that is
 * made from them.
 */
import * as v from 'valibot'
import { recitation as bounds, recitationCategories } from '../domain/recitation'
import { flag, id, list, maybe, num, orElse, text } from '../schema'
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
    { invalidates: recitationReads },
  ),
  'change-resource-translate': post(
    '/v5/free-recitation/change-resource-translate',
    v.strictObject({ id: idIn, guid: idIn, translate: translateIn }),
    changed,
    { invalidates: recitationReads },
  ),
  'upload-sound-file': post(
    '/v5/free-recitation/upload-sound-file',
    v.strictObject({ file: fileIn(20 * 1024 * 1024), id: idIn }),
    changed,
    { kind: 'multipart', invalidates: recitationReads },
  ),
  /** `items` (chosen): the texts of slots whose sound is a recording. */
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
    { invalidates: recitationReads },
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
