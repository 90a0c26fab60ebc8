/** The form of one wizard: its stored draft, and the notice that the wizard continues an earlier one. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKept } from '../../bridge/index'
import {
  type AssignDraft,
  emptyDraft,
  isStarted,
  parseStartedDraft,
  usualDefaults,
} from '../../features/homework/draft/assign-draft'
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

/** What a new homework begins with, by the teacher's settings. */
const proposedOf = ({ end, delay, switches }: AssignDraft) => ({ end, delay, switches })

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** @param body the element that holds the current step. */
export function useWizardForm(wizard: WizardKind, body: RefObject<HTMLElement | null>): WizardForm {
  const { kind } = wizards[wizard]
  const defaults = useKept('homework-defaults')
  const propose = () => emptyDraft(kind, now(), defaults.value ?? usualDefaults)
  const form = useFormState<AssignDraft, Field>(
    {
      // each empty draft has a new request id: for an old id the server would return that homework and create none
      initial: propose,
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
  const proposed = useRef(proposedOf(form.values))
  const isReady = form.ready && defaults.ready
  // once per visit of the page, and when the teacher has changed her settings
  useEffect(() => {
    if (!isReady) return
    const { values, set } = latest.current
    const started = isStarted(values)
    setResumed(started)
    if (started) return
    // renew a proposal that is some days old and that the teacher did not change
    const next = proposedOf(emptyDraft(kind, now(), defaults.value ?? usualDefaults))
    if (isEqual(proposedOf(values), proposed.current) && !isEqual(next, proposed.current)) set(next, [])
    proposed.current = next
  }, [isReady, kind, defaults.value])
  return {
    ...form,
    // a copy that opens the wizard waits for this, so that it is not taken for a draft of an earlier visit
    ready: isReady,
    clear() {
      form.clear()
      proposed.current = proposedOf(form.getValues())
      setResumed(false)
    },
    resumed,
    hideResumed: () => setResumed(false),
  }
}
