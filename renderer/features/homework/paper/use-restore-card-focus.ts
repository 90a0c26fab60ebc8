import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { isKeptHidden } from '../../../ui/kept/kept-element'

/**
 * A new paper is shown from its top. But if the focus was on a question card, it moves to the card with the same
 * number, so that a teacher can read one question student by student. Call `rememberCard` before leaving the current
 * paper, and `onScroll` when `body` scrolls.
 */
export function useRestoreCardFocus(body: RefObject<HTMLElement | null>, shownKey: string) {
  const focusedCardNumber = useRef<string | undefined>(undefined)
  const isScrolled = useRef(false)

  useLayoutEffect(() => {
    const element = body.current
    if (!element || shownKey === '') return
    // Only then: to read or set a scroll position, the browser lays the new paper out once more.
    if (isScrolled.current) element.scrollTop = 0
    isScrolled.current = false
    const no = focusedCardNumber.current
    focusedCardNumber.current = undefined
    // the focus has moved elsewhere in the meantime: leave it there
    const active = document.activeElement
    const isFocusFree = !active || active === document.body || active.tagName === 'H1' || isKeptHidden(active)
    if (no === undefined || !isFocusFree) return
    const cards = [...element.querySelectorAll<HTMLElement>('[data-no]')]
    const card = cards.find(each => each.dataset.no === no && !isKeptHidden(each))
    card?.focus()
  }, [body, shownKey])

  const rememberCard = useCallback(() => {
    // The event of a scroll in the same frame comes too late.
    if (body.current && body.current.scrollTop > 0) isScrolled.current = true
    const card = document.activeElement?.closest<HTMLElement>('[data-no]')
    if (card && body.current?.contains(card)) focusedCardNumber.current = card.dataset.no
  }, [body])
  const onScroll = useCallback(() => {
    isScrolled.current = (body.current?.scrollTop ?? 0) > 0
  }, [body])
  return { rememberCard, onScroll }
}
