import { Button } from '@mantine/core'
import type { RosterImport } from '../../../../shared/contract/roster'
import { heldRows } from '../../../../shared/domain/roster/held-rows'
import type { PresentStudent } from '../../../../shared/domain/roster/plan-types'
import { longDate, parseJst, wireDate } from '../../../../shared/domain/time'
import { useToday } from '../../../ui/clock'
import { confirmDialog } from '../../../ui/dialogs'
import { LeaveOutButton } from '../LeaveOutButton'
import panel from '../RosterImport.module.css'
import type { Runs } from '../use-run'
import { ChangesSincePlan } from './ChangesSincePlan'
import { HomeworkNote } from './HomeworkNote'
import { text } from './text'

interface Props {
  /** A 年次更新 of which nothing has been sent but its classes. */
  record: RosterImport
  /** The students as they are now; undefined until they are read. */
  students: readonly PresentStudent[] | undefined
  teams: readonly { id: string; name: string }[]
  runs: Runs
  /** The students are an offline copy: nothing can be switched. */
  isCopy: boolean
}

const words = text.state

/** Whether no student was sent yet, and the year waits for its day or for the teacher. */
export const isWaiting = ({ state, rows, undoes }: RosterImport): boolean =>
  (state === 'scheduled' || state === 'stopped') && undoes === undefined && rows.every(row => row.state === 'waiting')

/** A year that is planned for a day: what happens then, and what if nobody opens the program. */
export function StatePanel({ record, students, teams, runs, isCopy }: Props) {
  const today = useToday()
  const { id, day = '', rows, state, failure, teams: changes = [] } = record
  const isDue = day <= wireDate(today)
  const made = changes.filter(({ isNew, team_id }) => isNew && team_id !== undefined).length
  const missing = changes.filter(({ isNew, team_id }) => isNew && team_id === undefined).length
  const held = heldRows(record)
  const left = new Set(rows.map(({ from }) => from?.team_id ?? ''))
  const cancel = async () => {
    const question = { title: words.cancelTitle, message: words.cancelMessage, confirm: words.cancelConfirm }
    if (await confirmDialog(question)) await runs.undo(id)
  }
  return (
    <>
      <section className={panel.panel} aria-label={text.title}>
        <p role="status">
          <b>{isDue ? words.due(rows.length) : words.scheduled(longDate(parseJst(day) ?? today), rows.length)}</b>
        </p>
        {!isDue && <p className={panel.hint}>{words.how}</p>}
        {made > 0 && <p className={panel.hint}>{words.made(made)}</p>}
        {missing > 0 && <p className={panel.fault}>{[words.notMade(missing), failure?.message ?? ''].join('　')}</p>}
        {missing === 0 && failure && <p className={panel.fault}>{failure.message}</p>}
        {held.length > 0 && (
          <ul className={panel.students}>
            {held.map(({ row, message }) => (
              <li key={row.row}>{words.held(row.to.nickname, message)}</li>
            ))}
          </ul>
        )}
        <div className={panel.line}>
          {(isDue || missing > 0) && (
            <Button
              disabled={isCopy || state === 'running' || (isDue && students === undefined)}
              loading={runs.busy}
              onClick={() => void runs.resume(id)}
            >
              {isDue ? words.switch : words.resume}
            </Button>
          )}
          {state === 'stopped' && <LeaveOutButton record={record} onLeaveOut={one => void runs.resume(one, true)} />}
          <Button variant="default" loading={runs.busy} onClick={() => void cancel()}>
            {words.cancel}
          </Button>
        </div>
      </section>
      {students && <ChangesSincePlan record={record} students={students} teams={teams} />}
      <HomeworkNote teams={teams.filter(team => left.has(team.id))} />
    </>
  )
}
