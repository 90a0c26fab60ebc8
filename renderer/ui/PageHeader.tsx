import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Link } from './Link'
import classes from './PageHeader.module.css'
import { usePageActions } from './page-actions'
import { commonText } from './text'
import { setWindowTitle } from './window-title'

interface Crumb {
  label: string
  /** From `paths` of renderer/paths.ts. */
  to: string
}

interface Props {
  title: string
  /** The window's title, if the page's title alone is ambiguous. */
  windowTitle?: string
  /** Beside the title, e.g. a status chip. */
  mark?: ReactNode
  /** One line of facts below the title. */
  facts?: ReactNode
  /** The screen's buttons, the primary one last. */
  actions?: ReactNode
  crumbs?: readonly Crumb[]
  /** Shows the breadcrumbs above the title instead of beside it: they are long, and the title keeps its width. */
  crumbsAbove?: boolean
}

/** The header of a page: breadcrumbs, title (the h1 that takes the focus), one line of facts, buttons. */
export function PageHeader({ title, windowTitle = title, mark, facts, actions, crumbs = [], crumbsAbove }: Props) {
  const buttons = useRef<HTMLDivElement>(null)
  usePageActions(buttons)
  useEffect(() => {
    setWindowTitle(windowTitle)
  }, [windowTitle])
  return (
    <header className={classes.header}>
      <div className={classes.top} data-crumbs-above={crumbsAbove}>
        {crumbs.length === 0 ? null : (
          <nav className={classes.crumbs} aria-label={commonText.crumbs}>
            {crumbs.map(crumb => (
              <Fragment key={crumb.to}>
                <Link to={crumb.to} title={crumbsAbove ? crumb.label : undefined}>
                  {crumb.label}
                </Link>
                <span aria-hidden>／</span>
              </Fragment>
            ))}
          </nav>
        )}
        <h1 className={classes.title} tabIndex={-1} title={title}>
          {title}
        </h1>
        {mark}
        <div ref={buttons} className={classes.actions}>
          {actions}
        </div>
      </div>
      {facts === undefined ? null : <div className={classes.facts}>{facts}</div>}
    </header>
  )
}
