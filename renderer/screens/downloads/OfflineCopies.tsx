import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import type { CopyEntry, CopyList } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { shortTime } from '../../../shared/domain/time'
import { callBridge, showToast } from '../../bridge/index'
import { useNow } from '../../ui/clock'
import { fileSize } from '../../ui/file-size'
import { ListView } from '../../ui/list/ListView'
import { allRows, useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import { Clip } from '../../ui/table/Clip'
import type { Column } from '../../ui/table/column'
import { UndoCell } from '../../ui/UndoCell'
import { useUndo } from '../../ui/use-undo'
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

const titleOf = ({ title }: CopyEntry) => title || copiesText.untitled

const columnsAt = (now: number, onRemove: (id: string) => void): Column<CopyEntry, SortField>[] => [
  {
    key: 'homework',
    label: copiesText.columns.homework,
    head: true,
    sort: 'name',
    sortValue: titleOf,
    cell: entry => <Clip>{titleOf(entry)}</Clip>,
  },
  {
    key: 'at',
    label: copiesText.columns.at,
    width: '144px',
    sort: 'at',
    firstOrder: 'desc',
    sortValue: ({ at }) => at,
    cell: ({ at }) => shortTime(at, now),
  },
  { key: 'what', label: copiesText.columns.what, width: '232px', cell: contentOf },
  { key: 'size', label: copiesText.columns.size, width: '72px', numeric: true, cell: ({ bytes }) => fileSize(bytes) },
  {
    key: 'actions',
    label: copiesText.columns.actions,
    width: '240px',
    cell: entry => (
      <OfflineCopyActions
        homeworkId={entry.homework_id}
        title={titleOf(entry)}
        canExport={entry.matrix}
        onRemove={() => onRemove(entry.homework_id)}
      />
    ),
  },
]

/** オフラインのデータ: the homework that can be shown and exported without the server (DESIGN §4 offlineCopies, §7). */
export function OfflineCopies({ query }: { query: UseQueryResult<CopyList> }) {
  const list = useListState('downloads/copies', offlineCopyRules)
  const now = useNow()
  const client = useQueryClient()
  const undo = useUndo(async homework_id => {
    const result = await callBridge('copies.remove', { homework_id })
    if (!result.ok) showToast(result.error.message)
    await client.invalidateQueries({ queryKey: offlineCopiesKey })
  })
  const { data } = query
  const page = useListPage(list, allRows(list.ready ? data?.entries : undefined, query), limits.pageSizes.list)
  const replaced = (entry: CopyEntry) => {
    const state = undo.state(entry.homework_id)
    return (
      state && (
        <UndoCell
          name={titleOf(entry)}
          message={copiesText.removing(limits.undoMs / 1000)}
          acting={state === 'acting' ? copiesText.acting : null}
          onTakeBack={() => undo.undo(entry.homework_id)}
        />
      )
    )
  }
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
            columns={columnsAt(now, undo.begin)}
            rowKey={({ homework_id }) => homework_id}
            client={page}
            skeletonRows={3}
            minWidth="960px"
            cellPadding={10}
            replaced={replaced}
            failed={copiesText.failed}
            empty={{ message: copiesText.empty, hint: copiesText.emptyHint }}
          />
        </>
      )}
    </section>
  )
}
