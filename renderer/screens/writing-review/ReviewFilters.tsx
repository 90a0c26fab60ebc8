import { Switch } from '@mantine/core'
import { memo } from 'react'
import { useApi, useKept } from '../../bridge/index'
import { HomeworkSelect } from '../../features/homework/queue/HomeworkSelect'
import type { QueueScope } from '../../features/homework/queue/use-queue-scope'
import { TeamSelect } from '../../features/people/TeamSelect'
import { text } from './text'
import classes from './WritingReview.module.css'

const shown = { hidesNames: false, hidesAi: false }

/** What the teacher has chosen to hide while reading. */
export function useReviewSettings() {
  const { value, set } = useKept('review-settings')
  return { settings: value ?? shown, set }
}

interface Props {
  scope: QueueScope
  onChoose: (scope: QueueScope) => void
  homeworks: readonly { id: string; title: string }[]
}

/** Chooses what is marked, and what is hidden meanwhile. */
export const ReviewFilters = memo(function ReviewFilters({ scope, onChoose, homeworks }: Props) {
  const teams = useApi('team-rows', {})
  const { settings, set } = useReviewSettings()
  return (
    <>
      <TeamSelect
        teams={teams.data?.items ?? []}
        value={scope.team_id}
        onChange={team_id => onChoose({ ...scope, team_id, homework_id: '' })}
      />
      <HomeworkSelect
        value={scope.homework_id}
        homeworks={homeworks}
        onChange={homework_id => onChoose({ ...scope, homework_id })}
      />
      <Switch
        className={classes.settings}
        size="sm"
        label={text.hidesNames}
        checked={settings.hidesNames}
        onChange={event => set({ ...settings, hidesNames: event.currentTarget.checked })}
      />
      <Switch
        size="sm"
        label={text.hidesAi}
        checked={settings.hidesAi}
        onChange={event => set({ ...settings, hidesAi: event.currentTarget.checked })}
      />
    </>
  )
})
