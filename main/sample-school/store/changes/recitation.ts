/** Changes of free recitations: begun, filled, turned into a resource (SPEC §7 Free recitation). */
import * as v from 'valibot'
import {
  recitation as bounds,
  type RecitationCategory,
  recitationCategories,
} from '../../../../shared/domain/recitation'
import { recitationResource } from '../../data/resources'
import { change } from './change'

/** How many unfinished recitations an account may have; the oldest is deleted when another begins. */
const unfinished = 20

export interface Slot {
  id: string
  category: RecitationCategory
  tone_type: string
  content: string
  need_template: 0 | 1
  translate: string
  /** The name of its sound file (../sounds.ts); empty if there is none. */
  sound: string
}

export interface Recitation {
  guid: string
  account: string
  slots: Slot[]
  /** How often text-to-speech was used for it. */
  spoken: number
  /** When it became a resource. */
  madeAt: number | null
  /** The resource that it became. */
  made: { resource: string; title: string } | null
}

export const recitationState = () => ({
  recitations: new Map<string, Recitation>(),
  recitationsBegun: 0,
  recitationsMade: 0,
})

type Recitations = Map<string, Recitation>

/** Finds a slot in any recitation. */
export function findSlot(recitations: Recitations, id: string): { recitation: Recitation; slot: Slot } | null {
  for (const recitation of recitations.values()) {
    const slot = recitation.slots.find(one => one.id === id)
    if (slot !== undefined) return { recitation, slot }
  }
  return null
}

function emptySlots(guid: string): Slot[] {
  const blank = { tone_type: '', content: '', need_template: 0, translate: '', sound: '' } as const
  const all = recitationCategories.flatMap(category =>
    Array.from({ length: bounds.slots[category] }, () => ({ ...blank, category })),
  )
  return all.map((slot, at) => ({ ...slot, id: `${guid}-${at + 1}` }))
}

const text = v.string()

export const recitationChanges = {
  'recitation-begun': change({ guid: text, account: text }, ({ state }, { guid, account }) => {
    const open = [...state.recitations.values()].filter(one => one.account === account && one.madeAt === null)
    for (const old of open.slice(0, Math.max(0, open.length - unfinished + 1))) state.recitations.delete(old.guid)
    state.recitations.set(guid, { guid, account, slots: emptySlots(guid), spoken: 0, madeAt: null, made: null })
    state.recitationsBegun++
  }),
  'recitation-spoken': change(
    { id: text, tone_type: text, content: text, need_template: v.picklist([0, 1]), sound: text },
    ({ state }, { id, ...given }) => {
      const found = findSlot(state.recitations, id)
      if (found === null) return
      Object.assign(found.slot, given)
      found.recitation.spoken++
    },
  ),
  'recitation-translated': change({ id: text, translate: text }, ({ state }, { id, translate }) => {
    const found = findSlot(state.recitations, id)
    if (found !== null) found.slot.translate = translate
  }),
  'recitation-recorded': change({ id: text, sound: text }, ({ state }, { id, sound }) => {
    const found = findSlot(state.recitations, id)
    // A recording of a teacher is always a model for the students.
    if (found !== null) Object.assign(found.slot, { sound, need_template: 1 })
  }),
  /** `items`: the texts that were sent with the request. */
  'recitation-made': change(
    {
      guid: text,
      resource: text,
      title: text,
      at: v.number(),
      items: v.array(v.object({ id: text, content: text, translate: text })),
    },
    ({ world, state }, { guid, resource, title, at, items }) => {
      const recitation = state.recitations.get(guid)
      if (recitation === undefined || recitation.madeAt !== null) return
      for (const { id, ...given } of items) Object.assign(recitation.slots.find(slot => slot.id === id) ?? {}, given)
      recitation.madeAt = at
      recitation.made = { resource, title }
      state.recitationsMade++
      const filled = recitation.slots.filter(slot => slot.content !== '' && slot.sound !== '')
      world.resources.push(recitationResource(resource, title, filled))
    },
  ),
}
