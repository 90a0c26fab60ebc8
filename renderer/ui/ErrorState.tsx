import { Button, Loader } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useOffline } from './connection'
import { offlineText } from './offline/text'
import classes from './States.module.css'
import { commonText } from './text'

interface Props {
  /** What failed; by default, a general sentence. */
  message?: string
  /** Called by 再試行; without it there is no button. */
  onRetry?: () => void
  /** The page shows the rest of the data, so `message` stays while the server cannot be reached. */
  isPart?: boolean
  busy?: boolean
  /** Another action, below the button. */
  children?: ReactNode
}

/**
 * Shown where a read failed, with a retry button; while the server cannot be reached, it says so. During the retry the
 * button stays enabled, so that it keeps the focus, but does nothing.
 */
export function ErrorState({ message = commonText.loadFailed, onRetry, isPart, busy = false, children }: Props) {
  const isUnreachable = useOffline() && onRetry !== undefined
  return (
    <div className={classes.state} role="alert">
      <IconAlertCircle size={24} aria-hidden className={classes.icon} />
      {isUnreachable && <p>{offlineText.unreachable}</p>}
      {(!isUnreachable || isPart) && <p>{message}</p>}
      {isUnreachable && <p className={classes.hint}>{offlineText.readsAgain}</p>}
      {onRetry === undefined ? null : (
        <Button
          variant="default"
          onClick={busy ? undefined : onRetry}
          aria-busy={busy || undefined}
          leftSection={busy ? <Loader size={14} aria-hidden /> : null}
        >
          {commonText.retry}
        </Button>
      )}
      {children}
    </div>
  )
}
