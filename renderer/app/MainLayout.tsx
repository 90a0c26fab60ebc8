import { useMemo } from 'react'
import type { SessionView } from '../../shared/contract/types'
import type { PageLocation, RouteRow } from '../routes'
import { AfterFirstPaint } from '../ui/first-paint'
import { useValueAfterPaint } from '../ui/use-value-after-paint'
import { CachedPages } from './CachedPages'
import { pageKeyOf } from './cached-pages'
import { FootBars } from './FootBars'
import { Header } from './Header'
import { PageGuide } from './help/PageGuide'
import { TourBar } from './help/TourBar'
import classes from './Layout.module.css'
import { SideMenu } from './SideMenu'
import { appText } from './text'
import { useKeptAhead } from './use-kept-ahead'

const mainId = 'hm-main'

/** Header, side menu, back button and cached pages (SPEC §2). */
export function MainLayout({ session, row, place }: { session: SessionView; row: RouteRow; place: PageLocation }) {
  useKeptAhead(session.generation)
  // The page comes first: header and side menu show where it is after its frame. Their links know the address at once,
  // because a link to the current address replaces its entry in the history.
  const painted = useValueAfterPaint(useMemo(() => ({ row, place }), [row, place]))
  return (
    <div className={classes.main}>
      <a
        className={classes.skip}
        href={`#${mainId}`}
        onClick={event => {
          // The router uses the fragment, so the link moves the focus itself.
          event.preventDefault()
          document.getElementById(mainId)?.focus()
        }}
      >
        {appText.skip}
      </a>
      <Header session={session} row={painted.row} pageKey={pageKeyOf(painted.row, painted.place)} />
      <div className={classes.body}>
        <SideMenu session={session} row={painted.row} />
        <main id={mainId} className={classes.content} tabIndex={-1}>
          <CachedPages userId={session.user.id} row={row} place={place} />
        </main>
        <PageGuide row={row} />
      </div>
      <AfterFirstPaint>
        <TourBar />
        <FootBars />
      </AfterFirstPaint>
    </div>
  )
}
