import { NativeSelect, Switch } from '@mantine/core'
import { memo, useMemo } from 'react'
import { longDate, parseJst } from '../../../shared/domain/time'
import { useApi } from '../../bridge/index'
import type { Submission } from '../../features/homework/queue/submissions'
import { type QueueScope, submitDay } from '../../features/homework/queue/use-queue-scope'
import { TeamSelect } from '../../features/people/TeamSelect'
import classes from './Listening.module.css'
import { text } from './text'
import type { ListeningSettings } from './use-settings'

/** How many days are offered, the latest first. */
const offeredDays = 14

/** A day as `2026年11月16日（月）`. */
const dayName = (value: string): string => {
  const at = parseJst(value)
  return at === null ? value : longDate(at)
}

interface Props {
  scope: QueueScope
  onChoose: (scope: QueueScope) => void
  /** The submissions of the chosen class. */
  inClass: readonly Submission[]
  homeworks: readonly { id: string; title: string }[]
  settings: ListeningSettings
  onChange: (changed: Partial<ListeningSettings>) => void
  hidesNames: boolean
  onHide: (hides: boolean) => void
}

const switches = ['playsNext', 'markGoesOn', 'skipsSilence'] as const

/** Chooses what is heard, and how the queue goes on. */
export const ListeningFilters = memo(function ListeningFilters(props: Props) {
  const { scope, onChoose, inClass, homeworks, settings, onChange, hidesNames, onHide } = props
  const teams = useApi('team-rows', {})
  const topics = useMemo(
    () => [
      ...new Map(
        inClass
          .filter(({ homeworkId }) => homeworkId === scope.homework_id)
          .map(({ topicId, topicTitle }) => [topicId, topicTitle]),
      ),
    ],
    [inClass, scope.homework_id],
  )
  const days = useMemo(
    () => [...new Set(inClass.map(submitDay).filter(Boolean))].sort().reverse().slice(0, offeredDays),
    [inClass],
  )
  return (
    <>
      <TeamSelect
        teams={teams.data?.items ?? []}
        value={scope.team_id}
        onChange={team_id => onChoose({ ...scope, team_id })}
      />
      <NativeSelect
        className={classes.homework}
        aria-label={text.homework}
        value={scope.homework_id}
        data={[
          { value: '', label: text.allHomework },
          ...homeworks.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={event => onChoose({ ...scope, homework_id: event.currentTarget.value, topic_id: '' })}
      />
      {topics.length > 1 ? (
        <NativeSelect
          className={classes.homework}
          aria-label={text.topic}
          value={scope.topic_id}
          data={[{ value: '', label: text.allTopics }, ...topics.map(([value, label]) => ({ value, label }))]}
          onChange={event => onChoose({ ...scope, topic_id: event.currentTarget.value })}
        />
      ) : null}
      <NativeSelect
        aria-label={text.day}
        value={scope.day}
        data={[
          { value: '', label: text.allDays },
          ...[...new Set([...days, ...(scope.day === '' ? [] : [scope.day])])].map(day => ({
            value: day,
            label: dayName(day),
          })),
        ]}
        onChange={event => onChoose({ ...scope, day: event.currentTarget.value })}
      />
      <div className={classes.switches}>
        {switches.map(name => (
          <Switch
            key={name}
            size="sm"
            label={text.settings[name]}
            checked={settings[name]}
            onChange={event => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
        <Switch
          size="sm"
          label={text.settings.hidesNames}
          checked={hidesNames}
          onChange={event => onHide(event.currentTarget.checked)}
        />
      </div>
    </>
  )
})
