import { useEffect, useRef } from 'react'
import type { EventName } from '../../shared/contract/keys'
import type { Events } from '../../shared/contract/types'
import { onBridgeEvent } from './host'

/** Subscribes to a bridge event while the component is shown. */
export function useBridgeEvent<E extends EventName>(event: E, listener: (detail: Events[E]) => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => onBridgeEvent(event, detail => latest.current(detail)), [event])
}
