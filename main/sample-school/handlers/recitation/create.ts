/** The last step of a recitation: it becomes a resource of the world (SPEC §7 create-resource). */
import { recitation as bounds } from '../../../../shared/domain/recitation'
import { hasEmoji, textFault, textLength, tidyText } from '../../../../shared/domain/text-rules'
import type { Recitation } from '../../store/changes/recitation'
import { type Authorised, Refusal } from '../types'
import { checkContent, remainingThisMonth, unfinishedRecitation, unfinishedSlot } from './slots'
import { text } from './text'

interface SentenceInput {
  id: string
  content: string
  translate: string
}

interface Request {
  guid: string
  title: string
  items?: SentenceInput[] | undefined
}

function checkTitle(title: string): void {
  const fault = textFault(title, bounds.title)
  if (fault === 'empty') throw new Refusal(400, text.title.empty)
  if (fault === 'emoji') throw new Refusal(400, text.content.emoji)
  if (fault === 'long') throw new Refusal(400, text.title.long(bounds.title))
}

/** Refuses an invalid or too long translation. */
export function checkTranslate(translate: string): void {
  if (hasEmoji(translate)) throw new Refusal(400, text.content.emoji)
  if (textLength(translate) > bounds.translate) throw new Refusal(400, text.translationTooLong(bounds.translate))
}

/** Checks that each slot will have both text and sound, or neither. A slot that is sent without a text is left out. */
function checkSlots(call: Authorised, recitation: Recitation, items: readonly SentenceInput[]): void {
  for (const { id, content, translate } of items) {
    const { slot } = unfinishedSlot(call, id, recitation.guid)
    if (content !== '') checkContent(content, slot.category)
    checkTranslate(translate)
  }
  const slots = recitation.slots.map(slot => ({ ...slot, ...items.findLast(one => one.id === slot.id) }))
  for (const [at, slot] of slots.entries()) {
    if (slot.content !== '' && slot.sound === '') throw new Refusal(400, text.slotWithoutSound(at + 1))
    const isLeftOut = items.some(one => one.id === slot.id)
    if (slot.content === '' && slot.sound !== '' && !isLeftOut) throw new Refusal(400, text.slotWithoutText(at + 1))
  }
  if (slots.every(slot => slot.content === '' || slot.sound === '')) throw new Refusal(400, text.noCompleteSlot)
}

/** Creates the resource. */
export function create(call: Authorised, { guid, title: sent, items = [] }: Request) {
  const title = tidyText(sent)
  const recitation = unfinishedRecitation(call, guid)
  checkTitle(title)
  checkSlots(call, recitation, items)
  if (remainingThisMonth(call) === 0) throw new Refusal(400, text.monthlyLimitReached)
  const resource = `rc-${call.store.state.recitationsMade + 1}`
  call.store.commit({ type: 'recitation-made', guid, resource, title, at: call.at, items })
  return { resource_id: resource, resource_title: title, remaining_times: remainingThisMonth(call) }
}
