import { Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { memo } from 'react'
import type { SessionView } from '../../shared/contract/types'
import { useGuide } from '../features/guide/guide-state'
import { paths } from '../paths'
import type { RouteRow } from '../routes'
import { Link } from '../ui/Link'
import { useNamedMenuEntry } from '../ui/menu-entry'
import { menuPathOf, sideMenuFor } from './menu'
import classes from './SideMenu.module.css'
import { appText } from './text'

interface Props {
  session: SessionView
  row: RouteRow
}

/**
 * The side menu: 232 px with labels, or 56 px with icons and tooltips in a narrow window. It is memoised, so that it
 * does not re-render at each address. A tooltip stands beside its link, not around it: a link keeps the focus when the
 * menu becomes narrow, and a tooltip does not render with its link at each address.
 */
export const SideMenu = memo(function SideMenu({ session, row }: Props) {
  // Beside the open guide, the page needs the room.
  const query = useGuide() === null ? '(max-width: 1279.98px)' : '(max-width: 1599.98px)'
  const narrow = useMediaQuery(query, false, { getInitialValueInEffect: false })
  const named = useNamedMenuEntry()
  const here = named ?? menuPathOf(row)
  return (
    <nav className={classes.menu} data-narrow={narrow || undefined} data-tour="menu" aria-label={appText.menuLabel}>
      {sideMenuFor(session).map(group => (
        <div key={group.label ?? group.entries[0]?.path} className={classes.group}>
          {group.label === undefined || narrow ? null : <p className={classes.label}>{group.label}</p>}
          <ul aria-label={group.label}>
            {group.entries.map(({ label, path, icon: Icon }) => (
              <li key={path} data-path={path}>
                <Link
                  to={path}
                  className={classes.entry}
                  data-tour={path === paths.home() ? 'home' : undefined}
                  aria-current={path === here ? 'page' : undefined}
                  aria-label={narrow ? label : undefined}
                >
                  <Icon size={20} aria-hidden />
                  {narrow ? null : <span className="hm-ellipsis">{label}</span>}
                </Link>
                {narrow && <Tooltip label={label} position="right" target={`li[data-path="${path}"]`} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
})
