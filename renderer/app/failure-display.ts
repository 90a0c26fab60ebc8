import type { FailureDisplay } from '../bridge/index'
import { alertDialog, confirmDialog, toast } from '../ui/dialogs'
import { commonText } from '../ui/text'

/** Shows failures with the app's toasts and dialogs. */
export const failureDisplay: FailureDisplay = {
  toast,
  alert: message => void alertDialog(message, { title: commonText.trouble }),
  confirmRetry: (message, closed) =>
    confirmDialog({ message, confirm: commonText.retry, signal: closed, outlivesPage: true }),
  confirmReload: message =>
    confirmDialog({
      message,
      title: commonText.warning,
      confirm: commonText.retry,
      cancel: commonText.close,
      outlivesPage: true,
    }),
}
