import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { joinClasses } from '../../../shared/domain/class-order'
import { limits } from '../../../shared/domain/limits'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { apiKey, useApi, useDeletion } from '../../bridge/index'
import { useMaySend } from '../../features/messages/use-may-send'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { Link } from '../../ui/Link'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { RemovalActions } from '../../ui/list/RemovalActions'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { useRemovableRows } from '../../ui/list/use-removable-rows'
import { PageHeader } from '../../ui/PageHeader'
import { Clip } from '../../ui/table/Clip'
import { type Column, timeNeed } from '../../ui/table/column'
import { timeText } from './message-time'
import { text } from './text'

type Message = EndpointResponse<'outbox-message-list'>['items'][number]

const rules = { noFilters: {}, sort: { field: 'time', order: 'desc' }, sortFields: ['time'] } as const
const pageSize = limits.pageSizes.outbox
const idOf = ({ id }: Message) => id
const nameOf = ({ title }: Message) => title || text.untitled
const columnsAt = (now: number): Column<Message>[] => [
  {
    key: 'title',
    label: text.columns.title,
    head: true,
    cell: message => (
      <Link to={paths.messageInfo(message.id)} title={nameOf(message)} data-removes>
        {nameOf(message)}
      </Link>
    ),
  },
  {
    key: 'to',
    label: text.columns.to,
    width: '28%',
    cell: ({ team_names, student_count }) => <Clip>{joinClasses(team_names) || text.students(student_count)}</Clip>,
  },
  {
    key: 'time',
    label: text.columns.time,
    width: `${timeNeed}px`,
    cell: ({ send_time }) => timeText(send_time, now) ?? text.noTime,
  },
  {
    key: 'read',
    label: text.columns.read,
    width: '110px',
    numeric: true,
    cell: ({ read_count, student_count }) => text.read(read_count, student_count),
  },
]

/** メッセージ: the sent messages, their numbers of readers, and deletion (SPEC §7 Messages, §9: 12 a page). */
export function MessageList() {
  const now = useNow()
  const columns = useMemo(() => columnsAt(now), [now])
  const list = useListState('message/list', rules)
  const request = { page: list.page, limit: pageSize }
  const query = useApi('outbox-message-list', request, { keepPrevious: true, enabled: list.ready })
  const maySend = useMaySend()
  const deletion = useDeletion('message-delete', {
    idOf,
    nameOf,
    describe: text.deleted,
    requestOf: ids => ({ ids }),
    together: true,
  })
  const page = useListPage(list, query, pageSize, deletion.isDeleted)
  const rows = useRemovableRows({ page, idOf, nameOf, deletion })
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>}
        actions={
          rows.selected.length > 0 ? (
            <RemovalActions rows={rows} />
          ) : (
            maySend && (
              <Button component={Link} to={paths.messageSend()}>
                {text.create}
              </Button>
            )
          )
        }
      />
      <ListView
        list={list}
        page={page}
        offlineKeys={[apiKey('outbox-message-list', request)]}
        label={text.table}
        columns={columns}
        rowHeight={44}
        minWidth="760px"
        {...rows.table}
        failed={text.failed}
        empty={{ message: text.empty, hint: text.emptyHint }}
      />
    </ListScreen>
  )
}
