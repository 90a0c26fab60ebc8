import { Checkbox, NativeSelect } from '@mantine/core'
import { useApi } from '../../bridge/index'
import type { LoadedList, Student } from '../../features/people/people'
import { StudentPicker } from '../../features/people/StudentPicker'
import { text as peopleText } from '../../features/people/text'
import { PeriodField } from '../../features/reports/PeriodField'
import type { PeriodFault } from '../../features/reports/period'
import { sheetParts } from '../../features/reports/sheet/sheet-parts'
import { ErrorState } from '../../ui/ErrorState'
import { printedParts, type ReportChoice } from './report-choice'
import classes from './StudentReport.module.css'
import { text } from './text'

interface Props {
  choice: ReportChoice
  set(next: ReportChoice | ((old: ReportChoice) => ReportChoice)): void
  students: LoadedList<Student>
  fault: PeriodFault | null
  tooMany: string | null
}

/** Chooses class, period, parts of the sheet, and students. */
export function ChoicePanel({ choice, set, students, fault, tooMany }: Props) {
  const { data, isError, isFetching, refetch } = useApi('team-rows', {})
  return (
    <section className={classes.panel} aria-label={text.choose}>
      {isError && !data ? (
        <ErrorState message={peopleText.tree.teamsFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <NativeSelect
          label={text.team}
          data={[
            { value: '', label: text.noTeam },
            ...(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={choice.team}
          onChange={event => {
            const team = event.currentTarget.value
            set(old => ({ ...old, team, students: null }))
          }}
        />
      )}
      <PeriodField choice={choice} onChange={change => set(old => ({ ...old, ...change }))} fault={fault} />
      <Checkbox.Group
        label={text.parts}
        classNames={{ label: classes.label }}
        value={printedParts(choice)}
        onChange={printed => set(old => ({ ...old, omitted: sheetParts.filter(part => !printed.includes(part)) }))}
      >
        <div className={classes.parts}>
          {sheetParts.map(part => (
            <Checkbox key={part} size="xs" value={part} label={text.partNames[part]} />
          ))}
        </div>
      </Checkbox.Group>
      {choice.team !== '' && (
        <StudentPicker
          students={students}
          chosen={choice.students}
          onChange={chosen => set(old => ({ ...old, students: chosen }))}
          fault={tooMany}
        />
      )}
    </section>
  )
}
