/** The columns of the reports that the server makes (SPEC §4 Download task: 0 in progress, 1 finished, 2 failed). */
import { Button, Loader } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { EndpointResponse } from '../../../shared/endpoints/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { Clip } from '../../ui/table/Clip'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './Downloads.module.css'
import type { SortField } from './list-rules'
import { text } from './text'

const words = text.reports

export type ReportTask = EndpointResponse<'report-task-list'>['items'][number]

/** What can be done with a task, by its status. */
export interface TaskActions {
  save(task: ReportTask): void
  retry(task: ReportTask): void
  remove(task: ReportTask): void
  isBusy: boolean
}

export const nameOf = ({ title, task_id }: ReportTask): string => title || words.untitled(task_id)

function Status({ status }: Pick<ReportTask, 'status'>) {
  if (status === 1)
    return (
      <span className={classes.taskState} data-state="done">
        <IconCircleCheck size={16} aria-hidden />
        {words.done}
      </span>
    )
  if (status === 2)
    return (
      <span className={classes.taskState} data-state="failed">
        <IconAlertCircle size={16} aria-hidden />
        {words.failedState}
      </span>
    )
  return (
    <span className={classes.taskState}>
      <Loader size={14} aria-hidden />
      {words.running}
    </span>
  )
}

export const reportTaskColumns = (now: number, actions: TaskActions): Column<ReportTask, SortField>[] => [
  {
    key: 'title',
    label: words.columns.title,
    need: 220,
    grow: 4,
    head: true,
    cell: task => <Clip>{nameOf(task)}</Clip>,
  },
  {
    key: 'students',
    label: words.columns.students,
    need: 72,
    grow: 0,
    numeric: true,
    cell: ({ student_count }) => words.students(student_count),
  },
  {
    key: 'time',
    label: words.columns.time,
    need: timeNeed,
    grow: 0,
    cell: ({ create_time }) => formatWireTime(create_time, now) ?? words.none,
  },
  {
    key: 'email',
    label: words.columns.email,
    need: 130,
    grow: 2,
    spare: 1,
    cell: ({ email }) => <Clip>{email ?? words.none}</Clip>,
  },
  { key: 'status', label: words.columns.status, need: 110, grow: 0, cell: task => <Status status={task.status} /> },
  {
    key: 'actions',
    label: words.columns.actions,
    hideLabel: true,
    need: 170,
    grow: 0,
    cell: task => {
      const name = nameOf(task)
      return (
        <div className={classes.actions}>
          {task.status === 1 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.saveOf(name)}
              onClick={() => actions.save(task)}
            >
              {words.save}
            </Button>
          )}
          {task.status === 2 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.retryOf(name)}
              disabled={actions.isBusy}
              onClick={() => actions.retry(task)}
            >
              {words.retry}
            </Button>
          )}
          {task.status !== 0 && (
            <Button
              size="compact-sm"
              variant="subtle"
              data-removes
              aria-label={words.removeOf(name)}
              onClick={() => actions.remove(task)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      )
    },
  },
]
