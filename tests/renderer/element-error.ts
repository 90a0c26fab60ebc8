import { prettyDOM } from '@testing-library/react'

/**
 * The error of a query that finds nothing. `findBy…` makes one for each attempt, and printing the document takes longer
 * than the query, so the document is printed when the message is first read.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, elementError)
  const write = (value: string) =>
    Object.defineProperty(error, 'message', { configurable: true, writable: true, value })
  Object.defineProperty(error, 'message', {
    configurable: true,
    get() {
      const text = [message, prettyDOM(container)].filter(Boolean).join('\n\n')
      write(text)
      return text
    },
    set: write,
  })
  return error
}
