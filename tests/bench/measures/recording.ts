import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { createSpeexDecoder } from '../../../shared/codec/speex'
import { spokenSentence, withMicrophone } from '../../e2e/fixtures/microphone'
import { watchWorker } from '../../e2e/fixtures/watch-worker'
import { HomePage } from '../../e2e/page-models/home.page'
import { LoginPage } from '../../e2e/page-models/login.page'
import { RecorderPage } from '../../e2e/page-models/recorder.page'
import { openSpeechServer, type SpeechCall } from '../../fakes/speech-server'
import { lossesOf, noise } from '../../fixtures/sound-places'
import { type Measure, worst } from '../measure'
import { startHost, startSchool } from '../processes'
import type { Sample } from '../stats'

/** What the microphone plays: no moment of it is like another, and it does not end before the last recording. */
const played = noise(300)

/** Blocks the page for 300 ms every two seconds. */
const beBusy = () => {
  setInterval(() => {
    const end = performance.now() + 300
    while (performance.now() < end);
  }, 2000)
}

/** The sound of the frames, −1…1. */
function heard(frames: readonly Uint8Array[]): Float32Array {
  const { decode } = createSpeexDecoder()
  return Float32Array.from(frames.flatMap(frame => [...(decode(frame) ?? [])].map(sample => sample / 32_768)))
}

/**
 * Records for so many seconds. The frames that arrived at the server are decoded and compared with what was played, so a
 * loss is found wherever it happens: in the browser, the worklet, the worker, main, or on the way. What the server's
 * own program does with them is not seen.
 */
async function record(page: Page, callOf: () => SpeechCall | undefined, seconds: number): Promise<Sample> {
  const recorder = await RecorderPage.inRecitation(page, spokenSentence)
  await page.evaluate(beBusy)
  await recorder.start()
  await recorder.reach(seconds, (seconds + 30) * 1000)
  await recorder.stop.click()
  await recorder.place.getByRole('button', { name: '録音を再生' }).waitFor({ timeout: 60_000 })
  const made = await page.evaluate(() => window.testFrames)
  if (made === undefined) throw new Error('the worker did not say what it has')
  const { frames, sequences } = callOf() ?? { frames: [], sequences: [] }
  // the last frame is not whole
  const { missing, replaced } = lossesOf(heard(frames).subarray(0, -320), played)
  return {
    frames: made,
    lost: missing / 320 + replaced,
    undelivered: Math.abs(made - frames.length),
    disordered: sequences.filter((sequence, at) => sequence !== at).length,
  }
}

export const recording: Measure = {
  name: 'recording',
  title: 'a recording of 60 s while the page is blocked for 300 ms every 2 s',
  idle: 0,
  runs: 3,
  async open({ folder, quick }) {
    const school = await startSchool(folder, 'small')
    const speech = await openSpeechServer(school.origin)
    await writeFile(school.file, JSON.stringify({ ...school.config, serverUrl: speech.origin }))
    const host = await startHost(folder, school)
    const browser = await chromium.launch(withMicrophone(played))
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'ja-JP' })
    await context.grantPermissions(['microphone'])
    const page = await context.newPage()
    await page.addInitScript(watchWorker)
    const login = new LoginPage(page)
    await login.open(host.address)
    await login.logIn()
    const home = new HomePage(page)
    await home.heading.waitFor()
    return {
      sides: {
        async busy() {
          await page.evaluate(() => {
            location.hash = '#/admin/home'
          })
          await page.reload()
          await home.heading.waitFor()
          return record(page, () => speech.calls.at(-1), quick ? 5 : 60)
        },
      },
      async close() {
        await browser.close()
        await host.stop()
        await speech.close()
        await school.stop()
      },
    }
  },
  figures: [
    { label: 'frames of a recording', unit: '', value: worst('busy', 'frames') },
    {
      label: 'frames of the played sound that are not in what arrived at the evaluation server',
      unit: '',
      value: worst('busy', 'lost'),
      most: 0,
    },
    {
      label: 'frames that did not reach the evaluation server, or more than once',
      unit: '',
      value: worst('busy', 'undelivered'),
      most: 0,
    },
    {
      label: 'messages to the evaluation server out of order',
      unit: '',
      value: worst('busy', 'disordered'),
      most: 0,
    },
  ],
}
