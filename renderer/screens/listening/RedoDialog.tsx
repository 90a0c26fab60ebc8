import { Button, Modal } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { receiversState } from '../../features/messages/receivers-state'
import { paths } from '../../paths'
import { commonText } from '../../ui/text'
import classes from './Listening.module.css'
import { redoMessage } from './model/redo'
import { text } from './text'
import type { RedoState } from './use-redo'

interface Props {
  redo: RedoState
  nameOf: (item: { name: string; studentId: string }) => string
}

/** The message 再提出のお願い as it will be sent: to whom, about which homework, with which words. */
export function RedoDialog({ redo, nameOf }: Props) {
  const navigate = useNavigate()
  if (!redo.open) return null
  const { group, reason } = redo.open
  const { homeworkId, homeworkTitle, students } = group
  const message = redoMessage(group, reason)
  const edit = () => {
    const studentIds = students.map(({ id }) => id)
    const homeworks = [{ id: homeworkId, title: homeworkTitle }]
    void navigate(paths.messageSend(), { state: receiversState({ ...message, studentIds, homeworks }) })
  }
  return (
    <Modal
      opened
      size="lg"
      title={text.redo.heading}
      closeButtonProps={{ 'aria-label': commonText.close, disabled: redo.busy }}
      closeOnClickOutside={false}
      closeOnEscape={!redo.busy}
      onClose={redo.close}
    >
      <dl className={classes.message}>
        <dt>{text.redo.receivers(students.length)}</dt>
        <dd>{text.summary.names(students.map(({ id, name }) => nameOf({ name, studentId: id })))}</dd>
        <dt>{text.redo.subject}</dt>
        <dd>{message.title}</dd>
        <dt>{text.redo.words}</dt>
        <dd className={classes.messageWords}>{message.content}</dd>
        <dt>{text.redo.attached}</dt>
        <dd>{homeworkTitle}</dd>
      </dl>
      <p className={classes.note}>{text.redo.final}</p>
      <p role="alert" className={classes.problem}>
        {redo.problem}
      </p>
      <div className={classes.dialogActions}>
        {/* Another message would be a second one, if this one has arrived. */}
        {redo.isUnsure ? null : (
          <Button variant="default" disabled={redo.busy} onClick={edit}>
            {text.redo.edit}
          </Button>
        )}
        <Button variant="default" disabled={redo.busy} onClick={redo.close}>
          {commonText.cancel}
        </Button>
        <Button data-autofocus loading={redo.busy} onClick={() => void redo.send()}>
          {redo.isUnsure ? text.redo.lookUp : text.redo.send(students.length)}
        </Button>
      </div>
    </Modal>
  )
}
