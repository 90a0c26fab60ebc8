import { Button, FileButton } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './FileDrop.module.css'

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

const prevent = (event: Event) => event.preventDefault()

/** A place to drop or choose one file. While it is shown, a file that is dropped beside it does not leave the page. */
export function FileDrop({ label, choose, accept, busy, onFile, children }: Props) {
  const reset = useRef<() => void>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
  const take = (file: File | null | undefined) => {
    // The same file can be chosen again.
    reset.current?.()
    if (file && !busy) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same by keyboard
    <div
      className={classes.place}
      data-over={isOver || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
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
