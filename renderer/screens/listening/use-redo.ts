import { useState } from 'react'
import { showToast, useWrite } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { useMaySend } from '../../features/messages/use-may-send'
import { type RedoGroup, type RedoReason, redoRequest } from './model/redo'
import { submissionVersion } from './model/submission-version'
import { text } from './text'

/** Asks students to record again, and knows whom the teacher has asked since she opened the page. */
export function useRedo() {
  const maySend = useMaySend()
  const write = useWrite('send-new-message', { quiet: true })
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<{ group: RedoGroup; reason: RedoReason } | null>(null)
  const [problem, setProblem] = useState<string>()
  const show = (next: typeof open) => {
    setProblem(undefined)
    setOpen(next)
  }
  return {
    maySend,
    /** What the dialog shows. */
    open,
    problem,
    busy: write.busy,
    show: (group: RedoGroup, reason: RedoReason) => show({ group, reason }),
    close: () => show(null),
    /** Whether the student was asked for this submission: not for one that is handed in later. */
    wasAsked: (item: Submission) => asked.has(submissionVersion(item)),
    async send() {
      if (!open || write.busy) return
      const { group, reason } = open
      const outcome = await write.send(redoRequest(group, reason))
      if (outcome?.kind === 'done') {
        setAsked(old => new Set([...old, ...group.items.map(submissionVersion)]))
        show(null)
        showToast(text.redo.sent(group.students.length))
      } else if (outcome?.kind === 'refused') setProblem(outcome.message || text.redo.notDone)
      else if (outcome?.kind === 'notDone') setProblem(text.redo.notDone)
      else if (outcome?.kind === 'unknown') setProblem(text.redo.unknown)
    },
  }
}

export type RedoState = ReturnType<typeof useRedo>
