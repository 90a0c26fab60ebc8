/** The filters and the page of a list of homework: class, title, and one state. They are kept as a draft. */
import { useDraft } from '../../../ui/drafts'

export interface Narrowing {
  /** The id of a class; empty: all classes. */
  team: string
  search: string
  /** One of the states of the list; empty: all. */
  choice: string
  /** The first page is 1. */
  page: number
}

const nothing: Narrowing = { team: '', search: '', choice: '', page: 1 }

const texts = ['team', 'search', 'choice'] as const

/** Reads the filters from a draft; null if it holds none. */
function readNarrowing(value: unknown): Narrowing | null {
  if (typeof value !== 'object' || value === null) return null
  const held = value as Record<string, unknown>
  if (texts.some(key => typeof held[key] !== 'string')) return null
  const page = Number(held.page)
  return Number.isInteger(page) && page > 0 ? { ...nothing, ...held, page } : null
}

/** The maximum length of a search text at the endpoints. */
const searchLength = 100

/** The fields that the requests of these lists have in common. Filters that are not set are left out. */
export function narrowedRequest({ team, search }: Narrowing): { team_id?: string; search_title?: string } {
  const title = search.normalize('NFC').trim().slice(0, searchLength)
  return { ...(team === '' ? {} : { team_id: team }), ...(title === '' ? {} : { search_title: title }) }
}

export interface Narrowed {
  value: Narrowing
  /** Whether the draft has been read. The list waits for it. */
  ready: boolean
  /** Any change except of the page returns to the first page. */
  change(part: Partial<Narrowing>): void
  clear(): void
  narrowed: boolean
}

/** The filters of the list with the draft key `key`. */
export function useNarrowing(key: string): Narrowed {
  const { value, set, ready } = useDraft(key, nothing, readNarrowing)
  return {
    value,
    ready,
    change: part => set(old => ({ ...old, page: 1, ...part })),
    clear: () => set(nothing),
    narrowed: texts.some(each => value[each] !== ''),
  }
}
