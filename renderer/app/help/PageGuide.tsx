import { useSession } from '../../bridge/index'
import { GuideFrame } from '../../features/guide/GuideFrame'
import { GuidePanel } from '../../features/guide/GuidePanel'
import { openGuide, useGuide } from '../../features/guide/guide-state'
import { text } from '../../features/guide/text'
import type { RouteRow } from '../../routes'
import { ErrorState } from '../../ui/ErrorState'
import { keysText } from '../../ui/keys/text'
import { useKeyTable } from '../../ui/keys/use-key-table'
import { Skeletons } from '../../ui/Skeletons'
import { mayOpen } from '../may-open'
import { guidePart } from '../parts'
import { routeOf } from '../route-guard'
import { useLoaded } from '../use-loaded'
import { articleOfRoute } from './route-articles'

interface Props {
  open: string
  ofPage: string | undefined
}

/** The guide with links only to pages that the teacher may open; before its module is loaded, it can be closed. */
function GuideContent({ open, ofPage }: Props) {
  const session = useSession()
  const { Component: OpenGuide, hasFailed, retry } = useLoaded(guidePart)
  const mayGo = (place: string): boolean => {
    const target = routeOf(place.replace(/\?.*$/u, ''))
    return target !== undefined && session !== null && mayOpen(target, session)
  }
  if (OpenGuide) return <OpenGuide open={open} ofPage={ofPage} mayGo={mayGo} />
  return (
    <GuideFrame>
      {hasFailed ? <ErrorState message={text.failed} onRetry={retry} /> : <Skeletons count={6} />}
    </GuideFrame>
  )
}

/** The guide beside a page, and its key. */
export function PageGuide({ row }: { row: RouteRow }) {
  const open = useGuide()
  const ofPage = articleOfRoute(row)
  useKeyTable([{ label: text.title, keys: { F1: () => openGuide(ofPage) }, inFields: true, hint: false }], {
    group: keysText.everywhere,
  })
  if (open === null) return null
  return (
    <GuidePanel>
      <GuideContent open={open} ofPage={ofPage} />
    </GuidePanel>
  )
}
