import { Checkbox, MultiSelect, NativeSelect, SegmentedControl } from '@mantine/core'
import { normalizeForSearch } from '../../../shared/domain/search-form'
import { measures } from '../../../shared/domain/study-measures'
import { units } from '../../../shared/domain/time-steps'
import { signedName } from '../../features/charts/chart-marks'
import { PeriodBar } from '../../features/reports/PeriodBar'
import { text as studyText } from '../../features/study/text'
import { useHiddenNames } from '../../features/study/use-hidden-names'
import { type GraphChoice, mostCompared } from './graph-choice'
import classes from './ProgressGraph.module.css'
import { text } from './text'
import type { Graph } from './use-graph'

interface Props {
  choice: GraphChoice
  change(part: Partial<GraphChoice>): void
  graph: Graph
}

/** What the graph shows: class, period, unit, measure, and whom it compares. */
export function GraphChoices({ choice, change, graph: { teams, names, listed, fault } }: Props) {
  const { isHidden, hide } = useHiddenNames()
  const isTeam = choice.team !== ''
  const compareLabel = isTeam ? text.compare.students : text.compare.teams
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
          onChange={event => change({ team: event.currentTarget.value, compared: [] })}
        />
        <PeriodBar choice={choice} onChange={change} fault={fault} />
        <SegmentedControl
          size="xs"
          aria-label={text.unit}
          data={units.map(value => ({ value, label: text.unitNames[value] }))}
          value={choice.unit}
          onChange={unit => change({ unit })}
        />
        <SegmentedControl
          size="xs"
          aria-label={text.measure}
          data={measures.map(value => ({ value, label: studyText.measureNames[value] }))}
          value={choice.measure}
          onChange={measure => change({ measure })}
        />
      </div>
      <div className={classes.line}>
        <MultiSelect
          className={classes.compare}
          classNames={{ input: classes.compareBox, inputField: classes.compareField }}
          size="xs"
          aria-label={compareLabel}
          placeholder={listed.length === 0 ? text.comparePlaceholder(compareLabel, mostCompared, isTeam) : ''}
          data={[...names].map(([value, name]) => ({ value, label: signedName(listed.indexOf(value), name) }))}
          value={[...listed]}
          onChange={compared => change({ compared })}
          maxValues={mostCompared}
          searchable
          clearable
          hidePickedOptions
          selectFirstOptionOnChange
          nothingFoundMessage={text.noMatch}
          filter={({ options, search }) =>
            options.filter(
              option => 'label' in option && normalizeForSearch(option.label).includes(normalizeForSearch(search)),
            )
          }
        />
        {isTeam && (
          <>
            <Checkbox
              size="xs"
              label={text.showAll}
              checked={choice.showsAll}
              onChange={event => change({ showsAll: event.currentTarget.checked })}
            />
            <Checkbox
              size="xs"
              label={studyText.hideNames}
              checked={isHidden}
              onChange={event => hide(event.currentTarget.checked)}
            />
          </>
        )}
      </div>
    </>
  )
}
