import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { KeyCap } from '../../../../ui/keys/KeyCaps'
import { type AiDraft, draftAt } from '../../../content/ai-drafts'
import { modelSentence } from '../../../content/model-sentence'
import { sentencesAt } from '../../../content/sentences'
import type { Span } from '../../../content/spans'
import type { EditorAddition } from './NoteEditor'
import classes from './NoteEditor.module.css'
import { editorText } from './text'
import { selectedRange } from './text-cursor'
import type { NoteEditorState } from './use-note-editor'

/** What can become the words of a comment: what the AI found in the text, and the sample answers. */
export interface AiHelpSource {
  drafts: readonly AiDraft[]
  samples: readonly string[]
}

/** Words for a comment, with the ranges that it could have, the best one first. */
interface Proposal {
  words: string
  ranges: Span[]
}

/** A kind of help: its key, its name, and what it proposes for a selection or a caret. */
interface Help {
  key: string
  label: string
  add: string
  none: string
  propose: (text: string, selected: Span) => Proposal | null
}

function helpsOf({ drafts, samples }: AiHelpSource): Help[] {
  const ofAi: Help = {
    ...editorText.aiHelp,
    propose(text, selected) {
      const draft = draftAt(drafts, text, selected)
      return draft ? { words: draft.words, ranges: [draft] } : null
    },
  }
  const ofModel: Help = {
    ...editorText.modelHelp,
    propose(text, selected) {
      const sentences = sentencesAt(text, selected)
      const words = modelSentence(samples, sentences.map(({ start, end }) => text.slice(start, end)).join(' '))
      if (words === null) return null
      return {
        words: editorText.modelHelp.example(words),
        ranges: selected.start === selected.end ? [...sentences, selected] : [selected],
      }
    },
  }
  return [...(drafts.length > 0 ? [ofAi] : []), ...(samples.length > 0 ? [ofModel] : [])]
}

function spanAt(editor: NoteEditorState): Span {
  const { startPos, endPos } = selectedRange(editor.cursor.state())
  return { start: startPos, end: endPos }
}

/** Opens the form with the proposed words; says why if that is not possible. */
function openDraft(editor: NoteEditorState, { propose, none }: Help): void {
  const proposal = propose(editor.text, spanAt(editor))
  if (proposal === null) editor.cursor.say(none)
  else
    editor.propose(
      proposal.ranges.map(({ start, end }) => ({ startPos: start, endPos: end })),
      proposal.words,
    )
}

/** Adds the proposed words to those in the form. */
function addToForm(editor: NoteEditorState, { propose, none }: Help): void {
  const { typed, text, cursor } = editor
  if (typed === null) return
  const proposal = propose(text, { start: typed.pos.startPos, end: typed.pos.endPos })
  if (proposal === null) cursor.say(none)
  else if (!typed.comments.includes(proposal.words)) editor.write(typed.pos, proposal.words, typed.comments.trimEnd())
}

/** The buttons beside the selected words, with their keys. */
function SelectionButtons({ editor, helps }: { editor: NoteEditorState; helps: readonly Help[] }) {
  if (editor.placing !== null) return null
  return helps
    .filter(({ propose }) => propose(editor.text, spanAt(editor)) !== null)
    .map(help => (
      <Button
        key={help.key}
        size="compact-sm"
        variant="default"
        aria-keyshortcuts={help.key}
        rightSection={<KeyCap name={help.key.toUpperCase()} />}
        onClick={() => openDraft(editor, help)}
      >
        {help.label}
      </Button>
    ))
}

/** The buttons in the form. The focus goes back to the words. */
function FormButtons({ editor, helps }: { editor: NoteEditorState; helps: readonly Help[] }) {
  const add = (help: Help) => (event: MouseEvent<HTMLElement>) => {
    addToForm(editor, help)
    event.currentTarget.closest('fieldset')?.querySelector('textarea')?.focus()
  }
  return helps.length === 0 ? null : (
    <div className={classes.helps}>
      {helps.map(help => (
        <Button key={help.key} size="compact-xs" variant="default" onClick={add(help)}>
          {help.add}
        </Button>
      ))}
    </div>
  )
}

/** Makes comments from what the AI found and from the sample answers, by key and by button. */
export function aiHelp(source: AiHelpSource): EditorAddition {
  const helps = helpsOf(source)
  return {
    keys: editor =>
      helps.map(help => ({
        label: help.label,
        keys: { [help.key]: () => openDraft(editor, help) },
        when: editor.placing === null,
      })),
    toolbar: editor => <SelectionButtons editor={editor} helps={helps} />,
    form: editor => <FormButtons editor={editor} helps={helps} />,
  }
}
