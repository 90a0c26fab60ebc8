import { Activity, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { catalogue } from '../../shared/text'
import { onSessionEnd, showToast, useLock, useSession } from '../bridge/index'
import type { PageLocation, RouteRow } from '../routes'
import { AuthLayout } from './AuthLayout'
import { BareLayout } from './BareLayout'
import { JobHost } from './JobHost'
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
  const [lastPage, setLastPage] = useState<ShownPage | null>(null)
  const current = session && row?.layout === 'main' ? { session, row, place } : null
  const isChanged =
    lastPage?.session !== current?.session || lastPage?.row !== current?.row || lastPage?.place !== current?.place
  const isOfSession = lastPage !== null && lastPage.session.generation === session?.generation
  if (current ? isChanged : lastPage && !isOfSession) setLastPage(current)
  const latest = useRef(lastPage)
  useEffect(() => {
    latest.current = lastPage
  })
  useEffect(
    () =>
      onSessionEnd((reason, ended) => {
        const place = latest.current?.place
        if (reason === 'logout') clearReturnUrl()
        else if (place) saveReturnUrl(ended.user.id, place.pathname + place.search)
      }),
    [],
  )
  return current ?? (isOfSession ? lastPage : null)
}

/**
 * The session for which the current address is rendered. After a login the address may still be a page of the ended
 * session. The new session is therefore used only once an auth page is open; until then the result is null.
 */
function useSessionOfPage(row: RouteRow | undefined): SessionView | null {
  const session = useSession()
  const [pageSession, setPageSession] = useState(session)
  // Take the newest object of the same session: the teacher's name or rights may have changed.
  if (pageSession?.generation === session?.generation) return session
  if (session !== null && row?.layout !== 'auth') return null
  setPageSession(session)
  return session
}

/** Shows the layout of the current address, by the rules of SPEC §2. */
export function Router() {
  const location = useLocation()
  const row = routeOf(location.pathname)
  const session = useSessionOfPage(row)
  const page = useLastMainPage(session, row, location)
  const redirect = redirectOf(location, session, session ? returnUrlFor(session.user.id) : undefined)
  // Under the lock screen the pages are hidden: they keep their state and send no requests.
  const { isLocked } = useLock()
  const isUnsupported = session !== null && row === undefined && location.pathname.startsWith('/admin/')
  useEffect(() => {
    // An address of a newer version, e.g. in a notice: SPEC §2 leads it home.
    if (isUnsupported) showToast(catalogue.unsupportedPage)
  }, [isUnsupported])
  const isMainPage = redirect === null && row?.layout === 'main'
  useEffect(() => {
    if (isMainPage) clearReturnUrl()
  }, [isMainPage])
  return (
    <>
      {redirect === null ? null : <Navigate to={redirect} replace />}
      {redirect === null && row?.layout === 'auth' && !isLocked ? <AuthLayout key={row.path} row={row} /> : null}
      {session ? (
        <Activity key={session.generation} mode={isLocked ? 'hidden' : 'visible'}>
          <JobHost>
            {redirect === null && row?.layout === 'bare' && !isLocked ? (
              <BareLayout key={row.path} row={row} place={location} />
            ) : null}
            {page ? (
              <Activity mode={isMainPage ? 'visible' : 'hidden'}>
                <MainLayout session={page.session} row={page.row} place={page.place} />
              </Activity>
            ) : null}
          </JobHost>
        </Activity>
      ) : null}
    </>
  )
}
