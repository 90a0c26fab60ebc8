import { Button, Modal } from '@mantine/core'
import { showToast } from '../../../../bridge/index'
import { Form } from '../../../../ui/form/Form'
import { TextField } from '../../../../ui/form/TextField'
import { useDraftForm } from '../../../../ui/form/use-draft-form'
import { commonText } from '../../../../ui/text'
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
    <Modal opened title={text.saveTitle} closeButtonProps={{ 'aria-label': commonText.close }} onClose={onClose}>
      <Form
        form={form}
        className={classes.form}
        actions={
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {text.save}
            </Button>
          </div>
        }
      >
        <TextField
          {...form.field('name')}
          {...(full && { error: full })}
          data-autofocus
          label={text.name}
          description={text.nameHint(savedFilterLimits.name)}
          max={savedFilterLimits.name}
        />
        <p className={classes.kept}>{text.storedNote}</p>
      </Form>
    </Modal>
  )
}
