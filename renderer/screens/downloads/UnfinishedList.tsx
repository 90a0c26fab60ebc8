import { Button, Progress } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useRef } from 'react'
import type { DownloadState } from '../../../shared/contract/types'
import { shortTime } from '../../../shared/domain/time'
import { percentReceived } from '../../features/downloads/download-list'
import { nameOf, preparingOf, progressOf } from '../../features/downloads/download-words'
import { downloadsText } from '../../features/downloads/text'
import { downloadActions } from '../../features/downloads/use-downloads'
import { useNow } from '../../ui/clock'
import { useRowFocus } from '../../ui/use-row-focus'
import classes from './Downloads.module.css'
import { text } from './text'

const unfinishedText = text.unfinished

function Running({ state }: { state: DownloadState }) {
  const name = nameOf(state)
  const share = percentReceived(state)
  const figures = progressOf(state)
  return (
    <>
      <Progress
        className={classes.progress}
        value={share ?? 100}
        animated={share === null}
        striped={share === null}
        aria-label={unfinishedText.progress(name)}
      />
      <span className={classes.figures}>{figures || preparingOf(state)}</span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={downloadsText.cancelOf(name)}
        onClick={() => void downloadActions.cancel(state)}
      >
        {downloadsText.cancel}
      </Button>
    </>
  )
}

function Failed({ state }: { state: DownloadState }) {
  const name = nameOf(state)
  const now = useNow()
  return (
    <>
      <p className={classes.fault}>
        <IconAlertCircle size={16} aria-hidden />
        {state.error?.message || downloadsText.failed}
      </p>
      <span className={classes.figures}>{unfinishedText.failedAt(shortTime(state.at, now))}</span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={downloadsText.retryOf(name)}
        onClick={() => void downloadActions.retry(state)}
      >
        {downloadsText.retry}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={unfinishedText.removeFromListOf(name)}
        onClick={() => void downloadActions.remove(state)}
      >
        {unfinishedText.removeFromList}
      </Button>
    </>
  )
}

/**
 * 進行中・失敗: a running export can be cancelled; a failed export shows its reason and can be retried (SPEC §4 download task
 * status).
 */
export function UnfinishedList({ entries }: { entries: readonly DownloadState[] }) {
  const section = useRef<HTMLElement>(null)
  const focus = useRowFocus(section)
  return (
    <section ref={section} className={classes.section} aria-labelledby="downloads-now" {...focus}>
      <h2 id="downloads-now" tabIndex={-1} data-heading>
        {unfinishedText.title}
      </h2>
      {entries.length === 0 ? (
        <p className={classes.quiet}>{unfinishedText.empty}</p>
      ) : (
        <ul className={`${classes.card} ${classes.list}`} aria-label={unfinishedText.list}>
          {entries.map(state => (
            <li key={state.id} className={classes.item} data-row={state.id}>
              <span className={`${classes.itemName} hm-ellipsis`} title={nameOf(state)}>
                {nameOf(state)}
              </span>
              {state.state === 'running' ? <Running state={state} /> : <Failed state={state} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
