import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useApi } from '../../bridge/index'
import type { LoadedList, Student } from '../../features/people/people'
import { StudentPicker } from '../../features/people/StudentPicker'
import { useNow } from '../../ui/clock'
import { DateField } from '../../ui/DateField'
import { periodOf, type ReportChoice } from './report-choice'
import { type PeriodFault, presets } from './report-period'
import classes from './StudentReport.module.css'
import { text } from './text'

interface Props {
  choice: ReportChoice
  set(next: ReportChoice | ((old: ReportChoice) => ReportChoice)): void
  students: LoadedList<Student>
  fault: PeriodFault | null
  tooMany: string | null
}

/** Class, period and students. */
export function ChoicePanel({ choice, set, students, fault, tooMany }: Props) {
  const now = useNow()
  const teams = useApi('team-rows', {})
  const period = periodOf(choice, now)
  const presetOf = (value: string) => presets.find(preset => preset === value) ?? 'own'
  // days of one's own begin with those that were in sight
  const pick = (value: string) => set(old => ({ ...old, ...periodOf(old, now), preset: presetOf(value) }))
  return (
    <section className={classes.panel} aria-label={text.choose}>
      <NativeSelect
        label={text.team}
        data={[
          { value: '', label: text.noTeam },
          ...(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={teams.isError && !teams.data ? text.teamsFailed : undefined}
        value={choice.team}
        onChange={event => {
          const team = event.currentTarget.value
          set(old => ({ ...old, team, students: null }))
        }}
      />
      <div>
        <p className={classes.label}>{text.period}</p>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={text.period}
          data={Object.entries(text.presets).map(([value, label]) => ({ value, label }))}
          value={choice.preset}
          onChange={pick}
        />
        <div className={classes.days}>
          {(['from', 'to'] as const).map(end => (
            <DateField
              key={end}
              label={text[end]}
              hideLabel
              size="xs"
              value={period[end]}
              error={fault !== null}
              aria-describedby={fault === null ? undefined : 'hm-report-period'}
              onChange={value => set(old => ({ ...old, ...periodOf(old, now), preset: 'own', [end]: value }))}
            />
          ))}
        </div>
        {fault && (
          <p id="hm-report-period" className={classes.fault} role="alert">
            {text.faults[fault]}
          </p>
        )}
      </div>
      {choice.team !== '' && (
        <StudentPicker
          students={students}
          chosen={choice.students}
          onChange={chosen => set(old => ({ ...old, students: chosen }))}
          fault={tooMany}
          listClassName={classes.names}
        />
      )}
    </section>
  )
}
