import { NumberInput } from '@mantine/core'
import { limits } from '../../../shared/domain/limits'
import { useKept, useSession } from '../../bridge/index'
import { canGiveHomework } from '../../features/homework/can-give-homework'
import { usualDefaults } from '../../features/homework/draft/assign-draft'
import { OptionFields } from '../../features/homework/form/OptionFields'
import { NotificationPermission } from '../../features/lessons/NotificationPermission'
import { ReminderSwitch } from '../../features/lessons/ReminderSwitch'
import { TimeField } from '../../ui/TimeField'
import { Card } from './Card'
import classes from './Settings.module.css'
import { text } from './text'

const words = text.own

/** How new homework begins. */
function HomeworkDefaults() {
  const { value, ready, set } = useKept('homework-defaults')
  if (!ready) return null
  const now = value ?? usualDefaults
  const most = limits.defaultDeadlineDays
  const change = (next: Partial<typeof now>) => set(old => ({ ...usualDefaults, ...old, ...next }))
  return (
    <>
      <fieldset className={classes.deadline}>
        <legend>{words.deadline}</legend>
        <NumberInput
          label={words.days}
          min={1}
          max={most}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={now.days}
          onChange={days => {
            if (typeof days === 'number' && days >= 1 && days <= most) change({ days })
          }}
        />
        <TimeField label={words.at} value={now.at} onChange={at => /^\d\d:\d\d$/.test(at) && change({ at })} />
      </fieldset>
      <OptionFields
        kind={1}
        value={{ ...now, required_times: 0 }}
        onChange={({ delay = now.delay, switches = now.switches }) => change({ delay, switches })}
        resourceIds={[]}
        offered={['delay', 'switches']}
      />
    </>
  )
}

/** The settings that belong to the teacher who is logged in. */
export function OwnCard() {
  const session = useSession()
  return (
    <Card title={words.title} note={words.note}>
      {canGiveHomework(session) && <HomeworkDefaults />}
      {session?.online_class_switch === 1 && (
        <div>
          <ReminderSwitch />
          <NotificationPermission />
        </div>
      )}
    </Card>
  )
}
