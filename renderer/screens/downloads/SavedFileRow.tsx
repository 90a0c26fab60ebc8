import { Button } from '@mantine/core'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { DownloadState } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { shortTime } from '../../../shared/domain/time'
import { homeworkOf } from '../../features/downloads/download-words'
import { downloadsText } from '../../features/downloads/text'
import { downloadActions } from '../../features/downloads/use-downloads'
import { paths } from '../../paths'
import { fileSize } from '../../ui/file-size'
import { UndoCell } from '../../ui/UndoCell'
import type { Undo } from '../../ui/use-undo'
import classes from './Downloads.module.css'
import { text } from './text'

const words = text.saved
const seconds = limits.undoMs / 1000

interface Props {
  state: DownloadState
  now: number
  undo: Undo
}

function PresentFileActions({ state, undo }: Omit<Props, 'now'>) {
  const { name } = state
  const opening = state.handedOver ? downloadsText.take : downloadsText.open
  const openingOf = state.handedOver ? downloadsText.takeOf(name) : downloadsText.openOf(name)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={openingOf}
        onClick={() => void downloadActions.open(state)}
      >
        {opening}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={downloadsText.revealOf(name)}
        onClick={() => void downloadActions.reveal(state)}
      >
        {downloadsText.reveal}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={words.removeOf(name)}
        data-removes
        onClick={() => undo.begin(state.id)}
      >
        {words.remove}
      </Button>
    </>
  )
}

function MissingFileActions({ state }: Pick<Props, 'state'>) {
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.againOf(state.name)}
        onClick={() => void downloadActions.retry(state)}
      >
        {words.again}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={text.unfinished.forgetOf(state.name)}
        onClick={() => void downloadActions.remove(state)}
      >
        {text.unfinished.forget}
      </Button>
    </>
  )
}

/** The subject of the export; a link if it is a homework. */
function Subject({ state }: Pick<Props, 'state'>) {
  const { title } = state
  const homework = homeworkOf(state)
  return homework === undefined ? (
    <span className="hm-ellipsis" title={title}>
      {title}
    </span>
  ) : (
    <Link to={paths.homeworkDetails(homework)} className="hm-ellipsis" title={title}>
      {title}
    </Link>
  )
}

/** One saved file with its actions. */
export function SavedFileRow({ state, now, undo }: Props) {
  const waiting = undo.state(state.id)
  const message = words.removing(seconds) + (state.handedOver ? words.browserCopy : '')
  return (
    <tr className={classes.row} data-row={state.id} data-waiting={waiting}>
      <th scope="row">
        <span className="hm-ellipsis" title={state.name}>
          {state.name}
        </span>
        {state.missing && (
          <small className={classes.fault}>
            <IconAlertCircle size={14} aria-hidden />
            {words.missing}
          </small>
        )}
        {state.copiedAt !== undefined && (
          <small className={classes.copied}>
            <IconCloudOff size={14} aria-hidden />
            {words.copied(shortTime(state.copiedAt, now))}
          </small>
        )}
      </th>
      {waiting ? (
        <td colSpan={5}>
          <UndoCell
            name={state.name}
            message={message}
            acting={waiting === 'acting' ? words.acting : null}
            onTakeBack={() => undo.undo(state.id)}
          />
        </td>
      ) : (
        <>
          <td>
            <span className="hm-ellipsis" title={downloadsText.kinds[state.kind]}>
              {downloadsText.kinds[state.kind]}
            </span>
          </td>
          <td>
            <Subject state={state} />
          </td>
          <td>{shortTime(state.at, now)}</td>
          <td className={classes.size}>{state.bytes === undefined ? '' : fileSize(state.bytes)}</td>
          <td>
            <div className={classes.actions} data-actions>
              {state.missing ? <MissingFileActions state={state} /> : <PresentFileActions state={state} undo={undo} />}
            </div>
          </td>
        </>
      )}
    </tr>
  )
}
