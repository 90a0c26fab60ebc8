import { Button } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { showToast } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { receiversState } from '../../features/messages/receivers-state'
import { paths } from '../../paths'
import { copyText } from '../../ui/copy-text'
import classes from './Listening.module.css'
import { type RedoGroup, redoGroups } from './model/redo'
import { text } from './text'

interface Props {
  /** Those whose recordings are empty, and those that the teacher has marked もう一度. */
  items: { empty: readonly Submission[]; again: readonly Submission[] }
  isMeasured: boolean
  maySend: boolean | undefined
  nameOf: (item: { name: string; studentId: string }) => string
}

const reasons = ['empty', 'again'] as const
type RedoReason = (typeof reasons)[number]

const messageOf = ({ homeworkId, homeworkTitle, students }: RedoGroup, reason: RedoReason) =>
  receiversState({
    title: text.redo.title(homeworkTitle),
    content: text.redo.content[reason](homeworkTitle),
    studentIds: students.map(({ id }) => id),
    homeworks: [{ id: homeworkId, title: homeworkTitle }],
  })

/** 再提出のお願い: a message to the students who are to record again, with their homework; written with one action. */
export function Redo({ items, isMeasured, maySend, nameOf }: Props) {
  const navigate = useNavigate()
  const namesOf = ({ students }: RedoGroup) => students.map(({ id, name }) => nameOf({ name, studentId: id }))
  const copy = (group: RedoGroup) => {
    if (copyText(namesOf(group).join('\n'))) showToast(text.redo.copied)
    else showToast(text.summary.copyFailed)
  }
  return (
    <section className={classes.redo} aria-label={text.redo.heading}>
      <h3>{text.redo.heading}</h3>
      {maySend === false && <p className={classes.note}>{text.redo.mayNotSend}</p>}
      {items.empty.length === 0 && (
        <p className={classes.note}>{isMeasured ? text.redo.nobody : text.redo.measuring}</p>
      )}
      {reasons.map(reason =>
        items[reason].length === 0 ? null : (
          <section key={reason} aria-label={text.redo.reasons[reason]}>
            <h4>{text.redo.reasons[reason]}</h4>
            <ul>
              {redoGroups(items[reason]).map(group => (
                <li key={group.homeworkId}>
                  <p>
                    <b>{text.redo.group(group.homeworkTitle, group.students.length)}</b>{' '}
                    {text.summary.names(namesOf(group))}
                  </p>
                  {maySend === true ? (
                    <Button
                      size="compact-sm"
                      variant="default"
                      onClick={() => void navigate(paths.messageSend(), { state: messageOf(group, reason) })}
                    >
                      {text.redo.write(group.students.length)}
                    </Button>
                  ) : (
                    <Button size="compact-sm" variant="default" onClick={() => copy(group)}>
                      {text.redo.copy}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </section>
  )
}
