/** A title that is typed and entered adds that resource, where it is clear which one is meant. */
import { useState } from 'react'
import { searchForm } from '../../../../shared/domain/search-form'
import { BridgeError, callApi } from '../../../bridge'
import { useBusy } from '../../../ui/use-busy'
import { type CatalogueFilter, catalogueRequest, type Resource } from './catalogue-request'
import { text } from './text'

/** Enough to find a title among those that hold it; of more nobody means one. */
const looked = 50

/** The one that is meant: the only one of this very title, or the only one that was found at all. */
function meant(items: readonly Resource[], total: number, typed: string): Resource | undefined {
  const exact = items.filter(({ resource_title }) => searchForm(resource_title) === searchForm(typed))
  if (exact.length === 1) return exact[0]
  return total === 1 ? items[0] : undefined
}

interface TypedTitle {
  /** What came of it, in words. */
  said: string
  /** The search whose first row shall take the focus, since several fit. */
  focusFor: string | null
  focused(): void
  /** Looks for what was typed; gives the one that is meant, or says why none is. */
  look(wanted: CatalogueFilter): Promise<Resource | undefined>
  say(words: string): void
}

export function useTypedTitle(): TypedTitle {
  const [said, say] = useState('')
  const [focusFor, setFocusFor] = useState<string | null>(null)
  const { run } = useBusy()
  const look = async (wanted: CatalogueFilter): Promise<Resource | undefined> => {
    try {
      const request = { ...catalogueRequest(wanted), page: 1, limit: looked }
      const found = await run(() => callApi('resource-page-list', request, { background: true }))
      if (!found) return undefined
      const one = meant(found.items, found.total, wanted.search)
      if (one) return one
      say(found.total === 0 ? '' : text.several)
      if (found.total > 0) setFocusFor(wanted.search)
    } catch (error) {
      // the list beside it says the same, with its retry
      if (!(error instanceof BridgeError)) throw error
    }
    return undefined
  }
  return { said, focusFor, focused: () => setFocusFor(null), look, say }
}
