import { Button } from '@mantine/core'
import { useState } from 'react'
import { StudentStepper } from '../../features/homework/paper/StudentStepper'
import { QueueFiltersButton } from '../../features/homework/queue/QueueFilters'
import { PageHeader } from '../../ui/PageHeader'
import { QueueFacts } from './QueueFacts'
import { text } from './text'
import type { ListeningState } from './use-listening'
import type { MarksState } from './use-marks'

interface Props {
  listening: ListeningState
  markOf: MarksState['markOf']
  isQueueReady: boolean
  /** How many of headquarters' homework could not be read. */
  refused: number
  onSummary: () => void
}

/** The header of the queue: the student, the way to the next one, the summary, and what is heard. */
export function QueueHeader({ listening, markOf, isQueueReady, refused, onSummary }: Props) {
  const { items, item, position, shownName, goNext, goBack } = listening
  const [showsFilters, setShowsFilters] = useState(false)
  return (
    <PageHeader
      title={text.title}
      actions={
        <>
          <QueueFiltersButton isOpen={showsFilters} onToggle={() => setShowsFilters(!showsFilters)} />
          <Button variant="default" aria-keyshortcuts="g" disabled={items.length === 0} onClick={onSummary}>
            {text.summary.title}
          </Button>
          <StudentStepper
            neighbours={{
              index: position.index,
              total: position.order.length,
              previous: position.previous,
              next: position.next,
            }}
            name={item && shownName(item)}
            onStep={to => (to === 'next' ? goNext() : goBack())}
          />
        </>
      }
      facts={
        <QueueFacts
          listening={listening}
          markOf={markOf}
          isQueueReady={isQueueReady}
          refused={refused}
          showsFilters={showsFilters}
        />
      }
    />
  )
}
