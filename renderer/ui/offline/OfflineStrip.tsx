import { Button, Loader } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { longTime } from '../../../shared/domain/time'
import { useNow } from '../clock'
import { useOffline } from '../connection'
import { commonText } from '../text'
import { useBusy } from '../use-busy'
import { useCopiedAt, useShownAt } from './copy-times'
import classes from './Offline.module.css'
import { reconnect } from './reconnect'
import { offlineText } from './text'

interface Props {
  /** The query keys of the data that the page shows (see `apiKey`). */
  keys: readonly QueryKey[]
}

/**
 * A line above the content of a page, shown while some of it is an offline copy or the server cannot be reached: the
 * time of the oldest data, and a button to reconnect.
 */
export function OfflineStrip({ keys }: Props) {
  const client = useQueryClient()
  const now = useNow()
  const offline = useOffline()
  const shownAt = useShownAt(keys)
  const at = useCopiedAt(keys) ?? (offline ? shownAt : null)
  const { busy, run } = useBusy()
  const again = () => void run(() => reconnect(client))
  return (
    <div className={at === null ? undefined : classes.strip}>
      <div role="status">
        {at === null ? null : (
          <p className={classes.words}>
            <IconCloudOff size={18} aria-hidden className={classes.icon} />
            <b>{offlineText.mark}</b>
            <span>{offlineText.shown(longTime(at, now))}</span>
          </p>
        )}
      </div>
      {at === null ? null : (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.again}
          onClick={busy ? undefined : again}
          aria-busy={busy || undefined}
          leftSection={busy ? <Loader size={12} aria-hidden /> : null}
        >
          {commonText.retry}
        </Button>
      )}
    </div>
  )
}
