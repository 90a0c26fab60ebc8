/** Loads the comments on a submission: the AI's file, and the teacher's notes (SPEC §7 Result-view calls). */
import { useMemo } from 'react'
import type { Note } from '../../../../shared/items/note'
import { useApi } from '../../../bridge/index'
import { type AiComment, aiCommentsIn } from '../../content/ai-comments'
import type { Submission } from '../../content/writing'
import { useResultContext } from '../../use-result-context'

/** The file's address: absolute, or a name under the resource. */
const addressOf = (base: string, file: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(file) ? file : `${base}/${file.replace(/^\/+/, '')}`

const noComments: readonly AiComment[] = []

/** The AI's comments in the submission's text; `asked` is false if there is no file. */
export function useAiComments({ text, answer }: Submission) {
  const { paper } = useResultContext()
  const file = answer.evaluate_xml
  const request = { evaluate_xml: file === undefined ? '' : addressOf(paper.resource.resource_path, file) }
  const { data, isError, isFetching, refetch } = useApi('evaluate-xml-file', request, {
    enabled: file !== undefined,
    background: true,
  })
  // The file contains the whole answer, so use its text if the record has none.
  const shownText = text.trim() === '' ? (data?.text ?? '') : text
  const comments = useMemo(() => (data ? aiCommentsIn(shownText, data) : noComments), [data, shownText])
  return {
    text: shownText,
    comments,
    isRequested: file !== undefined,
    pending: file !== undefined && data === undefined && !isError,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/**
 * Whether a note was made on this text: if several texts have the same guid, it belongs to the one that contains its
 * words.
 */
const isNoteOnText = ({ pos, sent_content }: Note, text: string): boolean =>
  sent_content === '' || text.slice(pos.startPos, pos.endPos) === sent_content

const noNotes: readonly Note[] = []

/** The teacher's notes on a submission's text; empty while loading and if they are not available (SPEC §8). */
export function useNotes({ answer }: Submission, text: string): readonly Note[] {
  const { paper, studentId } = useResultContext()
  const guid = answer.guid ?? paper.guid
  const request = { student_id: studentId ?? '', topic_id: paper.resource.topic_id, guid: guid ?? '' }
  const { data } = useApi('get-writing-notes', request, { enabled: studentId !== undefined && guid !== undefined })
  const isGuidShared = paper.answers.filter(other => (other.guid ?? paper.guid) === guid).length > 1
  return useMemo(() => {
    const notes = data?.items ?? noNotes
    return isGuidShared ? notes.filter(note => isNoteOnText(note, text)) : notes
  }, [data, isGuidShared, text])
}
