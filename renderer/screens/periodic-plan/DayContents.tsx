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

const labels = text.detail
type Content = PlanDay['topics'][number]

/** The delivery time of a day and its contents, each with a preview. */
export function DayContents({ day }: { day: PlanDay }) {
  const now = useNow()
  const [previewed, setPreviewed] = useState<Content | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const time = formatWireTime(day.start_time, now) ?? text.noTime
  return (
    <>
      <p className={classes.when}>{day.is_delivered === 1 ? labels.deliveredAt(time) : labels.plannedAt(time)}</p>
      <ol className={classes.contents} aria-label={labels.contents}>
        {day.topics.map(content => (
          <li key={content.topic_id}>
            <span className={classes.content}>
              <span title={content.resource_title}>{content.resource_title}</span>
              <small>{[viewName(content.view_key), content.resource_level].filter(Boolean).join('・')}</small>
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={labels.previewOf(content.resource_title)}
              onClick={() => {
                setPreviewed(content)
                setIsOpen(true)
              }}
            >
              {labels.preview}
            </Button>
          </li>
        ))}
      </ol>
      <Modal
        opened={isOpen}
        size="min(1080px, 92vw)"
        title={previewed?.resource_title}
        closeButtonProps={{ 'aria-label': commonText.close }}
        onClose={() => setIsOpen(false)}
      >
        {previewed && <Preview resourceId={previewed.resource_id} />}
      </Modal>
    </>
  )
}

/** A preview of a resource as students see it, with the correct answers. */
function Preview({ resourceId }: { resourceId: string }) {
  const { data, isError, isFetching, refetch } = useApi('resource-preview', { resource_id: resourceId })
  if (data) return <ResultView paper={data} viewer="teacher" showCorrect />
  if (isError) return <ErrorState message={labels.previewFailed} onRetry={() => void refetch()} busy={isFetching} />
  return <Skeletons count={6} />
}
