import { Button } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { limits } from '../../../shared/domain/limits'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { Clipped, type ListColumn, Listing } from '../../features/homework/narrowed-list/Listing'
import { NarrowBar } from '../../features/homework/narrowed-list/NarrowBar'
import { type Narrowing, narrowedRequest, useNarrowing } from '../../features/homework/narrowed-list/narrowing'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { PageHeader } from '../../ui/PageHeader'
import { StatusChip } from '../../ui/StatusChip'
import { useShortcuts } from '../../ui/keys/use-shortcuts'
import classes from './Redistribution.module.css'
import { text } from './text'

type Row = EndpointResponse<'reissue-page-list'>['items'][number]

/** Status 6: redistributed, until its new deadline (SPEC §4). */
const redistributedStatus = 6

const choices = [
  { value: '', label: text.all },
  { value: '1', label: text.can },
  { value: '2', label: text.was },
]
const hints = [{ keys: ['/'], word: text.searchKey }]

/** The request of one page. */
function listRequest(narrowing: Narrowing): EndpointRequest<'reissue-page-list'> {
  const { choice, page } = narrowing
  const type = choice === '1' ? 1 : choice === '2' ? 2 : undefined
  return {
    page,
    limit: limits.pageSizes.homework,
    ...narrowedRequest(narrowing),
    ...(type === undefined ? {} : { reissue_type: type }),
  }
}

const titleOf = (row: Row): string => row.title || text.untitled

/** The columns; the last only where redistribution is offered. */
function columnsOf(now: number, open: ((homeworkId: string) => void) | null): ListColumn<Row>[] {
  const words = text.columns
  const time = (value: string | undefined) => formatWireTime(value ?? '', now) ?? text.noTime
  return [
    {
      key: 'title',
      label: words.title,
      head: true,
      cell: row => (
        <Link to={paths.reissueDetails(row.homework_id)} title={titleOf(row)}>
          {titleOf(row)}
        </Link>
      ),
    },
    { key: 'status', label: words.status, width: '116px', cell: row => <StatusChip status={row.status} /> },
    { key: 'teams', label: words.teams, width: '14%', cell: row => <Clipped>{row.team_names.join('・')}</Clipped> },
    {
      key: 'unsubmitted',
      label: words.unsubmitted,
      width: '104px',
      cell: row => text.unsubmitted(row.unsubmitted_count, row.student_count),
    },
    { key: 'end', label: words.end, width: '156px', cell: row => time(row.end_time) },
    {
      key: 'newEnd',
      label: words.newEnd,
      width: '156px',
      cell: row =>
        row.can_reissue === 1 ? (
          <span className={classes.would} title={text.ifNow(time(row.reissue_end_time))}>
            {time(row.reissue_end_time)}
          </span>
        ) : (
          <b>{time(row.reissue_end_time)}</b>
        ),
    },
    ...(open === null
      ? []
      : [
          {
            key: 'act',
            label: words.act,
            width: '140px',
            cell: (row: Row) =>
              row.can_reissue === 1 ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={text.sendOf(titleOf(row))}
                  onClick={() => open(row.homework_id)}
                >
                  {text.send}
                </Button>
              ) : (
                <span className={classes.reason} title={row.reason}>
                  {row.status === redistributedStatus ? text.running : row.reason}
                </span>
              ),
          },
        ]),
  ]
}

/** 再配信: homework that can be redistributed, or was (SPEC §4; DESIGN §7 /homework/reissue-list). */
export function RedistributionList() {
  const now = useNow()
  const narrowed = useNarrowing('reissue/list')
  const search = useRef<HTMLInputElement>(null)
  const redistribution = useRedistributeDialog()
  const request = listRequest(narrowed.value)
  const list = useApi('reissue-page-list', request, { keepPrevious: true, enabled: narrowed.ready })
  useLive([apiKey('reissue-page-list')])
  useShortcuts({ '/': () => search.current?.focus() })
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text.title}
        crumbs={[{ label: text.homeworkList, to: paths.homeworkManagement() }]}
        facts={text.lead}
      />
      <NarrowBar narrowed={narrowed} choices={choices} choiceLabel={text.choice} search={search} />
      <Listing
        label={text.list}
        columns={columnsOf(now, redistribution.isOffered ? redistribution.open : null)}
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
      {redistribution.dialog}
    </div>
  )
}
