import { useMemo } from 'react'
import { apiKey, isMissing, useApi, usePagedApi } from '../../../bridge/index'
import { formatWireTime } from '../../../features/homework/format-wire-time'
import { homeworkTitle } from '../../../features/homework/homework-title'
import { RestLine } from '../../../features/sheets/RestLine'
import { SheetList } from '../../../features/sheets/SheetList'
import { useAllRows } from '../../../features/sheets/use-all-rows'
import { logColumns } from '../../../features/study/log-columns'
import { useAsOf } from '../../../features/study/use-as-of'
import { useNow } from '../../../ui/clock'
import { Link } from '../../../ui/Link'
import { useListState } from '../../../ui/list/use-list-state'
import { QueryView } from '../../../ui/QueryView'
import classes from '../StudentDetails.module.css'
import { readAtOnce, type TabProps } from '../tab-props'
import { text } from '../text'
import { rules } from './exercise-list'
import { TotalsFacts } from './TotalsFacts'

const words = text.resource

/** One resource: her totals in the period, the homework that contains it, and each round. */
export function ResourceDetails(props: TabProps & { resourceId: string }) {
  const { student, name, period, to, resourceId } = props
  const now = useNow()
  const request = { student_id: student.id, resource_id: resourceId, start_time: period.from, end_time: period.to }
  const details = useApi('resource-exercise-details', request)
  const list = useListState('student-details/resource', rules)
  const query = usePagedApi('resource-exercise-logs', request, { limit: readAtOnce, enabled: list.ready })
  const { rows, rest } = useAllRows(query)
  const columns = useMemo(
    () => logColumns(student.id, resource_id => to('exercise', { resource_id }), now),
    [to, student.id, now],
  )
  const keys = [['resource-exercise-logs', request], apiKey('resource-exercise-details', request)]
  const asOf = useAsOf(keys)
  const back = (
    <Link to={to('exercise')} replace>
      {words.back}
    </Link>
  )
  return (
    <>
      <div className={classes.actions}>
        <p className={classes.facts}>{back}</p>
        <p className={classes.facts}>{asOf}</p>
      </div>
      <QueryView
        query={details}
        failed={words.failed}
        missing={{ isMissing: isMissing(details.error), message: words.failed, hint: back }}
      >
        {resource => (
          <>
            <h2 className={classes.title}>{resource.resource_title}</h2>
            <p className={classes.facts}>
              <TotalsFacts totals={resource} />
              {resource.first_time && <span>{words.first(formatWireTime(resource.first_time, now) ?? text.none)}</span>}
              {resource.last_time && <span>{words.last(formatWireTime(resource.last_time, now) ?? text.none)}</span>}
            </p>
            {resource.items.length > 0 && (
              <p className={classes.facts}>
                <span>{words.topics}</span>
                {resource.items.map(({ homework_id = '', homework_title, topic_id }) => (
                  <Link key={topic_id} to={to('homework', { homework_id, topic_id })} replace>
                    {homeworkTitle(homework_title)}
                  </Link>
                ))}
              </p>
            )}
            <SheetList
              list={list}
              columns={columns}
              rows={rows}
              reading={query}
              rowKey={row => `${row.topic_id}|${row.round}|${row.updated_at}`}
              label={text.exercise.logs}
              title={text.sheetTitle(resource.resource_title, name, period.from, period.to, asOf)}
              facts={rows && <span>{text.rows(rows.length)}</span>}
              offlineKeys={keys}
              filters={<RestLine rest={rest} />}
              failed={text.exercise.failed}
              empty={{ message: text.exercise.empty, hint: text.exercise.emptyHint }}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
