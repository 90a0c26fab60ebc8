/** A wizard that is opened with a draft, e.g. of a homework that is given to another class. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type AssignDraft, isStarted, parseDraft } from '../../features/homework/draft/assign-draft'
import { confirmDialog } from '../../ui/dialogs'
import { text } from './text'

function draftFromState(state: unknown): AssignDraft | null {
  return typeof state === 'object' && state !== null && 'draft' in state ? parseDraft(state.draft) : null
}

interface Props {
  /** What stands in the wizard, once it is known. */
  draft: AssignDraft
  ready: boolean
  /** Takes what was brought in its place. */
  take(draft: AssignDraft): void
}

/** Takes over the draft that came with the address, once; asks first where that would replace another one. */
export function useInitialDraft({ draft, ready, take }: Props): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const seen = useRef('')
  useEffect(() => {
    const next = ready ? draftFromState(state) : null
    if (!next || next.request_id === seen.current) return
    seen.current = next.request_id
    const asked = isStarted(draft)
      ? confirmDialog({
          message: draft.sent === 1 ? text.restartAskSent : text.replaceAsk,
          confirm: text.replaceYes,
          cancel: text.replaceNo,
        })
      : Promise.resolve(true)
    void asked.then(yes => {
      if (yes) take(next)
      // a reload does not bring it again over what was changed meanwhile
      void navigate(pathname, { replace: true, state: null })
    })
  }, [state, pathname, ready, draft, take, navigate])
}
