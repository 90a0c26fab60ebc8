/** What the address of the resource screen asks for (DESIGN §7): a view's sample, or one resource. */
import type { EndpointRequest } from '../../../shared/endpoints/index'
import { isViewKey } from '../../../shared/items/view-keys'

type Request = EndpointRequest<'resource-preview'>

export type ExplainRequest = { kind: 'request'; request: Request } | { kind: 'unknown-view' } | { kind: 'nothing' }

/** Reads `view`, or `topic_id` and `resource_id`; the view goes first. */
export function parseExplainRequest(query: URLSearchParams): ExplainRequest {
  const view = query.get('view')
  if (view) return isViewKey(view) ? { kind: 'request', request: { view_key: view } } : { kind: 'unknown-view' }
  const topic = query.get('topic_id') || undefined
  const resource = query.get('resource_id') || undefined
  if (topic === undefined && resource === undefined) return { kind: 'nothing' }
  return { kind: 'request', request: { topic_id: topic, resource_id: resource } }
}
