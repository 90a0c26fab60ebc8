/** Which addresses may be handed to the machine's own browser (DESIGN §10). */

/** The parsed address where it is https, or this machine's in an app that is not packaged; else null. */
export function allowedExternalAddress(address: string, packaged: boolean): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return null
  const local = !packaged && url.protocol === 'http:' && url.hostname === '127.0.0.1'
  return url.protocol === 'https:' || local ? url.href : null
}
