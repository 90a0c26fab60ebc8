import { useMemo, useState } from 'react'
import { limits } from '../../../../shared/domain/limits'
import { useApi, useLoadAllPages, usePagedApi } from '../../../bridge/index'
import { useHomeworkClass } from '../../../features/homework/use-homework-class'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import layout from '../../../ui/layout/layout.module.css'
import { ScoreLegend } from '../../../ui/ScoreBadge'
import { Skeletons } from '../../../ui/Skeletons'
import { nextSort, type Sort } from '../../../ui/table/column'
import { DataTable } from '../../../ui/table/DataTable'
import type { BoardProps } from '../board'
import classes from './Topics.module.css'
import { text } from './text'
import { placedTopics } from './topic-rows'
import { topicsColumns } from './topics-columns'

const inOrder: Sort = { field: 'place', order: 'asc' }

/** Reads all topics of the homework, to the last page. */
function useTopics(homeworkId: string) {
  const query = usePagedApi('all-topic-overview', { homework_id: homeworkId }, { limit: limits.matrixPage })
  useLoadAllPages(query)
  const pages = query.data?.pages
  return { query, topics: useMemo(() => pages?.flatMap(page => page.items), [pages]) }
}

/** 課題一覧: the results of all topics, with links to each topic (SPEC §7 all-topic-overview). */
export function TopicsBoard({ homeworkId }: BoardProps) {
  const [sort, setSort] = useState(inOrder)
  const [teamId] = useHomeworkClass(homeworkId)
  const info = useApi('homework-basic-info', { id: homeworkId })
  const hasSeveralTeams = (info.data?.team_names.length ?? 0) > 1
  const { query, topics } = useTopics(homeworkId)
  const rows = useMemo(() => placedTopics(topics ?? []), [topics])
  if (!topics) {
    return query.isError ? (
      <ErrorState message={text.failed} onRetry={() => void query.refetch()} busy={query.isFetching} />
    ) : (
      <Skeletons count={8} />
    )
  }
  if (rows.length === 0) return <EmptyState message={text.noTopics} hint={text.noTopicsHint} />
  return (
    <div className={classes.board}>
      <p className={classes.count} role="status">
        {teamId === '' ? text.count(rows.length) : text.countOfAllClasses(rows.length)}
      </p>
      <div className={`${layout.scroll} ${classes.card}`}>
        <DataTable
          label={text.table}
          columns={topicsColumns(homeworkId, hasSeveralTeams ? 'overall' : 'class')}
          rows={rows}
          rowKey={({ topic }) => topic.topic_id}
          sort={sort}
          onSort={column => setSort(nextSort(sort, column))}
          client
          rowHeight={48}
          minWidth="900px"
        />
      </div>
      {query.isFetchNextPageError ? (
        <ErrorState message={text.moreFailed} onRetry={() => void query.fetchNextPage()} />
      ) : null}
      <ScoreLegend />
    </div>
  )
}
