/** Events, as in VS Code: the owner of an Emitter fires it; others subscribe through its `event`. */

/** A listener that is called until this is disposed. */
interface Subscription {
  dispose(): void
}

export type Event<T> = (listener: (value: T) => void) => Subscription

export class Emitter<T> {
  readonly #listeners = new Set<(value: T) => void>()

  readonly event: Event<T> = listener => {
    // Wrapped, so that a function that subscribes twice is called twice.
    const entry = (value: T) => listener(value)
    this.#listeners.add(entry)
    return { dispose: () => void this.#listeners.delete(entry) }
  }

  /** Calls the listeners in the order of their subscriptions. */
  fire(value: T): void {
    for (const listener of [...this.#listeners]) listener(value)
  }
}
