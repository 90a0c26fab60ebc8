import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { commonText } from '../text'
import { DialogActions } from './DialogActions'
import { Form } from './Form'
import type { DraftForm } from './use-draft-form'

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
    <Form form={form} actions={<DialogActions label={apply} busy={form.busy} onClose={onClose} />}>
      {children}
    </Form>
  </Modal>
)
