import { Button } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import type { ListColumn } from '../../features/homework/narrowed-list/Listing'
import { homeworkColumns, NarrowedHomeworkList } from '../../features/homework/narrowed-list/NarrowedHomeworkList'
import { type Narrowing, narrowedRequest, useNarrowing } from '../../features/homework/narrowed-list/narrowing'
import { redistributedStatus } from '../../features/homework/redistribute/redistribution-check'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { StatusChip } from '../../ui/StatusChip'
import classes from './Redistribution.module.css'
import { text } from './text'

type Row = EndpointResponse<'reissue-page-list'>['items'][number]

const choices = [
  { value: '', label: text.all },
  { value: '1', label: text.redistributable },
  { value: '2', label: text.redistributed },
]

/** The request for one page. */
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

/** The last column is shown only to a teacher who can redistribute. */
function columnsOf(now: number, open: ((homeworkId: string) => void) | null): ListColumn<Row>[] {
  const labels = text.columns
  const time = (value: string | undefined) => formatWireTime(value ?? '', now) ?? text.noTime
  return homeworkColumns<Row>({
    labels,
    untitled: text.untitled,
    path: row => paths.redistributionDetails(row.homework_id),
    status: { width: '116px', cell: row => <StatusChip status={row.status} /> },
    teamsWidth: '14%',
    others: [
      {
        key: 'unsubmitted',
        label: labels.unsubmitted,
        width: '104px',
        cell: row => text.unsubmitted(row.unsubmitted_count, row.student_count),
      },
      { key: 'end', label: labels.end, width: '156px', cell: row => time(row.end_time) },
      {
        key: 'newEnd',
        label: labels.newEnd,
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
    ],
    action: open && (row => <Action row={row} onRedistribute={() => open(row.homework_id)} />),
  })
}

/** The button that redistributes, or why this homework cannot be redistributed. */
function Action({ row, onRedistribute }: { row: Row; onRedistribute: () => void }) {
  if (row.can_reissue === 1) {
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={text.sendOf(row.title || text.untitled)}
        onClick={onRedistribute}
      >
        {text.send}
      </Button>
    )
  }
  return (
    <span className={classes.reason} title={row.reason}>
      {row.status === redistributedStatus ? text.running : row.reason}
    </span>
  )
}

/** 再配信: the homework that can be redistributed or has been (SPEC §4; DESIGN §7 /homework/reissue-list). */
export function RedistributionList() {
  const now = useNow()
  const narrowed = useNarrowing('reissue/list')
  const redistribution = useRedistributeDialog()
  const request = listRequest(narrowed.value)
  const list = useApi('reissue-page-list', request, { keepPrevious: true, enabled: narrowed.ready })
  useLive([apiKey('reissue-page-list')])
  return (
    <div className={classes.screen}>
      <NarrowedHomeworkList
        text={text}
        crumbs={[{ label: text.homeworkList, to: paths.homeworkManagement() }]}
        choices={choices}
        narrowed={narrowed}
        query={list}
        columns={columnsOf(now, redistribution.isOffered ? redistribution.open : null)}
      />
      {redistribution.dialog}
    </div>
  )
}
