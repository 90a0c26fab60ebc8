/** Recording by a microphone that plays a file: what arrives at the evaluation server, and what can go wrong. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { toBridgeJson } from '../../main/host/loopback/bridge-json'
import { resultOf, type SpeechBehaviour, type SpeechServer, scores } from '../fakes/speech-server'
import { seriousFindings } from './axe-findings'
import { heldBy } from './fixtures/held-by'
import { spokenSentence, voiceMicrophone } from './fixtures/microphone'
import { startProgram } from './fixtures/program'
import { withSpeech } from './fixtures/speech'
import { test as base, expect, type Host, testWithOwnServers } from './fixtures/test'
import { RecorderPage } from './page-models/recorder.page'

declare global {
  interface Window {
    /** The tracks of the microphone that the page has opened. */
    testTracks: MediaStreamTrack[]
    /** Reports how the page opens the microphone. */
    noteConstraints(constraints: unknown): Promise<void>
  }
}

const chromium = voiceMicrophone
const sentence = spokenSentence

const test = base.extend<{ speech: SpeechServer }>(withSpeech)
const testWithSchool = base
const testWithProcesses = testWithOwnServers.extend<{ speech: SpeechServer }>(withSpeech)

test.use({ chromium })
testWithSchool.use({ chromium })
testWithProcesses.use({ chromium })

const allow = (page: Page) => page.context().grantPermissions(['microphone'])

test(
  'a recording can be heard, is not sent where nobody asked for its evaluation, and no sound plays meanwhile',
  heldBy(
    'renderer/audio/capture/recorder-panel.test.tsx › shows that the microphone is on, asks to speak after the first sound only, and can be heard',
    'renderer/audio/capture/recorder-panel.test.tsx › lets no sound play',
    'renderer/audio/player-hold.test.ts › while sounds are held, the one that plays stops, and none begins',
  ),
  async ({ teacher, speech }) => {
    await allow(teacher)
    const recorder = await RecorderPage.inSettings(teacher)
    await expect(recorder.microphone).toHaveText('マイクはオフです')
    await recorder.start()
    await expect(recorder.microphone).toHaveText('マイクがオンです')
    await recorder.reach(2)
    await recorder.stop.click()
    await expect(recorder.place.getByText('録音しました。')).toBeVisible()
    await expect(recorder.microphone).toHaveText('マイクはオフです')
    const play = recorder.place.getByRole('button', { name: '録音を再生' })
    await play.click()
    await expect(recorder.place.getByRole('button', { name: '停止' })).toBeVisible()
    // A new recording silences it.
    await recorder.start()
    await recorder.stop.click()
    await expect(play).toBeVisible()
    expect(speech.calls).toEqual([])
  },
)

// `npm test` shows the same in Chromium by the teacher's own reading (recitation.spec.ts).
testWithSchool(
  'a recording is scored by the sample school',
  heldBy(
    'main/evaluation/evaluations.test.ts › is scored by the sample school, and then not kept',
    'renderer/audio/capture/recorder-panel.test.tsx › is sent while the teacher speaks, and its result is shown',
  ),
  async ({ teacher }) => {
    await allow(teacher)
    const recorder = await RecorderPage.inRecitation(teacher, sentence)
    await recorder.start()
    await recorder.reach(4)
    await recorder.stop.click()
    await expect(teacher.getByRole('region', { name: '生徒に見える評価' })).toContainText('サンプル校の採点')
  },
)

/** The next microphones of the page: one that gives no sound, or none with an error of this name. */
const replaceMicrophone = (page: Page, kind: string) =>
  page.evaluate(name => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (name !== 'silent') throw new DOMException('', name)
      const context = new AudioContext()
      return context.createMediaStreamDestination().stream
    }
  }, kind)

