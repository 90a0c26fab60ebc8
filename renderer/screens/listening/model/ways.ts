/** The ways through the queue: which readings are heard, and in which order. Pure functions. */
export const ways = ['all', 'flagged', 'words'] as const
export type Way = (typeof ways)[number]

export interface Candidate {
  key: string
  /** Why it needs ears, the most severe first. */
  flags: readonly { rank: number }[]
  hasWords: boolean
}

const worst = ({ flags }: Candidate): number => flags[0]?.rank ?? Number.POSITIVE_INFINITY

/** The keys of the readings of a way; the flagged ones by severity, the others in the order of the queue. */
export function keysOfWay(way: Way, candidates: readonly Candidate[]): string[] {
  const chosen = {
    all: () => candidates,
    flagged: () => candidates.filter(({ flags }) => flags.length > 0).toSorted((a, b) => worst(a) - worst(b)),
    words: () => candidates.filter(({ hasWords }) => hasWords),
  }[way]()
  return chosen.map(({ key }) => key)
}
