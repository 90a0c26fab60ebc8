import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lookUpWrite, prepareWrite, sendWrite, showToast, type WriteOutcome } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { useMaySend } from '../../features/messages/use-may-send'
import { useBusy } from '../../ui/use-busy'
import { type RedoGroup, type RedoReason, redoRequest } from './model/redo'
import { submissionVersion } from './model/submission-version'
import { noteRequest, type OpenRequest, settleRequest, useRedoRequests } from './redo-requests'
import { text } from './text'

/** Asks students to record again, each once for a recording. A request with a lost answer is looked up, not sent again. */
export function useRedo() {
  const client = useQueryClient()
  const maySend = useMaySend()
  const { busy, run } = useBusy()
  const requests = useRedoRequests()
  const [chosen, setChosen] = useState<{ group: RedoGroup; reason: RedoReason } | null>(null)
  const [problem, setProblem] = useState<string>()
  const versions = chosen?.group.items.map(submissionVersion) ?? []
  // A request from before she left the page and came back may have arrived meanwhile.
  const open = versions.some(version => requests.asked.has(version)) ? null : chosen
  /** The request of before to one of these students, whose outcome is not known. */
  const unsure = requests.open.find(each => each.versions.some(version => versions.includes(version)))
  const show = (next: typeof open) => {
    if (busy) return
    setProblem(undefined)
    setChosen(next)
  }
  const finish = (request: OpenRequest, outcome: WriteOutcome<'send-new-message'> | undefined) => {
    if (!outcome) return
    const { kind } = outcome
    if (kind !== 'unknown') settleRequest(request, kind === 'done')
    if (kind === 'done') {
      setProblem(undefined)
      setChosen(null)
      showToast(text.redo.sent(request.students))
    } else if (kind === 'refused') setProblem(outcome.message || text.redo.notDone)
    else if (kind === 'notDone') setProblem(text.redo.notDone)
  }
  return {
    maySend,
    /** What the dialog shows. */
    open,
    /** Whether the last request must be looked up before another one can be sent. */
    isUnsure: unsure !== undefined && !busy,
    problem: unsure && !busy ? text.redo.unknown : problem,
    busy,
    show: (group: RedoGroup, reason: RedoReason) => show({ group, reason }),
    /** Not while it sends: the outcome is shown in the dialog. */
    close: () => show(null),
    /** Whether the student was asked for this submission: not for one that is handed in later. */
    wasAsked: (item: Submission) => requests.asked.has(submissionVersion(item)),
    /** Sends the request, or looks up what became of the last one. */
    async send() {
      if (!open || busy) return
      if (unsure) return finish(unsure, await run(() => lookUpWrite(client, unsure.attempt)))
      const { group, reason } = open
      setProblem(undefined)
      const attempt = prepareWrite(client, 'send-new-message', redoRequest(group, reason))
      const request = { attempt, versions, students: group.students.length }
      const sending = run(() => {
        noteRequest(request)
        return sendWrite(client, attempt, { quiet: true })
      })
      finish(request, await sending)
    },
  }
}

export type RedoState = ReturnType<typeof useRedo>
