import { ErrorState } from '../ui/ErrorState'
import classes from './Layout.module.css'
import { appText } from './text'

/** Shown when the host did not answer at start. */
export function BootFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.closed}>
      <ErrorState message={appText.boot.failed} onRetry={onRetry}>
        <p>{appText.boot.hint}</p>
      </ErrorState>
    </main>
  )
}
