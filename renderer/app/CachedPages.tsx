import { Activity, useEffect, useState } from 'react'
import type { PageLocation, RouteRow } from '../routes'
import { type CachedPage, pageKeyOf, visitPage } from './cached-pages'
import { PageFrame } from './PageFrame'
import { recordVisit } from './page-history'

interface Props {
  userId: string
  row: RouteRow
  place: PageLocation
}

/** The visited pages: one in sight, the others hidden with all that was typed, chosen and scrolled in them. */
export function CachedPages({ userId, row, place }: Props) {
  const [pages, setPages] = useState<readonly CachedPage[]>([])
  const visited = visitPage(pages, row, place)
  // Setting state while rendering makes React render again before anything is shown.
  if (visited !== pages) setPages(visited)
  const key = pageKeyOf(row, place)
  const url = place.pathname + place.search
  const [firstKey] = useState(key)

  useEffect(() => {
    const [pathname = '', search] = url.split('?')
    recordVisit(userId, { key, place: { pathname, search: search === undefined ? '' : `?${search}` } })
  }, [userId, key, url])

  return visited.map(page => (
    <Activity key={page.key} mode={page.key === key ? 'visible' : 'hidden'}>
      <PageFrame page={page} first={page.key === firstKey} />
    </Activity>
  ))
}
