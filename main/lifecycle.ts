/**
 * Disposables, as in VS Code: code that opens a resource registers its disposal, and all of them are disposed when the
 * program ends.
 */

export interface Disposable {
  /** Closes the resource. A promise resolves when all of it is closed. */
  dispose(): void | Promise<void>
}

/** Disposes the added objects in reverse order, one after the other. */
export class DisposableStore implements Disposable {
  readonly #items: Disposable[] = []
  #disposal: Promise<void> | undefined

  /** Registers a resource and returns it. A resource that is added after the disposal is disposed at once. */
  add<T extends Disposable>(item: T): T {
    if (this.#disposal !== undefined) void item.dispose()
    else this.#items.push(item)
    return item
  }

  /** Registers a function that is called at the disposal. */
  defer(dispose: () => void | Promise<void>): void {
    this.add({ dispose })
  }

  /**
   * Disposes everything, also if one of them fails; then rejects with the first error. A second call waits for the
   * first.
   */
  dispose(): Promise<void> {
    this.#disposal ??= this.#disposeAll()
    return this.#disposal
  }

  async #disposeAll(): Promise<void> {
    const errors: unknown[] = []
    for (const item of this.#items.splice(0).reverse()) {
      try {
        await item.dispose()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }
}
