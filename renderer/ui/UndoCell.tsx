import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { commonText } from './text'
import classes from './UndoCell.module.css'

interface Props {
  name: string
  /** What is about to happen. */
  message: string
  /** Said while it happens; then nothing can be taken back. */
  acting: string | null
  onTakeBack: () => void
}

/** In the place of a row's buttons while its deletion can be taken back; it takes the focus of the button that began it. */
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
