/** Finds the resource of a title that the teacher types and enters. */
import { useState } from 'react'
import { normalizeForSearch } from '../../../../shared/domain/search-form'
import { BridgeError, callApi } from '../../../bridge/index'
import { useBusy } from '../../../ui/use-busy'
import { type CatalogueFilter, catalogueRequest, type Resource } from './catalogue-request'
import { text } from './text'

/** How many matches are read to find an exact title. */
const maxMatches = 50

/** The only resource with exactly this title, or the only match at all. */
function findMatch(items: readonly Resource[], total: number, typed: string): Resource | undefined {
  const exact = items.filter(({ resource_title }) => normalizeForSearch(resource_title) === normalizeForSearch(typed))
  if (exact.length === 1) return exact[0]
  return total === 1 ? items[0] : undefined
}

interface TypedTitle {
  /** The result in words. */
  message: string
  /** The search whose first row should get the focus, because several resources match. */
  focusFor: string | null
  onFocused(): void
  /** Returns the resource with the typed title; if there is no clear match, sets the message. */
  findResource(filter: CatalogueFilter): Promise<Resource | undefined>
  setMessage(message: string): void
}

/** Searches the catalogue for the entered title. While one search runs, another one is ignored. */
export function useTypedTitle(): TypedTitle {
  const [message, setMessage] = useState('')
  const [focusFor, setFocusFor] = useState<string | null>(null)
  const { run } = useBusy()
  const findResource = async (filter: CatalogueFilter): Promise<Resource | undefined> => {
    try {
      const request = { ...catalogueRequest(filter), page: 1, limit: maxMatches }
      const found = await run(() => callApi('resource-page-list', request, { background: true }))
      if (!found) return undefined
      const one = findMatch(found.items, found.total, filter.search)
      if (one) return one
      setMessage(found.total === 0 ? '' : text.severalMatches)
      if (found.total > 0) setFocusFor(filter.search)
    } catch (error) {
      // the resource list shows the same failure and a retry button
      if (!(error instanceof BridgeError)) throw error
    }
    return undefined
  }
  return { message, focusFor, onFocused: () => setFocusFor(null), findResource, setMessage }
}
