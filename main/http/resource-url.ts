/** The addresses of result-view files (SPEC §7 Result-view calls): parts that a server gave, under the hosts of the list. */
import type { Config } from '../config'
import { mediaUrl } from './media/fetch'

/** What would climb out of a folder, or mean something else to the server than to who reads it here. */
export const climbs = /\\|%5c|%2f|%00|\p{Cc}|(^|\/)(\.|%2e){1,2}(\/|[?#]|$)/iu

/** A file under a folder ends with its name: a query of its own is none of its name. */
const nameless = /[?#]/

/**
 * The whole address of a resource row; null where it is none of an allowed host (config.mediaHosts, as the media proxy
 * has it), or leads out of its folder.
 * @param template `{field}`, or `{folder}/{file}`, and perhaps `?v={field}`, by the names of the request's fields.
 */
export function resourceUrl(
  template: string,
  fields: Record<string, unknown>,
  hosts: Config['mediaHosts'],
): URL | null {
  const [path = '', query] = template.split('?')
  const value = (word: string) => String(fields[word.slice(1, -1)] ?? '')
  const [base = '', file] = path.split('/').map(value)
  if (climbs.test(base) || (file !== undefined && (climbs.test(file) || nameless.test(file)))) return null
  const url = file === undefined ? mediaUrl('', base, hosts) : mediaUrl(base, file, hosts)
  const [key, version] = query?.split('=') ?? []
  if (url && key !== undefined && version !== undefined) url.searchParams.set(key, value(version))
  return url
}
