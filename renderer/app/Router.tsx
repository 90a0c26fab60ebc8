import { Activity, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { onSessionEnd, useLock, useSession } from '../bridge/index'
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
 * The main page that was shown last. It stays mounted, hidden, while the teacher is on an auth page, and is dropped
 * with its session. After a session that did not end by a logout, the same teacher returns to this address at the next
 * login (DESIGN §5).
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
 * The session that the current address belongs to. A new session is used only from an auth page on, because an address
 * before that belongs to the session before.
 */
function useSessionOfPage(row: RouteRow | undefined): SessionView | null {
  const session = useSession()
  const [seated, setSeated] = useState(session)
  // The same session, perhaps with another name.
  if (seated?.generation === session?.generation) return session
  if (session !== null && row?.layout !== 'auth') return null
  setSeated(session)
  return session
}

/** Shows the layout of the current address, by the rules of SPEC §2. */
export function Router() {
  const location = useLocation()
  const row = routeOf(location.pathname)
  const session = useSessionOfPage(row)
  const desk = useLastMainPage(session, row, location)
  const redirect = redirectOf(location, session !== null, session ? returnUrlFor(session.user.id) : undefined)
  // Under the lock screen the pages are hidden: they keep their state and send no requests.
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
