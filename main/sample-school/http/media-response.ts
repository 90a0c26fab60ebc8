/** Media over HTTP: content types, byte ranges, and ETags for revalidation. */
import type { MediaFile } from '../media/files'
import { pagePolicy } from '../media/page'
import { byteRange } from './range'

/** Answers GET and HEAD for a file. */
export function mediaResponse(file: MediaFile, request: Request): Response {
  const { bytes, etag, type } = file
  const headers = new Headers({
    'content-type': type,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    ...(type.startsWith('text/html') && { 'content-security-policy': pagePolicy }),
  })
  const etags = request.headers.get('if-none-match')?.split(',') ?? []
  if (etags.some(tag => tag.trim() === etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const rangeHeader = ifRange !== null && ifRange !== etag ? undefined : (request.headers.get('range') ?? undefined)
  const range = byteRange(rangeHeader, bytes.length)
  if (range === 'none') {
    headers.set('content-range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range === 'all' ? bytes : bytes.subarray(range.first, range.last + 1)
  if (range !== 'all') headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
  headers.set('content-length', String(part.length))
  const status = range === 'all' ? 200 : 206
  return new Response(request.method === 'HEAD' ? null : part, { status, headers })
}