test('without permission, connection or sound, the page says so, keeps the recording and evaluates it again; axe finds no serious fault', async ({
  teacher,
  speech,
}) => {
  const drops: SpeechBehaviour = (socket, call) => call.frames.length > 20 && socket.terminate()
  await teacher.context().clearPermissions()
  speech.behave(drops)
  const recorder = await RecorderPage.inRecitation(teacher, sentence)
  await test.step('no permission', async () => {
    await recorder.place.getByRole('button', { name: '読んで録音する' }).click()
    await expect(recorder.problems).toContainText('マイクを使うことが許可されていません。')
    expect(await seriousFindings(teacher)).toEqual([])
  })
  await test.step('the evaluation server drops the connection', async () => {
    await allow(teacher)
    await recorder.start()
    await expect(recorder.problems).toContainText('接続が切れました')
    expect(await seriousFindings(teacher), 'lost while it records').toEqual([])
    await recorder.stop.click()
    await expect(recorder.fault).toContainText(/接続が切れました/)
    await expect(recorder.again).toBeVisible()
    expect(await seriousFindings(teacher), 'not scored').toEqual([])
    expect(speech.calls).toHaveLength(1)
  })
  await test.step('nothing is heard, and the connection is dropped again', async () => {
    await replaceMicrophone(teacher, 'silent')
    // The recording is kept, so there is no question.
    await recorder.place.getByRole('button', { name: '録音し直す' }).click()
    await expect(recorder.problems.filter({ hasText: '声が入っていません。' })).toBeVisible()
    expect(await seriousFindings(teacher)).toEqual([])
    await recorder.stop.click()
    await expect(recorder.fault).toContainText(/接続が切れました/)
    expect(speech.calls).toHaveLength(2)
  })
  await test.step('the same recording is evaluated again', async () => {
    speech.behave(scores(80))
    await recorder.again.click()
    await expect(teacher.getByRole('region', { name: '生徒に見える評価' })).toBeVisible()
    expect(speech.calls).toHaveLength(3)
    expect(speech.calls[2]?.frames.length).toBeGreaterThanOrEqual(50)
  })
})

test.describe('the evaluation server', () => {
  const faults: [string, SpeechBehaviour, RegExp][] = [
    ...[1001, 1011, 4000].map((code): [string, SpeechBehaviour, RegExp] => [
      `closes with ${code}`,
      (socket, call) => call.isEnded && socket.close(code),
      /録音は残っています。もう一度採点できます。/,
    ]),
    [
      'answers another code than 0',
      (socket, call) => call.isEnded && socket.send(JSON.stringify({ code: 4003, message: '' })),
      /声が聞き取れませんでした。.*（コード4003）/,
    ],
  ]
  // In the page the faults differ only in their words.
  const onlyNightly = heldBy(
    'main/evaluation/evaluations.test.ts › keeps the recording: %s',
    'main/evaluation/connection.test.ts › close code %i is a lost connection',
    'main/evaluation/evaluations.test.ts › that answers code %i is quoted in words, with what to do',
    'renderer/audio/capture/recorder-panel.test.tsx › says at once that there will be no result, and offers to evaluate it again',
  )
  for (const [what, behaviour, words] of faults) {
    test(
      `${what}: the page says so, and evaluates the same recording again`,
      onlyNightly,
      async ({ teacher, speech }) => {
        await allow(teacher)
        speech.behave(behaviour)
        const recorder = await RecorderPage.inRecitation(teacher, sentence)
        await recorder.start()
        await recorder.reach(1)
        await recorder.stop.click()
        await expect(recorder.fault).toContainText(words)
        expect(speech.calls).toHaveLength(1)
        speech.behave(scores(80))
        await recorder.again.click()
        await expect(teacher.getByRole('region', { name: '生徒に見える評価' })).toBeVisible()
        expect(speech.calls).toHaveLength(2)
        expect(speech.calls[1]?.frames.length).toBeGreaterThanOrEqual(50)
      },
    )
  }

  test(
    'may answer late, twice, out of order and about another recording',
    heldBy(
      'main/evaluation/evaluations.test.ts › that %s gives one result',
      'main/evaluation/connection.test.ts › is that of the first answer after the end; then the socket is closed',
      'main/evaluation/connection.test.ts › is not an interim one, nor that of another recording, nor something unreadable',
    ),
    async ({ teacher, speech }) => {
      await allow(teacher)
      speech.behave((socket, call) => {
        if (call.frames.length === 20) socket.send(resultOf(call, 1))
        if (!call.isEnded) return
        socket.send(JSON.stringify({ code: 4003, result: { guid: 'another', total_score: 2 } }))
        socket.send('no answer')
        setTimeout(() => {
          socket.send(resultOf(call, 80))
          socket.send(resultOf(call, 3))
        }, 500)
      })
      const recorder = await RecorderPage.inRecitation(teacher, sentence)
      await recorder.start()
      await recorder.reach(1)
      await recorder.stop.click()
      await expect(teacher.getByRole('region', { name: '生徒に見える評価' })).toContainText('80')
      expect(speech.calls).toHaveLength(1)
    },
  )
})

