import { Checkbox, NativeSelect, SegmentedControl } from '@mantine/core'
import { useApi } from '../../bridge/index'
import type { LoadedList, Student } from '../../features/people/people'
import { StudentPicker } from '../../features/people/StudentPicker'
import { useNow } from '../../ui/clock'
import { DateField } from '../../ui/DateField'
import { chosenPeriod, printedParts, type ReportChoice, sheetParts } from './report-choice'
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

/** Chooses class, period, parts of the sheet, and students. */
export function ChoicePanel({ choice, set, students, fault, tooMany }: Props) {
  const now = useNow()
  const teams = useApi('team-rows', {})
  const period = chosenPeriod(choice, now)
  const presetOf = (value: string) => presets.find(preset => preset === value) ?? 'own'
  // own dates start with the dates that were shown last
  const choosePreset = (value: string) => set(old => ({ ...old, ...chosenPeriod(old, now), preset: presetOf(value) }))
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
          onChange={choosePreset}
        />
        <div className={classes.days}>
          {(['from', 'to'] as const).map(edge => (
            <DateField
              key={edge}
              label={text[edge]}
              hideLabel
              size="xs"
              value={period[edge]}
              error={fault !== null}
              aria-describedby={fault === null ? undefined : 'hm-report-period'}
              onChange={value => set(old => ({ ...old, ...chosenPeriod(old, now), preset: 'own', [edge]: value }))}
            />
          ))}
        </div>
        {fault && (
          <p id="hm-report-period" className={classes.fault} role="alert">
            {text.faults[fault]}
          </p>
        )}
      </div>
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
          listClassName={classes.names}
        />
      )}
    </section>
  )
}
