/** Which readings are heard, and in which order: all, those that need ears, or only the misread words. Pure functions. */
export const listeningFilters = ['all', 'flagged', 'words'] as const
export type ListeningFilter = (typeof listeningFilters)[number]

export interface Candidate {
  key: string
  /** Why it needs ears, the most severe first. */
  flags: readonly { rank: number }[]
  hasWords: boolean
}

const worst = ({ flags }: Candidate): number => flags[0]?.rank ?? Number.POSITIVE_INFINITY

/** The keys of the readings that a filter lets through; the flagged ones by severity, the others in the order of the queue. */
export function filteredKeys(filter: ListeningFilter, candidates: readonly Candidate[]): string[] {
  const chosen = {
    all: () => candidates,
    flagged: () => candidates.filter(({ flags }) => flags.length > 0).toSorted((a, b) => worst(a) - worst(b)),
    words: () => candidates.filter(({ hasWords }) => hasWords),
  }[filter]()
  return chosen.map(({ key }) => key)
}
