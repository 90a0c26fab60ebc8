import { IconArrowLeft } from '@tabler/icons-react'
import { memo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SessionView } from '../../shared/contract/types'
import { callBridge, useBoot } from '../bridge/index'
import { DownloadsButton } from '../features/downloads/DownloadsButton'
import { paths } from '../paths'
import type { RouteRow } from '../routes'
import { keysText } from '../ui/keys/text'
import { useKeyTable } from '../ui/keys/use-key-table'
import { Link } from '../ui/Link'
import { OfflineMark } from '../ui/offline/OfflineMark'
import { Find } from './find/Find'
import classes from './Header.module.css'
import { HelpMenu } from './help/HelpMenu'
import { Logo } from './Logo'
import { headerLinks, isOffered } from './menu'
import { NoticeLink } from './NoticeLink'
import { backTarget } from './page-history'
import { SampleMark } from './SampleMark'
import { appText } from './text'
import { UserMenu } from './UserMenu'

interface Props {
  session: SessionView
  row: RouteRow
  pageKey: string
}

/** The back button, on routes with a level above 0 (SPEC §2); Alt+← does the same. */
function BackButton({ session, row, pageKey }: Props) {
  const navigate = useNavigate()
  function goBack() {
    const target = backTarget(session.user.id, pageKey, row)
    void (target === -1 ? navigate(-1) : navigate(target, { replace: true }))
  }
  useKeyTable([{ label: appText.back, keys: { 'Alt+ArrowLeft': goBack } }], { group: keysText.everywhere })
  return (
    <button type="button" className={classes.back} onClick={goBack} title="Alt + ←">
      <IconArrowLeft size={18} aria-hidden />
      {appText.back}
    </button>
  )
}

/**
 * The header of the main layout: school, new notices, teacher. It is memoised, so that it does not re-render at each
 * address.
 */
export const Header = memo(function Header({ session, row, pageKey }: Props) {
  const { links } = useBoot()
  return (
    <header className={classes.header}>
      <Link to={paths.home()} className={classes.brand}>
        <Logo />
        <span className={classes.brandName}>{appText.product}</span>
      </Link>
      {row.level > 0 ? <BackButton session={session} row={row} pageKey={pageKey} /> : null}
      <span className={`${classes.school} hm-ellipsis`} title={session.user.school}>
        {session.user.school}
      </span>
      <SampleMark />
      <OfflineMark />
      <Find session={session} />
      <span className={classes.downloads}>
        <DownloadsButton />
      </span>
      <nav className={classes.links} aria-label={appText.header.notices}>
        <NoticeLink />
        {headerLinks
          .filter(entry => isOffered(entry, session))
          .map(entry => (
            <Link key={entry.path} to={entry.path} className={classes.link}>
              {entry.label}
            </Link>
          ))}
        {links.support ? (
          <button
            type="button"
            className={classes.link}
            onClick={() => void callBridge('app.openExternal', { target: 'support' })}
          >
            {appText.header.support}
          </button>
        ) : null}
      </nav>
      <HelpMenu row={row} />
      <UserMenu session={session} />
    </header>
  )
})
