import { Button } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useLive, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { FilteredHomeworkList, homeworkColumns } from '../../features/homework/filtered-list/FilteredHomeworkList'
import {
  type FilteredList,
  filterRequest,
  useFilteredList,
} from '../../features/homework/filtered-list/filtered-list-state'
import { homeworkTitle } from '../../features/homework/homework-title'
import { WireTime } from '../../features/homework/WireTime'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './PeriodicPlan.module.css'
import { PlanStatusChip } from './PlanStatusChip'
import { isPlanStatus } from './plan-days'
import { text } from './text'

type Row = EndpointResponse<'periodic-plan-page-list'>['items'][number]

const choices = [
  { value: '', label: text.all },
  ...Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
]

/** The request for one page. */
function listRequest({ applied, page }: FilteredList): EndpointRequest<'periodic-plan-page-list'> {
  const { choice } = applied
  const status = choice === '' ? undefined : Number(choice)
  return {
    page,
    limit: limits.pageSizes.homework,
    ...filterRequest(applied),
    ...(status !== undefined && isPlanStatus(status) ? { plan_status: status } : {}),
  }
}

/** The last column is shown only to a teacher who can give homework. */
function columnsOf(now: number, isEditable: boolean): Column<Row, 'title'>[] {
  const labels = text.columns
  const time = (value: string | undefined) => <WireTime value={value} now={now} none={text.noTime} />
  return homeworkColumns<Row>({
    labels,
    path: row => paths.periodicPlanDetail(row.homework_id),
    status: { width: '128px', cell: row => <PlanStatusChip status={row.plan_status} /> },
    others: [
      {
        key: 'delivered',
        label: labels.delivered,
        width: '104px',
        cell: row => text.delivered(row.delivered_count, row.day_count),
      },
      { key: 'next', label: labels.next, width: `${timeNeed}px`, cell: row => <b>{time(row.next_time)}</b> },
      { key: 'end', label: labels.end, width: `${timeNeed}px`, cell: row => time(row.end_time) },
    ],
    action: isEditable ? row => (row.plan_status === 3 ? null : <EditLink row={row} />) : null,
  })
}

const EditLink = ({ row }: { row: Row }) => (
  <Button
    component={Link}
    className={classes.editLink}
    size="compact-sm"
    variant="default"
    aria-label={text.editOf(homeworkTitle(row.title))}
    to={paths.periodicPlanEdit(row.homework_id)}
  >
    {text.edit}
  </Button>
)

/** 定期配信管理: the list of periodic plans (DESIGN §7 /homework/periodic-plan). */
export function PlanList() {
  const now = useNow()
  const session = useSession()
  const list = useKeptListClass('plan-list', useFilteredList('periodic-plan/list'))
  const request = listRequest(list)
  const query = useApi('periodic-plan-page-list', request, {
    keepPrevious: true,
    enabled: list.ready,
  })
  // the status of a plan changes at these times
  const moments = (query.data?.items ?? []).flatMap(row =>
    [row.next_time, row.end_time].flatMap(each => parseJst(each ?? '') ?? []),
  )
  useLive([apiKey('periodic-plan-page-list')], moments)
  return (
    <div className={classes.screen}>
      <FilteredHomeworkList
        text={text}
        choices={choices}
        list={list}
        query={query}
        offlineKeys={[apiKey('periodic-plan-page-list', request), apiKey('team-rows')]}
        columns={columnsOf(now, canGiveHomework(session))}
      />
    </div>
  )
}
