/** Whose recitation it is, and how its slots are shown. */
import { recitation as bounds, type RecitationCategory, recitationFault } from '../../../../shared/domain/recitation'
import { jstParts } from '../../../../shared/domain/time'
import { findSlot, type Recitation, type Slot } from '../../store/changes/recitation'
import { type Authorised, need, Refusal } from '../types'
import { text } from './text'

/** One's own; another's is as if it did not exist. */
const own = (call: Authorised, recitation: Recitation | undefined): Recitation | undefined =>
  recitation?.account === call.account.username ? recitation : undefined

/** An own recitation, made or being made. */
export const ownOne = (call: Authorised, guid: string): Recitation =>
  need(own(call, call.store.state.recitations.get(guid)), text.none)

function open(recitation: Recitation): Recitation {
  if (recitation.madeAt !== null) throw new Refusal(400, text.made)
  return recitation
}

/** An own recitation that is still being made. */
export const openOne = (call: Authorised, guid: string): Recitation => open(ownOne(call, guid))

/** A slot of such a one; of the one named, where one is. */
export function openSlot(call: Authorised, id: string, guid?: string): { recitation: Recitation; slot: Slot } {
  const found = findSlot(call.store.state.recitations, id)
  const recitation = need(own(call, found?.recitation), text.noSlot)
  if (found === null || (guid !== undefined && recitation.guid !== guid)) throw new Refusal(400, text.noSlot)
  return { recitation: open(recitation), slot: found.slot }
}

/** Refuses a text that cannot be read aloud. */
export function checkContent(content: string, category: RecitationCategory): void {
  const fault = recitationFault(content, category)
  if (fault === 'long') throw new Refusal(400, text.content.long(bounds.length[category]))
  if (fault !== null) throw new Refusal(400, text.content[fault])
}

/** The slot on the wire; its sound by its whole address. */
export const shown = (call: Authorised, guid: string, { sound, ...slot }: Slot) => ({
  ...slot,
  guid,
  audio_file: sound === '' ? '' : `${call.origin()}/media/recitation/${sound}`,
  status: sound === '' ? 0 : 1,
})

const monthOf = (instant: number): number => {
  const { year, month } = jstParts(instant)
  return year * 12 + month
}

/** How many recitations the account may still make this month. */
export function remaining(call: Authorised): number {
  const made = [...call.store.state.recitations.values()].filter(
    ({ account, madeAt }) =>
      account === call.account.username && madeAt !== null && monthOf(madeAt) === monthOf(call.at),
  )
  return Math.max(0, bounds.timesAMonth - made.length)
}

/** Lets go of sounds that no slot holds any more. */
export function sweepSounds({ sounds, store }: Pick<Authorised, 'sounds' | 'store'>): void {
  const slots = [...store.state.recitations.values()].flatMap(one => one.slots)
  sounds.sweep(new Set(slots.map(slot => slot.sound)))
}
