import { useEffect, useState } from 'react'
import { logError } from '../bridge/index'
import type { RouteRow } from '../routes'
import { Skeletons } from '../ui/Skeletons'
import { BrokenPage } from './BrokenPage'
import { loadedScreen, loadScreen } from './screen-loader'
import { appText } from './text'

/** The screen of a route; its module is loaded if necessary. */
export function Screen({ row }: { row: RouteRow }) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(loadedScreen(row) ? 'ready' : 'loading')
  useEffect(() => {
    if (state !== 'loading') return
    let isUnmounted = false
    loadScreen(row).then(
      () => isUnmounted || setState('ready'),
      error => {
        logError(`screen ${row.path}`, error)
        if (!isUnmounted) setState('failed')
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [row, state])
  const Component = loadedScreen(row)
  if (Component) return <Component />
  if (state === 'failed') return <BrokenPage message={appText.page.chunk} onRetry={() => setState('loading')} />
  return <Skeletons count={6} />
}
