import { IconPlugConnectedX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useHostUnreachable } from '../../bridge/index'
import { useTopContainer } from '../lock/use-top-container'
import classes from './HostUnreachable.module.css'
import { hostUnreachableText } from './text'

/** The message over the page. It takes the focus, and returns it to the element that had it when the host is back. */
function Cover() {
  const place = useTopContainer()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focusBefore = document.activeElement
    card.current?.focus()
    return () => {
      // A covered element can take the focus only after this cover is removed.
      queueMicrotask(() => {
        if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus({ preventScroll: true })
      })
    }
  }, [])
  return createPortal(
    <div className={classes.cover}>
      <div
        ref={card}
        role="alertdialog"
        aria-modal
        aria-labelledby="hm-unreachable-title"
        aria-describedby="hm-unreachable-hint"
        tabIndex={-1}
        className={classes.card}
      >
        <IconPlugConnectedX size={24} aria-hidden className={classes.icon} />
        <div>
          <p id="hm-unreachable-title" className={classes.title}>
            {hostUnreachableText.title}
          </p>
          <p id="hm-unreachable-hint">{hostUnreachableText.instruction}</p>
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
