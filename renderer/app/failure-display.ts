import type { FailureDisplay } from '../bridge/index'
import { alertDialog, confirmDialog, toast } from '../ui/dialogs'
import { whenPainted } from '../ui/first-paint'
import { commonText } from '../ui/text'

/** Shows failures with the app's toasts and dialogs; those of the first frame after it. */
export const failureDisplay: FailureDisplay = {
  toast,
  async alert(message) {
    await whenPainted()
    await alertDialog(message, { title: commonText.trouble })
  },
  async confirmRetry(message, closed) {
    await whenPainted()
    if (closed.aborted) return false
    return confirmDialog({ message, confirm: commonText.retry, signal: closed, outlivesPage: true })
  },
  async confirmReload(message) {
    await whenPainted()
    return confirmDialog({
      message,
      title: commonText.warning,
      confirm: commonText.retry,
      cancel: commonText.close,
      outlivesPage: true,
    })
  },
}
