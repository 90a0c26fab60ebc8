/**
 * An export that the server prepares (SPEC §4 Download task): start the task, poll until it is done, then fetch the
 * file.
 */
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { type ExportRequest, exportTasks, type TaskName } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import { ApiError, hasNoResponse } from '../http/api-error'
import type { ApiClient } from '../http/client'
import { abortable, pause } from './abortable'
import type { WriteContext } from './export-types'
import { saveBlob } from './server-export'
import type { WorkbookFormat } from './workbook-check'

const fault = (message: string) => new ApiError(failure('status', message).error)

/**
 * Polls until the task is done. Throws if it failed or takes too long. A poll without an answer is repeated a few
 * times.
 */
async function waitUntilDone(client: ApiClient, name: TaskName, task_id: string, signal: AbortSignal): Promise<void> {
  const { everyMs, times, misses } = limits.exportTask
  let unansweredPolls = 0
  for (let polls = 0; polls < times; polls += 1) {
    await pause(everyMs, signal)
    const answer = await abortable(client.call(exportTasks[name].status, { task_id }, { signal }), signal)
    if (answer.ok) {
      if (answer.value.status === 1) return
      if (answer.value.status === 2) throw fault(text.task.failed)
      unansweredPolls = 0
    } else {
      unansweredPolls += 1
      if (!hasNoResponse(answer.error) || unansweredPolls > misses) throw new ApiError(answer.error)
    }
  }
  throw fault(text.task.late)
}

/**
 * Starts the task and saves its file into the part file. A retry starts a new task, because the first may have failed.
 */
export async function saveTask(
  client: ApiClient,
  name: TaskName,
  request: ExportRequest<TaskName>,
  context: WriteContext,
): Promise<WorkbookFormat> {
  const { signal } = context
  const started = await abortable(client.call(name, request, { signal }), signal)
  if (!started.ok) throw new ApiError(started.error)
  const { task_id } = started.value
  await waitUntilDone(client, name, task_id, signal)
  return saveBlob(client, exportTasks[name].file, { task_id }, context)
}
