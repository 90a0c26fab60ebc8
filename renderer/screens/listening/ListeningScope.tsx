import { NativeSelect, Switch } from '@mantine/core'
import { memo, useMemo } from 'react'
import { useApi } from '../../bridge/index'
import { HomeworkSelect } from '../../features/homework/queue/HomeworkSelect'
import type { Submission } from '../../features/homework/queue/submissions'
import { allDays, type QueueScope } from '../../features/homework/queue/use-queue-scope'
import { TeamSelect } from '../../features/people/TeamSelect'
import { dayName } from './day-name'
import classes from './Listening.module.css'
import { text } from './text'

/** How many days are offered, the latest first. */
const offeredDays = 14

interface Props {
  scope: QueueScope
  onChoose: (scope: QueueScope) => void
  /** The submissions of the chosen class. */
  inClass: readonly Submission[]
  homeworks: readonly { id: string; title: string }[]
  /** The days on which the class handed in, the latest first. */
  days: readonly string[]
  /** The chosen day; empty: all. */
  day: string
  hidesNames: boolean
  onHide: (hides: boolean) => void
}

/** Chooses what is heard. */
export const ListeningScope = memo(function ListeningScope(props: Props) {
  const { scope, onChoose, inClass, homeworks, days, day, hidesNames, onHide } = props
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
  return (
    <>
      <TeamSelect
        teams={teams.data?.items ?? []}
        value={scope.team_id}
        onChange={team_id => onChoose({ ...scope, team_id, day: '' })}
      />
      <HomeworkSelect
        value={scope.homework_id}
        homeworks={homeworks}
        onChange={homework_id => onChoose({ ...scope, homework_id, topic_id: '', day: '' })}
      />
      {topics.length > 1 ? (
        <NativeSelect
          className={classes.topicSelect}
          aria-label={text.topic}
          value={scope.topic_id}
          data={[{ value: '', label: text.allTopics }, ...topics.map(([value, label]) => ({ value, label }))]}
          onChange={event => onChoose({ ...scope, topic_id: event.currentTarget.value })}
        />
      ) : null}
      <NativeSelect
        aria-label={text.day}
        value={day === '' ? allDays : day}
        data={[
          { value: allDays, label: text.allDays },
          ...[...new Set([...days.slice(0, offeredDays), ...(day === '' ? [] : [day])])].map(value => ({
            value,
            label: dayName(value),
          })),
        ]}
        onChange={event => onChoose({ ...scope, day: event.currentTarget.value })}
      />
      <Switch
        size="sm"
        className={classes.hides}
        label={text.settings.hidesNames}
        checked={hidesNames}
        onChange={event => onHide(event.currentTarget.checked)}
      />
    </>
  )
})
