import { Button } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import type { EndpointRequest, EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useLive } from '../../bridge/index'
import { FilteredHomeworkList, homeworkColumns } from '../../features/homework/filtered-list/FilteredHomeworkList'
import {
  type FilteredList,
  filterRequest,
  useFilteredList,
} from '../../features/homework/filtered-list/filtered-list-state'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { homeworkTitle } from '../../features/homework/homework-title'
import { redistributedStatus } from '../../features/homework/redistribute/redistribution-check'
import { useRedistributeDialog } from '../../features/homework/redistribute/use-redistribute-dialog'
import { WireTime } from '../../features/homework/WireTime'
import { useKeptListClass } from '../../features/people/use-kept-class'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { StatusChip } from '../../ui/StatusChip'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './Redistribution.module.css'
import { text } from './text'

type Row = EndpointResponse<'reissue-page-list'>['items'][number]

const choices = [
  { value: '', label: text.all },
  { value: '1', label: text.redistributable },
  { value: '2', label: text.redistributed },
]

/** The request for one page. */
function listRequest({ applied, page }: FilteredList): EndpointRequest<'reissue-page-list'> {
  const { choice } = applied
  const type = choice === '1' ? 1 : choice === '2' ? 2 : undefined
  return {
    page,
    limit: limits.pageSizes.homework,
    ...filterRequest(applied),
    ...(type === undefined ? {} : { reissue_type: type }),
  }
}

/** The last column is shown only to a teacher who can redistribute. */
function columnsOf(now: number, open: ((homeworkId: string) => void) | null): Column<Row, 'title'>[] {
  const labels = text.columns
  const time = (value: string | undefined) => <WireTime value={value} now={now} none={text.noTime} />
  return homeworkColumns<Row>({
    labels,
    path: row => paths.redistributionDetails(row.homework_id),
    status: { width: '116px', cell: row => <StatusChip homework={row} /> },
    others: [
      {
        key: 'unsubmitted',
        label: labels.unsubmitted,
        width: '104px',
        cell: row => text.unsubmitted(row.unsubmitted_count, row.student_count),
      },
      { key: 'end', label: labels.end, width: `${timeNeed}px`, cell: row => time(row.end_time) },
      {
        key: 'newEnd',
        label: labels.newEnd,
        width: `${timeNeed}px`,
        cell: row =>
          row.can_reissue === 1 ? (
            <span
              className={classes.would}
              title={text.endIfNow(formatWireTime(row.reissue_end_time ?? '', now) ?? text.noTime)}
            >
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
        aria-label={text.sendOf(homeworkTitle(row.title))}
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
  const list = useKeptListClass('redistribution-list', useFilteredList('reissue/list'))
  const redistribution = useRedistributeDialog()
  const request = listRequest(list)
  const query = useApi('reissue-page-list', request, { keepPrevious: true, enabled: list.ready })
  useLive([apiKey('reissue-page-list')])
  return (
    <div className={classes.screen}>
      <FilteredHomeworkList
        text={text}
        crumbs={[{ label: text.homeworkList, to: paths.homeworkManagement() }]}
        choices={choices}
        list={list}
        query={query}
        offlineKeys={[apiKey('reissue-page-list', request), apiKey('team-rows')]}
        columns={columnsOf(now, redistribution.isOffered ? redistribution.open : null)}
      />
      {redistribution.dialog}
    </div>
  )
}
