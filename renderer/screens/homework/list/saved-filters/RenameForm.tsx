import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ignoreComposition } from '../../../../ui/ignore-composition'
import classes from './SavedFilters.module.css'
import { nameFault, type SavedFilter, type SavedFilters } from './saved-filters'
import { text } from './text'

interface Props {
  saved: SavedFilters
  set: SavedFilter
  onRename(name: string): void
  onClose(): void
}

/** Renames one saved filter in its row. */
export function RenameForm({ saved, set, onRename, onClose }: Props) {
  const [name, setName] = useState(set.name)
  const fault = nameFault(saved, name, set.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (fault === null) onRename(name)
  }
  return (
    <form className={classes.rename} onSubmit={submit} onKeyDown={ignoreComposition}>
      <TextInput
        className={classes.name}
        size="sm"
        autoFocus
        aria-label={text.renameTo(set.name)}
        value={name}
        error={fault ? text.faults[fault] : undefined}
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button size="compact-sm" type="submit">
        {text.renameSave}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onClose}>
        {text.cancel}
      </Button>
    </form>
  )
}
