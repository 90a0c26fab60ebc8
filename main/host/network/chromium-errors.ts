/** Converts Chromium's network errors to the error codes of Node's sockets, which the rest of main uses. */
import { AxiosError } from 'axios'

/** By the name after `net::ERR_`. Other errors keep their name. */
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

/** The code for Chromium's error message, e.g. `net::ERR_TIMED_OUT`. */
export function nodeErrorCode(message: string): string {
  const name = /^net::ERR_(\w+)/.exec(message)?.[1]
  return name === undefined ? AxiosError.ERR_NETWORK : (nodeCodes[name] ?? `ERR_${name}`)
}

/** Wraps Chromium's error as an axios error. */
export const toAxiosError = (error: Error): AxiosError => new AxiosError(error.message, nodeErrorCode(error.message))
