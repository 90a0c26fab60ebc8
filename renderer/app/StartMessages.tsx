import { useEffect } from 'react'
import { bootState, useBridgeEvent } from '../bridge/index'
import { alertDialog } from '../ui/dialogs'
import { checkMaintenance } from './maintenance'

/**
 * Shows the host's notices, and what the maintenance check says; `onClosed` is called if the program has to close. It
 * is mounted together with the dialogs.
 */
export function StartMessages({ onClosed }: { onClosed: () => void }) {
  useBridgeEvent('app.notice', ({ message }) => void alertDialog(message))
  useEffect(() => {
    for (const notice of bootState().notices) void alertDialog(notice)
    void checkMaintenance(onClosed)
  }, [onClosed])
  return null
}
