import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../bridge/index'
import { confirmDialog } from '../../ui/dialogs'
import type { DraftForm } from '../../ui/form/use-draft-form'
import { againDraft, type MessageDraft } from './message-draft'
import { text } from './text'

const sendText = text.send

/** Fills the form with an earlier message (`?again=ID`) once, for the students who have not read it. */
export function useFillAgain(form: DraftForm<MessageDraft>): void {
  const [search, setSearch] = useSearchParams()
  const id = search.get('again') ?? ''
  const { data } = useApi('message-details', { id }, { enabled: id !== '' })
  const filled = useRef('')
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (data === undefined || id === '' || filled.current === id || !form.ready) return
    filled.current = id
    setSearch({}, { replace: true })
    const { isChanged, set } = latest.current
    const isConfirmed = isChanged
      ? confirmDialog({ message: sendText.replaceQuestion, confirm: sendText.replaceConfirm })
      : true
    void Promise.resolve(isConfirmed).then(yes => yes && set(againDraft(data)))
  }, [data, id, form.ready, setSearch])
}
