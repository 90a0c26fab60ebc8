import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../bridge/index'
import { receiversOf } from '../../features/messages/receivers-state'
import { confirmDialog } from '../../ui/dialogs'
import type { DraftForm } from '../../ui/form/use-draft-form'
import { useStableCallback } from '../../ui/use-stable-callback'
import { againDraft, chosenDraft, type MessageDraft } from './message-draft'
import { text } from './text'

const sendText = text.send

/** Fills the form once with a message that begins elsewhere, and asks first if another one is being written. */
function useFillOnce({ ready, isChanged, set }: DraftForm<MessageDraft>, draft: MessageDraft | null, question: string) {
  const navigate = useNavigate()
  const fill = useStableCallback(async () => {
    if (draft === null) return
    // a reload must not fill the form again
    void navigate('.', { replace: true, state: null })
    if (!isChanged || (await confirmDialog({ message: question, confirm: sendText.replaceConfirm }))) {
      // what the teacher has not written yet is no fault
      set(draft, [])
    }
  })
  const canFill = ready && draft !== null
  useEffect(() => {
    if (canFill) void fill()
  }, [canFill, fill])
}

/**
 * Fills the form with an earlier message (`?again=ID`), for the students who have not read it; or with the students
 * whom another page has chosen, and the homework that it is about.
 */
export function useFillMessage(form: DraftForm<MessageDraft>): void {
  const id = useSearchParams()[0].get('again') ?? ''
  const { data } = useApi('message-details', { id }, { enabled: id !== '' })
  const receivers = receiversOf(useLocation().state)
  useFillOnce(form, data ? againDraft(data) : null, sendText.replaceQuestion)
  useFillOnce(form, receivers && chosenDraft(receivers), sendText.replaceByChosen)
}
