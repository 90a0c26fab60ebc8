import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onOffline, useOffline } from '../connection'
import classes from './Offline.module.css'
import { refetchWhenBack } from './reconnect'
import { offlineText } from './text'

/**
 * Shown in the header while the server cannot be reached. When the server is back, it refetches the offline copies on
 * the screen.
 */
export function OfflineMark() {
  const client = useQueryClient()
  const offline = useOffline()
  useEffect(
    () =>
      onOffline(offline => {
        if (!offline) void refetchWhenBack(client)
      }),
    [client],
  )
  return (
    <span role="status">
      {offline ? (
        <span className={classes.mark}>
          <IconCloudOff size={14} aria-hidden />
          {offlineText.mark}
        </span>
      ) : null}
    </span>
  )
}
