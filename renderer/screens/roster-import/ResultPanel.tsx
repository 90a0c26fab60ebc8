import { Button } from '@mantine/core'
import type { RosterImport, SentRow } from '../../../shared/contract/roster'
import { heldRows } from '../../../shared/domain/roster/held-rows'
import type { PresentTeam } from '../../../shared/domain/roster/plan-types'
import { paths } from '../../paths'
import { confirmDialog } from '../../ui/dialogs'
import { Link } from '../../ui/Link'
import { kindOfImport, takeableRows } from './import-rows'
import { LeaveOutButton } from './LeaveOutButton'
import classes from './RosterImport.module.css'
import { text } from './text'
import { useUnfolding } from './use-unfolding'

interface Props {
  /** An import that does not run. */
  record: RosterImport
  /** The rows that a later import has taken back. */
  undone: ReadonlySet<number>
  /** Goes on; with `skipsRefused`, without what the server has refused. */
  onResume(id: string, skipsRefused?: true): void
  onUndo(id: string, rows?: number[]): void
  /** The label of the panel. */
  title: string
  /** The classes of the teacher: those with new students lead to their cards. */
  teams?: readonly PresentTeam[]
}

const words = text.result

/** To how many classes the result leads. */
const shownClasses = 4

/** What became of an import; a stopped one goes on from here, and what was done is taken back as a whole or by student. */
export function ResultPanel({ record, undone, onResume, onUndo, title, teams = [] }: Props) {
  const { id, rows, state, failure, undoes } = record
  const kind = kindOfImport(record)
  const { isOpen, button, list } = useUnfolding(words)
  const done = rows.filter(row => row.state === 'done')
  const late = rows.filter(row => row.late === 'arrived')
  const failed = rows.filter(row => row.state === 'refused' || row.state === 'unseen')
  const left = rows.length - done.length - failed.length
  const held = new Map(heldRows(record).map(({ row, message }) => [row, message]))
  const emptied = rows.filter(row => row.freed === true && row.state !== 'done' && !undone.has(row.row))
  const unclear = rows.filter(row => row.state === 'sending')
  const takeable = undoes === undefined ? takeableRows(rows, undone) : []
  const isTakeable = state !== 'running' && undoes === undefined && takeable.length + unclear.length > 0
  const undoAll = async () => {
    const message = [
      ...(takeable.length > 0
        ? [kind === 'removal' ? words.undoRemoval(takeable.length) : words.undoMessage(takeable.length)]
        : []),
      ...(unclear.length > 0 ? [words.undoUnclear(unclear.length)] : []),
      ...(left > 0 ? [words.undoEnds] : []),
    ].join('\n')
    if (await confirmDialog({ title: words.undoTitle, message, confirm: words.undoConfirm })) onUndo(id)
  }
  const created = new Set(done.flatMap(({ from, to }) => (from === undefined ? to.team_id : [])))
  const opened = undoes === undefined ? teams.filter(team => created.has(team.id)).slice(0, shownClasses) : []
  const listed = [...new Set([...late, ...held.keys(), ...failed, ...emptied, ...done])]
  const reasonOf = (row: SentRow) => row.message ?? held.get(row)
  const facts = [
    words.done[kind](done.length - late.length),
    ...(late.length > 0 ? [words.late(late.length)] : []),
    ...(held.size > 0 ? [words.held(held.size)] : []),
    ...(failed.length > 0 ? [words.failed(failed.length)] : []),
    ...(emptied.length > 0 ? [words.emptied(emptied.length)] : []),
    ...(state === 'stopped' ? [words.stopped(left, failure?.message ?? '')] : []),
  ]
  return (
    <section className={classes.panel} aria-label={title}>
      <div className={classes.line}>
        <b>{title}</b>
        <span className={classes.file} role="status">
          {facts.join('　')}
        </span>
        <span className={classes.end}>
          {opened.map(team => (
            <Link key={team.id} to={paths.manageClass(team.id)}>
              {words.openClass(team.name)}
            </Link>
          ))}
          {state === 'stopped' && (
            <Button size="compact-sm" onClick={() => onResume(id)}>
              {words.resume}
            </Button>
          )}
          {state === 'stopped' && <LeaveOutButton record={record} onLeaveOut={one => onResume(one, true)} />}
          {listed.length > 0 && button}
          {isTakeable && (
            <Button size="compact-sm" variant="default" onClick={() => void undoAll()}>
              {words.undo}
            </Button>
          )}
        </span>
      </div>
      <ul {...list}>
        {isOpen &&
          listed.map(row => (
            <li key={row.row} className={classes.line}>
              <span className={classes.file}>
                {kind === 'removal' || late.includes(row) ? row.to.nickname : text.table.name(row.row, row.to.nickname)}
                {emptied.includes(row) && (
                  <span className={classes.fault}>　{words.isEmptied(row.from?.number ?? '')}</span>
                )}
                {reasonOf(row) !== undefined && <span className={classes.fault}>　{reasonOf(row)}</span>}
                {row.from === undefined && row.state === 'done' && `（${words.created}）`}
              </span>
              {undone.has(row.row) ? (
                <span>{words.isUndone}</span>
              ) : (
                takeable.includes(row) && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={words.undoOf(row.to.nickname)}
                    onClick={() => onUndo(id, [row.row])}
                  >
                    {words.undo}
                  </Button>
                )
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
