import { Button, Loader } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './States.module.css'
import { commonText } from './text'

interface Props {
  /** What could not be done; the common sentence when left out. */
  message?: string
  /** Called by 再試行; without it there is no button. */
  onRetry?: () => void
  busy?: boolean
  /** Another way on, under the button. */
  children?: ReactNode
}

/**
 * Stands where something could not be read, with its retry in place. While that runs the button stays enabled, and so
 * keeps the focus, but asks no second time.
 */
export function ErrorState({ message = commonText.loadFailed, onRetry, busy = false, children }: Props) {
  return (
    <div className={styles.state} role="alert">
      <IconAlertCircle size={24} aria-hidden className={styles.icon} />
      <p>{message}</p>
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
