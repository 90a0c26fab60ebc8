import { useState } from 'react'
import { limits } from '../../../shared/domain/limits'

/**
 * How many readings of a very long queue are read and measured at first.
 * @param scopeId another scope begins with the usual number.
 */
export function useReadAhead(scopeId: string) {
  const [reach, setReach] = useState({ scopeId, times: 1 })
  const times = reach.scopeId === scopeId ? reach.times : 1
  return {
    ahead: times * limits.listening.ahead,
    readMore: () => setReach({ scopeId, times: times + 1 }),
  }
}
