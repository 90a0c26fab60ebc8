import { Checkbox } from '@mantine/core'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { useApi } from '../../../bridge'
import { type AssignDraft, switchNames } from '../draft/assign-draft'
import classes from './Form.module.css'
import { text } from './text'

const flagOf = (checked: boolean): 0 | 1 => (checked ? 1 : 0)

/** The settings of a homework, as the draft of one holds them. */
export type OptionsValue = Pick<AssignDraft, 'delay' | 'required_times' | 'switches'>

export type OptionName = keyof OptionsValue

interface Props {
  kind: HomeworkKind
  value: OptionsValue
  onChange(change: Partial<OptionsValue>): void
  /** The contents, on which it depends whether they can be asked so many times. */
  resourceIds: readonly string[]
  /** What is offered; all of it where left out. */
  offered?: readonly OptionName[]
}

/** Whether the contents can be asked so many times is the server's to say (SPEC §7 check-define-times). */
function RequiredTimes({ kind, value, onChange, resourceIds }: Props) {
  const resource_ids = [...new Set(resourceIds)].join(',')
  const request = { homework_type: kind, resource_ids }
  const { data, isFetching } = useApi('check-define-times', request, { enabled: resource_ids !== '', background: true })
  const can = data?.can_define === 1
  const why = isFetching ? text.requiredChecking : data && !can ? data.reason || text.requiredNot : undefined
  return (
    <Checkbox
      label={text.required}
      description={why}
      disabled={!can && value.required_times === 0}
      checked={value.required_times === 1}
      onChange={event => onChange({ required_times: flagOf(event.currentTarget.checked) })}
    />
  )
}

/** Late answers, required times, and the five switches (SPEC §3). */
export function OptionFields(props: Props) {
  const { kind, value, onChange, offered = ['delay', 'required_times', 'switches'] } = props
  const first = offered.includes('delay') || (offered.includes('required_times') && kind !== 3)
  return (
    <fieldset className={classes.card}>
      <legend>{text.options}</legend>
      {offered.includes('delay') && (
        <Checkbox
          label={text.delay}
          checked={value.delay === 1}
          onChange={event => onChange({ delay: flagOf(event.currentTarget.checked) })}
        />
      )}
      {offered.includes('required_times') && kind !== 3 && <RequiredTimes {...props} />}
      {first && offered.includes('switches') && <hr className={classes.rule} />}
      {offered.includes('switches') &&
        switchNames.map(name => (
          <Checkbox
            key={name}
            label={text.switches[name]}
            checked={value.switches[name] === 1}
            onChange={event =>
              onChange({ switches: { ...value.switches, [name]: flagOf(event.currentTarget.checked) } })
            }
          />
        ))}
    </fieldset>
  )
}
