/** The address at which a session broke off; the same teacher returns to it after the next login (DESIGN §5). */
import { paths } from '../paths'

let saved: { userId: string; url: string } | null = null

/** Saves the address for this teacher; it replaces the address of another teacher. */
export function saveReturnUrl(userId: string, url: string): void {
  saved = { userId, url }
}

/** Removes the address, after it was used or at a logout. */
export function clearReturnUrl(): void {
  saved = null
}

/** The address for this teacher; the home page if none was saved or it was another teacher's. */
export const returnUrlFor = (userId: string): string => (saved?.userId === userId ? saved.url : paths.home())
