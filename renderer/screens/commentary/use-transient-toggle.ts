import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { onLock } from '../../bridge'

/**
 * A switch that holds for what is in sight alone: it is off at each opening of the page, when `key` changes, and when the screen is
 * locked, so that nothing stands on the wall that nobody has asked for now.
 */
export function useTransientToggle(key: string): { on: boolean; toggle(): void } {
  const [state, setState] = useState({ key, on: false })
  // set while rendering, so that the next question is never drawn with it
  if (state.key !== key) setState({ key, on: false })
  const off = useCallback(() => setState(old => ({ ...old, on: false })), [])
  useLayoutEffect(() => off, [off])
  useEffect(() => onLock(locked => locked && off()), [off])
  return { on: state.on && state.key === key, toggle: () => setState(old => ({ key, on: !old.on })) }
}
