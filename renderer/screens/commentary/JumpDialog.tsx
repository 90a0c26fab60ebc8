import { Button, Modal, TextInput } from '@mantine/core'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import classes from './Commentary.module.css'
import { text } from './text'

interface Props {
  total: number
  onJump(no: number): void
  onClose(): void
}

const numberOf = (typed: string): number => Number(typed.normalize('NFKC').trim())

/** Dialog that opens a question by its number, typed in half-width or full-width digits. */
export function JumpDialog({ total, onJump, onClose }: Props) {
  const form = useDraftForm({
    initial: { no: '' },
    check({ no }) {
      const number = numberOf(no)
      const isOfQuestion = Number.isInteger(number) && number >= 1 && number <= total
      return { no: isOfQuestion ? undefined : text.jumpFault(total) }
    },
    async submit({ no }) {
      onClose()
      onJump(numberOf(no))
      return null
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.keyLabels.jump}
      size="xs"
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <Form form={form} className={classes.jump} actions={<Button type="submit">{text.jumpTo}</Button>}>
        <TextInput {...form.field('no')} label={text.jump} inputMode="numeric" data-autofocus />
      </Form>
    </Modal>
  )
}
