import { callBridge, sessionGeneration } from '../../bridge/index'
import { confirmDialog } from '../../ui/dialogs'
import { text } from './text'

/**
 * Asks about the teacher's recordings without a result, also the one of this moment: a logout removes them from this PC.
 * @returns whether the teacher may be logged out.
 */
export async function mayLoseRecordings(): Promise<boolean> {
  const generation = sessionGeneration()
  if (generation === undefined) return true
  const list = await callBridge('evaluation.list', { generation })
  const count = list.ok ? list.value.recordings.length + Number(list.value.running) : 0
  const { message, ...words } = text.logout
  return count === 0 || confirmDialog({ message: message(count), ...words })
}
