import { Button } from '@mantine/core'
import { text } from '../../../features/homework/list/text'
import { EmptyState } from '../../../ui/EmptyState'

/** The empty list. The hint depends on whether filters are set. */
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
