import type { ReactNode } from 'react'
import { KeyHints } from '../../ui/keys/KeyHints'
import type { KeyRow } from '../../ui/keys/key-rows'
import classes from './ResultFooter.module.css'

/** The footer of a result view, always visible: the shortcut keys and the sound controls. */
export function ResultFooter({ keys, children }: { keys: readonly KeyRow[]; children?: ReactNode }) {
  if (keys.length === 0) return null
  return (
    <div className={classes.footer}>
      <KeyHints rows={keys} />
      {children}
    </div>
  )
}
