/** The content of a paper with its answers. It is computed once: when the paper is prefetched, or when it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { isWriting } from '../../shared/domain/view-families'
import type { Paper } from '../../shared/items/paper'
import { apiQuery, mediaQuery } from '../bridge/index'
import { aiFileRequest } from './content/ai-comments'
import { moveExpectedAnswer } from './content/expected-answer'
import { mediaFilesOf } from './content/media-files'
import { mergeAnswers } from './content/merge-answers'
import { normalise } from './content/normalise'
import type { NormalContent, ResultContent } from './content/types'
import { viewDefinitionOf } from './registry'
import type { ViewDefinition } from './view-types'

const contentCache = new WeakMap<Paper, ResultContent>()

/** Applies a view's own preparation to a normalised content. */
export const prepareContent = (content: NormalContent, paper: Paper, definition: ViewDefinition): NormalContent =>
  moveExpectedAnswer(definition.prepareContent?.(content, paper) ?? content, definition.expectedAnswer)

/** The content of a paper with its answers, for papers that need no further files. Cached per paper. */
export function contentWithAnswers(paper: Paper, definition: ViewDefinition): ResultContent {
  const content =
    contentCache.get(paper) ??
    mergeAnswers(prepareContent(normalise(paper.content), paper, definition), paper, definition.scoring)
  contentCache.set(paper, content)
  return content
}

/**
 * Prefetches what a paper shows besides its own data: the media addresses, so that its sounds can be played at once, and
 * the AI's comments on writing. Resolves when nothing is missing, or could not be read.
 */
export async function prefetchPaper(client: QueryClient, paper: Paper): Promise<void> {
  const { view_key, resource_path } = paper.resource
  const definition = viewDefinitionOf(view_key)
  // a view that loads further files, or that builds another paper, computes its content later
  if (!definition || definition.hasPartFiles || definition.Wrapper) return
  const media = mediaQuery(resource_path, mediaFilesOf(contentWithAnswers(paper, definition)))
  await Promise.all([
    media.enabled && client.prefetchQuery(media),
    ...(isWriting(view_key) ? paper.answers : []).map(answer => {
      const request = aiFileRequest(paper, answer)
      return request && client.prefetchQuery(apiQuery('evaluate-xml-file', request, { background: true }))
    }),
  ])
}
