import { Activity, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { onSessionEnd, useLock, useSession } from '../bridge'
import type { PageLocation, RouteRow } from '../routes'
import { AuthLayout } from './AuthLayout'
import { MainLayout } from './MainLayout'
import { clearReturnUrl, returnUrlFor, saveReturnUrl } from './return-url'
import { redirectOf, routeOf } from './route-guard'

interface ShownPage {
  session: SessionView
  row: RouteRow
  place: PageLocation
}

/**
 * The teacher's pages as last seen: they stay, out of sight, while he is at an auth page. With the session they go, and
 * all that they show with them; after one that broke off, the same teacher comes back to the address (DESIGN §5).
 */
function useLastMainPage(
  session: SessionView | null,
  row: RouteRow | undefined,
  place: PageLocation,
): ShownPage | null {
  const [desk, setDesk] = useState<ShownPage | null>(null)
  const seen = session && row?.layout === 'main' ? { session, row, place } : null
  const changed = desk?.session !== seen?.session || desk?.row !== seen?.row || desk?.place !== seen?.place
  const mine = desk !== null && desk.session.generation === session?.generation
  if (seen ? changed : desk && !mine) setDesk(seen)
  const last = useRef(desk)
  useEffect(() => {
    last.current = desk
  })
  useEffect(
    () =>
      onSessionEnd((reason, ended) => {
        const left = last.current?.place
        if (reason === 'logout') clearReturnUrl()
        else if (left) saveReturnUrl(ended.user.id, left.pathname + left.search)
      }),
    [],
  )
  return seen ?? (mine ? desk : null)
}

/**
 * The session to which the address belongs. One that replaces another, or comes where none was, takes over at an auth page
 * only: the address before that is the other's.
 */
function useSessionOfPage(row: RouteRow | undefined): SessionView | null {
  const session = useSession()
  const [seated, setSeated] = useState(session)
  // With another name it is the same one yet.
  if (seated?.generation === session?.generation) return session
  if (session !== null && row?.layout !== 'auth') return null
  setSeated(session)
  return session
}

/** Shows the layout that the address asks for, after the rules of SPEC §2. */
export function Router() {
  const location = useLocation()
  const row = routeOf(location.pathname)
  const session = useSessionOfPage(row)
  const desk = useLastMainPage(session, row, location)
  const redirect = redirectOf(location, session !== null, session ? returnUrlFor(session.user.id) : undefined)
  // Under the lock screen no page runs: it keeps what was typed, and asks for nothing.
  const { locked } = useLock()
  const inMain = redirect === null && row?.layout === 'main'
  useEffect(() => {
    if (inMain) clearReturnUrl()
  }, [inMain])
  return (
    <>
      {redirect === null ? null : <Navigate to={redirect} replace />}
      {redirect === null && row?.layout === 'auth' && !locked ? <AuthLayout key={row.path} row={row} /> : null}
      {desk ? (
        <Activity key={desk.session.generation} mode={inMain && !locked ? 'visible' : 'hidden'}>
          <MainLayout session={desk.session} row={desk.row} place={desk.place} />
        </Activity>
      ) : null}
    </>
  )
}
