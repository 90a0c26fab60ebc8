import { useSession } from '../../bridge/index'
import { GuidePanel } from '../../features/guide/GuidePanel'
import type { RouteRow } from '../../routes'
import { mayOpen } from '../may-open'
import { routeOf } from '../route-guard'
import { articleOfRoute } from './route-articles'

/** The guide beside a page, with links only to pages that the teacher may open. */
export function PageGuide({ row }: { row: RouteRow }) {
  const session = useSession()
  const mayGo = (place: string): boolean => {
    const target = routeOf(place.replace(/\?.*$/u, ''))
    return target !== undefined && session !== null && mayOpen(target, session)
  }
  return <GuidePanel ofPage={articleOfRoute(row)} mayGo={mayGo} />
}
