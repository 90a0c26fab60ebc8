import { showToast } from '../../../../bridge/index'
import { DialogForm } from '../../../../ui/form/DialogForm'
import { TextField } from '../../../../ui/form/TextField'
import { useDraftForm } from '../../../../ui/form/use-draft-form'
import classes from './SavedFilters.module.css'
import { nameMessage, type SavedFilters, savedFilterLimits } from './saved-filters'
import { text } from './text'

interface Props {
  saved: SavedFilters
  onSave(name: string): void
  onClose(): void
}

/** Asks for a name and saves the current filters. */
export function SaveDialog({ saved, onSave, onClose }: Props) {
  const full = saved.sets.length >= savedFilterLimits.sets ? text.full(savedFilterLimits.sets) : undefined
  const form = useDraftForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: full ?? nameMessage(saved, name) }),
    async submit({ name }) {
      onSave(name)
      showToast(text.saved(name.trim()))
      return null
    },
  })
  return (
    <DialogForm title={text.saveTitle} form={form} apply={text.save} onClose={onClose}>
      <TextField
        {...form.field('name')}
        {...(full && { error: full })}
        data-autofocus
        label={text.name}
        description={text.nameHint(savedFilterLimits.name)}
        max={savedFilterLimits.name}
      />
      <p className={classes.kept}>{text.storedNote}</p>
    </DialogForm>
  )
}
