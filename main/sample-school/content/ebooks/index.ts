/** All e-books, easiest first. */
import { advanced } from './advanced'
import { easy } from './easy'
import { middle } from './middle'
import type { Ebook } from './shape'

export { closings } from './advanced'
export type { Ebook } from './shape'

export const ebooks: readonly Ebook[] = [...easy, ...middle, ...advanced]

export const findEbook = (id: string): Ebook | undefined => ebooks.find(book => book.id === id)
