/** Decides which speech evaluation server may receive recordings: one on the school's server or on a configured host. */
import type { Config } from '../config'
import { hostOf, mediaUrl } from '../http/media/fetch-media'

export type SpeechConfig = Pick<Config, 'serverUrl' | 'evaluationHosts'>

/** The host of an address, for words and the log; empty if the address is invalid. */
export const speechHostOf = (address: string): string => hostOf(address)

/** The address as a URL, or null if its scheme is not that of a WebSocket or its host is not allowed. */
export function speechUrl(address: string, { serverUrl, evaluationHosts }: SpeechConfig): URL | null {
  if (!/^wss?:\/\//i.test(address)) return null
  const allowedHosts = [...(serverUrl === undefined ? [] : [serverUrl]), ...evaluationHosts]
  // An origin of the configuration is written with the scheme of HTTP: ws belongs to http, and wss to https.
  const url = mediaUrl('', address.replace(/^ws/i, 'http'), allowedHosts)
  if (url === null) return null
  url.hash = ''
  return new URL(url.href.replace(/^http/, 'ws'))
}
