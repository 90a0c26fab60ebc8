import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useDeletion } from '../../bridge/index'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { FilterBar, type FilterRow } from '../../ui/list/FilterBar'
import { ListScreen, ListView, Total } from '../../ui/list/ListView'
import { RemovalActions } from '../../ui/list/RemovalActions'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { useRemovableRows } from '../../ui/list/use-removable-rows'
import { PageHeader } from '../../ui/PageHeader'
import { nameOf, noticeColumns } from './notice-columns'
import { text } from './text'
import { type Notice, type NoticeKind, useNotices } from './use-notices'
import { useReadAll } from './use-read-all'

type Filters = { kind: string; size: string }

const rules = {
  noFilters: { kind: '', size: '' } as Filters,
  sort: { field: 'time', order: 'desc' },
  sortFields: ['time'],
  neutral: ['size'],
} as const

/** SPEC §9: 10 notices a page; 20 is the size of most lists. */
const sizes = [limits.pageSizes.notices, limits.pageSizes.list]

const filterRows: readonly FilterRow<Filters>[] = [
  {
    key: 'kind',
    label: text.kind,
    kind: 'segments',
    options: [
      { value: '', label: text.kinds.all },
      { value: 'system', label: text.kinds.system },
      { value: 'homework', label: text.kinds.homework },
    ],
  },
  {
    key: 'size',
    label: text.size,
    kind: 'select',
    width: 130,
    options: sizes.map((size, at) => ({ value: at === 0 ? '' : String(size), label: text.sizeOf(size) })),
  },
]

/** The two kinds of notices may have equal ids. */
const rowKey = ({ isHomework, id }: Notice) => `${isHomework ? 'homework' : 'system'}-${id}`

/** A deletion names only ids of the server, so it takes both kinds. */
const idOf = ({ id }: Notice) => id

/** These notices, and those of the page that are deleted with them. */
function withEqualIds(chosen: readonly Notice[], shown: readonly Notice[]): Notice[] {
  const ids = new Set(chosen.map(idOf))
  const all = [...chosen, ...shown.filter(notice => ids.has(notice.id))]
  return [...new Map(all.map(notice => [rowKey(notice), notice])).values()]
}

const kindOf = (filter: string): NoticeKind => (filter === 'system' || filter === 'homework' ? filter : 'all')

/**
 * All notices of the teacher, also those that home no longer shows, to read and to delete (SPEC §7 notice-page-list,
 * notice-delete).
 */
export function Notices() {
  const now = useNow()
  const columns = useMemo(() => noticeColumns(now), [now])
  const list = useListState('notices/list', rules)
  const kind = kindOf(list.applied.kind)
  const pageSize = sizes.find(size => String(size) === list.applied.size) ?? limits.pageSizes.notices
  const { query, key } = useNotices(kind, list.page, pageSize, list.ready)
  const reading = useReadAll(kind)
  const deletion = useDeletion('notice-delete', {
    idOf,
    nameOf,
    describe: text.deleted,
    requestOf: ids => ({ ids }),
    together: true,
  })
  const page = useListPage(list, query, pageSize, deletion.isDeleted)
  const start = (chosen: readonly Notice[]) => deletion.start(withEqualIds(chosen, page.rows ?? []))
  const rows = useRemovableRows({ page, idOf: rowKey, nameOf, deletion: { ...deletion, start } })
  return (
    <ListScreen>
      <PageHeader
        title={text.title}
        crumbs={[{ label: text.crumb, to: paths.home() }]}
        mark={page.total !== undefined && <Total>{text.count(page.total)}</Total>}
        actions={
          rows.selected.length > 0 ? (
            <RemovalActions rows={rows} />
          ) : (
            reading.isOffered && (
              <Button variant="default" aria-busy={reading.busy || undefined} onClick={() => void reading.readAll()}>
                {text.readAll}
              </Button>
            )
          )
        }
      />
      <ListView
        list={list}
        page={page}
        offlineKeys={[key, apiKey('new-notice-total')]}
        label={text.table}
        columns={columns}
        rowHeight={44}
        minWidth="640px"
        {...rows.table}
        above={<FilterBar list={list} rows={filterRows} />}
        failed={text.failed}
        empty={{ message: text.empty, hint: text.emptyHint }}
      />
    </ListScreen>
  )
}
