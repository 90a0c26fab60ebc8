/** The draft of one wizard, and what is to be said of it. */
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
  /** Begins anew. Another homework has an id of its own: by the same one the first would be found, and nothing made. */
  empty(): void
  /** The teacher came back to something that he began before: he is told, so that nothing of it goes out unnoticed. */
  resumed: boolean
  /** He has seen it. */
  hideResumed(): void
}

export function useWizardDraft(way: WizardKind, kind: HomeworkKind): WizardDraft {
  const [first] = useState(() => emptyDraft(kind, now()))
  const { value: draft, set, ready } = useDraft<AssignDraft>(`assign/${way}`, first, parseStartedDraft)
  const [resumed, setResumed] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const proposed = useRef(first.end)
  // once for each time that the page comes into sight
  useEffect(() => {
    if (!ready) return
    const begun = isStarted(latest.current)
    setResumed(begun)
    // a deadline that was proposed days ago and that nobody has touched is proposed anew
    const { end } = emptyDraft(kind, now())
    if (!begun && latest.current.end === proposed.current && end !== proposed.current) set(old => ({ ...old, end }))
    if (!begun) proposed.current = end
  }, [ready, kind, set])
  return {
    draft,
    set,
    ready,
    empty: () => {
      set(emptyDraft(kind, now()))
      setResumed(false)
    },
    resumed,
    hideResumed: () => setResumed(false),
  }
}
