import { Button } from '@mantine/core'
import { commonText } from '../text'
import classes from './form.module.css'

interface Props {
  /** The button that submits. */
  label: string
  busy: boolean
  onClose(): void
}

/** The buttons of a form in a dialog: cancel and submit. */
export const DialogActions = ({ label, busy, onClose }: Props) => (
  <div className={classes.actions}>
    <Button variant="default" onClick={onClose}>
      {commonText.cancel}
    </Button>
    <Button type="submit" loading={busy}>
      {label}
    </Button>
  </div>
)
