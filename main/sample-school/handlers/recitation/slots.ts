/** Ownership of recitations, and the wire format of their slots. */
import { recitation as bounds, type RecitationCategory, recitationFault } from '../../../../shared/domain/recitation'
import { jstParts } from '../../../../shared/domain/time'
import { findSlot, type Recitation, type Slot } from '../../store/changes/recitation'
import { type Authorised, existing, Refusal } from '../types'
import { text } from './text'

/** Returns the recitation only to its owner; for other teachers it does not exist. */
const ifOwned = (call: Authorised, recitation: Recitation | undefined): Recitation | undefined =>
  recitation?.account === call.account.username ? recitation : undefined

/** The caller's recitation, finished or not. */
export const ownRecitation = (call: Authorised, guid: string): Recitation =>
  existing(ifOwned(call, call.store.state.recitations.get(guid)), text.unknownRecitation)

function requireUnfinished(recitation: Recitation): Recitation {
  if (recitation.madeAt !== null) throw new Refusal(400, text.alreadyCreated)
  return recitation
}

/** The caller's unfinished recitation. */
export const unfinishedRecitation = (call: Authorised, guid: string): Recitation =>
  requireUnfinished(ownRecitation(call, guid))

/** A slot of the caller's unfinished recitation; with `guid`, of that recitation only. */
export function unfinishedSlot(call: Authorised, id: string, guid?: string): { recitation: Recitation; slot: Slot } {
  const found = findSlot(call.store.state.recitations, id)
  const recitation = existing(ifOwned(call, found?.recitation), text.unknownSlot)
  if (found === null || (guid !== undefined && recitation.guid !== guid)) throw new Refusal(404, text.unknownSlot)
  return { recitation: requireUnfinished(recitation), slot: found.slot }
}

/** Refuses a text that is not valid for recitation. */
export function checkContent(content: string, category: RecitationCategory): void {
  const fault = recitationFault(content, category)
  if (fault === 'long') throw new Refusal(400, text.content.long(bounds.length[category]))
  if (fault !== null) throw new Refusal(400, text.content[fault])
}

/** The wire format of a slot, with the absolute URL of its sound. */
export const slotRow = (call: Authorised, guid: string, { sound, ...slot }: Slot) => ({
  ...slot,
  guid,
  audio_file: sound === '' ? '' : `${call.origin()}/media/recitation/${sound}`,
  status: sound === '' ? 0 : 1,
})

const monthOf = (instant: number): number => {
  const { year, month } = jstParts(instant)
  return year * 12 + month
}

/** How many recitations the account may still create this month. */
export function remainingThisMonth(call: Authorised): number {
  const thisMonth = [...call.store.state.recitations.values()].filter(
    ({ account, madeAt }) =>
      account === call.account.username && madeAt !== null && monthOf(madeAt) === monthOf(call.at),
  )
  return Math.max(0, bounds.timesAMonth - thisMonth.length)
}

/** Deletes sounds that no slot uses. */
export function sweepSounds({ sounds, store }: Pick<Authorised, 'sounds' | 'store'>): void {
  const slots = [...store.state.recitations.values()].flatMap(one => one.slots)
  sounds.removeUnused(new Set(slots.map(slot => slot.sound)))
}
