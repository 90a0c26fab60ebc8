/** The tag of the element that stays laid out while it is hidden. */
export const keptTag = 'hm-kept'

/** Whether an element of the document is on no page or paper that is shown, but kept for later. */
export const isKeptHidden = (element: Element): boolean => element.closest(`${keptTag}[data-hidden]`) !== null

/**
 * React hides what is in a hidden `<Activity>` by `display: none` on its topmost element, and has no other way. The
 * browser then throws style and layout away, and computes both again in the frame that shows the element. This element
 * turns that `display` into the attribute data-hidden, whose style is `content-visibility: hidden` (Kept.module.css):
 * what is in it is not painted, found, printed or focused, but keeps its style and its layout. What changes while it is
 * hidden is laid out when the browser is idle.
 */
class KeptElement extends HTMLElement {
  #idle = 0
  readonly #changes = new MutationObserver(() => this.#layOutWhenIdle())

  /** The style that React sees. */
  override get style(): CSSStyleDeclaration {
    const set = (name: string, value: string, priority?: string) =>
      name === 'display' ? this.#hide(value === 'none') : super.style.setProperty(name, value, priority)
    return new Proxy(super.style, {
      get: (style, name) => {
        if (name === 'setProperty') return set
        if (name === 'display' && this.#isHidden) return 'none'
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? value.bind(style) : value
      },
      set: (style, name, value) => {
        if (name !== 'display') return Reflect.set(style, name, value)
        this.#hide(value === 'none')
        return true
      },
    })
  }

  disconnectedCallback(): void {
    this.#stop()
  }

  get #isHidden(): boolean {
    return this.hasAttribute('data-hidden')
  }

  #hide(isHidden: boolean): void {
    this.toggleAttribute('data-hidden', isHidden)
    this.#stop()
    if (!isHidden) return
    this.#changes.observe(this, { subtree: true, childList: true, characterData: true, attributes: true })
    this.#layOutWhenIdle()
  }

  #layOutWhenIdle(): void {
    window.cancelIdleCallback?.(this.#idle)
    // Asking for a rectangle inside it is the way to lay out what is hidden.
    this.#idle = window.requestIdleCallback?.(() => this.firstElementChild?.getBoundingClientRect())
  }

  #stop(): void {
    this.#changes.disconnect()
    window.cancelIdleCallback?.(this.#idle)
  }
}

// A module that is loaded again finds the tag in use.
if (!customElements.get(keptTag)) customElements.define(keptTag, KeptElement)
