import { Chip } from '@mantine/core'
import { useApi } from '../../../bridge/index'
import { contentsOfDraft } from '../../../features/homework/draft/chosen-contents'
import type { StepProps } from '../../../features/homework/draft/step-props'
import classes from '../../../features/homework/form/Form.module.css'
import { OptionFields } from '../../../features/homework/form/OptionFields'
import { ReceiverField } from '../../../features/homework/form/ReceiverField'
import { TimeFields } from '../../../features/homework/form/TimeFields'
import { TitleField } from '../../../features/homework/form/TitleField'
import { text } from '../../../features/homework/form/text'
import { useDeadlineNotes } from '../../../features/homework/form/use-deadline-notes'
import layout from '../../../ui/layout/layout.module.css'

/** Recommended titles for a plan of this course family (SPEC §7 regular-recommend-names). */
function RecommendedNames({ draft, change }: StepProps) {
  const { data } = useApi('regular-recommend-names', { code: draft.family_id }, { enabled: draft.family_id !== '' })
  const names = data?.items ?? []
  if (names.length === 0) return null
  return (
    <fieldset className={classes.choices} aria-label={text.recommendedTitles}>
      {names.map(({ name }) => (
        <Chip
          key={name}
          size="xs"
          checked={draft.title === name}
          onChange={() => change({ title: name, titled: true })}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  )
}

/** The last step of each wizard: title, receivers, times and settings. */
export function FormStep(props: StepProps) {
  const { kind, draft, change, fault } = props
  const others = useDeadlineNotes(draft.receivers)
  return (
    <div className={`${layout.panels} ${classes.form}`}>
      <div className={classes.title} data-first={draft.title === '' || undefined}>
        <TitleField value={draft.title} error={fault('title')} onChange={title => change({ title, titled: true })} />
        {kind === 2 && <RecommendedNames {...props} />}
      </div>
      <ReceiverField value={draft.receivers} error={fault('receivers')} onChange={receivers => change({ receivers })} />
      <div className={`${layout.scrollPlain} ${classes.side}`}>
        <TimeFields
          kind={kind}
          value={draft}
          others={others}
          after={kind === 2 ? draft.days.at(-1)?.start : undefined}
          faults={{ start: fault('start'), end: fault('end') }}
          onChange={change}
        />
      </div>
      <div className={`${layout.scrollPlain} ${classes.side}`}>
        <OptionFields
          kind={kind}
          value={draft}
          resourceIds={contentsOfDraft(kind, draft).map(({ resource_id }) => resource_id)}
          onChange={change}
        />
      </div>
    </div>
  )
}
