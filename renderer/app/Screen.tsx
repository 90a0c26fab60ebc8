import type { RouteRow } from '../routes'
import { Skeletons } from '../ui/Skeletons'
import { BrokenPage } from './BrokenPage'
import { appText } from './text'
import { useLoaded } from './use-loaded'

/** The screen of a route; its module is loaded if necessary. */
export function Screen({ row }: { row: RouteRow }) {
  const { Component, hasFailed, retry } = useLoaded(row)
  if (Component) return <Component />
  if (hasFailed) return <BrokenPage message={appText.page.chunk} onRetry={retry} />
  return <Skeletons count={6} />
}
