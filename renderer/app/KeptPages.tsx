import { Activity, useEffect, useState } from 'react'
import type { Place, RouteRow } from '../routes'
import { type KeptPage, keyOf, visitPage } from './kept'
import { PageFrame } from './PageFrame'
import { noteVisit } from './visits'

interface Props {
  userId: string
  row: RouteRow
  place: Place
}

/** The visited pages: one in sight, the others hidden with all that was typed, chosen and scrolled in them. */
export function KeptPages({ userId, row, place }: Props) {
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  const visited = visitPage(pages, row, place)
  // Setting state while rendering makes React render again before anything is shown.
  if (visited !== pages) setPages(visited)
  const key = keyOf(row, place)
  const url = place.pathname + place.search
  const [firstKey] = useState(key)

  useEffect(() => {
    const [pathname = '', search] = url.split('?')
    noteVisit(userId, { key, place: { pathname, search: search === undefined ? '' : `?${search}` } })
  }, [userId, key, url])

  return visited.map(page => (
    <Activity key={page.key} mode={page.key === key ? 'visible' : 'hidden'}>
      <PageFrame page={page} first={page.key === firstKey} />
    </Activity>
  ))
}
