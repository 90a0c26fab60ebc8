import { Checkbox } from '@mantine/core'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { useApi } from '../../../bridge/index'
import { type AssignDraft, switchNames } from '../draft/assign-draft'
import classes from './Form.module.css'
import { text } from './text'

const flagOf = (checked: boolean): 0 | 1 => (checked ? 1 : 0)

/** The settings part of a homework draft. */
export type OptionsValue = Pick<AssignDraft, 'delay' | 'required_times' | 'switches'>

export type OptionName = keyof OptionsValue

interface Props {
  kind: HomeworkKind
  value: OptionsValue
  onChange(change: Partial<OptionsValue>): void
  /** The chosen contents. The server uses them to decide whether required times can be set. */
  resourceIds: readonly string[]
  /** The settings to show; default: all. */
  offered?: readonly OptionName[]
}

/** Required times. The server says whether the chosen contents allow them (SPEC §7 check-define-times). */
function RequiredTimes({ kind, value, onChange, resourceIds }: Props) {
  const resource_ids = [...new Set(resourceIds)].join(',')
  const request = { homework_type: kind, resource_ids }
  const { data, isFetching } = useApi('check-define-times', request, { enabled: resource_ids !== '', background: true })
  const isAllowed = data?.can_define === 1
  const reason = isFetching
    ? text.requiredTimesChecking
    : data && !isAllowed
      ? data.reason || text.requiredTimesNotAllowed
      : undefined
  return (
    <Checkbox
      label={text.required}
      description={reason}
      disabled={!isAllowed && value.required_times === 0}
      checked={value.required_times === 1}
      onChange={event => onChange({ required_times: flagOf(event.currentTarget.checked) })}
    />
  )
}

/** Fields for late answers, required times and the five switches (SPEC §3). */
export function OptionFields(props: Props) {
  const { kind, value, onChange, offered = ['delay', 'required_times', 'switches'] } = props
  const hasFirstGroup = offered.includes('delay') || (offered.includes('required_times') && kind !== 3)
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
      {hasFirstGroup && offered.includes('switches') && <hr className={classes.rule} />}
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
