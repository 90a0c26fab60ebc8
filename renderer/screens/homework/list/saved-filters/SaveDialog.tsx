import { Button, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { showToast } from '../../../../bridge/index'
import { ignoreComposition } from '../../../../ui/ignore-composition'
import { commonText } from '../../../../ui/text'
import classes from './SavedFilters.module.css'
import { nameFault, type SavedFilters, savedFilterLimits } from './saved-filters'
import { text } from './text'

interface Props {
  saved: SavedFilters
  onSave(name: string): void
  onClose(): void
}

/** Asks for a name and saves the current filters. */
export function SaveDialog({ saved, onSave, onClose }: Props) {
  const [name, setName] = useState('')
  const [touched, setTouched] = useState(false)
  const fault = nameFault(saved, name)
  const full = saved.sets.length >= savedFilterLimits.sets
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (fault !== null || full) return
    onSave(name)
    showToast(text.saved(name.trim()))
  }
  return (
    <Modal opened title={text.saveTitle} closeButtonProps={{ 'aria-label': commonText.close }} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} onKeyDown={ignoreComposition}>
        <TextInput
          data-autofocus
          label={text.name}
          description={text.nameHint(savedFilterLimits.name)}
          value={name}
          error={full ? text.full : touched && fault ? text.faults[fault] : undefined}
          onChange={event => {
            setName(event.currentTarget.value)
            setTouched(true)
          }}
        />
        <p className={classes.kept}>{text.kept}</p>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit">{text.save}</Button>
        </div>
      </form>
    </Modal>
  )
}
