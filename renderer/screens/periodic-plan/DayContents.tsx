import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useApi } from '../../bridge/index'
import { formatWireTime } from '../../features/homework/format-wire-time'
import { ResultView, viewName } from '../../results/index'
import { useNow } from '../../ui/clock'
import { ErrorState } from '../../ui/ErrorState'
import { Skeletons } from '../../ui/Skeletons'
import { commonText } from '../../ui/text'
import classes from './PeriodicPlan.module.css'
import type { PlanDay } from './plan-days'
import { text } from './text'

const words = text.detail
type Content = PlanDay['topics'][number]

/** When a day goes out or went out, and its contents, each of which can be looked into. */
export function DayContents({ day }: { day: PlanDay }) {
  const now = useNow()
  const [shown, setShown] = useState<Content | null>(null)
  const [opened, setOpened] = useState(false)
  const time = formatWireTime(day.start_time, now) ?? text.noTime
  return (
    <>
      <p className={classes.when}>{day.is_delivered === 1 ? words.was(time) : words.planned(time)}</p>
      <ol className={classes.contents} aria-label={words.contents}>
        {day.topics.map(content => (
          <li key={content.topic_id}>
            <span className={classes.content}>
              <span title={content.resource_title}>{content.resource_title}</span>
              <small>{[viewName(content.view_key), content.resource_level].filter(Boolean).join('・')}</small>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.previewOf(content.resource_title)}
              onClick={() => {
                setShown(content)
                setOpened(true)
              }}
            >
              {words.preview}
            </Button>
          </li>
        ))}
      </ol>
      <Modal
        opened={opened}
        size="min(1080px, 92vw)"
        title={shown?.resource_title}
        closeButtonProps={{ 'aria-label': commonText.close }}
        onClose={() => setOpened(false)}
      >
        {shown && <Shown resourceId={shown.resource_id} />}
      </Modal>
    </>
  )
}

/** A resource as the students meet it, with the right answers. */
function Shown({ resourceId }: { resourceId: string }) {
  const { data, isError, isFetching, refetch } = useApi('resource-preview', { resource_id: resourceId })
  if (data) return <ResultView paper={data} viewer="teacher" showCorrect />
  if (isError) return <ErrorState message={words.previewFailed} onRetry={() => void refetch()} busy={isFetching} />
  return <Skeletons count={6} />
}
