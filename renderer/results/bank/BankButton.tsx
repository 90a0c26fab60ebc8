import { Button } from '@mantine/core'
import { useState } from 'react'
import { BankDialog } from './BankDialog'
import { bankText } from './text'

/** The button that opens the comment bank. */
export function BankButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {bankText.title}
      </Button>
      {isOpen ? <BankDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
