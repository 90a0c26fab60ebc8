import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { useBoot, useOffline } from '../../bridge/index'
import { paths } from '../../paths'
import { ErrorState } from '../../ui/ErrorState'
import { offlineText } from './text'

/** `ErrorState` of what leads to homeworks: while the server is out of reach it shows the way to those of which copies are kept. */
export function LoadFailed(props: Omit<ComponentProps<typeof ErrorState>, 'children'>) {
  const offline = useOffline()
  const { offlineCopies } = useBoot()
  return (
    <ErrorState {...props}>
      {offline && offlineCopies ? <Link to={paths.downloadManage()}>{offlineText.copies}</Link> : null}
    </ErrorState>
  )
}
