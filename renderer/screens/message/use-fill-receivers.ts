import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { receiversOf } from '../../features/messages/receivers-state'
import { confirmDialog } from '../../ui/dialogs'
import type { DraftForm } from '../../ui/form/use-draft-form'
import { emptyMessage, type MessageDraft } from './message-draft'
import { text } from './text'

const sendText = text.send

/** Fills the form once with the students whom another page has chosen, and the homework that it is about. */
export function useFillReceivers(form: DraftForm<MessageDraft>): void {
  const { state } = useLocation()
  const navigate = useNavigate()
  const receivers = receiversOf(state)
  const isFilled = useRef(false)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (receivers === null) isFilled.current = false
    if (receivers === null || isFilled.current || !form.ready) return
    isFilled.current = true
    // the state must not fill the form again after a reload
    void navigate('.', { replace: true, state: null })
    const { isChanged, set } = latest.current
    const { title, studentIds, homeworks } = receivers
    const draft: MessageDraft = {
      ...emptyMessage,
      title: [...title].slice(0, limits.message.title).join(''),
      studentIds,
      studentsFrom: 'chosen',
      homeworks: homeworks.slice(0, limits.message.homeworks),
    }
    const isConfirmed = isChanged
      ? confirmDialog({ message: sendText.replaceByChosen, confirm: sendText.replaceConfirm })
      : true
    void Promise.resolve(isConfirmed).then(yes => yes && set(draft))
  }, [receivers, form.ready, navigate])
}
