import { Chip, TextInput } from '@mantine/core'
import { limits } from '../../../../shared/domain/limits'
import { textLength } from '../../../../shared/domain/text-rules'
import { useApi } from '../../../bridge'
import type { StepProps } from '../step'
import classes from './Form.module.css'
import { Options } from './Options'
import { ReceiverTree } from './ReceiverTree'
import { Times } from './Times'
import { text } from './text'

/** Names that suit a plan of this course family (SPEC §7 regular-recommend-names). */
function RecommendedNames({ draft, change }: StepProps) {
  const { data } = useApi('regular-recommend-names', { code: draft.family_id }, { enabled: draft.family_id !== '' })
  const names = data?.items ?? []
  if (names.length === 0) return null
  return (
    <fieldset className={classes.choices} aria-label={text.names}>
      {names.map(({ name }) => (
        <Chip
          key={name}
          size="xs"
          checked={draft.title === name}
          onChange={() => change({ title: name, titled: true }, 'title')}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}

/** The last step of each wizard: title, classes, times, settings. */
export function FormStep(props: StepProps) {
  const { kind, draft, change, fault } = props
  return (
    <div className={classes.form}>
      <div className={classes.title}>
        <TextInput
          size="md"
          label={text.title}
          value={draft.title}
          error={fault('title')}
          rightSection={
            <span className={classes.left}>{text.titleLeft(textLength(draft.title), limits.homeworkTitle)}</span>
          }
          rightSectionWidth={64}
          onChange={event => change({ title: event.currentTarget.value, titled: true }, 'title')}
        />
        {kind === 2 && <RecommendedNames {...props} />}
      </div>
      <ReceiverTree
        receivers={draft.receivers}
        fault={fault('receivers')}
        onChange={receivers => change({ receivers }, 'receivers')}
      />
      <div className={classes.side}>
        <Times {...props} />
        <Options {...props} />
      </div>
    </div>
  )
}
