import { Input, SegmentedControl, Switch } from '@mantine/core'
import { useId } from 'react'
import { type Preferences, textSizes } from '../../../shared/contract/preferences'
import { usePreferences } from '../../bridge/index'
import { askForNotifications } from '../../ui/browser-notification'
import { Card } from './Card'
import { change } from './change'
import classes from './Settings.module.css'
import { text } from './text'

const words = text.pc
const switches = ['highContrast', 'reducedMotion', 'keyHints', 'systemNotices'] as const

/** The size of everything on the screen. A browser has a zoom of its own, which a page cannot change. */
function TextSize() {
  const { values, fixed, canZoom } = usePreferences()
  const id = useId()
  const isFixed = fixed.includes('textSize')
  return (
    <Input.Wrapper
      id={id}
      label={words.textSize}
      labelElement="div"
      labelProps={{ id: `${id}-name` }}
      description={canZoom ? (isFixed ? text.fixed : undefined) : words.browserZoom}
    >
      <div className={classes.sizes}>
        <SegmentedControl
          role="radiogroup"
          aria-labelledby={`${id}-name`}
          disabled={isFixed || !canZoom}
          data={textSizes.map(size => ({ value: String(size), label: words.percent(size) }))}
          value={String(values.textSize)}
          onChange={chosen => {
            const size = textSizes.find(each => String(each) === chosen)
            if (size) void change({ textSize: size })
          }}
        />
      </div>
    </Input.Wrapper>
  )
}

/** The preferences of this PC that all its teachers share. What school IT has fixed is shown, and cannot be changed. */
export function PcCard() {
  const { values, fixed } = usePreferences()
  return (
    <Card title={words.title} note={words.note}>
      <TextSize />
      {switches.map(name => (
        <Switch
          key={name}
          aria-label={words[name]}
          label={words[name]}
          description={fixed.includes(name) ? text.fixed : words[`${name}Note`]}
          disabled={fixed.includes(name)}
          checked={values[name]}
          onChange={event => {
            const isOn = event.currentTarget.checked
            const next: Partial<Preferences> = { [name]: isOn }
            void change(next)
            if (name === 'systemNotices' && isOn) void askForNotifications()
          }}
        />
      ))}
    </Card>
  )
}
