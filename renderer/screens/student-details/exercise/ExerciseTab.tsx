import { useMemo } from 'react'
import { apiKey, useApi, usePagedApi } from '../../../bridge/index'
import { RestLine } from '../../../features/sheets/RestLine'
import { SheetList } from '../../../features/sheets/SheetList'
import { useAllRows } from '../../../features/sheets/use-all-rows'
import { logColumns } from '../../../features/study/log-columns'
import { useAsOf } from '../../../features/study/use-as-of'
import { viewName } from '../../../results/index'
import { useNow } from '../../../ui/clock'
import layout from '../../../ui/layout/layout.module.css'
import { FilterBar } from '../../../ui/list/FilterBar'
import { withValues } from '../../../ui/list/list-state'
import { useListState } from '../../../ui/list/use-list-state'
import { LoadFailed } from '../../../ui/offline/LoadFailed'
import classes from '../StudentDetails.module.css'
import { readAtOnce, type TabProps } from '../tab-props'
import { text } from '../text'
import { DayTable } from './DayTable'
import { logsOfDay, rules } from './exercise-list'
import { ResourceDetails } from './ResourceDetails'
import { TotalsFacts } from './TotalsFacts'

const words = text.exercise

/** What she did in the period: totals, days and each round; or one resource, if the address names it. */
export function ExerciseTab(props: TabProps) {
  const { resourceId } = props.place
  if (resourceId !== null) return <ResourceDetails {...props} resourceId={resourceId} />
  return <Exercises {...props} />
}

function Exercises({ student, name, period, to }: TabProps) {
  const now = useNow()
  const list = useListState('student-details/exercise', rules)
  const { kind, level, day } = list.applied
  const choices = useApi('exercise-search-filter2', { student_id: student.id }, { background: true })
  const { view_keys = [], resource_levels = [] } = choices.data ?? {}
  const request = withValues({
    student_id: student.id,
    // what was chosen for another student may not be offered for this one
    view_key: view_keys.some(({ view_key }) => view_key === kind) ? kind : undefined,
    resource_level: resource_levels.some(({ resource_level }) => resource_level === level) ? level : undefined,
    start_time: period.from,
    end_time: period.to,
  })
  const isReady = list.ready && (!choices.isPending || (kind === '' && level === ''))
  const summary = useApi('exercise-summary', request, { enabled: isReady })
  const query = usePagedApi('resource-exercise-logs', request, { limit: readAtOnce, enabled: isReady })
  const { rows, rest } = useAllRows(query)
  const shown = useMemo(() => rows && logsOfDay(rows, day), [rows, day])
  const columns = useMemo(
    () => logColumns(student.id, resource_id => to('exercise', { resource_id }), now),
    [to, student.id, now],
  )
  const keys = [['resource-exercise-logs', request], apiKey('exercise-summary', request)]
  const asOf = useAsOf(keys)
  return (
    <div className={`${layout.panels} ${classes.exercise}`}>
      <section aria-label={words.days}>
        {/* A hidden table (StudentDetails.tsx) has no height for its rows: it is mounted when her name is known. */}
        {summary.data && name !== '' ? (
          <DayTable days={summary.data.items} chosen={day} onChoose={next => list.filter({ day: next })} />
        ) : summary.isError ? (
          <LoadFailed message={words.failed} onRetry={() => void summary.refetch()} busy={summary.isFetching} />
        ) : null}
      </section>
      <div>
        <SheetList
          list={list}
          columns={columns}
          rows={shown}
          reading={query}
          rowKey={row => `${row.topic_id}|${row.resource_id}|${row.round}|${row.updated_at}`}
          label={words.logs}
          title={text.sheetTitle(words.logs, name, period.from, period.to, asOf)}
          facts={
            <>
              {summary.data && <TotalsFacts totals={summary.data} />}
              <span>{asOf}</span>
            </>
          }
          offlineKeys={keys}
          filters={
            <>
              <FilterBar
                list={list}
                rows={[
                  {
                    key: 'kind',
                    label: words.filters.kind,
                    kind: 'select',
                    options: [
                      { value: '', label: words.filters.allKinds },
                      ...view_keys.map(({ view_key, exercise_count }) => ({
                        value: view_key,
                        label: words.option(viewName(view_key) ?? view_key, exercise_count),
                      })),
                    ],
                    error: choices.isError ? words.filtersFailed : undefined,
                  },
                  {
                    key: 'level',
                    label: words.filters.level,
                    kind: 'select',
                    options: [
                      { value: '', label: words.filters.allLevels },
                      ...resource_levels.map(({ resource_level, exercise_count }) => ({
                        value: resource_level,
                        label: words.option(words.level(resource_level), exercise_count),
                      })),
                    ],
                  },
                ]}
              />
              <RestLine rest={rest} />
            </>
          }
          failed={words.failed}
          empty={
            rows?.length === 0 && !list.isFiltered
              ? { message: words.empty, hint: words.emptyHint }
              : { message: words.notFound, hint: words.notFoundHint }
          }
        />
      </div>
    </div>
  )
}
