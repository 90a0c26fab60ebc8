import { Button } from '@mantine/core'
import { commonText } from '../../ui/text'
import classes from './ManageClass.module.css'
import { text } from './text'
import type { Students } from './use-students'

interface Props {
  students: Students
  /** Changed rows are not where the order puts them. */
  isMoved: boolean
  onSort(): void
  isOffline: boolean
}

/** What the teacher should know about the rows: they cannot be changed now, are not in order, or are still being read. */
export function TableNotes({
  students: { page, items, isAll, isComplete, retryRest },
  isMoved,
  onSort,
  isOffline,
}: Props) {
  const isLoading = isAll && !isComplete && items !== undefined && page.total !== undefined
  return (
    <>
      {isOffline && (
        <p className={classes.note} role="status">
          {text.readOnly}
        </p>
      )}
      {isMoved && isComplete && (
        <p className={classes.note} role="status">
          {text.moved}
          <Button size="compact-sm" variant="default" onClick={onSort}>
            {text.sortAgain}
          </Button>
        </p>
      )}
      {isLoading && (
        <p className={classes.note} role="status">
          {text.loadingAll(items.length, page.total ?? 0)}
          {retryRest && (
            <Button size="compact-sm" variant="default" onClick={retryRest}>
              {commonText.retry}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
