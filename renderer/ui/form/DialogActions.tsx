import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { commonText } from '../text'
import classes from './form.module.css'

interface Props {
  /** The button that submits. */
  label: string
  busy: boolean
  onClose(): void
  /** Further buttons, between the two. */
  children?: ReactNode
}

/** The buttons of a form in a dialog: cancel and submit. */
export const DialogActions = ({ label, busy, onClose, children }: Props) => (
  <div className={classes.actions}>
    <Button variant="default" onClick={onClose}>
      {commonText.cancel}
    </Button>
    {children}
    <Button type="submit" loading={busy}>
      {label}
    </Button>
  </div>
)
