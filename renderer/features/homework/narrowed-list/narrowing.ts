/** What narrows a list of homework: a class, words of the title, one of some states, and the page (kept as a draft). */
import { useDraft } from '../../../ui/drafts'

export interface Narrowing {
  /** A class's id; empty for all. */
  team: string
  search: string
  /** One of the list's own choices; empty for all. */
  choice: string
  /** Counts from 1. */
  page: number
}

const nothing: Narrowing = { team: '', search: '', choice: '', page: 1 }

const texts = ['team', 'search', 'choice'] as const

/** What a draft holds, or null where it holds nothing of the kind. */
function readNarrowing(value: unknown): Narrowing | null {
  if (typeof value !== 'object' || value === null) return null
  const held = value as Record<string, unknown>
  if (texts.some(key => typeof held[key] !== 'string')) return null
  const page = Number(held.page)
  return Number.isInteger(page) && page > 0 ? { ...nothing, ...held, page } : null
}

/** The longest search that the endpoints take. */
const searchLength = 100

/** The fields of a request that these have in common; what does not narrow is absent. */
export function narrowedRequest({ team, search }: Narrowing): { team_id?: string; search_title?: string } {
  const title = search.normalize('NFC').trim().slice(0, searchLength)
  return { ...(team === '' ? {} : { team_id: team }), ...(title === '' ? {} : { search_title: title }) }
}

export interface Narrowed {
  value: Narrowing
  /** Whether the draft has come: nothing is asked for before. */
  ready: boolean
  /** Any change but of the page leads to the first page. */
  change(part: Partial<Narrowing>): void
  clear(): void
  narrowed: boolean
}

/** The narrowing of the list that is named by `key`. */
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
