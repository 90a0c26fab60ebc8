import { Button, type ComboboxParsedItem, Select } from '@mantine/core'
import { useMemo, useRef } from 'react'
import type { PupilLine } from '../../../shared/domain/own-sheet/find-pupils'
import type { Decision, PresentStudent } from '../../../shared/domain/roster/plan-types'
import { normalizeForSearch } from '../../../shared/domain/search-form'
import classes from './OwnSheet.module.css'
import { text } from './text'

interface Props {
  line: PupilLine
  decision: Decision | null
  /** All who can be chosen. */
  students: readonly PresentStudent[]
  /** The ids of those who are in no row. */
  missing: ReadonlySet<string>
  /** Null: the decision is taken back. */
  onDecide(decision: Decision | null): void
}

const words = text.doubts
const nobody = '-'

const optionOf = ({ student_id, nickname, team_name, number }: PresentStudent) => ({
  value: student_id,
  label: words.student(nickname, team_name, number),
})

/** Who stands in a row: the candidates, nobody, those who are in no row, and all others. */
export function LineChoice({ line, decision, students, missing, onDecide }: Props) {
  const { key, row, number, name, doubt, candidates } = line
  const input = useRef<HTMLInputElement>(null)
  const data = useMemo(() => {
    const first = new Set(candidates.map(({ student_id }) => student_id))
    const others = students.filter(({ student_id }) => !first.has(student_id))
    const group = (label: string, items: readonly PresentStudent[]) =>
      items.length === 0 ? [] : [{ group: label, items: items.map(optionOf) }]
    return [
      ...group(words.candidates, candidates),
      { value: nobody, label: words.skip },
      ...group(
        words.missing,
        others.filter(({ student_id }) => missing.has(student_id)),
      ),
      ...group(
        words.others,
        others.filter(({ student_id }) => !missing.has(student_id)),
      ),
    ]
  }, [candidates, students, missing])
  return (
    <li data-line={key}>
      <span>
        <b>{words.row(row, number, name)}</b>
        <span className={classes.hint}>{doubt && words.reasons[doubt]}</span>
      </span>
      <Select
        ref={input}
        className={classes.who}
        aria-label={words.choose(row)}
        placeholder={doubt ? words.unset : words.skip}
        data={data}
        value={decision === null ? null : decision.is === 'student' ? decision.student_id : nobody}
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage={words.noMatch}
        filter={({ options, search }) => {
          const fits = (option: { label: string }) =>
            normalizeForSearch(option.label).includes(normalizeForSearch(search))
          return options.flatMap((option): ComboboxParsedItem[] => {
            if (!('group' in option)) return fits(option) ? [option] : []
            const items = option.items.filter(fits)
            return items.length > 0 ? [{ ...option, items }] : []
          })
        }}
        onChange={value =>
          value !== null && onDecide(value === nobody ? { is: 'skipped' } : { is: 'student', student_id: value })
        }
      />
      {decision !== null && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={words.undo(row)}
          onClick={() => {
            input.current?.focus()
            onDecide(null)
          }}
        >
          {words.back}
        </Button>
      )}
    </li>
  )
}
