import { Button, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { commonText } from '../../../ui/text'
import type { ChangeLine } from './change-lines'
import classes from './Edit.module.css'
import { text } from './text'

const words = text.changes

interface Props {
  lines: readonly ChangeLine[]
  onSend(): void
  onClose(): void
}

/** The last look where students lose something by a change: what is before, what is after, and what it means. */
export function ConfirmChangesDialog({ lines, onSend, onClose }: Props) {
  return (
    <Modal
      opened
      size={720}
      title={words.title}
      closeButtonProps={{ 'aria-label': commonText.close }}
      onClose={onClose}
    >
      <p className={classes.why}>{words.lead}</p>
      <table className={classes.changes} aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
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
          {words.cancel}
        </Button>
        <Button data-autofocus onClick={onSend}>
          {words.send}
        </Button>
      </div>
    </Modal>
  )
}
