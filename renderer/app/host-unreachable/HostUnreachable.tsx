import { IconPlugConnectedX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useHostUnreachable } from '../../bridge/index'
import { useTopContainer } from '../lock/use-top-container'
import classes from './HostUnreachable.module.css'
import { hostUnreachableText } from './text'

/** Takes the focus, and returns it to its last element when the host is back. */
function Cover() {
  const place = useTopContainer()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const held = document.activeElement
    card.current?.focus()
    return () => {
      // A covered element can take the focus only after this cover is removed.
      queueMicrotask(() => {
        if (held instanceof HTMLElement && held.isConnected) held.focus({ preventScroll: true })
      })
    }
  }, [])
  return createPortal(
    <div className={classes.cover}>
      <div
        ref={card}
        role="alertdialog"
        aria-modal
        aria-labelledby="hm-gone-title"
        aria-describedby="hm-gone-way"
        tabIndex={-1}
        className={classes.card}
      >
        <IconPlugConnectedX size={24} aria-hidden className={classes.icon} />
        <div>
          <p id="hm-gone-title" className={classes.title}>
            {hostUnreachableText.title}
          </p>
          <p id="hm-gone-way">{hostUnreachableText.instruction}</p>
        </div>
      </div>
    </div>,
    place,
  )
}

/**
 * Covers everything, also the lock screen, while the host does not answer, because the page cannot save anything then.
 */
export function HostUnreachable() {
  return useHostUnreachable() ? <Cover /> : null
}
