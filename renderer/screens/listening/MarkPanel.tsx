import { Switch } from '@mantine/core'
import { KeyCap } from '../../ui/keys/KeyCaps'
import { keepFocus } from './keep-focus'
import classes from './Listening.module.css'
import { type MarkDigit, markDigits } from './model/marks'
import { text } from './text'
import type { ListeningSettings } from './use-settings'

interface Props {
  mark: MarkDigit | null
  onMark: (mark: MarkDigit) => void
  settings: ListeningSettings
  onChange: (changed: Partial<ListeningSettings>) => void
}

/** The three marks of a reading; the digits press the same buttons. */
export function MarkPanel({ mark, onMark, settings, onChange }: Props) {
  return (
    <section className={classes.marks} aria-label={text.markGroup}>
      <div className={classes.markButtons}>
        {markDigits.map(digit => (
          <button
            key={digit}
            type="button"
            className={classes.mark}
            data-mark={digit}
            aria-pressed={mark === digit}
            aria-keyshortcuts={String(digit)}
            {...keepFocus}
            onClick={() => onMark(digit)}
          >
            <KeyCap name={String(digit)} />
            {text.marks[digit]}
          </button>
        ))}
      </div>
      <Switch
        size="xs"
        className={classes.goesOn}
        label={text.settings.markGoesOn}
        checked={settings.markGoesOn}
        onChange={event => onChange({ markGoesOn: event.currentTarget.checked })}
      />
      <p className={classes.note}>{text.markNote}</p>
    </section>
  )
}
