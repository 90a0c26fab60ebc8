import { Button } from '@mantine/core'
import { useState } from 'react'
import { textLength } from '../../../../../shared/domain/text-rules'
import type { NoteRange } from '../../../../../shared/domain/writing-note'
import { showToast } from '../../../../bridge/index'
import { KeyCap } from '../../../../ui/keys/KeyCaps'
import { BankDialog } from '../../../bank/BankDialog'
import { type BankEntry, entryAtSlot, entryFault, slots } from '../../../bank/comment-bank'
import { expand } from '../../../bank/placeholders'
import { bankText } from '../../../bank/text'
import { useCommentBank } from '../../../bank/use-comment-bank'
import type { EditorAddition } from '../editor/NoteEditor'
import { readTextPositions } from '../editor/text-positions'
import type { NoteEditorState } from '../editor/use-note-editor'
import { addSentence, type BankSource, factsOn } from './add-sentence'
import { BankFormButtons, fieldOf, selectRightForm } from './BankFormButtons'
import { BankPopup } from './BankPopup'
import { ProposedText } from './ProposedText'

/** Where a chosen sentence goes: on a range at once, or into the form. */
interface Target {
  range: NoteRange
  beside: Pick<DOMRect, 'left' | 'top' | 'bottom'>
  /** The field of the form. */
  field: HTMLTextAreaElement | null
}

/** The last line of a range in the text that has the focus. */
function lineOf({ startPos, endPos }: NoteRange): Target['beside'] {
  const root = document.activeElement
  const lines = root instanceof HTMLElement ? readTextPositions(root).rangeOf(startPos, endPos).getClientRects() : []
  return [...lines].at(-1) ?? { left: 0, top: 0, bottom: 0 }
}

/** The comment bank in the editor of one text: its keys, its buttons and its popup. */
export function useEditorBank(source: BankSource): EditorAddition {
  const state = useCommentBank()
  const { bank } = state
  const [target, setTarget] = useState<Target | null>(null)
  const [isManaging, setManaging] = useState(false)

  const openOnText = (editor: NoteEditorState, beside?: DOMRect): void => {
    const range = editor.rangeToAdd()
    if (range) setTarget({ range, beside: beside ?? lineOf(range), field: null })
  }
  const openInForm = ({ typed }: NoteEditorState, button: Element): void => {
    if (typed) setTarget({ range: typed.pos, beside: button.getBoundingClientRect(), field: fieldOf(button) })
  }
  const addToRange = (editor: NoteEditorState, entry: BankEntry, range: NoteRange): string | null => {
    const { refusal, isUsed } = addSentence(editor, entry, range, source)
    if (isUsed) state.use(entry.id)
    return refusal
  }
  const addPinned = (editor: NoteEditorState, slot: number): void => {
    const entry = entryAtSlot(bank, slot)
    const range = entry && editor.rangeToAdd()
    const refusal = entry ? range && addToRange(editor, entry, range) : bankText.noPinned(slot)
    if (refusal) editor.cursor.say(refusal)
  }
  /** Writes a sentence at the caret of the form. */
  const insert = (editor: NoteEditorState, entry: BankEntry, range: NoteRange, field: HTMLTextAreaElement) => {
    const { text, fault } = expand(entry.text, factsOn(editor.text, range, source))
    if (fault !== null) return bankText.refused[fault]
    const before = field.value.slice(0, field.selectionStart)
    editor.onTyped({ pos: range, comments: `${before}${text}${field.value.slice(field.selectionEnd)}` })
    state.use(entry.id)
    // The words must be in the field before they can be selected.
    requestAnimationFrame(() => {
      const end = before.length + text.length
      field.focus({ preventScroll: true })
      if (!selectRightForm(field, before.length, text)) field.setSelectionRange(end, end)
    })
    return null
  }
  const choose = (editor: NoteEditorState, entry: BankEntry, { range, field }: Target): string | null => {
    const refusal = field ? insert(editor, entry, range, field) : addToRange(editor, entry, range)
    if (refusal === null) setTarget(null)
    return refusal
  }
  const focusBack = (editor: NoteEditorState, field: HTMLTextAreaElement | null): void =>
    field ? field.focus({ preventScroll: true }) : editor.focusText()

  /** How many letters the form has beside those that a sentence replaces. */
  const takenIn = (field: HTMLTextAreaElement | null): number =>
    field ? textLength(`${field.value.slice(0, field.selectionStart)}${field.value.slice(field.selectionEnd)}`) : 0

  return {
    shownKeys: [
      { label: bankText.keys.pinned, keys: slots.map(String) },
      { label: bankText.keys.find, keys: ['/'] },
    ],
    keys: editor => [
      {
        label: bankText.keys.pinned,
        keys: Object.fromEntries(slots.map(slot => [`${slot}`, () => addPinned(editor, slot)])),
      },
      { label: bankText.keys.find, keys: { '/': () => openOnText(editor) } },
    ],
    toolbar: editor =>
      editor.placing === null ? (
        <Button
          size="compact-sm"
          variant="default"
          aria-keyshortcuts="/"
          rightSection={<KeyCap name="/" />}
          onClick={event => openOnText(editor, event.currentTarget.getBoundingClientRect())}
        >
          {bankText.choose}
        </Button>
      ) : null,
    form: editor => (
      <BankFormButtons
        onChoose={button => openInForm(editor, button)}
        onAdd={() => {
          const text = editor.typed?.comments ?? ''
          const fault = entryFault(bank, text)
          if (fault !== null) return editor.cursor.say(bankText.faults[fault])
          state.add(text)
          showToast(bankText.added)
        }}
      />
    ),
    below: editor => (
      <>
        <ProposedText onAdd={state.add} />
        {target === null ? null : (
          <BankPopup
            entries={bank.entries}
            facts={factsOn(editor.text, target.range, source)}
            beside={target.beside}
            taken={takenIn(target.field)}
            isInForm={target.field !== null}
            onUse={entry => choose(editor, entry, target)}
            onClose={returnsFocus => {
              setTarget(null)
              if (returnsFocus) focusBack(editor, target.field)
            }}
            onManage={() => {
              setTarget(null)
              setManaging(true)
            }}
          />
        )}
        {isManaging ? (
          <BankDialog
            onClose={() => {
              setManaging(false)
              editor.focusText()
            }}
          />
        ) : null}
      </>
    ),
    onAdded: state.countTyped,
  }
}
