import { Button, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { commonText } from '../../../ui/text'
import type { ChangeLine } from './change-lines'
import classes from './Edit.module.css'
import { text } from './text'

const labels = text.changes

interface Props {
  lines: readonly ChangeLine[]
  onSend(): void
  onClose(): void
}

/**
 * Asks for confirmation if students lose something by the changes: shows the old value, the new value and the
 * consequence.
 */
export function ConfirmChangesDialog({ lines, onSend, onClose }: Props) {
  return (
    <Modal
      opened
      size={720}
      title={labels.title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      <p className={classes.why}>{labels.lead}</p>
      <table className={classes.changes} aria-label={labels.title}>
        <thead>
          <tr>
            <th scope="col">{labels.part}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ part, label, before, after, warning }) => (
            <tr key={part}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>
                <b>{after}</b>
                {warning && (
                  <span className={classes.warning}>
                    <IconAlertTriangle size={16} aria-hidden />
                    {warning}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button data-autofocus onClick={onSend}>
          {labels.send}
        </Button>
      </div>
    </Modal>
  )
}
