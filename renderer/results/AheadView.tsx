import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { apiQuery } from '../bridge/index'
import { afterPaint } from '../ui/after-paint'
import { Kept } from '../ui/kept/Kept'
import { canBeCommented, worksOf } from './notes/marking'
import { prefetchPaper } from './paper-content'
import { ResultView } from './ResultView'

interface Props extends ComponentProps<typeof ResultView> {
  /** False: rendered ahead, so that it appears at once. */
  isShown: boolean
}

/**
 * A paper that is on the screen or rendered ahead. A paper ahead waits until its media addresses and its comments are
 * known, because what is read only after it is shown would make its content jump. Showing it renders nothing again if
 * the other props stay.
 */
export function AheadView({ isShown, ...view }: Props) {
  const { paper, studentId } = view
  const client = useQueryClient()
  const [isPrefetched, setPrefetched] = useState(isShown)
  useEffect(() => {
    if (isPrefetched) return
    return afterPaint(() => {
      const notes = canBeCommented(paper) && studentId !== undefined ? worksOf(paper, studentId) : []
      const reads = notes.map(work => client.prefetchQuery(apiQuery('get-writing-notes', work, { background: true })))
      void Promise.all([prefetchPaper(client, paper), ...reads]).then(() => setPrefetched(true))
    })
  }, [client, paper, studentId, isPrefetched])
  return (
    <Kept isShown={isShown} as="part">
      {(isShown || isPrefetched) && <ResultView {...view} />}
    </Kept>
  )
}
