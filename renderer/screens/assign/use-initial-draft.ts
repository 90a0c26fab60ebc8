/** Opens a wizard with a given draft, e.g. a copy of a homework for another class. */
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type AssignDraft, isStarted, parseDraft } from '../../features/homework/draft/assign-draft'
import { confirmDialog } from '../../ui/dialogs'
import { text } from './text'
import type { WizardForm } from './use-wizard-form'

function draftFromState(state: unknown): AssignDraft | null {
  return typeof state === 'object' && state !== null && 'draft' in state ? parseDraft(state.draft) : null
}

/** Takes the draft of the navigation state once. Asks first if the wizard already has a started draft. */
export function useInitialDraft({ values: draft, ready, set, clear }: WizardForm): void {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const handledId = useRef('')
  useEffect(() => {
    const next = ready ? draftFromState(state) : null
    if (!next || next.request_id === handledId.current) return
    handledId.current = next.request_id
    const confirmed = isStarted(draft)
      ? confirmDialog({
          message: draft.sent === 1 ? text.restartQuestionIfSent : text.replaceQuestion,
          confirm: text.replaceConfirm,
          cancel: text.keepDraft,
        })
      : Promise.resolve(true)
    void confirmed.then(yes => {
      if (yes) {
        clear()
        set(next, [])
      }
      // without the state, a reload cannot replace later changes
      void navigate(pathname, { replace: true, state: null })
    })
  }, [state, pathname, ready, draft, set, clear, navigate])
}
