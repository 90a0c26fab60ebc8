import { NativeSelect, TextInput } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import type { Target } from '../../../../shared/domain/roster/next-year'
import type { PresentTeam } from '../../../../shared/domain/roster/plan-types'
import { nameFault } from '../../../../shared/domain/students'
import { tidyText } from '../../../../shared/domain/text-rules'
import type { Column } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import classes from './Rollover.module.css'
import { text } from './text'

export interface TargetRow {
  /** The id of a present class, or the name of one in the file. */
  key: string
  name: string
  count: number
  target: Target
}

interface Props {
  label: string
  /** What the rows are. */
  head: string
  rows: readonly TargetRow[]
  teams: readonly PresentTeam[]
  /** The name that a new class for a row gets first. */
  newName(row: TargetRow): string
  /** Classes of a file say where their students go: none of them stays. */
  isFile?: boolean
  onChange(key: string, target: Target): void
}

const words = text.classes

/** Why a new class cannot have this name; undefined if it can. */
export function newNameFault(name: string, teams: readonly PresentTeam[]): string | undefined {
  const fault = nameFault(tidyText(name), limits.className)
  if (fault !== null) return words.fault[fault]
  return teams.some(team => tidyText(team.name) === tidyText(name)) ? words.exists : undefined
}

const optionOf = (target: Target): string => (target.is === 'team' ? `team:${target.id}` : target.is)

/** Where the students of each class go: an arrow per class. */
export function TargetTable({ label, head, rows, teams, newName, isFile = false, onChange }: Props) {
  const change = (row: TargetRow, value: string) => {
    if (value === 'new') onChange(row.key, { is: 'new', name: newName(row) })
    else if (value === 'leaves' || value === 'stays') onChange(row.key, { is: value })
    else onChange(row.key, { is: 'team', id: value.slice('team:'.length) })
  }
  const columns: Column<TargetRow>[] = [
    { key: 'from', label: head, need: 150, grow: 1, head: true, cell: ({ name }) => name },
    { key: 'count', label: words.count, width: '72px', numeric: true, cell: ({ count }) => count },
    {
      key: 'to',
      label: words.to,
      need: 400,
      grow: 3,
      cell: row => (
        <div className={classes.target}>
          <NativeSelect
            size="xs"
            aria-label={words.targetOf(row.name)}
            data={[
              { value: 'new', label: words.new },
              { value: 'leaves', label: words.leaves },
              ...(isFile ? [] : [{ value: 'stays', label: words.stays }]),
              ...teams.filter(({ id }) => id !== row.key).map(({ id, name }) => ({ value: `team:${id}`, label: name })),
            ]}
            value={optionOf(row.target)}
            onChange={event => change(row, event.currentTarget.value)}
          />
          {row.target.is === 'new' && (
            <TextInput
              size="xs"
              aria-label={words.nameOf(row.name)}
              value={row.target.name}
              error={newNameFault(row.target.name, teams)}
              onChange={event => onChange(row.key, { is: 'new', name: event.currentTarget.value })}
            />
          )}
        </div>
      ),
    },
  ]
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ key }) => key} client rowHeight={44} />
}
