import { useMemo } from 'react'
import { limits } from '../../../shared/domain/limits'
import { apiKey, useApi, useDeletion, useLive, useWrite } from '../../bridge/index'
import { useExport } from '../../features/downloads/use-export'
import { now as currentTime, useNow } from '../../ui/clock'
import { deletionCell } from '../../ui/deletions/UndoCell'
import { ListView } from '../../ui/list/ListView'
import { useListPage } from '../../ui/list/use-list-page'
import { useListState } from '../../ui/list/use-list-state'
import classes from './Downloads.module.css'
import { reportTaskRules } from './list-rules'
import { nameOf, type ReportTask, reportTaskColumns } from './report-task-columns'
import { text } from './text'

const words = text.reports
const pageSize = limits.pageSizes.list

/** A task that runs is asked for again this long after each answer, in milliseconds. */
const pollMs = 2000

const idOf = ({ task_id }: ReportTask) => task_id

/**
 * サーバーの成績表: reports that the server makes for this teacher; a finished one is saved, a failed one tried again.
 * `isExporting`: an export of this program has just begun a task, which the list does not have yet.
 */
export function ReportTasks({ isExporting }: { isExporting: boolean }) {
  const now = useNow()
  const list = useListState('downloads/reports', reportTaskRules)
  const request = { page: list.page, limit: pageSize }
  const query = useApi('report-task-list', request, { keepPrevious: true, enabled: list.ready })
  const isRunning = isExporting || (query.data?.items.some(({ status }) => status === 0) ?? false)
  const { dataUpdatedAt } = query
  // Each answer sets the next moment.
  const moments = useMemo(
    () => (isRunning && dataUpdatedAt > 0 ? [currentTime() + pollMs] : []),
    [isRunning, dataUpdatedAt],
  )
  useLive([apiKey('report-task-list')], moments)
  const { begin } = useExport()
  const retry = useWrite('report-task-retry', { success: words.retried })
  const deletion = useDeletion<ReportTask, 'report-task-delete'>('report-task-delete', {
    idOf,
    nameOf,
    describe: words.deleted,
    requestOf: task_ids => ({ task_ids }),
    together: true,
  })
  const page = useListPage(list, query, pageSize, deletion.isDeleted)
  const columns = reportTaskColumns(now, {
    save: ({ task_id }) => void begin({ kind: 'report-file', request: { task_id } }),
    retry: ({ task_id }) => void retry.send({ task_id }),
    remove: task => deletion.start([task]),
    isBusy: retry.busy,
  })
  return (
    <section className={classes.section} aria-labelledby="downloads-reports">
      <div className={classes.head}>
        <h2 id="downloads-reports" tabIndex={-1} data-heading>
          {words.title}
        </h2>
        {page.total !== undefined && page.total > 0 && <span className={classes.quiet}>{words.count(page.total)}</span>}
      </div>
      <ListView
        list={list}
        page={page}
        label={words.table}
        columns={columns}
        rowKey={idOf}
        skeletonRows={2}
        cellPadding={10}
        replaced={task => deletionCell(deletion, task)}
        failed={words.failed}
        empty={{ message: words.empty, hint: words.emptyHint }}
      />
    </section>
  )
}
