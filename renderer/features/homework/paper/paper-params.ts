/** Reads the round of a paper from the address; 0 (the latest round) if the value is not a valid round. */
export function parseRound(value: string | null): number {
  const round = Number(value)
  return Number.isInteger(round) && round > 0 && round < 1000 ? round : 0
}
