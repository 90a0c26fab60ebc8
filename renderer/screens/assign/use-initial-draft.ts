/** Opens a wizard with a given draft, e.g. a copy of a homework for another class. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type AssignDraft, isStarted, parseDraft } from '../../features/homework/draft/assign-draft'
import { confirmDialog } from '../../ui/dialogs'
import { text } from './text'

function draftFromState(state: unknown): AssignDraft | null {
  return typeof state === 'object' && state !== null && 'draft' in state ? parseDraft(state.draft) : null
}

interface Props {
  /** The wizard's draft, valid once `ready`. */
  draft: AssignDraft
  ready: boolean
  /** Replaces the wizard's draft. */
  replaceDraft(draft: AssignDraft): void
}

/** Takes the draft of the navigation state once. Asks first if the wizard already has a started draft. */
export function useInitialDraft({ draft, ready, replaceDraft }: Props): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const handledId = useRef('')
  useEffect(() => {
    const next = ready ? draftFromState(state) : null
    if (!next || next.request_id === handledId.current) return
    handledId.current = next.request_id
    const confirmed = isStarted(draft)
      ? confirmDialog({
          message: draft.sent === 1 ? text.restartAskSent : text.replaceAsk,
          confirm: text.replaceYes,
          cancel: text.replaceNo,
        })
      : Promise.resolve(true)
    void confirmed.then(yes => {
      if (yes) replaceDraft(next)
      // without the state, a reload cannot replace later changes
      void navigate(pathname, { replace: true, state: null })
    })
  }, [state, pathname, ready, draft, replaceDraft, navigate])
}
