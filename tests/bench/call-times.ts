/** Times of consecutive calls, as median and p95. */
import { quantile, type Sample } from './stats'

/** Runs `call` a number of times and returns p50 and p95 in milliseconds. */
export async function callTimes(count: number, call: () => Promise<unknown>): Promise<Sample> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
