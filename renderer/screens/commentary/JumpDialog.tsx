import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ignoreComposition } from '../../ui/ignore-composition'
import classes from './Commentary.module.css'
import { text } from './text'

interface Props {
  total: number
  onJump(no: number): void
  onClose(): void
}

/** Dialog that opens a question by its number, typed in half-width or full-width digits. */
export function JumpDialog({ total, onJump, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState(false)
  const jump = () => {
    const no = Number(typed.normalize('NFKC').trim())
    if (!Number.isInteger(no) || no < 1 || no > total) return setFault(true)
    onClose()
    onJump(no)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.keyWords.jump}
      size="xs"
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <form
        className={classes.jump}
        onSubmit={event => {
          event.preventDefault()
          jump()
        }}
      >
        <TextInput
          label={text.jump}
          inputMode="numeric"
          data-autofocus
          value={typed}
          error={fault ? text.jumpFault(total) : undefined}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={ignoreComposition}
        />
        <Button type="submit">{text.jumpTo}</Button>
      </form>
    </Modal>
  )
}
