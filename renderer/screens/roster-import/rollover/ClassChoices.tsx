import { Checkbox, Radio } from '@mantine/core'
import panel from '../RosterImport.module.css'
import classes from './Rollover.module.css'
import type { RolloverDraft } from './rollover-draft'
import { text } from './text'

const words = text.classes

interface Props {
  draft: RolloverDraft
  onChange(change: Partial<RolloverDraft>): void
}

/** What holds for all classes of the next year. */
export const ClassChoices = ({ draft, onChange }: Props) => (
  <section className={panel.panel} aria-label={words.use}>
    <Radio.Group
      label={words.use}
      value={draft.makesClasses ? 'makes' : 'reuses'}
      // Names and classes of the other way do not fit.
      onChange={value => onChange({ makesClasses: value === 'makes', targets: {}, fileTargets: {} })}
    >
      <div className={classes.choice}>
        <Radio value="makes" label={words.makes} description={words.makesHint} />
        <Radio value="reuses" label={words.reuses} description={words.reusesHint} />
      </div>
    </Radio.Group>
    {draft.from === 'classes' && (
      <Checkbox
        label={words.keepsNumbers}
        checked={draft.keepsNumbers}
        onChange={event => onChange({ keepsNumbers: event.currentTarget.checked })}
      />
    )}
    <Checkbox
      label={words.hidesOld}
      checked={draft.hidesOld}
      onChange={event => onChange({ hidesOld: event.currentTarget.checked })}
    />
  </section>
)
