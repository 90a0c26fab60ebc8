/** A paper with its answers, read once: when it is fetched ahead, else when it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import type { Paper } from '../../shared/items/paper'
import { isViewKey } from '../../shared/items/view-keys'
import { mediaQuery } from '../bridge'
import { asked } from './content/asks'
import { filesOf } from './content/files'
import { merge } from './content/merge'
import { normalise } from './content/normalise'
import type { NormalContent, ResultContent } from './content/types'
import { registry } from './registry'
import type { ViewRow } from './view'

const known = new WeakMap<Paper, ResultContent>()

/** What is read of a content, as its view takes it. */
export const prepared = (read: NormalContent, paper: Paper, row: ViewRow): NormalContent =>
  asked(row.prepare?.(read, paper) ?? read, row.asks)

/** The content of a paper that stands whole in itself, with its answers. */
export function answeredContent(paper: Paper, row: ViewRow): ResultContent {
  const content = known.get(paper) ?? merge(prepared(normalise(paper.content), paper, row), paper, row.scoring)
  known.set(paper, content)
  return content
}

/** Reads a paper before it is shown, and asks where its files are: its sounds can be played as soon as it stands. */
export function readAhead(client: QueryClient, paper: Paper): void {
  const { view_key, resource_path } = paper.resource
  const row: ViewRow | undefined = isViewKey(view_key) ? registry[view_key] : undefined
  // what stands in files of its own, or is made into another paper, is read when it is there
  if (!row || row.inParts || row.Around) return
  void client.prefetchQuery(mediaQuery(resource_path, filesOf(answeredContent(paper, row))))
}
