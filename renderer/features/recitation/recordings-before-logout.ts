import { callBridge, sessionGeneration } from '../../bridge/index'
import { confirmDialog } from '../../ui/dialogs'
import { text } from './text'

/**
 * Asks about the teacher's recordings without a result, including one that is being recorded or evaluated: a logout
 * removes them from this PC.
 * @returns whether the teacher may be logged out.
 */
export async function mayLoseRecordings(): Promise<boolean> {
  const generation = sessionGeneration()
  if (generation === undefined) return true
  const list = await callBridge('evaluation.list', { generation })
  if (!list.ok) return true
  const { recordings, hasRunning } = list.value
  const { kept, running, ...words } = text.logout
  const message = (recordings.length > 0 ? kept(recordings.length) : '') + (hasRunning ? running : '')
  return message === '' || confirmDialog({ message, ...words })
}
