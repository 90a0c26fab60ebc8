import { rm } from 'node:fs/promises'
import path from 'node:path'
import { above, type Measure, middle } from '../measure'
import { startOwn, startSchool } from '../processes'

/** The time from the start of a process until it prints that it is ready. */
async function timed(open: () => Promise<{ stop(): Promise<unknown> }>): Promise<{ ms: number }> {
  const began = performance.now()
  const { stop } = await open()
  const ms = performance.now() - began
  await stop()
  return { ms }
}

export const opening: Measure = {
  name: 'opening',
  title: 'opening of the sample school (8 classes, 320 students, 120 homeworks)',
  idle: 1,
  async open({ folder }) {
    const fresh = path.join(folder, 'fresh')
    return {
      sides: {
        async first() {
          await rm(fresh, { recursive: true, force: true })
          return timed(() => startSchool(fresh, 'full'))
        },
        again: () => timed(() => startSchool(fresh, 'full')),
        node: () => timed(() => startOwn('bare-server', [])),
      },
      close: async () => undefined,
    }
  },
  figures: [
    { label: 'the first time, with its keys made', unit: 'ms', value: middle('first', 'ms') },
    { label: 'each time after', unit: 'ms', value: middle('again', 'ms'), most: 1000 },
    { label: 'above a bare server’s start', unit: 'ms', value: above('again', 'node', 'ms') },
  ],
}
