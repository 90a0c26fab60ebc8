/** Makes the resource of a recitation: once, and a lost answer is looked up (SPEC §7 create-resource, §8). */
import type { QueryClient } from '@tanstack/react-query'
import { tidyText } from '../../../shared/domain/text-rules'
import { lookUpWrite, prepareWrite, sendWrite, type WriteOutcome } from '../../bridge/index'
import type { RecitationDraft } from '../../features/recitation/recitation-draft'
import { readServer } from './server-recitation'
import { createRequest, viewKeyOf } from './server-slots'
import { isFilled, withSlot } from './slot-rules'
import { text } from './text'
import type { RecitationForm } from './use-recitation-form'

type Form = Pick<RecitationForm, 'set' | 'getValues'>

/** Sends the translations that the server does not have. Returns why one was not saved, or null. */
async function sendTranslations(
  form: Form,
  client: QueryClient,
  nameOf: (at: number) => string,
): Promise<string | null> {
  const { guid, slots } = form.getValues()
  for (const [at, slot] of slots.entries()) {
    const translate = tidyText(slot.translate)
    if (!isFilled(slot) || slot.id === '' || translate === slot.sentTranslate) continue
    const attempt = prepareWrite(client, 'change-resource-translate', { id: slot.id, guid, translate })
    const outcome = await sendWrite(client, attempt, { quiet: true })
    if (outcome.kind === 'refused') return outcome.message
    if (outcome.kind !== 'done') return text.translationFailed(nameOf(at))
    form.set(old => ({ slots: withSlot(old.slots, at, one => ({ ...one, sentTranslate: translate })) }), [])
  }
  return null
}

/** Keeps what is known of the creation in the draft. Returns the message for the teacher; null if it was created. */
function keepOutcome(form: Form, outcome: WriteOutcome<'create-resource'>, draft: RecitationDraft): string | null {
  if (outcome.kind === 'unknown') return text.unknown
  if (outcome.kind === 'done') {
    const { answer, found } = outcome.result
    const id = answer?.resource_id ?? found?.resource_id ?? ''
    const title = answer?.resource_title || found?.resource_title || tidyText(draft.title)
    form.set({ created: { id, title, view_key: viewKeyOf(draft.slots) }, sent: false }, [])
    return null
  }
  form.set({ sent: false }, [])
  return outcome.kind === 'refused' ? outcome.message : text.notCreated
}

/**
 * Creates the resource. If an earlier request was sent and its outcome is not known, this only looks it up.
 * @returns a message if it was not created, or nobody knows; null if it was.
 */
export async function createRecitation(
  form: Form,
  client: QueryClient,
  nameOf: (at: number) => string,
): Promise<string | null> {
  const draft = form.getValues()
  if (draft.sent) {
    const found = await lookUpWrite(client, { name: 'create-resource', request: createRequest(draft) })
    return keepOutcome(form, found, draft)
  }
  const refusal = await sendTranslations(form, client, nameOf)
  if (refusal !== null) return refusal
  const request = createRequest(form.getValues())
  form.set({ sent: true }, [])
  const outcome = await sendWrite(client, prepareWrite(client, 'create-resource', request), { quiet: true })
  // Another window may have created it, or the server may have lost it: what the server has decides.
  if (outcome.kind === 'refused' && (await readServer(form)) === 'gone') return text.gone
  if (form.getValues().created !== null) return null
  return keepOutcome(form, outcome, draft)
}
