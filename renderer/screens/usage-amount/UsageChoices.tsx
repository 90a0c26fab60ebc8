import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useNow } from '../../ui/clock'
import { monthWords } from './month-words'
import { text } from './text'
import classes from './UsageAmount.module.css'
import type { UsageChoice } from './usage-choice'
import { usageMeasures } from './usage-measures'
import { monthPresets, offeredMonths } from './usage-months'
import type { Usage } from './use-usage'

interface Props {
  choice: UsageChoice
  change(part: Partial<UsageChoice>): void
  usage: Usage
}

/** What the page shows: class, months, what the rows are, and what is counted. */
export function UsageChoices({ choice, change, usage: { teams, period, fault } }: Props) {
  const now = useNow()
  const faultId = useId()
  const months = offeredMonths(now).map(month => ({ value: month, label: monthWords(month, now) }))
  return (
    <>
      <div className={classes.line}>
        <NativeSelect
          className={classes.team}
          size="xs"
          aria-label={text.team}
          data={[
            { value: '', label: text.allTeams },
            ...(teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={teams.isError && !teams.data ? text.teamsFailed : undefined}
          value={choice.team}
          onChange={event => change({ team: event.currentTarget.value })}
        />
        <NativeSelect
          size="xs"
          aria-label={text.period}
          data={Object.entries(text.presets).map(([value, label]) => ({ value, label }))}
          value={choice.preset}
          onChange={event => {
            const { value } = event.currentTarget
            // own months start with the months that were shown last
            change({ ...period, preset: monthPresets.find(each => each === value) ?? 'own' })
          }}
        />
        {(['from', 'to'] as const).map(edge => (
          <NativeSelect
            key={edge}
            size="xs"
            aria-label={text[edge]}
            data={months}
            error={fault !== null}
            aria-errormessage={fault === null ? undefined : faultId}
            value={period[edge]}
            onChange={event => change({ ...period, preset: 'own', [edge]: event.currentTarget.value })}
          />
        ))}
        <SegmentedControl
          size="xs"
          aria-label={text.rows}
          data={(['month', 'team'] as const).map(value => ({ value, label: text.rowsAre[value] }))}
          value={choice.rows}
          onChange={rows => change({ rows })}
        />
      </div>
      {fault !== null && (
        <p id={faultId} className={classes.fault} role="alert">
          {text.faults[fault]}
        </p>
      )}
      <div className={classes.line}>
        <SegmentedControl
          size="xs"
          aria-label={text.measure}
          data={usageMeasures.map(value => ({ value, label: text.measureNames[value] }))}
          value={choice.measure}
          onChange={measure => change({ measure })}
        />
      </div>
    </>
  )
}
