import { Button } from '@mantine/core'
import type { Decision, Doubt, PlannedRow } from '../../../shared/domain/roster/plan-types'
import { type RowKey, rowKey } from '../../../shared/domain/roster/row-key'
import classes from './RosterImport.module.css'
import { heldRows } from './table-edits'
import { text } from './text'

type Decided = (readonly [RowKey, Decision | null])[]

interface Props {
  rows: readonly PlannedRow[]
  selected: readonly PlannedRow[]
  onDecide(decided: Decided): void
  /** These rows are imported without their number. */
  onWithoutNumber(rows: readonly PlannedRow[]): void
  onClear(): void
}

const words = text.decide

/** Doubts about a student who is clear. */
const aboutOne: ReadonlySet<Doubt | undefined> = new Set<Doubt>(['folded', 'signs', 'unseen', 'long', 'grade', 'seat'])

/** Doubts that a person can answer for the rows that she has selected, but not for all rows at once. */
const ofSelected: ReadonlySet<Doubt | undefined> = new Set<Doubt | undefined>([...aboutOne, 'many', 'near'])

/** Rows that can only be one student, if they are any. */
const single = (rows: readonly PlannedRow[], doubts = aboutOne): Decided =>
  rows.flatMap(({ entry, kind, doubt, candidates }) => {
    const [student, another] = candidates
    const isSingle = kind === 'doubtful' && doubts.has(doubt) && student && !another
    return isSingle ? [[rowKey(entry), { is: 'student', student_id: student.student_id }] as const] : []
  })

/** Rows whose name would change only in variants of characters or in spaces: the present name is often the better one. */
const variants = (rows: readonly PlannedRow[]): Decided =>
  rows.flatMap(({ entry, student, notes, doubt }) =>
    student && notes.includes('variant') && doubt === undefined
      ? [[rowKey(entry), { is: 'student', student_id: student.student_id, keepsName: true }] as const]
      : [],
  )

/** Decides about many rows at once: about those that are selected, or about all that are only written differently. */
export function DecisionBar({ rows, selected, onDecide, onWithoutNumber, onClear }: Props) {
  const certain = single(rows)
  const chosen = single(selected, ofSelected)
  const open = selected.filter(({ kind, doubt }) => kind === 'doubtful' && doubt !== 'id' && doubt !== 'zeros')
  if (selected.length === 0) {
    const respelled = variants(rows)
    const held = heldRows(rows)
    return certain.length < 2 && respelled.length === 0 && held.length === 0 ? null : (
      <div className={classes.line}>
        {certain.length > 1 && (
          <Button size="compact-sm" variant="light" onClick={() => onDecide(certain)}>
            {words.allSame(certain.length)}
          </Button>
        )}
        {respelled.length > 0 && (
          <Button size="compact-sm" variant="light" onClick={() => onDecide(respelled)}>
            {words.keepNames(respelled.length)}
          </Button>
        )}
        {held.length > 0 && (
          <Button
            size="compact-sm"
            variant="light"
            title={words.withoutNumberHint}
            onClick={() => onWithoutNumber(held)}
          >
            {words.withoutNumber(held.length)}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={classes.line} role="toolbar" aria-label={words.chosen(selected.length)}>
      <b>{words.chosen(selected.length)}</b>
      {chosen.length > 0 && (
        <Button size="compact-sm" variant="light" onClick={() => onDecide(chosen)}>
          {words.chosenSame}
        </Button>
      )}
      {open.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => onDecide(open.map(({ entry }) => [rowKey(entry), { is: 'new' }] as const))}
        >
          {words.chosenNew}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onDecide(selected.map(({ entry }) => [rowKey(entry), { is: 'skipped' }] as const))}
      >
        {words.chosenSkip}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  )
}
