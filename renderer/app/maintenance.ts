/** The maintenance check at start (SPEC §4), by opt_status: 0 the app closes, 1 the teacher may continue, 2 nothing. */
import { callBridge } from '../bridge/index'
import { alertDialog } from '../ui/dialogs'
import { appText } from './text'

/** Checks and shows the message; calls `closed` if the app has to close. A check that fails is ignored. */
export async function checkMaintenance(closed: () => void): Promise<void> {
  const result = await callBridge('app.checkVersion', {})
  if (!result.ok) return
  const { opt_status, opt_content } = result.value
  const maintenanceText = appText.maintenance
  if (opt_status === 1) {
    await alertDialog(opt_content || maintenanceText.tips, {
      title: maintenanceText.title,
      button: maintenanceText.continue,
    })
  }
  if (opt_status === 0) {
    await alertDialog(opt_content || maintenanceText.stopped, {
      title: maintenanceText.title,
      button: maintenanceText.quit,
      closable: false,
    })
    closed()
    await callBridge('app.quit', {})
  }
}
