import { Button } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import { Form } from '../../ui/form/Form'
import { TextField } from '../../ui/form/TextField'
import { useDraftForm } from '../../ui/form/use-draft-form'
import classes from './BankDialog.module.css'
import { type BankEntry, type CommentBank, entryFault, readingFault } from './comment-bank'
import { bankText } from './text'

interface Props {
  bank: CommentBank
  /** The sentence that is changed; absent for a new one. */
  entry?: BankEntry
  onSave: (text: string, reading: string) => void
  /** Closes the form without a change; a form for new sentences stays open. */
  onClose?: () => void
}

/** The form of one sentence of the comment bank. */
export function EntryForm({ bank, entry, onSave, onClose }: Props) {
  const form = useDraftForm({
    initial: { text: entry?.text ?? '', reading: entry?.reading ?? '' },
    check({ text, reading }) {
      const fault = entryFault(bank, text, entry?.id)
      const wrongReading = readingFault(reading)
      return {
        ...(fault === null ? {} : { text: bankText.faults[fault] }),
        ...(wrongReading === null ? {} : { reading: bankText.readingFaults[wrongReading] }),
      }
    },
    async submit({ text, reading }) {
      onSave(text, reading)
      form.clear()
      return null
    },
  })
  return (
    <Form
      form={form}
      className={classes.entryForm}
      focusFirst={entry !== undefined}
      actions={
        <>
          <Button size="compact-sm" type="submit" loading={form.busy}>
            {entry === undefined ? bankText.add : bankText.save}
          </Button>
          {onClose === undefined ? null : (
            <Button size="compact-sm" variant="default" onClick={onClose}>
              {bankText.cancel}
            </Button>
          )}
        </>
      }
    >
      <TextField
        {...form.field('text')}
        className={classes.text}
        size="sm"
        label={entry === undefined ? bankText.newText : bankText.textOf(entry.text)}
        hideLabel
        placeholder={entry === undefined ? bankText.newText : undefined}
        messageLabel={bankText.text}
        max={limits.comment}
      />
      <TextField
        {...form.field('reading')}
        className={classes.reading}
        size="sm"
        label={entry === undefined ? bankText.newReading : bankText.readingOf(entry.text)}
        hideLabel
        placeholder={bankText.readingHint}
        messageLabel={bankText.reading}
        max={limits.comment}
      />
    </Form>
  )
}