test.describe('the microphone', () => {
  test('that is not allowed, first or while it records, is named; what was recorded is kept; axe finds no serious fault', async ({
    teacher,
  }) => {
    await teacher.context().clearPermissions()
    const recorder = await RecorderPage.inSettings(teacher)
    await recorder.place.getByRole('button', { name: 'マイクを確かめる' }).click()
    await expect(recorder.problems).toContainText('マイクを使うことが許可されていません。')
    await expect(recorder.microphone).toHaveText('マイクはオフです')
    await allow(teacher)
    await recorder.start()
    await expect(recorder.problems).toHaveCount(0)
    await recorder.reach(1)
    expect(await seriousFindings(teacher), 'records').toEqual([])
    await teacher.context().clearPermissions()
    await expect(recorder.problems).toHaveCount(1)
    await expect(recorder.microphone).toHaveText('マイクはオフです')
    await recorder.place.getByRole('button', { name: 'ここまでで終える' }).click()
    await expect(recorder.place.getByRole('button', { name: '録音を再生' })).toBeVisible()
    expect(await seriousFindings(teacher), 'recorded').toEqual([])
  })

  test('can be tried; if it is lost, what was recorded stays, and the recording goes on; axe finds no serious fault', async ({
    teacher,
    speech,
  }) => {
    await allow(teacher)
    const recorder = await RecorderPage.inRecitation(teacher, sentence)
    await recorder.place.getByRole('button', { name: 'マイクを試す' }).click()
    await expect(recorder.microphone).toHaveText('マイクがオンです')
    expect(await seriousFindings(teacher), 'tried').toEqual([])
    await recorder.place.getByRole('button', { name: '試し終える' }).click()
    await teacher.evaluate(() => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      const list = mediaDevices.enumerateDevices.bind(mediaDevices)
      mediaDevices.getUserMedia = async constraints => {
        const stream = await open(constraints)
        mediaDevices.enumerateDevices = list
        addEventListener(
          'test-unplug',
          () => {
            mediaDevices.enumerateDevices = async () => []
            for (const track of stream.getTracks()) {
              track.stop()
              track.dispatchEvent(new Event('ended'))
            }
          },
          { once: true },
        )
        return stream
      }
    })
    await recorder.start()
    await recorder.reach(1)
    expect(await seriousFindings(teacher), 'records').toEqual([])
    await teacher.evaluate(() => dispatchEvent(new Event('test-unplug')))
    await expect(recorder.problems).toContainText('マイクが外れました。')
    await expect(recorder.microphone).toHaveText('マイクはオフです')
    await recorder.resume.click()
    await recorder.reach(3)
    await recorder.stop.click()
    await expect(recorder.place.getByText('途中で止まったため、2つの録音をつなぎました。')).toBeVisible()
    await expect(teacher.getByRole('region', { name: '生徒に見える評価' })).toBeVisible()
    expect(speech.calls).toHaveLength(1)
    expect(speech.calls[0]?.frames.length).toBeGreaterThanOrEqual(150)
  })

  test(
    'goes off when the page is left',
    heldBy(
      'renderer/audio/capture/recorder-panel.test.tsx › ends when its page is left, which is %s',
      'renderer/audio/capture/microphone.test.ts › goes off at the end, after its last samples were asked for',
    ),
    async ({ teacher }) => {
      await allow(teacher)
      await teacher.evaluate(() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
        navigator.mediaDevices.getUserMedia = async constraints => {
          const stream = await open(constraints)
          window.testTracks = stream.getTracks()
          return stream
        }
      })
      const recorder = await RecorderPage.inSettings(teacher)
      await recorder.start()
      const states = () => teacher.evaluate(() => window.testTracks.map(({ readyState }) => readyState))
      expect(await states()).toEqual(['live'])
      await teacher.evaluate(() => {
        location.hash = '#/admin/home'
      })
      await expect.poll(states).toEqual(['ended'])
    },
  )

  test(
    'is opened without the changes of the browser, and the log says how',
    heldBy(
      'renderer/audio/capture/microphone.test.ts › is opened at 16 kHz with one channel, without any change of the sound, and the log says how',
    ),
    async ({ teacher, host }) => {
      await allow(teacher)
      const wanted: unknown[] = []
      await teacher.exposeFunction('noteConstraints', (constraints: unknown) => wanted.push(constraints))
      await teacher.evaluate(() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
        navigator.mediaDevices.getUserMedia = async constraints => {
          await window.noteConstraints(constraints)
          return open(constraints)
        }
      })
      const logged = teacher.waitForRequest(request => request.postData()?.includes('app.logMicrophone') ?? false)
      const recorder = await RecorderPage.inSettings(teacher)
      await recorder.start()
      expect(wanted).toEqual([
        {
          audio: {
            autoGainControl: false,
            echoCancellation: false,
            noiseSuppression: false,
            channelCount: { ideal: 1 },
          },
        },
      ])
      const { argument } = JSON.parse((await logged).postData() ?? '{}') as { argument: Record<string, unknown> }
      expect(argument).toMatchObject({
        problem: null,
        settings: { autoGainControl: false, echoCancellation: false, noiseSuppression: false },
      })
      expect(host.profile).not.toBe('')
    },
  )
})

