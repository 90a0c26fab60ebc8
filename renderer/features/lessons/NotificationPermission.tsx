import { Button } from '@mantine/core'
import { useState } from 'react'
import { useKept, usePreferences } from '../../bridge/index'
import { askForNotifications, canAskForNotifications } from '../../ui/browser-notification'
import classes from './Reminder.module.css'
import { text } from './text'

/** Says that the browser was not asked yet whether the reminder may be a system notification, and offers to ask it. */
export function NotificationPermission() {
  const { value, ready } = useKept('lesson-reminder')
  const { systemNotices } = usePreferences().values
  const [canAsk, setCanAsk] = useState(canAskForNotifications)
  if (!ready || value === 'off' || !systemNotices || !canAsk) return null
  return (
    <div className={classes.permission}>
      <p>{text.reminder.notAllowed}</p>
      <Button
        size="compact-md"
        variant="default"
        onClick={() => void askForNotifications().finally(() => setCanAsk(canAskForNotifications()))}
      >
        {text.reminder.allow}
      </Button>
    </div>
  )
}
