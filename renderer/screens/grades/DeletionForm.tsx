import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState'
import { DialogActions } from '../../ui/form/DialogActions'
import { Form } from '../../ui/form/Form'
import { useDraftForm } from '../../ui/form/use-draft-form'
import { Skeletons } from '../../ui/Skeletons'
import { useStableCallback } from '../../ui/use-stable-callback'
import { readFault } from './change-team'
import { type Counts, type DeletionEffect, readEffect } from './deletion-effect'
import classes from './Grades.module.css'
import type { Team } from './team-list'
import { text } from './text'

const words = text.deletion

interface Props {
  teams: readonly Team[]
  onClose(): void
  /** @param agreed what the teacher has seen. */
  onConfirm(agreed: DeletionEffect['rows']): void
}

type Reading = { effect: DeletionEffect } | { fault: string } | null

/**
 * Says what a deletion of classes removes, and asks for it. Where much would be lost, the teacher types the number of
 * students first.
 */
export function DeletionForm({ teams, onClose, onConfirm }: Props) {
  const [reading, setReading] = useState<Reading>(null)
  const read = useStableCallback(async () => {
    setReading(null)
    try {
      setReading({ effect: await readEffect(teams) })
    } catch (error) {
      setReading({ fault: readFault(error) ?? '' })
    }
  })
  useEffect(() => void read(), [read])
  if (reading === null) return <Skeletons />
  if ('fault' in reading) return <ErrorState message={`${words.failed}${reading.fault}`} onRetry={() => void read()} />
  const { effect } = reading
  return <Agreement effect={effect} onClose={onClose} onConfirm={() => onConfirm(effect.rows)} />
}

const countText = (count: number | undefined, show: (count: number) => string) =>
  count === undefined ? words.unknown : show(count)

const countCells = ({ students, open, unsubmitted }: Counts) => (
  <>
    <td>{countText(students, text.students)}</td>
    <td>{countText(open, text.homework)}</td>
    <td>{countText(unsubmitted, text.homework)}</td>
  </>
)

interface AgreementProps {
  effect: DeletionEffect
  onClose(): void
  onConfirm(): void
}

function Agreement({ effect: { rows, total, reasons, typed }, onClose, onConfirm }: AgreementProps) {
  const mustType = reasons.length > 0
  const form = useDraftForm({
    initial: { number: '' },
    check: ({ number }) => ({
      number: !mustType || number.normalize('NFKC').trim() === String(typed.number) ? undefined : words.wrongNumber,
    }),
    async submit() {
      onConfirm()
      return null
    },
  })
  const { element } = form
  // The dialog has given the focus to its close button, because this form was not there yet.
  useEffect(() => {
    element.current?.querySelector<HTMLElement>(mustType ? 'input' : '[type="submit"]')?.focus()
  }, [element, mustType])
  return (
    <Form form={form} actions={<DialogActions label={words.confirm} busy={form.busy} onClose={onClose} />}>
      <p>{words.lead(rows.length)}</p>
      <div className={classes.effects}>
        <table aria-label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.name}</th>
              <th scope="col">{words.columns.students}</th>
              <th scope="col">{words.columns.open}</th>
              <th scope="col">{words.columns.unsubmitted}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.id}>
                <th scope="row">{row.name}</th>
                {countCells(row)}
              </tr>
            ))}
          </tbody>
          {rows.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                {countCells(total)}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <ul className={classes.rules}>
        {reasons.map(reason => (
          <li key={reason} className={classes.reason}>
            {reason}
          </li>
        ))}
        {words.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {mustType && (
        <TextInput
          {...form.field('number')}
          label={typed.label}
          inputMode="numeric"
          autoComplete="off"
          className={classes.number}
        />
      )}
    </Form>
  )
}
