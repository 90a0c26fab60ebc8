import { Switch } from '@mantine/core'
import { useKept } from '../../bridge/index'
import { askForNotifications } from '../../ui/browser-notification'
import classes from './Reminder.module.css'
import { text } from './text'

/** The setting of the reminder before a live lesson (chosen): on, unless the teacher has switched it off. */
export function ReminderSwitch() {
  const { value, ready, set } = useKept('lesson-reminder')
  return (
    <Switch
      className={classes.setting}
      label={text.reminder.setting}
      checked={value !== 'off'}
      disabled={!ready}
      onChange={event => {
        const isOn = event.currentTarget.checked
        set(isOn ? 'on' : 'off')
        if (isOn) void askForNotifications()
      }}
    />
  )
}
