import { Button, CloseButton, Progress } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DownloadState } from '../../shared/contract/types'
import classes from './DownloadsTray.module.css'
import { type Download, percent } from './downloads'
import { downloadsText as text } from './text'
import { useDownloads } from './use-downloads'

type Actions = Omit<ReturnType<typeof useDownloads>, 'downloads'>

interface RowProps extends Actions {
  download: Download
}

const nameOf = ({ state, request }: Download): string => state?.name || request?.title || text.preparing

function Running({ download, cancel }: RowProps) {
  const { id, state } = download
  const share = state ? percent(state) : null
  const name = nameOf(download)
  return (
    <>
      <p className={classes.word}>{state?.name ? text.running : text.preparing}</p>
      <div className={classes.line}>
        <Progress
          className={classes.progress}
          value={share ?? 100}
          animated={share === null}
          striped={share === null}
          aria-label={name}
        />
        {share !== null && <span className={classes.percent}>{share}%</span>}
        <Button size="compact-sm" variant="default" aria-label={text.cancelOf(name)} onClick={() => void cancel(id)}>
          {text.cancel}
        </Button>
      </div>
    </>
  )
}

function Done({ download, reveal, drop }: RowProps) {
  return (
    <div className={classes.line}>
      <p className={`${classes.word} ${classes.done}`}>
        <IconCircleCheck size={16} aria-hidden />
        {text.done}
      </p>
      <Button size="compact-sm" variant="default" onClick={() => void reveal(download.id)}>
        {text.reveal}
      </Button>
      <CloseButton size="sm" aria-label={text.close} onClick={() => drop(download.id)} />
    </div>
  )
}

function Failed({ download, retry, drop }: RowProps) {
  return (
    <>
      <p className={`${classes.word} ${classes.failed}`}>
        <IconAlertCircle size={16} aria-hidden />
        {download.state?.error?.message || text.failed}
      </p>
      <div className={classes.line}>
        {download.request && (
          <Button size="compact-sm" variant="default" onClick={() => void retry(download)}>
            {text.retry}
          </Button>
        )}
        <CloseButton size="sm" aria-label={text.close} onClick={() => drop(download.id)} />
      </div>
    </>
  )
}

const rows: Record<DownloadState['state'], (props: RowProps) => ReactNode> = {
  running: Running,
  done: Done,
  failed: Failed,
  cancelled: () => null,
}

/** At the foot of every page: each export with its progress, then its folder or what went wrong. */
export function DownloadsTray() {
  const { downloads, ...actions } = useDownloads()
  if (downloads.length === 0) return null
  return (
    <section className={classes.tray} aria-label={text.tray}>
      <ul className={classes.list} aria-live="polite">
        {downloads.map(download => {
          const Row = rows[download.state?.state ?? 'running']
          return (
            <li key={download.id} className={classes.item}>
              <p className={classes.name} title={nameOf(download)}>
                {nameOf(download)}
              </p>
              <Row download={download} {...actions} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
