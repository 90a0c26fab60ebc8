import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PageLocation, RouteRow } from '../routes'
import { closePageQuestions } from '../ui/dialogs'
import { Kept } from '../ui/kept/Kept'
import { type CachedPage, pageKeyOf, visitPage } from './cached-pages'
import { PageFrame } from './PageFrame'
import { recordVisit } from './page-history'

interface Props {
  userId: string
  row: RouteRow
  place: PageLocation
}

/** The cached pages: one is shown, the others are hidden and keep their state and their scroll position. */
export function CachedPages({ userId, row, place }: Props) {
  const [pages, setPages] = useState<readonly CachedPage[]>([])
  const visited = visitPage(pages, row, place)
  // Setting state during rendering makes React render again before it shows anything.
  if (visited !== pages) setPages(visited)
  const key = pageKeyOf(row, place)
  const url = place.pathname + place.search
  const [firstKey] = useState(key)

  // Before the effects of the new page, which may ask something itself.
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current !== key) closePageQuestions()
    shown.current = key
  }, [key])

  useEffect(() => {
    const [pathname = '', search] = url.split('?')
    recordVisit(userId, { key, place: { pathname, search: search === undefined ? '' : `?${search}` } })
  }, [userId, key, url])

  return visited.map(page => (
    <Kept key={page.key} isShown={page.key === key} as="page">
      <PageFrame row={page.row} place={page.place} first={page.key === firstKey} />
    </Kept>
  ))
}
