import { Button } from '@mantine/core'
import { KeyCap } from '../../ui/keys/KeyCaps'
import classes from './Find.module.css'
import { findText as text } from './text'

interface Props {
  count: number
  isSearch: boolean
  isLoading: boolean
  isOffline: boolean
  hasFailed: boolean
  onRetry(): void
}

function stateWords({ count, isSearch, isLoading }: Props): string {
  if (isSearch && isLoading) return count === 0 ? text.loading : `${text.count(count)}　${text.loading}`
  return count === 0 ? text.none : text.count(count)
}

const keys = [
  [['↑', '↓'], text.move],
  [['Enter'], text.choose],
  [['Esc'], text.close],
] as const

/** The state of the search in words, which a screen reader announces, and the keys. */
export function FindFoot(props: Props) {
  const { isOffline, hasFailed, onRetry } = props
  return (
    <div className={classes.foot}>
      <span role="status" className={classes.state}>
        <span>{stateWords(props)}</span>
        {hasFailed && <span className={classes.failed}>{isOffline ? text.offline : text.failed}</span>}
      </span>
      {hasFailed && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {text.retry}
        </Button>
      )}
      <span className={classes.keys} aria-hidden>
        {keys.map(([names, label]) => (
          <span key={label}>
            {names.map(name => (
              <KeyCap key={name} name={name} />
            ))}
            {label}
          </span>
        ))}
      </span>
    </div>
  )
}
