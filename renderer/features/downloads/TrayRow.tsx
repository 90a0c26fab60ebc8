import { Button, CloseButton, Progress } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DownloadState } from '../../../shared/contract/types'
import { fullTime } from '../../../shared/domain/time'
import classes from './DownloadsTray.module.css'
import { percentReceived } from './download-list'
import { nameOf, preparingOf, progressOf } from './download-words'
import { downloadsText as text } from './text'
import { downloadActions } from './use-downloads'

interface Props {
  state: DownloadState
  onClose: () => void
}

function Running({ state }: Props) {
  const share = percentReceived(state)
  const name = nameOf(state)
  return (
    <>
      <p className={classes.word}>{progressOf(state) === '' ? preparingOf(state) : text.running}</p>
      <div className={classes.line}>
        <Progress
          className={classes.progress}
          value={share ?? 100}
          animated={share === null}
          striped={share === null}
          aria-label={name}
        />
        {share !== null && <span className={classes.percent}>{share}%</span>}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text.cancelOf(name)}
          onClick={() => void downloadActions.cancel(state)}
        >
          {text.cancel}
        </Button>
      </div>
    </>
  )
}

function Done({ state, onClose }: Props) {
  const name = nameOf(state)
  return (
    <>
      <p className={`${classes.word} ${classes.done}`}>
        <IconCircleCheck size={16} aria-hidden />
        {text.done}
      </p>
      {state.copiedAt === undefined ? null : (
        <p className={classes.word}>{text.fromOfflineCopy(fullTime(state.copiedAt))}</p>
      )}
      <div className={classes.line}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={state.isInBrowser ? text.receiveAgainOf(name) : text.openOf(name)}
          onClick={() => void downloadActions.open(state)}
        >
          {state.isInBrowser ? text.receiveAgain : text.open}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text.revealOf(name)}
          onClick={() => void downloadActions.reveal(state)}
        >
          {text.reveal}
        </Button>
        <CloseButton size="sm" ml="auto" aria-label={text.close} onClick={onClose} />
      </div>
    </>
  )
}

function Failed({ state, onClose }: Props) {
  return (
    <>
      <p className={`${classes.word} ${classes.failed}`}>
        <IconAlertCircle size={16} aria-hidden />
        {state.error?.message || text.failed}
      </p>
      <div className={classes.line}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={text.retryOf(nameOf(state))}
          onClick={() => void downloadActions.retry(state)}
        >
          {text.retry}
        </Button>
        <CloseButton size="sm" ml="auto" aria-label={text.close} onClick={onClose} />
      </div>
    </>
  )
}

const rows: Record<DownloadState['state'], (props: Props) => ReactNode> = {
  running: Running,
  done: Done,
  failed: Failed,
  cancelled: () => null,
  removed: () => null,
}

/** One export: its progress, then its file or its error. */
export function TrayRow(props: Props) {
  const Row = rows[props.state.state]
  const name = nameOf(props.state)
  return (
    <li className={classes.item}>
      <p className={classes.name} title={name}>
        {name}
      </p>
      <Row {...props} />
    </li>
  )
}
