/** Free recitation: a teacher's own sentences and chapter, with text-to-speech or recorded sound (SPEC §7). */
import { recitation as bounds, type SoundKind, soundKind } from '../../../../shared/domain/recitation'
import type { recitation as rows } from '../../../../shared/endpoints/recitation'
import { hashNumbers, hashText } from '../../data/random'
import { tones } from '../../voice/programs'
import { text as voiceText } from '../../voice/text'
import { type Authorised, type Handlers, Refusal, required } from '../types'
import { checkTranslate, create } from './create'
import {
  checkContent,
  ownRecitation,
  remainingThisMonth,
  slotRow,
  sweepSounds,
  unfinishedRecitation,
  unfinishedSlot,
} from './slots'
import { text } from './text'

/** The limit of text-to-speech calls per recitation. */
const maxSpokenTimes = 60

/** Speaks the text. The voice has its own time limit; here only the closing of the school aborts it. */
async function speak(call: Authorised, content: string, tone: string): Promise<Uint8Array> {
  const bytes = await call.voice.speak(content, tone, call.closing)
  if (bytes === 'none') throw new Refusal(400, text.noVoice)
  if (bytes === 'failed') throw new Refusal(400, text.voiceFailed)
  return bytes
}

const storeSound = (call: Authorised, bytes: Uint8Array, kind: SoundKind): string =>
  required(call.sounds.store(bytes, kind), text.storageFull)

export const recitationHandlers: Handlers<keyof typeof rows> = {
  'start-create-resource'(_, call) {
    const { world, store, account } = call
    const begunBefore = store.state.recitationsBegun
    const words = [1, 2, 3, 4].map(part => hashNumbers(world.seed, hashText(account.username), begunBefore, part))
    const guid = words.map(word => word.toString(16).padStart(8, '0')).join('')
    store.commit({ type: 'recitation-begun', guid, account: account.username })
    sweepSounds(call)
    return { guid, items: unfinishedRecitation(call, guid).slots.map(slot => slotRow(call, guid, slot)) }
  },

  async 'get-tone-type-list'(_, { voice }) {
    const isSynthetic = (await voice.isMissing?.()) ?? false
    const items = tones.map(tone => ({
      ...tone,
      tone_name: isSynthetic ? voiceText.synthetic(tone.tone_name) : tone.tone_name,
    }))
    return { items, total: items.length }
  },

  async 'text-to-speech'(request, call) {
    const { guid, tone_type, content, category, need_template } = request
    const recitation = unfinishedRecitation(call, guid)
    const freeSlot = recitation.slots.find(one => one.category === category && one.content === '' && one.sound === '')
    const { slot } = unfinishedSlot(call, required(request.id ?? freeSlot?.id, text.allSlotsUsed), guid)
    if (slot.category !== category) throw new Refusal(400, text.unknownSlot)
    if (!tones.some(tone => tone.tone_type === tone_type)) throw new Refusal(400, text.unknownTone)
    checkContent(content, category)
    if (recitation.spoken >= maxSpokenTimes) throw new Refusal(400, text.tooManySpeechCalls)
    const sound = storeSound(call, await speak(call, content, tone_type), 'wav')
    // The recitation may have been deleted or finished while the voice was speaking.
    unfinishedSlot(call, slot.id, guid)
    call.store.commit({ type: 'recitation-spoken', id: slot.id, tone_type, content, need_template, sound })
    sweepSounds(call)
    return slotRow(call, guid, unfinishedSlot(call, slot.id).slot)
  },

  'change-resource-translate'({ id, guid, translate }, call) {
    const { slot } = unfinishedSlot(call, id, guid)
    checkTranslate(translate)
    call.store.commit({ type: 'recitation-translated', id, translate })
    return slotRow(call, guid, slot)
  },

  'upload-sound-file'({ id, file }, call) {
    const { recitation, slot } = unfinishedSlot(call, id)
    if (file.bytes.length > bounds.soundBytes) throw new Refusal(400, text.soundTooLarge(bounds.soundBytes / 2 ** 20))
    const kind = required(soundKind(file.bytes), text.notASoundFile)
    call.store.commit({ type: 'recitation-recorded', id, sound: storeSound(call, file.bytes, kind) })
    sweepSounds(call)
    return slotRow(call, recitation.guid, slot)
  },

  'create-resource': (request, call) => create(call, request),

  'recitation-details'({ guid }, call) {
    const { made, slots } = ownRecitation(call, guid)
    return {
      guid,
      status: made === null ? 0 : 1,
      resource_id: made?.resource,
      resource_title: made?.title,
      items: slots.map(slot => slotRow(call, guid, slot)),
    }
  },

  get_remaining_times: (_, call) => ({ remaining_times: remainingThisMonth(call), total_times: bounds.timesAMonth }),
}
