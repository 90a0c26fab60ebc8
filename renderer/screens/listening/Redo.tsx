import type { Submission } from '../../features/homework/queue/submissions'
import classes from './Listening.module.css'
import { type RedoGroup, type RedoReason, redoGroups, redoReasons } from './model/redo'
import { RedoButton } from './RedoButton'
import { text } from './text'
import type { RedoState } from './use-redo'

interface Props {
  items: Record<RedoReason, readonly Submission[]>
  /** Of those that are read; `left` others are not yet. */
  isMeasured: boolean
  left: number
  /** How many could not be read. */
  unread: number
  redo: RedoState
  nameOf: (item: { name: string; studentId: string }) => string
}

/** 再提出のお願い: whom the teacher asks to record again, by reason and homework. */
export function Redo({ items, isMeasured, left, unread, redo, nameOf }: Props) {
  const namesOf = ({ students }: RedoGroup) => students.map(({ id, name }) => nameOf({ name, studentId: id }))
  const asked = [...items.empty, ...items.again].filter(redo.wasAsked)
  const toAsk = (reason: RedoReason) => redoGroups(items[reason].filter(item => !redo.wasAsked(item)))
  return (
    <section className={classes.redo} aria-label={text.redo.heading}>
      <h3>{text.redo.heading}</h3>
      {isMeasured && left === 0 ? (
        items.empty.length === 0 && unread === 0 && <p className={classes.note}>{text.redo.nobody}</p>
      ) : (
        <p className={classes.note}>{isMeasured ? text.notMeasured(left) : text.redo.measuring}</p>
      )}
      {unread > 0 && <p className={classes.note}>{text.redo.unread(unread)}</p>}
      {asked.length > 0 && (
        <p className={classes.note}>{text.redo.asked(new Set(asked.map(({ studentId }) => studentId)).size)}</p>
      )}
      {redoReasons.map(reason =>
        toAsk(reason).length === 0 ? null : (
          <section key={reason} aria-label={text.redo.reasons[reason]}>
            <h4>{text.redo.reasons[reason]}</h4>
            <ul>
              {toAsk(reason).map(group => (
                <li key={group.homeworkId}>
                  <p>
                    <b>{text.redo.group(group.homeworkTitle, group.students.length)}</b>{' '}
                    {text.summary.names(namesOf(group))}
                  </p>
                  <RedoButton group={group} reason={reason} redo={redo} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </section>
  )
}
