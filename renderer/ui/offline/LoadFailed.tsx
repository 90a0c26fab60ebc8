import type { ComponentProps } from 'react'
import { useOffline, useOfflineCopiesPath } from '../connection'
import { ErrorState } from '../ErrorState'
import { Link } from '../Link'
import { offlineText } from './text'

/**
 * `ErrorState` for homework data: while the server cannot be reached it also links to the list of homework with offline
 * copies.
 */
export function LoadFailed(props: Omit<ComponentProps<typeof ErrorState>, 'children'>) {
  const offline = useOffline()
  const copiesPath = useOfflineCopiesPath()
  return (
    <ErrorState {...props}>
      {offline && copiesPath !== null ? <Link to={copiesPath}>{offlineText.copies}</Link> : null}
    </ErrorState>
  )
}
