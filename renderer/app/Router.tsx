import { Activity, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { onSessionEnd, useSession } from '../bridge'
import type { Place, RouteRow } from '../routes'
import { AuthLayout } from './AuthLayout'
import { redirectOf, routeOf } from './guard'
import { MainLayout } from './MainLayout'
import { forgetPlace, placeFor, rememberPlace } from './return-place'

interface Desk {
  session: SessionView
  row: RouteRow
  place: Place
}

/**
 * The teacher's pages as last seen. When a session breaks off they stay, out of sight and without answers, so that what
 * was typed is there after the next login of the same teacher; after a chosen logout they are gone (DESIGN §5).
 */
function useDesk(session: SessionView | null, row: RouteRow | undefined, place: Place): Desk | null {
  const [desk, setDesk] = useState<Desk | null>(null)
  const seen = session && row?.layout === 'main' ? { session, row, place } : null
  const changed = seen && (desk?.session !== seen.session || desk.row !== seen.row || desk.place !== seen.place)
  if (changed) setDesk(seen)
  useEffect(
    () =>
      onSessionEnd((reason, ended) => {
        if (reason === 'logout') {
          setDesk(null)
          forgetPlace()
        } else {
          setDesk(last => {
            if (last) rememberPlace(ended.user.id, last.place.pathname + last.place.search)
            return last
          })
        }
      }),
    [],
  )
  return seen ?? desk
}

/** Shows the layout that the address asks for, after the rules of SPEC §2. */
export function Router() {
  const location = useLocation()
  const session = useSession()
  const row = routeOf(location.pathname)
  const desk = useDesk(session, row, location)
  const redirect = redirectOf(location, session !== null, session ? placeFor(session.user.id) : undefined)
  const inMain = redirect === null && row?.layout === 'main'
  useEffect(() => {
    if (inMain) forgetPlace()
  }, [inMain])
  return (
    <>
      {redirect === null ? null : <Navigate to={redirect} replace />}
      {redirect === null && row?.layout === 'auth' ? <AuthLayout key={row.path} row={row} /> : null}
      {desk ? (
        <Activity key={desk.session.user.id} mode={inMain ? 'visible' : 'hidden'}>
          <MainLayout session={desk.session} row={desk.row} place={desk.place} />
        </Activity>
      ) : null}
    </>
  )
}
