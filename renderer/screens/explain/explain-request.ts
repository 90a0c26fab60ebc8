/** Parses the query of the resource screen's address (DESIGN §7): a sample of a view, or one resource. */
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { isViewKey } from '../../../shared/items/view-keys'

type Request = EndpointRequest<'resource-preview'>

export type ExplainRequest = { kind: 'request'; request: Request } | { kind: 'unknown-view' } | { kind: 'nothing' }

/** Reads `view`, or else `topic_id` and `resource_id`. */
export function parseExplainRequest(query: URLSearchParams): ExplainRequest {
  const view = query.get('view')
  if (view) return isViewKey(view) ? { kind: 'request', request: { view_key: view } } : { kind: 'unknown-view' }
  const topic = query.get('topic_id') || undefined
  const resource = query.get('resource_id') || undefined
  if (topic === undefined && resource === undefined) return { kind: 'nothing' }
  return { kind: 'request', request: { topic_id: topic, resource_id: resource } }
}
