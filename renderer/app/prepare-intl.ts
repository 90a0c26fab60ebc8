/** What `Intl` needs for Japanese numbers and names. */
import { compareClasses } from '../../shared/domain/class-order'

/** The first screen is used this long before, in milliseconds. */
const delay = 700

/**
 * Loads the rules of `Intl` while nobody waits: a browser needs ten milliseconds or more for the first number or comparison,
 * and the first screen needs neither.
 */
export function prepareIntl(): void {
  window.setTimeout(() => {
    ;(1000).toLocaleString('ja-JP')
    compareClasses('a', 'b')
  }, delay)
}
