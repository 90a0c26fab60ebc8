import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './RosterImport.module.css'

/** A list of students that a button unfolds: the button, the attributes of the list, and whether it is open. */
export function useUnfolding(words: { show: string; hide: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(open => !open)}
    >
      {isOpen ? words.hide : words.show}
    </Button>
  )
  return { isOpen, button, list: { id, className: classes.students, hidden: !isOpen } }
}
