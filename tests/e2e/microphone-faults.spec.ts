/** What is wrong with a microphone while it records: faults that are heard, and faults of the device. */
import type { Page } from '@playwright/test'
import { clipped, humming, throughTelephone } from '../fixtures/faulty-sounds'
import { isNightly } from '../fixtures/nightly'
import { speechSamples } from '../fixtures/speech-frames'
import { heldBy } from './fixtures/held-by'
import { spokenSentence, voiceMicrophone, withMicrophone } from './fixtures/microphone'
import { expect, test } from './fixtures/test'
import { RecorderPage } from './page-models/recorder.page'

/** Each fault for longer than the two seconds in which it must be named, and silence. */
function faults(): Float32Array {
  const voice = speechSamples(spokenSentence)
  const parts = [voice, new Float32Array(4 * 16_000), humming(voice), clipped(voice), throughTelephone(voice)]
  return Float32Array.from(parts.flatMap(samples => [...samples]))
}

// In `npm test`, the only test here needs no such sound, so it shares the Chromium of the other recordings.
test.use({ chromium: isNightly ? withMicrophone(faults()) : voiceMicrophone })

declare global {
  interface Window {
    /** The track of the microphone that the page opened last. */
    testTrack: MediaStreamTrack
  }
}

/** The problems that the recorder names, until all of `words` were seen. */
async function waitForAll(recorder: RecorderPage, words: readonly string[]): Promise<void> {
  const seen = new Set<string>()
  const missing = async () => {
    for (const said of await recorder.problems.allTextContents()) seen.add(said)
    return words.filter(one => ![...seen].some(said => said.startsWith(one)))
  }
  await expect.poll(missing, { timeout: 60_000, intervals: [200] }).toEqual([])
}

/** Lets the test reach the track of the microphone. */
const keepTrack = (page: Page) =>
  page.evaluate(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async constraints => {
      const stream = await open(constraints)
      window.testTrack = stream.getAudioTracks()[0] as MediaStreamTrack
      return stream
    }
  })

test.beforeEach(({ teacher }) => teacher.context().grantPermissions(['microphone']))

test(
  'silence, a hum, clipping and the band of a telephone are named while one records',
  heldBy(
    'renderer/audio/capture/measure.test.ts › %s: %s',
    'renderer/audio/capture/worker.test.ts › reports what is wrong with the sound while it is recorded',
    'renderer/audio/capture/parts.test.ts › a muted microphone is named alone; the lack of a result and the other microphone stay',
    'renderer/audio/capture/recorder-panel.test.tsx › in the sound is named while the recording goes on: %s',
  ),
  async ({ teacher }) => {
    const recorder = await RecorderPage.inRecitation(teacher, spokenSentence)
    await recorder.start()
    await waitForAll(recorder, [
      '声が入っていません。',
      '「ブーン」という電源の音が入っています。',
      '音が大きすぎて割れています。',
      '電話のような、こもった音になっています。',
    ])
    await expect(recorder.microphone).toHaveText('マイクがオンです')
  },
)

test('a muted microphone is named, and a PC that slept and another sample rate lose nothing', async ({ teacher }) => {
  await keepTrack(teacher)
  const worker = teacher.waitForEvent('worker')
  const recorder = await RecorderPage.inSettings(teacher)
  await recorder.start()
  await recorder.reach(1)
  await teacher.evaluate(() => Object.defineProperty(window.testTrack, 'muted', { value: true, configurable: true }))
  await expect(recorder.problems).toContainText(['マイクがミュートになっています。'])
  await teacher.evaluate(() => Object.defineProperty(window.testTrack, 'muted', { value: false }))
  await expect(recorder.problems.filter({ hasText: 'ミュート' })).toHaveCount(0)

  await (await worker).evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 60_000
  })
  await expect(recorder.problems).toContainText(['パソコンがスリープしたため、録音を止めました。'])
  await expect(recorder.microphone).toHaveText('マイクはオフです')

  await recorder.resume.click()
  await recorder.reach(2)
  await teacher.evaluate(() => {
    const settings = window.testTrack.getSettings()
    window.testTrack.getSettings = () => ({ ...settings, sampleRate: 8000 })
  })
  await expect(recorder.problems).toContainText(['マイクの設定（サンプルレート）が変わったため、録音を止めました。'])

  await recorder.resume.click()
  await recorder.reach(3)
  await recorder.stop.click()
  await expect(recorder.place.getByText('途中で止まったため、3つの録音をつなぎました。')).toBeVisible()
  await expect(recorder.place.getByRole('button', { name: '録音を再生' })).toBeVisible()
})
