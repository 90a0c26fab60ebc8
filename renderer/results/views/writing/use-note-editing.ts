/** Whether and how a teacher may comment on a submission (SPEC §4 "Writing comment editing", §6). */
import { useMemo } from 'react'
import { typedText } from '../../../../shared/domain/writing-note'
import { useSession } from '../../../bridge/index'
import type { Submission } from '../../content/writing'
import { worksOf } from '../../notes/marking'
import { useNoteDraft } from '../../notes/use-note-draft'
import { useSaveAndGo } from '../../notes/use-save-and-go'
import { type ResultContextValue, useResultContext } from '../../use-result-context'
import type { NoteEditing } from './editor/note-editing'
import { useNotePlaces, useNotes } from './use-comments'

/** Offsets refer to what the student typed, so a text that was only read from a picture has no comments. */
function canComment({ marking, paper }: ResultContextValue, { answer }: Submission): boolean {
  if (marking === null || typedText(answer).trim() === '') return false
  const isStandard = paper.resource.view_key === 'standard-writing'
  return !isStandard || answer.new_writing_report?.score_result?.has_comment === 1
}

const unnamed = { name: '', path: '' }

/** The comments on a submission, and how they are edited; `editing` is null where this is not allowed. */
export function useNoteEditing(submission: Submission, text: string, pending: boolean) {
  const context = useResultContext()
  const { marking, paper, studentId } = context
  const user = useSession()?.user
  const { notes: served, ...reading } = useNotes(submission)
  const guid = submission.answer.guid ?? paper.guid
  const { topic_id } = paper.resource
  const work = useMemo(
    () => (guid === undefined || studentId === undefined ? null : { student_id: studentId, topic_id, guid }),
    [guid, studentId, topic_id],
  )
  const { notes, typed, hasNewWords, conflicts, setTyped, change, choose } = useNoteDraft(
    work,
    { ...(marking ?? unnamed), round: paper.round },
    served,
  )
  const saveAndGo = useSaveAndGo(() => (studentId === undefined ? [] : worksOf(paper, studentId)), marking?.goNext)
  const places = useNotePlaces(submission, text, pending ? undefined : notes)
  if (work === null || studentId === undefined || !canComment(context, submission))
    return { places, editing: null, hasNewWords: false }
  // Several questions of a paper may have one guid.
  const key = `${submission.answer.guid ?? ''}-${paper.answers.indexOf(submission.answer)}`
  const editing: NoteEditing = {
    places,
    nickname: user?.nickname || user?.username || '',
    typed: typed?.text === key ? typed : null,
    isTypedElsewhere: hasNewWords && typed?.text !== key,
    onTyped: next => setTyped(next === null ? null : { ...next, text: key }),
    onChange: next => change(next, key),
    onSubmit: saveAndGo,
  }
  return { places, editing, reading, conflicts, choose, hasNewWords: hasNewWords && editing.typed !== null }
}
