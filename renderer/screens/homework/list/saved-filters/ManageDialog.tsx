import { Button, Modal, Radio } from '@mantine/core'
import { useRef, useState } from 'react'
import { commonText } from '../../../../ui/text'
import { useRowFocus } from '../../../../ui/use-row-focus'
import { RenameForm } from './RenameForm'
import classes from './SavedFilters.module.css'
import type { SavedFilter, SavedFilters, SavedFiltersAction } from './saved-filters'
import { text } from './text'

interface Props {
  saved: SavedFilters
  onSaved(action: SavedFiltersAction): void
  onClose(): void
}

/**
 * Manages the saved filters: rename, delete (can be undone while the dialog is open), and choose the one that is shown
 * first.
 */
export function ManageDialog({ saved, onSaved, onClose }: Props) {
  const [renaming, setRenaming] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ set: SavedFilter; at: number; first: boolean } | null>(null)
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  const remove = (set: SavedFilter) => {
    setRemoved({ set, at: saved.sets.indexOf(set), first: saved.first === set.id })
    onSaved({ type: 'remove', id: set.id })
  }
  const takeBack = () => {
    if (removed) onSaved({ type: 'put', ...removed })
    setRemoved(null)
  }
  return (
    <Modal
      opened
      size="lg"
      title={text.manageTitle}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      <section ref={section} {...focus}>
        <p className={classes.said} role="status" tabIndex={-1} data-heading>
          {removed ? text.removed(removed.set.name) : text.manageHint}
          {removed && (
            <Button size="compact-sm" variant="default" onClick={takeBack}>
              {text.takeBack}
            </Button>
          )}
        </p>
        <ul className={classes.list} aria-label={text.list}>
          {saved.sets.map(set => (
            <li key={set.id} className={classes.set} data-row={set.id}>
              {renaming === set.id ? (
                <RenameForm
                  saved={saved}
                  set={set}
                  onRename={name => {
                    onSaved({ type: 'rename', id: set.id, name })
                    setRenaming(null)
                  }}
                  onClose={() => setRenaming(null)}
                />
              ) : (
                <>
                  <span className={`${classes.name} hm-ellipsis`} title={set.name}>
                    {set.name}
                  </span>
                  <Radio
                    size="sm"
                    name="hm-saved-first"
                    label={text.makeFirst}
                    aria-label={text.makeFirstOf(set.name)}
                    checked={saved.first === set.id}
                    // clicking the selected radio button again clears it
                    onClick={() => saved.first === set.id && onSaved({ type: 'first', id: null })}
                    onChange={() => onSaved({ type: 'first', id: set.id })}
                  />
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={text.renameOf(set.name)}
                    onClick={() => setRenaming(set.id)}
                  >
                    {text.rename}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    data-removes
                    aria-label={text.removeOf(set.name)}
                    onClick={() => remove(set)}
                  >
                    {text.remove}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
        {saved.sets.length === 0 && <p className={classes.kept}>{text.none}</p>}
      </section>
    </Modal>
  )
}
