import { type ComponentType, useEffect, useState } from 'react'
import { logError } from '../bridge/index'
import { type Loadable, loadedPart, loadPart } from './part-loader'

interface Loading<P> {
  /** Undefined while it is loaded, or if that failed. */
  Component: ComponentType<P> | undefined
  hasFailed: boolean
  retry(): void
}

/** The component of a part of the program; its module is loaded if necessary. */
export function useLoaded<P>(part: Loadable<P>): Loading<P> {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(loadedPart(part) ? 'ready' : 'loading')
  useEffect(() => {
    if (state !== 'loading') return
    let isUnmounted = false
    loadPart(part).then(
      () => isUnmounted || setState('ready'),
      error => {
        logError(`screen ${part.path}`, error)
        if (!isUnmounted) setState('failed')
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [part, state])
  return { Component: loadedPart(part), hasFailed: state === 'failed', retry: () => setState('loading') }
}
