import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { DialogActions } from '../../../ui/form/DialogActions'
import { Form } from '../../../ui/form/Form'
import type { DraftForm } from '../../../ui/form/use-draft-form'
import { commonText } from '../../../ui/text'
import classes from './Dialogs.module.css'

interface Props {
  title: string
  form: Pick<DraftForm<object>, 'element' | 'message' | 'submit' | 'busy'>
  /** The button that submits. */
  apply: string
  onClose(): void
  children: ReactNode
}

/** A dialog that is a form with one button to submit it. */
export const DialogForm = ({ title, form, apply, onClose, children }: Props) => (
  <Modal opened title={title} closeButtonProps={{ 'aria-label': commonText.close }} onClose={onClose}>
    <Form
      form={form}
      className={classes.form}
      actions={<DialogActions label={apply} busy={form.busy} onClose={onClose} />}
    >
      {children}
    </Form>
  </Modal>
)
