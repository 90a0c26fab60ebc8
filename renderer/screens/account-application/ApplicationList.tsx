import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import { FilterBar } from '../../ui/list/FilterBar'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { PeriodFilter } from '../../ui/list/PeriodFilter'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { PageHeader } from '../../ui/PageHeader'
import { Clip } from '../../ui/table/Clip'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './ApplicationList.module.css'
import { ApplicationStatus } from './ApplicationStatus'
import { listRequest, listRules } from './application-filters'
import { text } from './text'

type Order = EndpointResponse<'order-list'>['items'][number]

const pageSize = limits.pageSizes.list

const columnsAt = (now: number, typeOf: (order: Order) => string): Column<Order>[] => [
  {
    key: 'file',
    label: text.columns.file,
    head: true,
    need: 180,
    grow: 2,
    cell: ({ file_name }) => <Clip>{file_name || text.noFile}</Clip>,
  },
  {
    key: 'number',
    label: text.columns.number,
    width: '100px',
    spare: 1,
    cell: ({ order_id }) => order_id || text.noNumber,
  },
  { key: 'type', label: text.columns.type, width: '136px', cell: typeOf },
  {
    key: 'students',
    label: text.columns.students,
    width: '76px',
    numeric: true,
    cell: ({ student_count }) => text.students(student_count),
  },
  {
    key: 'created',
    label: text.columns.created,
    width: `${timeNeed}px`,
    cell: ({ create_time }) => formatWireTime(create_time, now) ?? text.noTime,
  },
  {
    key: 'status',
    label: text.columns.status,
    width: '112px',
    cell: ({ apply_status }) => <ApplicationStatus status={apply_status} />,
  },
  {
    key: 'updated',
    label: text.columns.updated,
    width: `${timeNeed}px`,
    spare: 2,
    cell: ({ update_time }) => formatWireTime(update_time, now) ?? text.noTime,
  },
  {
    key: 'reason',
    label: text.columns.reason,
    need: 200,
    grow: 3,
    cell: ({ reason = '' }) => <span className={classes.reason}>{reason}</span>,
  },
]

/** アカウント申請: the applications that this teacher has sent, with their states (SPEC §7 order-list, §9: 20 a page). */
export function ApplicationList() {
  const now = useNow()
  const choices = useApi('order-select-data', {})
  const types = choices.data?.apply_types
  const columns = useMemo(
    () => columnsAt(now, ({ apply_type }) => types?.find(({ value }) => value === apply_type)?.label ?? ''),
    [now, types],
  )
  const list = useListState('account-application/list', listRules)
  const request = listRequest(list.applied, list.page)
  const query = useApi('order-list', request, { keepPrevious: true, enabled: list.ready })
  useLive([apiKey('order-list', request)])
  const page = useListPage(list, query, pageSize)
  const optionsOf = (all: string, rows: readonly { value: number; label: string }[] = []) => [
    { value: '', label: all },
    ...rows.map(({ value, label }) => ({ value: String(value), label })),
  ]
  const error = choices.isError && types === undefined ? text.choicesFailed : undefined
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        crumbs={[{ label: text.parent, to: paths.grades() }]}
        mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>}
        actions={
          <Button component={Link} to={paths.applicationCreate()}>
            {text.create}
          </Button>
        }
      />
      <ListView
        list={list}
        page={page}
        offlineKeys={[apiKey('order-list', request)]}
        above={
          <FilterBar
            list={list}
            rows={[
              { key: 'type', kind: 'select', label: text.type, options: optionsOf(text.allTypes, types), error },
              {
                key: 'status',
                kind: 'select',
                label: text.status,
                options: optionsOf(text.allStatuses, choices.data?.apply_statuses),
                error,
              },
            ]}
          >
            <PeriodFilter period={list.filters} onChange={list.filter} label={text.period} />
          </FilterBar>
        }
        label={text.table}
        columns={columns}
        rowKey={order => order.order_id || `${order.create_time} ${order.file_name}`}
        rowHeight={48}
        failed={text.failed}
        empty={
          list.isFiltered
            ? { message: text.emptyFiltered, hint: text.emptyFilteredHint }
            : { message: text.empty, hint: text.emptyHint }
        }
      />
    </ListScreen>
  )
}
