import { Checkbox } from '@mantine/core'
import { useApi } from '../../../bridge'
import { switchNames } from '../model/draft'
import type { StepProps } from '../step'
import classes from './Form.module.css'
import { text } from './text'

const flagOf = (checked: boolean): 0 | 1 => (checked ? 1 : 0)

/** Whether the contents can be asked so many times is the server's to say (SPEC §7 check-define-times). */
function RequiredTimes({ kind, draft, change }: StepProps) {
  const contents = kind === 2 ? draft.days.flatMap(day => day.contents) : draft.contents
  const resource_ids = [...new Set(contents.map(({ resource_id }) => resource_id))].join(',')
  const request = { homework_type: kind, resource_ids }
  const { data, isFetching } = useApi('check-define-times', request, { enabled: resource_ids !== '', background: true })
  const can = data?.can_define === 1
  const why = isFetching ? text.requiredChecking : data && !can ? data.reason || text.requiredNot : undefined
  return (
    <Checkbox
      label={text.required}
      description={why}
      disabled={!can && draft.required_times === 0}
      checked={draft.required_times === 1}
      onChange={event => change({ required_times: flagOf(event.currentTarget.checked) })}
    />
  )
}

/** Late answers, required times, and the five switches (SPEC §3). */
export function Options(props: StepProps) {
  const { kind, draft, change } = props
  return (
    <fieldset className={classes.card}>
      <legend>{text.options}</legend>
      <Checkbox
        label={text.delay}
        checked={draft.delay === 1}
        onChange={event => change({ delay: flagOf(event.currentTarget.checked) })}
      />
      {kind === 3 ? null : <RequiredTimes {...props} />}
      <hr className={classes.rule} />
      {switchNames.map(name => (
        <Checkbox
          key={name}
          label={text.switches[name]}
          checked={draft.switches[name] === 1}
          onChange={event => {
            const value = flagOf(event.currentTarget.checked)
            change(old => ({ switches: { ...old.switches, [name]: value } }))
          }}
        />
      ))}
    </fieldset>
  )
}
