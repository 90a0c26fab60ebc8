/** The stored draft of one wizard. */
import { useEffect, useRef, useState } from 'react'
import type { HomeworkKind } from '../../../shared/domain/homework-rules'
import { type AssignDraft, emptyDraft, isStarted, parseStartedDraft } from '../../features/homework/draft/assign-draft'
import type { WizardKind } from '../../features/homework/wizard-kinds'
import { now } from '../../ui/clock'
import { useDraft } from '../../ui/drafts'

interface WizardDraft {
  draft: AssignDraft
  set(next: AssignDraft | ((old: AssignDraft) => AssignDraft)): void
  ready: boolean
  /** Starts over with a new request id: for the old id the server would return the first homework and create none. */
  reset(): void
  /** The teacher returned to a started draft. The wizard says so, so that no old choice is published unnoticed. */
  resumed: boolean
  /** The teacher has seen the notice. */
  hideResumed(): void
}

export function useWizardDraft(wizard: WizardKind, kind: HomeworkKind): WizardDraft {
  const [initial] = useState(() => emptyDraft(kind, now()))
  const { value: draft, set, ready } = useDraft<AssignDraft>(`assign/${wizard}`, initial, parseStartedDraft)
  const [resumed, setResumed] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const proposedEnd = useRef(initial.end)
  // once per visit of the page
  useEffect(() => {
    if (!ready) return
    const started = isStarted(latest.current)
    setResumed(started)
    // renew a proposed deadline that is some days old and that the teacher did not change
    const { end } = emptyDraft(kind, now())
    if (!started && latest.current.end === proposedEnd.current && end !== proposedEnd.current)
      set(old => ({ ...old, end }))
    if (!started) proposedEnd.current = end
  }, [ready, kind, set])
  return {
    draft,
    set,
    ready,
    reset: () => {
      set(emptyDraft(kind, now()))
      setResumed(false)
    },
    resumed,
    hideResumed: () => setResumed(false),
  }
}
