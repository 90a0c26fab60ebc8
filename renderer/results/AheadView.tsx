import { useQueryClient } from '@tanstack/react-query'
import { Activity, type ComponentProps, useEffect, useState } from 'react'
import { afterPaint } from '../ui/after-paint'
import { prefetchPaper } from './paper-content'
import { ResultView } from './ResultView'

interface Props extends ComponentProps<typeof ResultView> {
  /** False: rendered ahead, so that it appears at once. */
  isShown: boolean
  /** Reads what the page shows beside the paper's own data. It must be stable. */
  prefetch?: () => Promise<unknown>
}

/**
 * A paper that is on the screen or rendered ahead. A paper ahead waits until its media addresses are known, because what
 * is read only after it is shown would make its content jump. Showing it renders nothing again if the other props stay.
 */
export function AheadView({ isShown, prefetch, ...view }: Props) {
  const { paper } = view
  const client = useQueryClient()
  const [isPrefetched, setPrefetched] = useState(isShown)
  useEffect(() => {
    if (isPrefetched) return
    const read = () => Promise.all([prefetchPaper(client, paper), prefetch?.()])
    return afterPaint(() => void read().then(() => setPrefetched(true)))
  }, [client, paper, isPrefetched, prefetch])
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>{(isShown || isPrefetched) && <ResultView {...view} />}</Activity>
  )
}
