/** Makes a scrolling element focusable, so that it can be scrolled by keyboard. */
export const focusableForScrolling = { tabIndex: 0 } as const

/** How far one key press scrolls, as a share of the visible height. */
const share = 0.6

const isLong = (pane: HTMLElement): boolean => pane.scrollHeight > pane.clientHeight + 1
const atEnd = (pane: HTMLElement): boolean => pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1

/**
 * Scrolls the panes that do not fit. Forward: the body in a one-column layout, else the question first and then the
 * answers; backward: in reverse order.
 */
export function scrollPanes(body: HTMLElement, step: 1 | -1): void {
  const panes = [body, ...body.querySelectorAll<HTMLElement>('[data-pane]')].filter(isLong)
  const pane = step === 1 ? panes.find(each => !atEnd(each)) : panes.findLast(each => each.scrollTop > 0)
  pane?.scrollBy({ top: step * share * pane.clientHeight })
}
