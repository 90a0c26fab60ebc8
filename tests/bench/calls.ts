/** Calls one after the other, as their middle and their tail. */
import { quantile, type Sample } from './stats'

/** Runs `call` so many times and gives p50 and p95 in milliseconds. */
export async function callTimes(count: number, call: () => Promise<unknown>): Promise<Sample> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
