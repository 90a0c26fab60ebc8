/**
 * Reads a file from the media origin (DESIGN §10: `connect-src` allows it). The waveform needs the bytes, which a media
 * element does not give.
 */

/**
 * Fetches the bytes at an address from `media.resolve`; null if the fetch fails, is aborted, or has more than
 * `maxBytes`.
 */
export async function mediaBytes(address: string, signal: AbortSignal, maxBytes: number): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(address, { signal, credentials: 'omit', redirect: 'error' })
    if (!answer.ok || Number(answer.headers.get('content-length')) > maxBytes) return null
    return await answer.arrayBuffer()
  } catch {
    return null
  }
}
