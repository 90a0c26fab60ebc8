/** Hides all of the page but the lock screen: from the eye, from the keyboard and from screen readers. */

/** Marks the element that stands above the cover. */
export const coverName = 'data-lock'

export const isCovered = (): boolean => document.body.dataset.locked !== undefined

/**
 * Covers everything in the document but `above`, what is added later too (dialogs, toasts), until the returned function is
 * called. What was inert before stays so.
 */
export function cover(above: HTMLElement): () => void {
  const hidden = new Set<HTMLElement>()
  const hide = () => {
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element === above || element.inert) continue
      element.inert = true
      hidden.add(element)
    }
  }
  document.body.dataset.locked = ''
  hide()
  const observer = new MutationObserver(hide)
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
    for (const element of hidden) element.inert = false
    delete document.body.dataset.locked
  }
}
