/** The homework and the key under which an answer is stored (DESIGN §4 offlineCopies). */
import type { EndpointName } from '../../shared/endpoints/index'

export interface CopyKey {
  /** The homework's id; empty for lists, which belong to no single homework. */
  homework: string
  /** `endpoint?request`. Equal requests have equal keys, whatever the order of their fields. */
  key: string
}

/** JSON with sorted names and without absent fields. */
const canonical = (request: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The key of an answer. A request is flat, as every GET's is, and has passed its schema. */
export function copyKeyOf(endpoint: EndpointName, request: Record<string, unknown>): CopyKey {
  const homework = request.homework_id ?? request.id ?? ''
  return { homework: String(homework), key: `${endpoint}?${canonical(request)}` }
}

/** The endpoint of a key. */
export const endpointOf = (key: string): string => key.slice(0, key.indexOf('?'))
