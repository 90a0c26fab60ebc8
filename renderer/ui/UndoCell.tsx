import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { commonText } from './text'
import classes from './UndoCell.module.css'

interface Props {
  name: string
  /** What will happen after the undo time. */
  message: string
  /** The message while it happens; undo is not possible any more. */
  acting: string | null
  onTakeBack: () => void
}

/**
 * Replaces a row's buttons while its deletion can be undone; takes the focus of the button that started the deletion.
 */
export function UndoCell({ name, message, acting, onTakeBack }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={classes.undo}>
      <span role="status">{acting ?? message}</span>
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        aria-label={commonText.takeBackOf(name)}
        aria-disabled={acting !== null || undefined}
        onClick={acting === null ? onTakeBack : undefined}
      >
        {commonText.takeBack}
      </Button>
    </div>
  )
}
