import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import { parseJst } from '../../../shared/domain/time'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useLive, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { Clipped, type ListColumn, Listing } from '../../features/homework/narrowed-list/Listing'
import { NarrowBar } from '../../features/homework/narrowed-list/NarrowBar'
import { type Narrowing, narrowedRequest, useNarrowing } from '../../features/homework/narrowed-list/narrowing'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { PageHeader } from '../../ui/PageHeader'
import { useShortcuts } from '../../ui/keys/use-shortcuts'
import classes from './PeriodicPlan.module.css'
import { PlanStatusChip } from './PlanStatusChip'
import { isPlanStatus } from './plan-days'
import { text } from './text'

type Row = EndpointResponse<'periodic-plan-page-list'>['items'][number]

const choices = [
  { value: '', label: text.all },
  ...Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
]
const hints = [{ keys: ['/'], word: text.searchKey }]

/** The request of one page. */
function planRequest(narrowing: Narrowing): EndpointRequest<'periodic-plan-page-list'> {
  const { choice, page } = narrowing
  const status = choice === '' ? undefined : Number(choice)
  return {
    page,
    limit: limits.pageSizes.homework,
    ...narrowedRequest(narrowing),
    ...(status !== undefined && isPlanStatus(status) ? { plan_status: status } : {}),
  }
}

const titleOf = (row: Row): string => row.title || text.untitled

/** The columns; the last only for who gives out homework. */
function columnsOf(now: number, editable: boolean): ListColumn<Row>[] {
  const words = text.columns
  const time = (value: string | undefined) => formatWireTime(value ?? '', now) ?? text.noTime
  return [
    {
      key: 'title',
      label: words.title,
      head: true,
      cell: row => (
        <Link to={paths.periodicPlanDetail(row.homework_id)} title={titleOf(row)}>
          {titleOf(row)}
        </Link>
      ),
    },
    { key: 'status', label: words.status, width: '128px', cell: row => <PlanStatusChip status={row.plan_status} /> },
    { key: 'teams', label: words.teams, width: '16%', cell: row => <Clipped>{row.team_names.join('・')}</Clipped> },
    {
      key: 'delivered',
      label: words.delivered,
      width: '104px',
      cell: row => text.delivered(row.delivered_count, row.day_count),
    },
    { key: 'next', label: words.next, width: '156px', cell: row => <b>{time(row.next_time)}</b> },
    { key: 'end', label: words.end, width: '156px', cell: row => time(row.end_time) },
    ...(editable
      ? [
          {
            key: 'act',
            label: words.act,
            width: '140px',
            cell: (row: Row) =>
              row.plan_status === 3 ? null : (
                <Button
                  component={Link}
                  className={classes.editLink}
                  size="compact-sm"
                  variant="default"
                  aria-label={text.editOf(titleOf(row))}
                  to={paths.periodicPlanEdit(row.homework_id)}
                >
                  {text.edit}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

/** 定期配信管理: the periodic plans (DESIGN §7 /homework/periodic-plan). */
export function PlanList() {
  const now = useNow()
  const session = useSession()
  const narrowed = useNarrowing('periodic-plan/list')
  const search = useRef<HTMLInputElement>(null)
  const list = useApi('periodic-plan-page-list', planRequest(narrowed.value), {
    keepPrevious: true,
    enabled: narrowed.ready,
  })
  const moments = (list.data?.items ?? []).flatMap(row =>
    [row.next_time, row.end_time].flatMap(each => parseJst(each ?? '') ?? []),
  )
  useLive([apiKey('periodic-plan-page-list')], moments)
  useShortcuts({ '/': () => search.current?.focus() })
  return (
    <div className={classes.screen}>
      <PageHeader title={text.title} facts={text.lead} />
      <NarrowBar narrowed={narrowed} choices={choices} choiceLabel={text.choice} search={search} />
      <Listing
        label={text.list}
        columns={columnsOf(now, canGiveHomework(session))}
        query={list}
        rowKey={row => row.homework_id}
        page={narrowed.value.page}
        onPage={page => narrowed.change({ page })}
        failed={text.failed}
        empty={
          narrowed.narrowed
            ? { message: text.emptyNarrowed, hint: text.emptyNarrowedHint }
            : { message: text.empty, hint: text.emptyHint }
        }
        hints={hints}
      />
    </div>
  )
}
