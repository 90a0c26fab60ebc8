/**
 * Builds the URLs of result-view files (SPEC §7 "Result-view calls") from parts that the server sent; only allowed
 * hosts.
 */
import type { Config } from '../config'
import { mediaUrl } from './media/fetch-media'

/** Matches a path that leaves its folder (`..`), or that a server could read differently from this program. */
export const leavesFolder = /\\|%5c|%2f|%00|\p{Cc}|(^|\/)(\.|%2e){1,2}(\/|[?#]|$)/iu

/** Matches a file name with a query or fragment, which a file name must not have. */
const hasQuery = /[?#]/

/**
 * The URL of a resource row; null if its host is not allowed (config.mediaHosts, as in the media proxy) or if it leaves
 * its folder.
 * @param template `{field}` or `{folder}/{file}`, optionally with `?v={field}`; the words are field names of the
 * request.
 */
export function resourceUrl(
  template: string,
  fields: Record<string, unknown>,
  hosts: Config['mediaHosts'],
): URL | null {
  const [path = '', query] = template.split('?')
  const value = (placeholder: string) => String(fields[placeholder.slice(1, -1)] ?? '')
  const [base = '', file] = path.split('/').map(value)
  if (leavesFolder.test(base) || (file !== undefined && (leavesFolder.test(file) || hasQuery.test(file)))) return null
  const url = file === undefined ? mediaUrl('', base, hosts) : mediaUrl(base, file, hosts)
  const [key, version] = query?.split('=') ?? []
  if (url && key !== undefined && version !== undefined) url.searchParams.set(key, value(version))
  return url
}
