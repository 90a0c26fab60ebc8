import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { ctrlEnter } from '../../ui/keys/ctrl-enter'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { type Marking, savePaper } from './marking'
import classes from './NoteBar.module.css'
import { hasChanges, noteDraftKey, type Work } from './note-draft'
import { useNoteEntries } from './note-store'
import { notesText } from './text'
import { useSaveAndGo } from './use-save-and-go'

/** The buttons that save the comments on a paper, at its foot, with what is not saved yet. */
export function NoteBar({ works, marking }: { works: readonly Work[]; marking: Marking }) {
  const entries = useNoteEntries()
  const own = works.flatMap(work => entries.get(noteDraftKey(work)) ?? [])
  const isUnsaved = own.some(({ draft }) => !draft.isSaved && hasChanges(draft))
  const { goNext } = marking
  const saveAndGo = useSaveAndGo(() => works, goNext)
  useKeyTable([{ ...ctrlEnter(goNext ? notesText.saveAndNext : notesText.save, saveAndGo), hint: false }])
  return (
    <div className={classes.bar}>
      <span role="status" className={classes.state}>
        {isUnsaved ? notesText.unsaved : own.some(({ draft }) => draft.isSaved) ? notesText.waiting : ''}
      </span>
      {goNext && (
        <Button variant="default" size="xs" disabled={!isUnsaved} onClick={() => savePaper(works)}>
          {notesText.save}
        </Button>
      )}
      <Button
        size="xs"
        leftSection={<IconSend size={14} aria-hidden />}
        rightSection={<KeyCap name="Ctrl+Enter" />}
        aria-keyshortcuts="Control+Enter"
        disabled={!goNext && !isUnsaved}
        onClick={saveAndGo}
      >
        {goNext ? notesText.saveAndNext : notesText.save}
      </Button>
    </div>
  )
}
