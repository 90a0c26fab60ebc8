/** Where a teacher was when the session broke off: after the next login of the same teacher, back there (DESIGN §5). */
import { paths } from '../paths'

let left: { userId: string; url: string } | null = null

export function rememberPlace(userId: string, url: string): void {
  left = { userId, url }
}

export function forgetPlace(): void {
  left = null
}

/** The place for this teacher; home when another one was there, or nobody. */
export const placeFor = (userId: string): string => (left?.userId === userId ? left.url : paths.home())
