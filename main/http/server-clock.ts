/** Now, by the PC's clock corrected by the server's `Date` header (DESIGN §6 time zone). */

/** `Date` has whole seconds and travels a while: smaller changes are noise. */
const noiseMs = 2000

export interface ServerClock {
  /** Takes the time that an answer carried. */
  hear(serverInstant: number): void
  /** The server's clock less this PC's, in milliseconds. */
  offset(): number
}

export function createServerClock(clock: () => number, onChange: (offset: number) => void): ServerClock {
  let offset = 0
  return {
    hear(serverInstant) {
      const next = serverInstant - clock()
      if (Math.abs(next - offset) <= noiseMs) return
      offset = next
      onChange(offset)
    },
    offset: () => offset,
  }
}
