import { Button } from '@mantine/core'
import { useState } from 'react'
import { useKept, usePreferences } from '../../bridge/index'
import { askForNotes, canAskForNotes } from '../../ui/browser-note'
import classes from './Reminder.module.css'
import { text } from './text'

/** Says that the browser was not asked yet whether the reminder may be a system notification, and offers to ask it. */
export function NotesPermission() {
  const { value, ready } = useKept('lesson-reminder')
  const { systemNotices } = usePreferences().values
  const [canAsk, setCanAsk] = useState(canAskForNotes)
  if (!ready || value === 'off' || !systemNotices || !canAsk) return null
  return (
    <div className={classes.permission}>
      <p>{text.reminder.notAllowed}</p>
      <Button
        size="compact-md"
        variant="default"
        onClick={() => void askForNotes().finally(() => setCanAsk(canAskForNotes()))}
      >
        {text.reminder.allow}
      </Button>
    </div>
  )
}
