import { Button } from '@mantine/core'
import { useExport } from '../../features/downloads/use-export'
import { paths } from '../../paths'
import { Link } from '../../ui/Link'
import classes from './Downloads.module.css'
import { text } from './text'

const copiesText = text.copies

interface Props {
  homeworkId: string
  title: string
  /** Whether the score sheet can be exported from the copies. */
  canExport: boolean
  onRemove: () => void
}

/** Opens, exports or deletes the offline copies of one homework. */
export function OfflineCopyActions({ homeworkId, title, canExport, onRemove }: Props) {
  const { begin, isStarting } = useExport()
  return (
    <div className={classes.actions} data-actions>
      <Button
        component={Link}
        to={paths.homeworkDetails(homeworkId)}
        size="compact-sm"
        variant="default"
        aria-label={copiesText.openOf(title)}
      >
        {copiesText.open}
      </Button>
      {canExport && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={copiesText.sheetOf(title)}
          aria-disabled={isStarting || undefined}
          onClick={() => void begin({ kind: 'score-sheet', request: { homework_id: homeworkId } })}
        >
          {copiesText.sheet}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={copiesText.removeOf(title)}
        data-removes
        onClick={onRemove}
      >
        {copiesText.remove}
      </Button>
    </div>
  )
}
