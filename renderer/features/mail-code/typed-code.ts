import { text } from './text'

/** A code as it is sent: digits of an input method become ASCII, and spaces are removed. */
export const tidyCode = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '')

/** The fault of a typed code, in words. */
export const checkCode = (typed: string): string | undefined => (tidyCode(typed) === '' ? text.needCode : undefined)
