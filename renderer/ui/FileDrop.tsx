import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import classes from './FileDrop.module.css'
import { useFileDrop } from './use-file-drop'

interface Props {
  /** What to drop here. */
  label: string
  /** The button that opens the file dialog. */
  choose: string
  /** File types of the dialog, such as `.xlsx`; another file can still be dropped, so its reader checks it. */
  accept: string
  busy: boolean
  onFile(file: File): void
  /** Below the button: hints, or a message about the last file. */
  children?: ReactNode
}

/** A place to choose one file. A file that is dropped anywhere on the page is taken too, and never replaces the page. */
export function FileDrop({ label, choose, accept, busy, onFile, children }: Props) {
  const reset = useRef<() => void>(null)
  const take = (file: File | null) => {
    // The same file can be chosen again.
    reset.current?.()
    if (file && !busy) onFile(file)
  }
  const isOver = useFileDrop(take)
  return (
    <div className={classes.place} data-over={isOver || undefined}>
      <IconFileUpload size={28} aria-hidden />
      <p className={classes.label}>{label}</p>
      <FileButton accept={accept} resetRef={reset} onChange={take} inputProps={{ 'aria-label': choose }}>
        {props => (
          <Button {...props} variant="default" loading={busy}>
            {choose}
          </Button>
        )}
      </FileButton>
      {children}
    </div>
  )
}
