import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { showToast } from '../../bridge/index'
import { receiversState } from '../../features/messages/receivers-state'
import { paths } from '../../paths'
import { copyText } from '../../ui/copy-text'
import classes from './Listening.module.css'
import type { RedoGroup } from './model/redo'
import { text } from './text'

/** Why the students are to record again: nothing is heard, or the teacher has marked もう一度. */
export const redoReasons = ['empty', 'again'] as const
export type RedoReason = (typeof redoReasons)[number]

interface Props {
  group: RedoGroup | undefined
  reason: RedoReason
  maySend: boolean | undefined
}

const messageOf = ({ homeworkId, homeworkTitle, students }: RedoGroup, reason: RedoReason) =>
  receiversState({
    title: text.redo.title(homeworkTitle),
    content: text.redo.content[reason](homeworkTitle),
    studentIds: students.map(({ id }) => id),
    homeworks: [{ id: homeworkId, title: homeworkTitle }],
  })

/** Opens the message 再提出のお願い; without the right to send messages, copies the names and says why. */
export function RedoButton({ group, reason, maySend }: Props) {
  const navigate = useNavigate()
  if (!group || maySend === undefined) return null
  const { students } = group
  if (maySend)
    return (
      <Button
        size="compact-sm"
        variant="default"
        className={classes.redoButton}
        onClick={() => void navigate(paths.messageSend(), { state: messageOf(group, reason) })}
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
