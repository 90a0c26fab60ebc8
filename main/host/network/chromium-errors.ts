/** Chromium's network errors in the words of Node's sockets, which main/http/api-error.ts understands. */
import { AxiosError } from 'axios'

/** By the name that follows `net::ERR_`; any other keeps its own. */
const nodeCodes: Readonly<Record<string, string>> = {
  ADDRESS_UNREACHABLE: 'EHOSTUNREACH',
  CONNECTION_ABORTED: 'ECONNRESET',
  CONNECTION_CLOSED: 'ECONNRESET',
  CONNECTION_REFUSED: 'ECONNREFUSED',
  CONNECTION_RESET: 'ECONNRESET',
  CONNECTION_TIMED_OUT: 'ETIMEDOUT',
  CONTENT_LENGTH_MISMATCH: 'ECONNRESET',
  EMPTY_RESPONSE: 'ECONNRESET',
  INCOMPLETE_CHUNKED_ENCODING: 'ECONNRESET',
  INTERNET_DISCONNECTED: 'ENETUNREACH',
  NAME_NOT_RESOLVED: 'ENOTFOUND',
  NAME_RESOLUTION_FAILED: 'EAI_AGAIN',
  NETWORK_CHANGED: 'ECONNRESET',
  TIMED_OUT: 'ETIMEDOUT',
}

/** The code of what Chromium says, e.g. `net::ERR_TIMED_OUT`. */
export function nodeErrorCode(message: string): string {
  const name = /^net::ERR_(\w+)/.exec(message)?.[1]
  return name === undefined ? AxiosError.ERR_NETWORK : (nodeCodes[name] ?? `ERR_${name}`)
}

/** The error as axios gives it. */
export const toAxiosError = (error: Error): AxiosError => new AxiosError(error.message, nodeErrorCode(error.message))
