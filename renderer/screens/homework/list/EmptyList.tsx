import { Button } from '@mantine/core'
import { text } from '../../../features/homework/list/text'
import { EmptyState } from '../../../ui/EmptyState'

/** Nothing to show: what to do next depends on whether anything narrows the list. */
export function EmptyList({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState message={text.empty} hint={text.emptyHint} />
  return (
    <EmptyState
      message={text.emptyFiltered}
      hint={
        <>
          <p>{text.emptyFilteredHint}</p>
          <Button variant="default" onClick={onClear}>
            {text.clear}
          </Button>
        </>
      }
    />
  )
}
