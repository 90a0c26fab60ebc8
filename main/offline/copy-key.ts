/** Where a copy belongs: which homework, and under which key (DESIGN §4 offlineCopies). */
import type { EndpointName } from '../../shared/endpoints/index'

export interface CopyKey {
  /** Empty for what belongs to no single homework: the lists. */
  homework: string
  /** `endpoint?request`, the same for the same question however it was put. */
  key: string
}

/** JSON with sorted names and without absent fields. */
const canonical = (request: Record<string, unknown>): string =>
  JSON.stringify(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

/** The place of an answer. A request is flat, as every GET's is, and has passed its schema. */
export function copyKeyOf(endpoint: EndpointName, request: Record<string, unknown>): CopyKey {
  const homework = request.homework_id ?? request.id ?? ''
  return { homework: String(homework), key: `${endpoint}?${canonical(request)}` }
}

/** The endpoint that a key belongs to. */
export const endpointOf = (key: string): string => key.slice(0, key.indexOf('?'))
