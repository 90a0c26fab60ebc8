import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useBridgeEvent, useOffline } from '../../bridge/index'
import styles from './Offline.module.css'
import { welcomeBack } from './reconnect'
import { offlineText } from './text'

/** In the header while the server is out of reach; when it is back, what is in sight is read again. */
export function OfflineMark() {
  const client = useQueryClient()
  const offline = useOffline()
  useBridgeEvent('offline.changed', change => {
    if (!change.offline) void welcomeBack(client)
  })
  return (
    <span role="status">
      {offline ? (
        <span className={styles.mark}>
          <IconCloudOff size={14} aria-hidden />
          {offlineText.mark}
        </span>
      ) : null}
    </span>
  )
}
