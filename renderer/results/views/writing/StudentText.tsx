import { useMemo, useRef, useState } from 'react'
import { showToast } from '../../../bridge/index'
import { ErrorState } from '../../../ui/ErrorState'
import { useIsPrinting } from '../../../ui/print/use-is-printing'
import { BankButton } from '../../bank/BankButton'
import { aiDrafts } from '../../content/ai-drafts'
import type { Submission } from '../../content/writing'
import { NoteConflicts } from '../../notes/NoteConflicts'
import { notesText } from '../../notes/text'
import { useUnsentWord } from '../../notes/unsent-word'
import { useItemKey } from '../../parts/use-item-key'
import { resultText } from '../../text'
import { useItemNavigation } from '../../use-item-navigation'
import { useResultContext } from '../../use-result-context'
import { setCommenting, wasCommenting } from '../../view-choices'
import { useEditorBank } from './bank/use-editor-bank'
import { EditButton } from './EditButton'
import { aiHelp } from './editor/AiHelp'
import { DisplacedNotes } from './editor/DisplacedNotes'
import { NoteEditor } from './editor/NoteEditor'
import { editorText } from './editor/text'
import type { AiMark, TextMark } from './MarkedPieces'
import { MarkedText } from './MarkedText'
import classes from './MarkedText.module.css'
import { UnsentWordContext } from './print/PrintedNotes'
import { writingText } from './text'
import { useAiComments } from './use-comments'
import { useNoteEditing } from './use-note-editing'

/** The legend of the marks. In the text, screen readers get the same words. */
function MarkLegend({ red, hasNotes }: { red: boolean; hasNotes: boolean }) {
  if (!red && !hasNotes) return null
  return (
    <p className={classes.legend}>
      {red ? <span className={classes.red}>{writingText.aiErrors}</span> : null}
      {hasNotes ? <span className={classes.hint}>{writingText.noteHint}</span> : null}
    </p>
  )
}

interface Props {
  submission: Submission
  isLatest: boolean
  /** The sample answers of the question. */
  samples: readonly string[]
}

/** The student's text with the AI's marks and comments and the teacher's notes, which a teacher can edit. */
export function StudentText({ submission, isLatest, samples }: Props) {
  const { redSpans, aiText } = submission
  const { viewer, marking, hidesAi, paper } = useResultContext()
  const { firstKey } = useItemNavigation()
  const isFirst = useItemKey() === firstKey && isLatest
  const { text, comments, pending } = useAiComments(submission)
  const { places, editing, reading, conflicts = [], choose, hasNewWords } = useNoteEditing(submission, text, pending)
  const { placed, displaced } = places
  const [isOpen, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const [hintHost, setHintHost] = useState<HTMLElement | null>(null)
  // Only one text of a paper opens by itself, because it takes the focus.
  const [opensItself] = useState(() => isFirst && (marking?.isOpen || wasCommenting()))
  // A form that was open when the page was left opens the editor, which then stays open after the form.
  if (isOpen === undefined && editing?.typed) setOpen(true)
  const isEditing = editing !== null && (isOpen ?? opensItself)
  const aiMarks = useMemo(
    (): AiMark[] => [
      ...redSpans.map(span => ({ kind: 'red' as const, ...span })),
      ...comments.flatMap(({ no, level, span, comment }) =>
        span ? [{ kind: 'ai' as const, no, level, ...(comment === undefined ? {} : { comment }), ...span }] : [],
      ),
    ],
    [redSpans, comments],
  )
  const marks = useMemo(
    (): TextMark[] => [...aiMarks, ...placed.map(place => ({ kind: 'note' as const, ...place }))],
    [aiMarks, placed],
  )
  const sentences = hidesAi ? undefined : submission.answer.new_writing_report?.sentence_result
  const drafts = useMemo(() => aiDrafts(text, redSpans, comments, sentences), [text, redSpans, comments, sentences])
  const help = useMemo(() => aiHelp({ drafts, samples }), [drafts, samples])
  const name = marking === null || marking.isNameHidden ? null : marking.name
  const unsentWord = useUnsentWord(submission.answer.guid ?? paper.guid)
  // The editor stays: it keeps its caret while a copy of the text is printed.
  const isPrinting = useIsPrinting()
  const bank = useEditorBank({ name, hints: drafts })
  const marksOfAi = useMemo(() => aiText?.redSpans.map((span): TextMark => ({ kind: 'red', ...span })) ?? [], [aiText])
  const open = (isOpened: boolean) => {
    setOpen(isOpened)
    setCommenting(isOpened)
  }
  const toggle = () => {
    // The form would be out of sight, with words that keep the paper from being saved.
    if (isEditing && hasNewWords) return showToast(notesText.typedLeft)
    if (isEditing && editing?.typed) editing.onTyped(null)
    open(!isEditing)
  }
  const openButton = (
    <EditButton ref={button} isOpen={isEditing} hasNotes={placed.length + displaced.length > 0} onOpen={toggle} />
  )
  const leave = () => {
    open(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {editing === null ? null : (
        <div className={classes.editButtons}>
          {openButton}
          {isEditing ? <BankButton /> : null}
          <div ref={setHintHost} className={classes.editHint} />
        </div>
      )}
      {reading?.failed ? (
        <ErrorState message={writingText.notesFailed} onRetry={reading.retry} busy={reading.busy} />
      ) : null}
      {isEditing ? (
        <div className={classes.onScreen}>
          <NoteEditor
            text={text}
            label={editorText.name(writingText.submission[viewer])}
            marks={aiMarks}
            editing={editing}
            onLeave={leave}
            help={help}
            bank={bank}
            hintHost={hintHost}
          />
        </div>
      ) : null}
      {isEditing && !isPrinting ? null : (
        <div className={isEditing ? classes.onPaper : undefined}>
          <UnsentWordContext value={unsentWord}>
            <MarkedText text={text} marks={marks} />
          </UnsentWordContext>
        </div>
      )}
      {text.trim() !== '' || pending || submission.answer.engine_pic !== undefined ? null : (
        <p className={classes.empty}>{resultText.empty}</p>
      )}
      {aiText === undefined ? null : (
        <div className={classes.aiText}>
          <h4 className={classes.title}>{writingText.textCheckedByAi}</h4>
          <MarkedText text={aiText.text} marks={marksOfAi} />
        </div>
      )}
      <MarkLegend red={redSpans.length + marksOfAi.length > 0} hasNotes={placed.length > 0} />
      {choose === undefined ? null : <NoteConflicts conflicts={conflicts} choose={choose} />}
      {isEditing && !isPrinting ? null : <DisplacedNotes notes={displaced} />}
    </>
  )
}
