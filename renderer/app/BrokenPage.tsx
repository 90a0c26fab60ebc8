import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { commonText } from '../ui/text'
import classes from './Page.module.css'
import { appText } from './text'

/** Shown instead of a page that failed, with a retry and a link to the home page. */
export function BrokenPage({ message = appText.page.broken, onRetry }: { message?: string; onRetry: () => void }) {
  return (
    <div className={classes.broken}>
      <h1 tabIndex={-1} className={classes.brokenTitle}>
        {message}
      </h1>
      <Button onClick={onRetry}>{commonText.retry}</Button>
      <Link to={paths.home()}>{appText.page.home}</Link>
    </div>
  )
}
