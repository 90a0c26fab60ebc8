/**
 * Reads a file from the media origin (DESIGN §10: `connect-src` allows it). The waveform needs the bytes, which a media
 * element does not give.
 */

/** A larger file is not fetched a second time only to draw its waveform. */
const maxBytes = 8 * 1024 * 1024

/**
 * Fetches the bytes at an address from `media.resolve`; null if the fetch fails, is aborted or the file is too
 * large.
 */
export async function mediaBytes(address: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(address, { signal, credentials: 'omit', redirect: 'error' })
    if (!answer.ok || Number(answer.headers.get('content-length')) > maxBytes) return null
    return await answer.arrayBuffer()
  } catch {
    return null
  }
}
