/** A page that does nothing but triage: it measures recordings in its worker, as the program does. */
import { createMeasureQueue } from '../../../renderer/audio/triage/measure-queue'

declare global {
  interface Window {
    /** Measures the recordings at these addresses; resolves with the times in ms. Rejects if one cannot be read. */
    benchTriage: (addresses: string[]) => Promise<{ all: number; blocked: number }>
  }
}

window.benchTriage = addresses =>
  new Promise((resolve, reject) => {
    let blocked = 0
    const tasks = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) blocked = Math.max(blocked, duration)
    })
    tasks.observe({ type: 'longtask' })
    const started = performance.now()
    let left = addresses.length
    const queue = createMeasureQueue((address, measures) => {
      left -= 1
      if (measures?.spoken && left > 0) return
      queue.close()
      tasks.disconnect()
      if (measures?.spoken) resolve({ all: performance.now() - started, blocked })
      else reject(new Error(`${address} was not measured`))
    })
    queue.want(addresses)
  })
