import path from 'node:path'
import { modelVoice, speak } from '../../../main/sample-school/media/speech'
import { wavFile } from '../../../main/sample-school/media/wav'
import { type Measure, middle, worst } from '../measure'
import { openTab } from '../page'
import { startOwn } from '../processes'

const text = 'We walked along the river until the sun went down behind the hills. '.repeat(20)

/** Recordings of a minute, each of another voice. */
const recordings = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, at) => Buffer.from(wavFile(speak(text, { ...modelVoice, pitch: 120 + 4 * at }))))

export const triage: Measure = {
  name: 'triage',
  title: '40 recordings of a minute are read, decoded and measured, against their length',
  idle: 1,
  async open({ browser, quick }) {
    const sounds = recordings(quick ? 4 : 40)
    const program = await startOwn('empty-host', [path.resolve('dist/bench/triage-page')])
    const { page, close } = await openTab(await browser())
    await page.route('**/recording-*', route => {
      const at = Number(/recording-(\d+)\.wav/.exec(route.request().url())?.[1])
      return route.fulfill({ contentType: 'audio/wav', body: sounds[at] ?? Buffer.alloc(0) })
    })
    let round = 0
    return {
      sides: {
        async triage() {
          // a new address each time, because the page knows what it has measured
          round += 1
          await page.goto(program.address)
          const addresses = sounds.map((_, at) => `${program.address}recording-${at}.wav?${round}`)
          const { all, blocked } = await page.evaluate(list => window.benchTriage(list), addresses)
          return { all, blocked, share: (100 * all) / (60_000 * sounds.length) }
        },
      },
      async close() {
        await close()
        await program.stop()
      },
    }
  },
  figures: [
    { label: '40 recordings are measured', unit: 'ms', value: middle('triage', 'all') },
    { label: 'of their length', unit: '%', value: middle('triage', 'share'), most: 3.33 },
    { label: 'longest task of the page (0: none above 50 ms)', unit: 'ms', value: worst('triage', 'blocked') },
  ],
}
