import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A new paper is read from its top; but who stood on a card goes on at the card of the same number, so that one question
 * is read student by student. Call what comes back before the paper in sight is left.
 */
export function useRestoreCardFocus(body: RefObject<HTMLElement | null>, shownKey: string): () => void {
  const stood = useRef<string | undefined>(undefined)

  useLayoutEffect(() => {
    const element = body.current
    if (!element || shownKey === '') return
    element.scrollTop = 0
    const no = stood.current
    stood.current = undefined
    // who has gone on elsewhere meanwhile is left there
    const active = document.activeElement
    if (no === undefined || (active && active !== document.body && active.tagName !== 'H1')) return
    const card = [...element.querySelectorAll<HTMLElement>('[data-no]')].find(each => each.dataset.no === no)
    card?.focus()
  }, [body, shownKey])

  return useCallback(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-no]')
    if (card && body.current?.contains(card)) stood.current = card.dataset.no
  }, [body])
}
