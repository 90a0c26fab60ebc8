/**
 * The bytes of a file on the media origin (DESIGN §10: `connect-src` lets the page read it), for what a media element does
 * not tell: the shape of a sound.
 */

/** Larger files are not read a second time for a drawing. */
const maxBytes = 8 * 1024 * 1024

/** The bytes at an address that `media.resolve` gave; null where they cannot be had, or are too many. Ends with `signal`. */
export async function mediaBytes(address: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(address, { signal, credentials: 'omit', redirect: 'error' })
    if (!answer.ok || Number(answer.headers.get('content-length')) > maxBytes) return null
    return await answer.arrayBuffer()
  } catch {
    return null
  }
}
