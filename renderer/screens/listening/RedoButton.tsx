import { Button } from '@mantine/core'
import { showToast } from '../../bridge/index'
import { copyText } from '../../ui/copy-text'
import classes from './Listening.module.css'
import type { RedoGroup, RedoReason } from './model/redo'
import { text } from './text'
import type { RedoState } from './use-redo'

interface Props {
  group: RedoGroup | undefined
  reason: RedoReason
  redo: RedoState
}

/** Shows the message 再提出のお願い before it is sent; without the right to send, copies the names and says why. */
export function RedoButton({ group, reason, redo }: Props) {
  const { maySend } = redo
  if (!group || maySend === undefined) return null
  const { students } = group
  if (maySend)
    return (
      <Button
        size="compact-sm"
        variant="default"
        className={classes.redoButton}
        onClick={() => redo.show(group, reason)}
      >
        {text.redo.write(students.length)}
      </Button>
    )
  const copy = () => {
    // also while names are hidden: the sheet is the teacher's own
    const names = students.map(({ name }) => name)
    showToast(copyText(names.join('\n')) ? text.redo.copied : text.summary.copyFailed)
  }
  return (
    <div>
      <p className={classes.note}>{text.redo.mayNotSend}</p>
      <Button size="compact-sm" variant="default" className={classes.redoButton} onClick={copy}>
        {text.redo.copy}
      </Button>
    </div>
  )
}
