import { useState } from 'react'
import { paperKey } from './paper-layers'
import type { PaperParams, PaperSource } from './paper-source'

/** Which paper is on the screen. While the next paper loads, this is still the previous one, not the requested one. */
export function useShownPaper({ topicId, studentId, round }: PaperParams, { query }: PaperSource) {
  const student = `${topicId}/${studentId}`
  const key = paperKey(topicId, studentId, round)
  const [shown, setShown] = useState({ student, studentId, key })
  if (query.data && !query.isPlaceholderData && shown.key !== key) setShown({ student, studentId, key })
  return {
    shownKey: shown.key,
    shownStudentId: shown.studentId,
    /** How many rounds the requested paper has: known as soon as any of its rounds is shown. */
    rounds: shown.student === student ? query.data?.rounds : undefined,
  }
}
