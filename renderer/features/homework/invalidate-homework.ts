/** Reads that show homework: what they gave is old once a homework was made, changed, redistributed or taken back. */
import type { QueryClient } from '@tanstack/react-query'
import type { ReadEndpointName } from '../../../shared/endpoints/index'
import { apiKey } from '../../bridge/index'

const homeworkEndpoints = [
  'my-homework-page-list',
  'my-homework-list',
  'homework-basic-info',
  'homework-topic-list',
  'headquarters-homework-homework-topic-list',
  'topic-score-overview-x',
  'topic-score-overview-y',
  'reissue-page-list',
  'reissue-details',
  'periodic-plan-page-list',
  'periodic-plan-details',
  'new-homework-list',
  'new-homework-summary',
] as const satisfies readonly ReadEndpointName[]

/** Has all that shows homework read again: at once what is in sight, the rest when it is seen. */
export function invalidateHomework(client: QueryClient): void {
  for (const name of homeworkEndpoints) void client.invalidateQueries({ queryKey: apiKey(name) })
}
