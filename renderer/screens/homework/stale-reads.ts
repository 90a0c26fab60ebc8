import type { ReadEndpointName } from '../../../shared/endpoints/index'

/** The reads that show a homework as it stands: a change or a deletion makes them stale. */
export const homeworkReads = [
  'my-homework-page-list',
  'my-homework-list',
  'homework-basic-info',
  'homework-topic-list',
  'headquarters-homework-homework-topic-list',
  'reissue-page-list',
  'reissue-details',
  'periodic-plan-page-list',
  'periodic-plan-details',
  'new-homework-list',
  'new-homework-summary',
  'topic-score-overview-x',
  'topic-score-overview-y',
] as const satisfies readonly ReadEndpointName[]
