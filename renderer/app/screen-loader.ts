/** Loads the modules of the screens: the first one is awaited, the others are loaded when the program is idle. */
import type { ComponentType } from 'react'
import { type RouteRow, routes } from '../routes'

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

/** A module that takes longer is reported as a failure (SPEC §8), in milliseconds. */
const deadline = 120_000

const afterDeadline = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the screen did not load in time')), deadline)
  })

/** The screen's component if its module is loaded. */
export const loadedScreen = (row: RouteRow): ComponentType | undefined => loaded.get(row.path)

/** Loads a screen once; after a failure the next call tries again. */
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

/** The first screen is used this long before the others are loaded, in milliseconds. */
const preloadDelay = 1000

/** Loads the remaining screens one after the other while the browser is idle. */
function preloadNext(rows: readonly RouteRow[]): void {
  const next = rows.find(row => !loaded.has(row.path))
  if (!next) return
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
  idle(() => {
    // If this fails, the screen shows the failure when the teacher opens it.
    loadScreen(next).then(
      () => preloadNext(rows),
      () => undefined,
    )
  })
}

/** Whether the teacher has asked the browser to save data, for example on a metered line. Not every browser knows. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads the screens that are not loaded yet, a second later: on a slow PC the teacher's first clicks go first. Where
 * data is saved, a screen is loaded when it is opened.
 */
export function preloadScreens(rows: readonly RouteRow[] = routes): void {
  if (!savesData()) window.setTimeout(preloadNext, preloadDelay, rows)
}
