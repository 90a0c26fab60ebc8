import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { CopyEntry, CopyList } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { shortTime } from '../../../shared/domain/time'
import { callBridge } from '../../bridge/index'
import { homeworkTitle } from '../../features/homework/homework-title'
import { paths } from '../../paths'
import { useNow } from '../../ui/clock'
import { deletionCell } from '../../ui/deletions/UndoCell'
import { useRowDeletion } from '../../ui/deletions/use-row-deletion'
import { fileSize } from '../../ui/file-size'
import { Link } from '../../ui/Link'
import { ListView } from '../../ui/list/ListView'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { Clip } from '../../ui/table/Clip'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './Downloads.module.css'
import { offlineCopyRules, type SortField } from './list-rules'
import { OfflineCopyActions } from './OfflineCopyActions'
import { text } from './text'
import { offlineCopiesKey } from './use-download-lists'

const copiesText = text.copies

/** The stored parts of a homework, e.g. `成績一覧・課題 3件・答案 40件`. */
function contentOf({ matrix, topics, papers }: CopyEntry): string {
  const parts = [
    matrix ? copiesText.matrix : null,
    topics > 0 ? copiesText.topics(topics) : null,
    papers > 0 ? copiesText.papers(papers) : null,
  ]
  return parts.filter(part => part !== null).join(copiesText.joiner)
}

const idOf = ({ homework_id }: CopyEntry) => homework_id

const titleOf = ({ title }: CopyEntry) => homeworkTitle(title)

const columnsAt = (now: number, onRemove: (entry: CopyEntry) => void): Column<CopyEntry, SortField>[] => [
  {
    key: 'homework',
    label: copiesText.columns.homework,
    need: 140,
    grow: 5,
    head: true,
    sort: 'name',
    sortValue: titleOf,
    cell: entry => <Clip>{titleOf(entry)}</Clip>,
  },
  {
    key: 'at',
    label: copiesText.columns.at,
    width: `${timeNeed}px`,
    sort: 'at',
    firstOrder: 'desc',
    sortValue: ({ at }) => at,
    cell: ({ at }) => shortTime(at, now),
  },
  {
    key: 'what',
    label: copiesText.columns.what,
    need: 150,
    grow: 3,
    spare: 2,
    cell: entry => <Clip>{contentOf(entry)}</Clip>,
  },
  {
    key: 'size',
    label: copiesText.columns.size,
    width: '72px',
    spare: 1,
    numeric: true,
    cell: ({ bytes }) => fileSize(bytes),
  },
  {
    key: 'actions',
    label: copiesText.columns.actions,
    width: '240px',
    pinned: true,
    cell: entry => (
      <OfflineCopyActions
        homeworkId={entry.homework_id}
        title={titleOf(entry)}
        canExport={entry.matrix}
        onRemove={() => onRemove(entry)}
      />
    ),
  },
]

/** オフラインのデータ: the homework that can be shown and exported without the server (DESIGN §4 offlineCopies, §7). */
export function OfflineCopies({ query }: { query: UseQueryResult<CopyList> }) {
  const list = useListState('downloads/copies', offlineCopyRules)
  const now = useNow()
  const client = useQueryClient()
  const deletion = useRowDeletion<CopyEntry>({
    name: 'copies',
    idOf,
    nameOf: titleOf,
    describe: copiesText.deleted,
    async remove(entries) {
      const results = await Promise.all(entries.map(({ homework_id }) => callBridge('copies.remove', { homework_id })))
      await client.invalidateQueries({ queryKey: offlineCopiesKey })
      return results.map(result => (result.ok ? 'deleted' : { refused: result.error.message }))
    },
  })
  const { data } = query
  const page = useListPage(list, allRows(list.ready ? data?.entries : undefined, query), limits.pageSizes.list)
  return (
    <section className={classes.section} aria-labelledby="downloads-copies">
      <h2 id="downloads-copies" tabIndex={-1} data-heading>
        {copiesText.title}
      </h2>
      {data?.enabled === false ? (
        <p className={classes.quiet}>{copiesText.off}</p>
      ) : (
        <>
          {data && (
            <p className={classes.note}>
              {data.isDurable ? copiesText.lead : `${copiesText.lead}${copiesText.memoryOnly}`}
            </p>
          )}
          <ListView
            list={list}
            page={page}
            label={copiesText.table}
            columns={columnsAt(now, entry => deletion.start([entry]))}
            rowKey={idOf}
            client={page}
            skeletonRows={3}
            cellPadding={10}
            replaced={entry => deletionCell(deletion, entry)}
            failed={copiesText.failed}
            empty={{
              message: copiesText.empty,
              hint: (
                <>
                  <p>{copiesText.emptyHint}</p>
                  <Link to={paths.homeworkManagement()}>{copiesText.emptyLink}</Link>
                </>
              ),
            }}
          />
        </>
      )}
    </section>
  )
}
