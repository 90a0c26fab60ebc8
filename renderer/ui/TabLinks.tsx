import { Link } from './Link'
import classes from './TabLinks.module.css'

interface Props<Tab extends string> {
  label: string
  /** The tabs and their names, in their order. */
  names: Readonly<Record<Tab, string>>
  current: Tab
  /** The address of a tab. */
  to(tab: Tab): string
}

/** The tabs of a page, each with an address of its own. The parent draws the line below them. */
export const TabLinks = <Tab extends string>({ label, names, current, to }: Props<Tab>) => (
  <nav className={classes.tabs} aria-label={label}>
    {(Object.entries(names) as [Tab, string][]).map(([tab, name]) => (
      <Link key={tab} to={to(tab)} replace className={classes.tab} aria-current={tab === current ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
