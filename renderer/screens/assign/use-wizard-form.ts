/** The form of one wizard: its stored draft, and the notice that the wizard continues an earlier one. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type AssignDraft, emptyDraft, isStarted, parseStartedDraft } from '../../features/homework/draft/assign-draft'
import { type Field, faultMessages, findFaults } from '../../features/homework/draft/faults'
import { type WizardKind, wizards } from '../../features/homework/wizard-kinds'
import { now } from '../../ui/clock'
import { type FormState, useFormState } from '../../ui/form/use-form-state'

export interface WizardForm extends FormState<AssignDraft, Field> {
  /** The teacher returned to a started draft. The wizard says so, so that no old choice is published unnoticed. */
  resumed: boolean
  /** The teacher has seen the notice. */
  hideResumed(): void
}

/** @param body the element that holds the current step. */
export function useWizardForm(wizard: WizardKind, body: RefObject<HTMLElement | null>): WizardForm {
  const { kind } = wizards[wizard]
  const form = useFormState<AssignDraft, Field>(
    {
      // each empty draft has a new request id: for an old id the server would return that homework and create none
      initial: () => emptyDraft(kind, now()),
      draft: { key: `assign/${wizard}`, read: parseStartedDraft },
      check: draft => faultMessages(findFaults(kind, draft, now())),
    },
    body,
  )
  const [resumed, setResumed] = useState(false)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const proposedEnd = useRef(form.values.end)
  // once per visit of the page
  useEffect(() => {
    if (!form.ready) return
    const { values, set } = latest.current
    const started = isStarted(values)
    setResumed(started)
    if (started) return
    // renew a proposed deadline that is some days old and that the teacher did not change
    const { end } = emptyDraft(kind, now())
    if (values.end === proposedEnd.current && end !== values.end) set({ end }, [])
    proposedEnd.current = end
  }, [form.ready, kind])
  return {
    ...form,
    clear() {
      form.clear()
      proposedEnd.current = form.getValues().end
      setResumed(false)
    },
    resumed,
    hideResumed: () => setResumed(false),
  }
}
