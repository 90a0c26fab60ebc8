/** Where a teacher was when the session broke off: after the next login of the same teacher, back there (DESIGN §5). */
import { paths } from '../paths'

let saved: { userId: string; url: string } | null = null

export function saveReturnUrl(userId: string, url: string): void {
  saved = { userId, url }
}

export function clearReturnUrl(): void {
  saved = null
}

/** The place for this teacher; home when another one was there, or nobody. */
export const returnUrlFor = (userId: string): string => (saved?.userId === userId ? saved.url : paths.home())
