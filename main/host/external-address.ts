/** Decides which addresses may open in the PC's default browser (DESIGN §10). */

/** The normalised address when it is https, or http on 127.0.0.1 in an app that is not packaged; otherwise null. */
export function allowedExternalAddress(address: string, packaged: boolean): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return null
  const isLocal = !packaged && url.protocol === 'http:' && url.hostname === '127.0.0.1'
  return url.protocol === 'https:' || isLocal ? url.href : null
}
