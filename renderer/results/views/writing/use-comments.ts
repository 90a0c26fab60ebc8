/** What is said of a submission and stands elsewhere: the AI's file, and the teacher's notes (SPEC §7 Result-view calls). */
import { useMemo } from 'react'
import { useApi } from '../../../bridge'
import { type AiComment, commentsIn } from '../../content/ai-comments'
import type { Submission } from '../../content/writing'
import { useSetting } from '../../setting'

/** The file's address: whole, or a name under the resource. */
const addressOf = (base: string, file: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(file) ? file : `${base}/${file.replace(/^\/+/, '')}`

const none: readonly AiComment[] = []

/** The AI's comments in the submission's text; `asked` is false where there is no file. */
export function useAiComments({ text, answer }: Submission) {
  const { paper } = useSetting()
  const file = answer.evaluate_xml
  const request = { evaluate_xml: file === undefined ? '' : addressOf(paper.resource.resource_path, file) }
  const { data, isError, isFetching, refetch } = useApi('evaluate-xml-file', request, {
    enabled: file !== undefined,
    background: true,
  })
  const comments = useMemo(() => (data ? commentsIn(text, data) : none), [data, text])
  return {
    comments,
    asked: file !== undefined,
    pending: file !== undefined && data === undefined && !isError,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** The teacher's notes on the submission; none before they are there, and where they cannot be had (SPEC §8). */
export function useNotes({ answer }: Submission) {
  const { paper, studentId } = useSetting()
  const guid = answer.guid ?? paper.guid
  const work = { student_id: studentId ?? '', topic_id: paper.resource.topic_id, guid: guid ?? '' }
  const { data } = useApi('get-writing-notes', work, { enabled: studentId !== undefined && guid !== undefined })
  return data?.items
}