test.describe('axe finds no serious fault', () => {
  const missing: [string, string, string][] = [
    ['no microphone', 'NotFoundError', 'マイクが見つかりません。'],
    ['a microphone of another program', 'NotReadableError', 'マイクの音を受け取れません。'],
  ]
  // In the page the problems differ only in their words.
  const onlyNightly = heldBy(
    'renderer/audio/capture/recorder-panel.test.tsx › before the recording is named, with what to do: %s',
    'renderer/audio/capture/parts.test.ts › %s: %s',
  )
  for (const [what, error, words] of missing) {
    test(`with ${what}`, onlyNightly, async ({ teacher }) => {
      await allow(teacher)
      await replaceMicrophone(teacher, error)
      const recorder = await RecorderPage.inRecitation(teacher, sentence)
      await recorder.place.getByRole('button', { name: '読んで録音する' }).click()
      await expect(recorder.problems).toContainText(words)
      expect(await seriousFindings(teacher)).toEqual([])
    })
  }
})

/** Asks the host for the recordings that it keeps, as a page does. */
async function keptIn({ address }: Pick<Host, 'address'>): Promise<{ seconds: number; text: string }[]> {
  const { origin, hash } = new URL(address)
  const post = async (route: string, body: string, headers = {}) =>
    (await (
      await fetch(origin + route, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body,
      })
    ).json()) as {
      session: string
      ok: boolean
      value: { generation: number; recordings: { seconds: number; text: string }[] }
    }
  const { session } = await post('/session', JSON.stringify({ launch: hash.replace('#launch=', '') }))
  const call = (method: string, argument: object) =>
    post('/bridge', toBridgeJson({ method, argument }), { 'x-hanamaru-session': session })
  const login = await call('session.login', { username: 'teacher@sample.school', password: 'hanamaru1' })
  const { value } = await call('evaluation.list', { generation: login.value.generation })
  return value.recordings
}

testWithProcesses(
  'the power is cut while the teacher speaks: the recording is there after the restart',
  async ({ teacher, host, folder, pageChecks }) => {
    pageChecks.allow(/Failed to load resource|WebSocket|net::ERR/)
    await allow(teacher)
    const recorder = await RecorderPage.inRecitation(teacher, sentence)
    await recorder.start()
    await recorder.reach(3)
    await host.kill()
    const args = ['--profile', host.profile, '--config', path.join(folder, 'config.json')]
    const next = await startProgram('serve.js', ['--port', '0', ...args])
    try {
      const kept = await keptIn(next)
      expect(kept).toMatchObject([{ text: sentence }])
      expect(kept[0]?.seconds).toBeGreaterThan(2)
    } finally {
      await next.stop()
    }
  },
)
