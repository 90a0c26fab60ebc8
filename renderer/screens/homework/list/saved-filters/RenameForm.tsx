import { Button } from '@mantine/core'
import { Form } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useDraftForm } from '../../../../ui/form/use-draft-form'
import classes from './SavedFilters.module.css'
import { nameMessage, type SavedFilter, type SavedFilters, savedFilterLimits } from './saved-filters'
import { text } from './text'

interface Props {
  saved: SavedFilters
  set: SavedFilter
  onRename(name: string): void
  onClose(): void
}

/** Renames one saved filter in its row. */
export function RenameForm({ saved, set, onRename, onClose }: Props) {
  const form = useDraftForm({
    initial: { name: set.name },
    check: ({ name }) => ({ name: nameMessage(saved, name, set.id) }),
    async submit({ name }) {
      onRename(name)
      return null
    },
  })
  return (
    <Form
      form={form}
      className={classes.rename}
      focusFirst
      actions={
        <>
          <Button size="compact-sm" type="submit" loading={form.busy}>
            {text.renameSave}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <TextField
        {...form.field('name')}
        className={classes.name}
        size="sm"
        label={text.renameTo(set.name)}
        hideLabel
        max={savedFilterLimits.name}
        messageLabel={text.name}
      />
    </Form>
  )
}
