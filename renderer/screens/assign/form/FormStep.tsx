import { Chip } from '@mantine/core'
import { useApi } from '../../../bridge/index'
import type { Field } from '../../../features/homework/draft/faults'
import type { StepProps } from '../../../features/homework/draft/step-props'
import classes from '../../../features/homework/form/Form.module.css'
import { OptionFields } from '../../../features/homework/form/OptionFields'
import { ReceiverField } from '../../../features/homework/form/ReceiverField'
import { TimeFields, type TimesValue } from '../../../features/homework/form/TimeFields'
import { TitleField } from '../../../features/homework/form/TitleField'
import { text } from '../../../features/homework/form/text'

/** Recommended titles for a plan of this course family (SPEC §7 regular-recommend-names). */
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

/** The fields that a change of times touches. A change of `delivery_type` alone touches none: immediate delivery has no start to check. */
const touchedFields = (times: Partial<TimesValue>): Field[] =>
  (['start', 'end'] as const).filter(field => times[field] !== undefined)

/** The last step of each wizard: title, receivers, times and settings. */
export function FormStep(props: StepProps) {
  const { kind, draft, change, fault } = props
  const contents = kind === 2 ? draft.days.flatMap(day => day.contents) : draft.contents
  return (
    <div className={classes.form}>
      <div className={classes.title} data-first={draft.title === '' || undefined}>
        <TitleField
          value={draft.title}
          fault={fault('title')}
          onChange={title => change({ title, titled: true }, 'title')}
        />
        {kind === 2 && <RecommendedNames {...props} />}
      </div>
      <ReceiverField
        receivers={draft.receivers}
        fault={fault('receivers')}
        onChange={receivers => change({ receivers }, 'receivers')}
      />
      <div className={classes.side}>
        <TimeFields
          kind={kind}
          value={draft}
          after={kind === 2 ? draft.days.at(-1)?.start : undefined}
          faults={{ start: fault('start'), end: fault('end') }}
          onChange={times => change(times, ...touchedFields(times))}
        />
      </div>
      <div className={classes.side}>
        <OptionFields
          kind={kind}
          value={draft}
          resourceIds={contents.map(({ resource_id }) => resource_id)}
          onChange={change}
        />
      </div>
    </div>
  )
}
