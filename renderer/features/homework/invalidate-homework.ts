/** The endpoints whose answers become stale when a homework is created, changed, redistributed or deleted. */
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

/** Marks their answers as stale: those on the screen are read again at once, the others when they are shown. */
export function invalidateHomework(client: QueryClient): void {
  for (const name of homeworkEndpoints) void client.invalidateQueries({ queryKey: apiKey(name) })
}
