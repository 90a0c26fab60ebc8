/** A paper with its answers, read once: when it is fetched ahead, else when it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import type { Paper } from '../../shared/items/paper'
import { isViewKey } from '../../shared/items/view-keys'
import { mediaQuery } from '../bridge'
import { moveExpectedAnswer } from './content/expected-answer'
import { mediaFilesOf } from './content/media-files'
import { mergeAnswers } from './content/merge-answers'
import { normalise } from './content/normalise'
import type { NormalContent, ResultContent } from './content/types'
import { registry } from './registry'
import type { ViewDefinition } from './view-types'

const contentCache = new WeakMap<Paper, ResultContent>()

/** What is read of a content, as its view takes it. */
export const prepareContent = (read: NormalContent, paper: Paper, row: ViewDefinition): NormalContent =>
  moveExpectedAnswer(row.prepareContent?.(read, paper) ?? read, row.expectedAnswer)

/** The content of a paper that stands whole in itself, with its answers. */
export function contentWithAnswers(paper: Paper, row: ViewDefinition): ResultContent {
  const content =
    contentCache.get(paper) ?? mergeAnswers(prepareContent(normalise(paper.content), paper, row), paper, row.scoring)
  contentCache.set(paper, content)
  return content
}

/** Reads a paper before it is shown, and asks where its files are: its sounds can be played as soon as it stands. */
export function prefetchPaperMedia(client: QueryClient, paper: Paper): void {
  const { view_key, resource_path } = paper.resource
  const row: ViewDefinition | undefined = isViewKey(view_key) ? registry[view_key] : undefined
  // what stands in files of its own, or is made into another paper, is read when it is there
  if (!row || row.hasPartFiles || row.Wrapper) return
  void client.prefetchQuery(mediaQuery(resource_path, mediaFilesOf(contentWithAnswers(paper, row))))
}
