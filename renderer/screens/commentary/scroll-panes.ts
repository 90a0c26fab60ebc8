/** What scrolls by itself must be reached by key, whatever it holds. */
export const focusableForScrolling = { tabIndex: 0 } as const

/** How far a press goes, as a share of the height in sight. */
const share = 0.6

const isLong = (pane: HTMLElement): boolean => pane.scrollHeight > pane.clientHeight + 1
const atEnd = (pane: HTMLElement): boolean => pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 1

/**
 * Moves on what does not fit on the wall: the whole where it stands in one column, else the question first and then the answers;
 * back in the other order.
 */
export function scrollPanes(body: HTMLElement, step: 1 | -1): void {
  const panes = [body, ...body.querySelectorAll<HTMLElement>('[data-pane]')].filter(isLong)
  const pane = step === 1 ? panes.find(each => !atEnd(each)) : panes.findLast(each => each.scrollTop > 0)
  pane?.scrollBy({ top: step * share * pane.clientHeight })
}
