/** The form of a recitation, with its draft and faults. */
import {
  emptyRecitation,
  parseRecitation,
  type RecitationDraft,
  recitationDraftKey,
  type SlotDraft,
} from '../../features/recitation/recitation-draft'
import { type DraftForm, useDraftForm } from '../../ui/form/use-draft-form'
import type { Faults } from '../../ui/form/use-form-state'
import { type Field, findFaults, withSlot } from './slot-rules'
import { text } from './text'

export type RecitationForm = DraftForm<RecitationDraft, Field>

type Submit = (draft: RecitationDraft) => Promise<string | Faults<Field> | null>

export const useRecitationForm = (submit: Submit): RecitationForm =>
  useDraftForm<RecitationDraft, Field>({
    initial: emptyRecitation,
    draft: { key: recitationDraftKey, read: parseRecitation },
    check: draft => findFaults(draft, text.faults),
    submit,
  })

/** Changes the slot at a place; the faults of `touched` are shown from now on. */
export function changeSlot(
  form: Pick<RecitationForm, 'set'>,
  at: number,
  change: (old: SlotDraft) => SlotDraft,
  touched: readonly Field[] = [],
): void {
  form.set(({ slots }) => ({ slots: withSlot(slots, at, change) }), touched)
}
