import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { CopyEntry } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { shortTime } from '../../../shared/domain/time'
import { useExport } from '../../features/downloads/use-export'
import { paths } from '../../paths'
import { fileSize } from '../../ui/file-size'
import { UndoCell } from '../../ui/UndoCell'
import type { Undo } from '../../ui/use-undo'
import classes from './Downloads.module.css'
import { text } from './text'

const words = text.copies

/** The stored parts of a homework, e.g. `成績一覧・課題 3件・答案 40件`. */
function contentOf({ matrix, topics, papers }: CopyEntry): string {
  const parts = [
    matrix ? words.matrix : null,
    topics > 0 ? words.topics(topics) : null,
    papers > 0 ? words.papers(papers) : null,
  ]
  return parts.filter(part => part !== null).join(words.joiner)
}

interface Props {
  entry: CopyEntry
  now: number
  undo: Undo
}

/** One homework with offline copies. */
export function OfflineCopyRow({ entry, now, undo }: Props) {
  const { homework_id: id, at, bytes, matrix } = entry
  const title = entry.title || words.untitled
  const waiting = undo.state(id)
  const { begin, beginning } = useExport()
  return (
    <tr className={classes.row} data-row={id} data-waiting={waiting}>
      <th scope="row">
        <span className="hm-ellipsis" title={title}>
          {title}
        </span>
      </th>
      {waiting ? (
        <td colSpan={4}>
          <UndoCell
            name={title}
            message={words.removing(limits.undoMs / 1000)}
            acting={waiting === 'acting' ? words.acting : null}
            onTakeBack={() => undo.undo(id)}
          />
        </td>
      ) : (
        <>
          <td>{shortTime(at, now)}</td>
          <td>{contentOf(entry)}</td>
          <td className={classes.size}>{fileSize(bytes)}</td>
          <td>
            <div className={classes.actions} data-actions>
              <Button
                component={Link}
                to={paths.homeworkDetails(id)}
                size="compact-sm"
                variant="default"
                aria-label={words.openOf(title)}
              >
                {words.open}
              </Button>
              {matrix && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={words.sheetOf(title)}
                  aria-disabled={beginning || undefined}
                  onClick={() => void begin({ kind: 'score-sheet', request: { homework_id: id } })}
                >
                  {words.sheet}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={words.removeOf(title)}
                data-removes
                onClick={() => undo.begin(id)}
              >
                {words.remove}
              </Button>
            </div>
          </td>
        </>
      )}
    </tr>
  )
}
