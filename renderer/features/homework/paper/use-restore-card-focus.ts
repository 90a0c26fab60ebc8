import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A new paper is shown from its top. But if the focus was on a question card, it moves to the card with the same
 * number, so that a teacher can read one question student by student. Call the returned function before leaving the
 * current paper.
 */
export function useRestoreCardFocus(body: RefObject<HTMLElement | null>, shownKey: string): () => void {
  const focusedCardNumber = useRef<string | undefined>(undefined)

  useLayoutEffect(() => {
    const element = body.current
    if (!element || shownKey === '') return
    element.scrollTop = 0
    const no = focusedCardNumber.current
    focusedCardNumber.current = undefined
    // the focus has moved elsewhere in the meantime: leave it there
    const active = document.activeElement
    if (no === undefined || (active && active !== document.body && active.tagName !== 'H1')) return
    const card = [...element.querySelectorAll<HTMLElement>('[data-no]')].find(each => each.dataset.no === no)
    card?.focus()
  }, [body, shownKey])

  return useCallback(() => {
    const card = document.activeElement?.closest<HTMLElement>('[data-no]')
    if (card && body.current?.contains(card)) focusedCardNumber.current = card.dataset.no
  }, [body])
}
