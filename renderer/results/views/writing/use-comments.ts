/** Loads the comments on a submission: the AI's file, and the teacher's notes (SPEC §7 Result-view calls). */
import { useMemo } from 'react'
import { fitsAtItsRange, typedText } from '../../../../shared/domain/writing-note'
import type { Note } from '../../../../shared/items/note'
import type { Paper } from '../../../../shared/items/paper'
import { useApi } from '../../../bridge/index'
import { type AiComment, aiCommentsIn, aiFileRequest } from '../../content/ai-comments'
import { type NotePlaces, placeNotes } from '../../content/place-notes'
import type { Submission } from '../../content/writing'
import { useResultContext } from '../../use-result-context'

const noComments: readonly AiComment[] = []

/** The AI's comments in the submission's text; `asked` is false if there is no file. */
export function useAiComments({ text, answer }: Submission) {
  const { paper, hidesAi } = useResultContext()
  const request = aiFileRequest(paper, answer)
  const isRequested = request !== null
  const { data, isError, isFetching, refetch } = useApi('evaluate-xml-file', request ?? { evaluate_xml: '' }, {
    enabled: isRequested,
    background: true,
  })
  // The file contains the whole answer, so use its text if the record has none.
  const shownText = text.trim() === '' ? (data?.text ?? '') : text
  const comments = useMemo(
    () => (data && !hidesAi ? aiCommentsIn(shownText, data) : noComments),
    [data, hidesAi, shownText],
  )
  return {
    text: shownText,
    comments,
    isRequested,
    pending: isRequested && data === undefined && !isError,
    failed: isError,
    busy: isFetching,
    retry: () => void refetch(),
  }
}

/** The teachers' notes on the work of a submission; undefined while loading and if they are not available (SPEC §8). */
export function useNotes({ answer }: Submission) {
  const { paper, studentId } = useResultContext()
  const guid = answer.guid ?? paper.guid
  const request = { student_id: studentId ?? '', topic_id: paper.resource.topic_id, guid: guid ?? '' }
  const { data, isError, isFetching, refetch } = useApi('get-writing-notes', request, {
    enabled: studentId !== undefined && guid !== undefined,
    background: true,
  })
  const notes: readonly Note[] | undefined = data?.items
  return { notes, failed: isError && notes === undefined, busy: isFetching, retry: () => void refetch() }
}

const noPlaces: NotePlaces = { placed: [], displaced: [] }

/**
 * The places of notes in one of a paper's texts. If several texts have the same guid, a note belongs to the one that
 * contains its words, or else to the latest.
 */
export function notePlacesIn(paper: Paper, { answer }: Submission, text: string, notes: readonly Note[]): NotePlaces {
  const sameWork = paper.answers.filter(other => (other.guid ?? paper.guid) === (answer.guid ?? paper.guid))
  const others = sameWork.filter(other => other !== answer).map(typedText)
  const isLatest = sameWork.indexOf(answer) < 1
  const own = notes.filter(
    note => fitsAtItsRange(note, text) || (isLatest && !others.some(other => fitsAtItsRange(note, other))),
  )
  return placeNotes(own, text, paper.answers.map(typedText))
}

/** The places of notes in the text of a submission of the shown paper. */
export function useNotePlaces(submission: Submission, text: string, notes: readonly Note[] | undefined): NotePlaces {
  const { paper } = useResultContext()
  return useMemo(
    () => (notes === undefined ? noPlaces : notePlacesIn(paper, submission, text, notes)),
    [notes, paper, submission, text],
  )
}
