/** All e-books, easiest first. */
import { advanced } from './advanced'
import { easy } from './easy'
import type { Ebook } from './ebook-type'
import { middle } from './middle'

export { closings } from './advanced'
export type { Ebook } from './ebook-type'

export const ebooks: readonly Ebook[] = [...easy, ...middle, ...advanced]

export const findEbook = (id: string): Ebook | undefined => ebooks.find(book => book.id === id)
