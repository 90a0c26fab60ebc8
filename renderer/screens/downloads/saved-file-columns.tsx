/** The columns of the saved files. */
import { Button } from '@mantine/core'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import type { DownloadState } from '../../../shared/contract/types'
import { shortTime } from '../../../shared/domain/time'
import { homeworkOf, nameOf } from '../../features/downloads/download-words'
import { downloadsText } from '../../features/downloads/text'
import { downloadActions } from '../../features/downloads/use-downloads'
import { paths } from '../../paths'
import { fileSize } from '../../ui/file-size'
import { Link } from '../../ui/Link'
import { Clip } from '../../ui/table/Clip'
import { type Column, timeNeed } from '../../ui/table/column'
import classes from './Downloads.module.css'
import type { SortField } from './list-rules'
import { text } from './text'

const savedText = text.saved

interface ActionsProps {
  state: DownloadState
  onRemove: () => void
}

function PresentFileActions({ state, onRemove }: ActionsProps) {
  const { name } = state
  const opening = state.isInBrowser ? downloadsText.receiveAgain : downloadsText.open
  const openingOf = state.isInBrowser ? downloadsText.receiveAgainOf(name) : downloadsText.openOf(name)
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
      <Button size="compact-sm" variant="subtle" aria-label={savedText.removeOf(name)} data-removes onClick={onRemove}>
        {savedText.remove}
      </Button>
    </>
  )
}

function MissingFileActions({ state }: Pick<ActionsProps, 'state'>) {
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={savedText.againOf(state.name)}
        onClick={() => void downloadActions.retry(state)}
      >
        {savedText.again}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={text.unfinished.removeFromListOf(state.name)}
        onClick={() => void downloadActions.remove(state)}
      >
        {text.unfinished.removeFromList}
      </Button>
    </>
  )
}

/** The file's name, whether the file is missing, and whether its data were offline copies. */
function FileName({ state, now }: { state: DownloadState; now: number }) {
  return (
    <div className={classes.fileName}>
      <Clip>{state.name}</Clip>
      {state.isFileMissing && (
        <small className={classes.fault}>
          <IconAlertCircle size={14} aria-hidden />
          {savedText.missing}
        </small>
      )}
      {state.copiedAt !== undefined && (
        <small className={classes.copied}>
          <IconCloudOff size={14} aria-hidden />
          {savedText.copied(shortTime(state.copiedAt, now))}
        </small>
      )}
    </div>
  )
}

/** The subject of the export; a link if it is a homework. */
function Subject({ state }: Pick<ActionsProps, 'state'>) {
  const { title } = state
  const homework = homeworkOf(state)
  return homework === undefined ? (
    <Clip>{title}</Clip>
  ) : (
    <Link to={paths.homeworkDetails(homework)} title={title}>
      {title}
    </Link>
  )
}

export const savedFileColumns = (
  now: number,
  onRemove: (state: DownloadState) => void,
): Column<DownloadState, SortField>[] => [
  {
    key: 'name',
    label: savedText.columns.name,
    need: 180,
    grow: 3,
    head: true,
    sort: 'name',
    sortValue: nameOf,
    cell: state => <FileName state={state} now={now} />,
  },
  {
    key: 'kind',
    label: savedText.columns.kind,
    width: '132px',
    spare: 2,
    cell: ({ kind }) => <Clip>{downloadsText.kinds[kind]}</Clip>,
  },
  {
    key: 'subject',
    label: savedText.columns.subject,
    need: 120,
    grow: 2,
    spare: 3,
    cell: state => <Subject state={state} />,
  },
  {
    key: 'at',
    label: savedText.columns.at,
    width: `${timeNeed}px`,
    sort: 'at',
    firstOrder: 'desc',
    sortValue: ({ at }) => at,
    cell: ({ at }) => shortTime(at, now),
  },
  {
    key: 'size',
    label: savedText.columns.size,
    width: '72px',
    spare: 1,
    numeric: true,
    cell: ({ bytes }) => (bytes === undefined ? '' : fileSize(bytes)),
  },
  {
    key: 'actions',
    label: savedText.columns.actions,
    width: '244px',
    pinned: true,
    cell: state => (
      <div className={classes.actions} data-actions>
        {state.isFileMissing ? (
          <MissingFileActions state={state} />
        ) : (
          <PresentFileActions state={state} onRemove={() => onRemove(state)} />
        )}
      </div>
    ),
  },
]
