/** Screen modules: the first one is awaited, the others are fetched when the program is idle (STACK.md, start-up). */
import type { ComponentType } from 'react'
import { type RouteRow, routes } from '../routes'

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

/** A chunk that has not come after this long is reported (SPEC §8). */
const deadline = 120_000

const afterDeadline = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the screen did not load in time')), deadline)
  })

/** The screen's component when it is there already. */
export const loadedScreen = (row: RouteRow): ComponentType | undefined => loaded.get(row.path)

/** Loads a screen once; a failure is forgotten, so that the next call tries again. */
export function loadScreen(row: RouteRow): Promise<ComponentType> {
  const running = loading.get(row.path)
  if (running) return running
  const started = Promise.race([row.load(), afterDeadline()])
    .then(component => {
      loaded.set(row.path, component)
      return component
    })
    .finally(() => loading.delete(row.path))
  loading.set(row.path, started)
  return started
}

/** Fetches the screens that are not there yet, one after the other, while nothing else is to be done. */
export function preloadScreens(): void {
  const next = routes.find(row => !loaded.has(row.path))
  if (!next) return
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
  idle(() => {
    // A screen that does not load says so when the teacher opens it.
    loadScreen(next).then(preloadScreens, () => undefined)
  })
}
