/** The server's time: the PC clock, corrected by the `Date` headers of responses (DESIGN §6 "time zone"). */

/** A `Date` header has whole seconds and takes some time to arrive: smaller changes are ignored. */
const minChangeMs = 2000

export interface ServerClock {
  /** Takes the time of a `Date` header, in milliseconds since 1970. */
  onServerDate(serverInstant: number): void
  /** The server's time minus this PC's time, in milliseconds. */
  offset(): number
}

export function createServerClock(clock: () => number, onChange: (offset: number) => void): ServerClock {
  let offset = 0
  return {
    onServerDate(serverInstant) {
      const next = serverInstant - clock()
      if (Math.abs(next - offset) <= minChangeMs) return
      offset = next
      onChange(offset)
    },
    offset: () => offset,
  }
}
