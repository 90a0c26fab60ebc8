import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { onLock } from '../../bridge/index'

/**
 * A toggle for the current slide only. It turns off when the page opens, when `key` changes and when the screen is
 * locked, so that the projector never shows names or answers that the teacher has not asked for.
 */
export function useTransientToggle(key: string): { isOn: boolean; toggle(): void } {
  const [state, setState] = useState({ key, isOn: false })
  // reset during rendering, so that the next question is never drawn with the toggle on
  if (state.key !== key) setState({ key, isOn: false })
  const off = useCallback(() => setState(old => ({ ...old, isOn: false })), [])
  useLayoutEffect(() => off, [off])
  useEffect(() => onLock(locked => locked && off()), [off])
  return { isOn: state.isOn && state.key === key, toggle: () => setState(old => ({ key, isOn: !old.isOn })) }
}
