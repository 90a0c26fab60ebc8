import { Button } from '@mantine/core'
import { useSession } from '../bridge/index'
import { paths } from '../paths'
import { Link } from '../ui/Link'
import { commonText } from '../ui/text'
import classes from './Page.module.css'
import { appText } from './text'

/** Shown instead of a page that failed, with a retry, and links to the home page and to the report of the fault. */
export function BrokenPage({ message = appText.page.broken, onRetry }: { message?: string; onRetry: () => void }) {
  const session = useSession()
  return (
    <div className={classes.broken}>
      <h1 tabIndex={-1} className={classes.brokenTitle}>
        {message}
      </h1>
      <Button onClick={onRetry}>{commonText.retry}</Button>
      <Link to={paths.home()}>{appText.page.home}</Link>
      {/* Without a login, the page below has the report. */}
      {session && <Link to={paths.reportFault()}>{appText.help.report}</Link>}
    </div>
  )
}
