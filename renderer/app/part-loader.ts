/**
 * Loads the modules of the screens, and of other parts that are not shown at the start: the first screen is awaited, the
 * others are loaded when the program is idle.
 */
import type { ComponentType } from 'react'

/** A part of the program with a module of its own, such as the screen of a route. */
export interface Part {
  /** Its name; that of a screen is the path of its route. */
  path: string
  load(): Promise<unknown>
}

/** A part whose component has these props. */
export interface Loadable<P> extends Part {
  load(): Promise<ComponentType<P>>
}

const loaded = new Map<string, unknown>()
const loading = new Map<string, Promise<unknown>>()

/** A module that takes longer is reported as a failure (SPEC §8), in milliseconds. */
const deadline = 120_000

const afterDeadline = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the part did not load in time')), deadline)
  })

/** The component of a part if its module is loaded. */
export const loadedPart = <P>({ path }: Loadable<P>): ComponentType<P> | undefined =>
  loaded.get(path) as ComponentType<P> | undefined

/** Loads a part once; after a failure the next call tries again. */
export function loadPart({ path, load }: Part): Promise<unknown> {
  const running = loading.get(path)
  if (running) return running
  const started = Promise.race([load(), afterDeadline()])
    .then(component => {
      loaded.set(path, component)
    })
    .finally(() => loading.delete(path))
  loading.set(path, started)
  return started
}

/** The first screen is used this long before the others are loaded, in milliseconds. */
const preloadDelay = 1000

/** Loads the remaining parts one after the other while the browser is idle. */
function preloadNext(parts: readonly Part[]): void {
  const next = parts.find(part => !loaded.has(part.path))
  if (!next) return
  const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
  idle(() => {
    // If this fails, the part shows the failure when the teacher opens it.
    loadPart(next).then(
      () => preloadNext(parts),
      () => undefined,
    )
  })
}

/** Whether the teacher has asked the browser to save data, for example on a metered line. Not every browser knows. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Loads the parts that are not loaded yet, a second later: on a slow PC the teacher's first clicks go first. Where data
 * is saved, a part is loaded when it is opened.
 */
export function preloadParts(parts: readonly Part[]): void {
  if (!savesData()) window.setTimeout(preloadNext, preloadDelay, parts)
}
