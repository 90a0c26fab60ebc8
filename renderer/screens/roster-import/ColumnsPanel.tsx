import { Button, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { rosterFields } from '../../../shared/domain/roster/fields'
import classes from './RosterImport.module.css'
import { columnLetter } from './reasons'
import { text } from './text'
import { UnusedParts } from './UnusedParts'
import type { ImportPlan } from './use-plan'

interface Props {
  plan: ImportPlan
}

const words = text.columns

/** How many texts of a column are shown as examples. */
const examples = 3

/** Headings stand in the first rows of a table. */
const firstRows = 30

/** What each column of the table holds, as it was found, and how to change it. */
export function ColumnsPanel({ plan }: Props) {
  const { base: rows, header, setHeader, mapping, repeated, setField } = plan
  const hasStudents = ['nickname', 'family', 'student_id'].some(field => mapping.some(one => one === field))
  const isSure = header >= 0 && hasStudents
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const heads = rows[header]?.cells ?? []
  const headOf = (column: number) => heads[column]?.trim() ?? ''
  const nameOf = (column: number) => words.column(columnLetter(column), headOf(column))
  const examplesOf = (column: number) =>
    rows
      .slice(header + 1)
      .flatMap(({ cells }) => cells[column]?.trim() || [])
      .slice(0, examples)
      .join(text.comma)
  const used = mapping.flatMap((field, column) =>
    field === null ? [] : [words.pair(headOf(column) || words.column(columnLetter(column), ''), text.fields[field])],
  )
  return (
    <>
      <div className={classes.line}>
        <b>{words.label}</b>
        <span className={classes.file}>{used.join('　')}</span>
        <Button
          size="compact-sm"
          variant="default"
          className={classes.end}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(open => !open)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      {!isSure && (
        <p className={classes.remark} role="status">
          {hasStudents ? words.noHeading : words.noName}
        </p>
      )}
      {header > 0 && <p className={classes.remark}>{words.headingAt(rows[header]?.row ?? 0)}</p>}
      <UnusedParts plan={plan} />
      {repeated.length > 0 && plan.halves === null && (
        <p className={classes.fault} role="alert">
          {words.repeated(repeated.map(nameOf).join(text.comma))}
        </p>
      )}
      {mapping.includes('furigana') && <p className={classes.remark}>{words.furigana}</p>}
      <div id={id} className={classes.columns} hidden={!isOpen}>
        {isOpen && (
          <NativeSelect
            size="xs"
            label={words.headingRow}
            description={words.headingHint}
            data={[
              { value: '-1', label: words.noHeadingRow },
              ...rows.slice(0, firstRows).map(({ row, cells }, at) => ({
                value: String(at),
                label: words.headingOption(
                  row,
                  cells
                    .filter(cell => cell.trim() !== '')
                    .slice(0, examples)
                    .join(text.comma),
                ),
              })),
            ]}
            value={String(header)}
            onChange={event => setHeader(Number(event.currentTarget.value))}
          />
        )}
        {isOpen &&
          mapping.map((field, column) => (
            <NativeSelect
              key={columnLetter(column)}
              size="xs"
              label={nameOf(column)}
              description={words.example(examplesOf(column))}
              data={[
                { value: '', label: words.unused },
                ...rosterFields.map(value => ({ value, label: text.fields[value] })),
              ]}
              value={field ?? ''}
              onChange={event => setField(column, rosterFields.find(one => one === event.currentTarget.value) ?? null)}
            />
          ))}
      </div>
    </>
  )
}
