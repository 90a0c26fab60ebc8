import { Button, Progress } from '@mantine/core'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import classes from './ManageClass.module.css'
import type { Change, Student } from './student-cells'
import { nameOf } from './student-cells'
import { text } from './text'
import type { CellEditing } from './use-cell-edits'

const shownFaults = 3

interface Props {
  editing: CellEditing
  byId: ReadonlyMap<string, Student>
}

/** How far the sending of many changes is; and which changes wait for the teacher, each with its reason. */
export function EditBars({ editing, byId }: Props) {
  const { unsent, progress, edits } = editing
  const reasonOf = ({ id, field }: Change) => edits[id]?.[field]?.message ?? ''
  const studentOf = (id: string) => {
    const student = byId.get(id)
    return student ? nameOf(student) : id
  }
  return (
    <>
      {progress.total > 1 && (
        <section className={classes.bar} aria-label={text.sending.bar}>
          <IconSend size={18} aria-hidden />
          <span className={classes.words} role="status">
            {text.sending.progress(progress.done, progress.total)}
          </span>
          <Progress
            className={classes.progress}
            aria-label={text.sending.bar}
            value={(progress.done / progress.total) * 100}
          />
          <Button size="compact-sm" variant="default" onClick={editing.cancel}>
            {text.sending.cancel}
          </Button>
        </section>
      )}
      {unsent.length > 0 && (
        <section className={classes.bar} data-fault aria-label={text.unsent.bar}>
          <IconAlertTriangle size={18} aria-hidden />
          <div className={classes.words}>
            <p role="alert">
              <b>{text.unsent.count(unsent.length)}</b> {text.unsent.hint}
            </p>
            <ul>
              {unsent.slice(0, shownFaults).map(change => (
                <li key={`${change.id} ${change.field}`}>
                  {text.unsent.of(studentOf(change.id), text.columns[change.field], change.to, reasonOf(change))}
                </li>
              ))}
              {unsent.length > shownFaults && <li>{text.unsent.more(unsent.length - shownFaults)}</li>}
            </ul>
          </div>
          <Button size="compact-sm" variant="default" onClick={editing.sendAgain}>
            {text.unsent.again}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={editing.giveUp}>
            {text.unsent.giveUp}
          </Button>
        </section>
      )}
    </>
  )
}
