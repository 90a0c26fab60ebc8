/** An export that the server prepares (SPEC §4 Download task): started once, asked after until it is ready, then fetched. */
import { failure } from '../../shared/contract/result'
import { limits } from '../../shared/domain/limits'
import { type ExportRequest, exportTasks, type TaskName } from '../../shared/exports/kinds'
import { text } from '../../shared/text'
import type { ApiClient } from '../http/client'
import { ApiError, hasNoResponse } from '../http/api-error'
import { abortable, pause } from './abortable'
import { saveBlob } from './server-export'
import type { WorkbookFormat } from './workbook-check'
import type { WriteContext } from './export-types'

const fault = (message: string) => new ApiError(failure('status', message).error)

/** Ends when the task is finished; throws where it failed, or never ends. One question without an answer is asked again. */
async function finished(client: ApiClient, name: TaskName, task_id: string, signal: AbortSignal): Promise<void> {
  const { everyMs, times, misses } = limits.exportTask
  let missed = 0
  for (let asked = 0; asked < times; asked += 1) {
    await pause(everyMs, signal)
    const answer = await abortable(client.call(exportTasks[name].status, { task_id }, { signal }), signal)
    if (answer.ok) {
      if (answer.value.status === 1) return
      if (answer.value.status === 2) throw fault(text.task.failed)
      missed = 0
    } else {
      missed += 1
      if (!hasNoResponse(answer.error) || missed > misses) throw new ApiError(answer.error)
    }
  }
  throw fault(text.task.late)
}

/** Starts the task, and saves what comes of it into the part. A second try starts another: the first may have failed. */
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
  await finished(client, name, task_id, signal)
  return saveBlob(client, exportTasks[name].file, { task_id }, context)
}
