/** The recorder with its panel over a fake bridge and a fake audio graph. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptRecordings, RecorderPanel, useRecorder } from '../../../../renderer/audio/capture/index'
import * as capture from '../../../../renderer/audio/capture/recorder-parts'
import type { DeviceProblem, RecorderOptions } from '../../../../renderer/audio/capture/types'
import { player } from '../../../../renderer/audio/player'
import { failure, success } from '../../../../shared/contract/result'
import { boot, type FakeBridge, teacher } from '../../../fakes/bridge'
import { type FakeGraph, fakeGraph, fakeRecorderParts } from '../../../fakes/recorder'
import { replace } from '../../../fixtures/replace'
import { speechSamples } from '../../../fixtures/speech-frames'
import { putBridge, renderScreen } from '../../render'

const parts = fakeRecorderParts(() => audio)
replace(capture, 'recorderParts', parts)

const words = 'I get up at six.'
const voice = speechSamples(words)
/** More than three seconds. */
const joined = Float32Array.from([...voice, ...voice, ...voice, ...voice])
const evaluate = { text: words, category: 'read_sentence' } as const
const scored = { answer: { total_score: 82 }, words: [], note: '' }
const named = (name: string | RegExp) => screen.getByRole('button', { name })

function Page({ onResult, ...options }: Partial<RecorderOptions> & { onResult?: () => void }) {
  const recorder = useRecorder({ maxSeconds: 60, ...options })
  return (
    <>
      <RecorderPanel recorder={recorder} keyName="r" />
      <p>点数 {recorder.state.result?.answer.total_score ?? 'なし'}</p>
      <KeptRecordings phase={recorder.state.phase} onResult={onResult} />
    </>
  )
}

let audio: FakeGraph
let kept: { id: string; text: string; category: string; at: number; seconds: number }[]

/** The page in a frame that can hide it, as the program hides the pages that one has left. */
function Hidable(options: Partial<RecorderOptions>) {
  const [isHidden, setHidden] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setHidden(true)}>
        隠す
      </button>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Page {...options} />
      </Activity>
    </>
  )
}

function open(options: Partial<RecorderOptions> = {}, microphone = ''): FakeBridge & { unmount(): void } {
  const values = { ...boot.preferences.values, microphone }
  const fake = putBridge({ session: teacher, preferences: { ...boot.preferences, values } })
  fake.answer('evaluation.list', () => success({ recordings: kept, hasRunning: false }))
  fake.answer('evaluation.begin', () => success({ id: 'r-1' }))
  fake.answer('evaluation.frames', ({ first, bytes }) => success({ next: first + bytes.length / 70, problem: null }))
  fake.answer('evaluation.end', () => success(scored))
  fake.answer('evaluation.cancel', () => success(null))
  fake.answer('app.setPreferences', change => success({ ...boot.preferences, values: { ...values, ...change } }))
  return Object.assign(fake, { unmount: renderScreen(<Hidable {...options} />).unmount })
}
const methods = (fake: FakeBridge) =>
  fake.calls.map(({ method }) => method).filter(name => name.startsWith('evaluation.'))
const hear = (samples: Float32Array | Int16Array) => act(() => audio.hear(samples))
const user = userEvent.setup()
async function record(sound = voice) {
  await user.click(named(/^録音する/))
  await screen.findByRole('button', { name: /^録音を終える/ })
  hear(sound)
}

beforeEach(() => {
  audio = fakeGraph()
  kept = []
})

describe('a recording', () => {
  it('shows that the microphone is on, asks to speak after the first sound only, and can be heard', async () => {
    const fake = open()
    expect(screen.getByText('マイクはオフです')).toBeVisible()
    await user.click(named(/^録音する/))
    expect(await screen.findByText('マイクがオンです')).toBeVisible()
    expect(screen.queryByText('話してください')).toBeNull()
    hear(voice)
    expect(screen.getByRole('status')).toHaveTextContent('話してください')
    expect(screen.getByRole('meter', { name: '音の大きさ' })).toHaveAttribute('aria-valuetext', 'ちょうどよい')
    expect(screen.getByText(/00:01 \/ 01:00/)).toBeVisible()
    await user.click(named(/^録音を終える/))
    expect(await screen.findByText('録音しました。')).toBeVisible()
    expect(screen.getByText('マイクはオフです')).toBeVisible()
    expect(audio.isOn()).toBe(false)
    expect(named('録音を再生')).toBeVisible()
    expect(named(/^録音し直す/)).toBeVisible()
    // nobody has asked for its evaluation
    expect(methods(fake).filter(method => method !== 'evaluation.list')).toEqual([])
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    fake.unmount()
    expect(revoked).toHaveBeenCalledOnce()
    revoked.mockRestore()
  })

  it('lets no sound play', async () => {
    open()
    await record()
    expect(player.isHeld()).toBe(true)
    await user.click(named(/^録音を終える/))
    await waitFor(() => expect(player.isHeld()).toBe(false))
  })

  it('of nothing says that there is no data', async () => {
    open()
    await user.click(named(/^録音する/))
    await user.click(await screen.findByRole('button', { name: /^録音を終える/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '録音データがありません。マイクを確かめて、もう一度録音してください。',
    )
  })

  it('ends by itself at its limit', async () => {
    open({ maxSeconds: 1 })
    await record()
    expect(await screen.findByText('録音しました。')).toBeVisible()
    expect(screen.getByText(/00:01 \/ 00:01/)).toBeVisible()
  })

  it('that is given up while the microphone is being opened leaves it off', async () => {
    open()
    let opened: () => void = () => undefined
    const real = audio.openMicrophone
    audio.openMicrophone = async request => {
      await new Promise<void>(resolve => {
        opened = resolve
      })
      return real(request)
    }
    await user.click(named(/^録音する/))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('マイクを準備しています。'))
    await user.click(named('録音を消す'))
    await act(async () => opened())
    expect(audio.opened).toHaveLength(1)
    expect(audio.isOn()).toBe(false)
    expect(screen.getByText('マイクはオフです')).toBeVisible()
  })

  it.each(['removed', 'hidden'])('ends when its page is left, which is %s', async what => {
    const { unmount } = open()
    await record()
    expect(audio.isOn()).toBe(true)
    if (what === 'removed') unmount()
    else await user.click(named('隠す'))
    await waitFor(() => expect(audio.isOn()).toBe(false))
    expect(player.isHeld()).toBe(false)
  })

  it('leaves no worker: of nothing, or of a microphone that does not open', async () => {
    open()
    await user.click(named(/^録音する/))
    await user.click(await screen.findByRole('button', { name: /^録音を終える/ }))
    await screen.findByRole('alert')
    expect(audio.workers()).toBe(0)
    audio.refuse('in-use')
    await user.click(named(/^録音する/))
    await screen.findByRole('listitem')
    expect(audio.workers()).toBe(0)
  })

  it('whose worker fails is ended in words, with the microphone off', async () => {
    open()
    await record()
    act(() => audio.failWorker())
    expect(screen.getByRole('alert')).toHaveTextContent('録音の処理が止まったため')
    expect([audio.isOn(), audio.workers(), player.isHeld()]).toEqual([false, 0, false])
    await record()
    expect(audio.isOn()).toBe(true)
  })

  it('in which sound is missing says so', async () => {
    open()
    await record()
    audio.miss(8000)
    await user.click(named(/^録音を終える/))
    expect(await screen.findByText(/^合わせて約0.5秒の音が、録音の途中で欠けました。/)).toBeVisible()
  })

  it('is discarded by the next one only if the page allows it', async () => {
    const mayDiscard = vi.fn(async () => false)
    open({ mayDiscard })
    await record()
    expect(mayDiscard).not.toHaveBeenCalled()
    await user.click(named(/^録音を終える/))
    await user.click(await screen.findByRole('button', { name: /^録音し直す/ }))
    await waitFor(() => expect(mayDiscard).toHaveBeenCalledOnce())
    expect(named('録音を再生')).toBeVisible()
    mayDiscard.mockResolvedValue(true)
    await user.click(named(/^録音し直す/))
    await waitFor(() => expect(audio.isOn()).toBe(true))
  })

  it('ends when the screen is locked', async () => {
    const fake = open()
    await record()
    act(() => fake.emit('lock.changed', { generation: 1, isLocked: true, hasRunningExport: false }))
    await waitFor(() => expect(audio.isOn()).toBe(false))
  })
})

describe('an evaluated recording', () => {
  it('is sent while the teacher speaks, and its result is shown', async () => {
    const fake = open({ evaluate })
    await record()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.frames'))
    expect(methods(fake)).not.toContain('evaluation.end')
    await user.click(named(/^録音を終える/))
    expect(await screen.findByText('点数 82')).toBeVisible()
    const frames = fake.calls.flatMap(({ method, argument }) =>
      method === 'evaluation.frames' ? [(argument as { bytes: Uint8Array }).bytes.length / 70] : [],
    )
    expect(frames.reduce((sum, count) => sum + count, 0)).toBe(Math.ceil(voice.length / 320))
    expect(fake.calls.find(({ method }) => method === 'evaluation.begin')?.argument).toEqual({
      ...evaluate,
      generation: 1,
    })
  })

  it('is scored after the unlock, if the screen is locked in the middle of it', async () => {
    const fake = open({ evaluate })
    await record()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.frames'))
    let isLocked = true
    const locked = { ok: false, error: { kind: 'cancelled', message: '処理を中止しました。', status: 423 } } as const
    fake.answer('evaluation.end', () => (isLocked ? locked : success(scored)))
    act(() => fake.emit('lock.changed', { generation: 1, isLocked, hasRunningExport: false }))
    await waitFor(() => expect(methods(fake)).toContain('evaluation.end'))
    expect(screen.getByText('点数 なし')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    isLocked = false
    act(() => fake.emit('lock.changed', { generation: 1, isLocked, hasRunningExport: false }))
    expect(await screen.findByText('点数 82')).toBeVisible()
    expect(methods(fake).filter(method => method === 'evaluation.begin')).toHaveLength(1)
    expect(methods(fake)).not.toContain('evaluation.cancel')
  })

  it('says at once that there will be no result, and offers to evaluate it again', async () => {
    const fake = open({ evaluate })
    const lost = '音声評価のサーバーとの接続が切れました。'
    fake.answer('evaluation.frames', ({ first, bytes }) => success({ next: first + bytes.length / 70, problem: lost }))
    fake.answer('evaluation.end', () => failure('network', `${lost}録音は残っています。もう一度採点できます。`))
    fake.answer('evaluation.again', () => success(scored))
    await record()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.frames'))
    hear(voice)
    expect(screen.getByText(lost)).toBeVisible()
    await user.click(named(/^録音を終える/))
    expect(await screen.findByRole('alert')).toHaveTextContent('録音は残っています。もう一度採点できます。')
    expect(screen.getByText('録音しました。')).toBeVisible()
    await user.click(named('もう一度採点する'))
    expect(await screen.findByText('点数 82')).toBeVisible()
    expect(methods(fake).filter(method => method === 'evaluation.begin')).toHaveLength(1)
  })

  /** A recording whose evaluation has failed. */
  async function fail(fake: FakeBridge) {
    fake.answer('evaluation.end', () => failure('network', '接続が切れました。'))
    await record()
    await user.click(named(/^録音を終える/))
    await screen.findByRole('alert')
  }

  it('without a result stays in main when another begins', async () => {
    const fake = open({ evaluate })
    kept = [{ id: 'r-1', ...evaluate, at: 1, seconds: 2 }]
    await fail(fake)
    await user.click(named(/^録音し直す/))
    await waitFor(() => expect(audio.isOn()).toBe(true))
    expect(methods(fake)).not.toContain('evaluation.cancel')
    expect(audio.workers()).toBe(1)
  })

  it('without a result that main does not have is discarded after a question only', async () => {
    await fail(open({ evaluate }))
    await user.click(named(/^録音し直す/))
    const question = await screen.findByRole('dialog')
    expect(question).toHaveTextContent('採点していない録音があります。')
    expect(audio.isOn()).toBe(false)
    await user.click(within(question).getByRole('button', { name: '録音し直す' }))
    await waitFor(() => expect(audio.isOn()).toBe(true))
  })

  it('without a result is held by nobody after its page has gone, or the session has ended', async () => {
    const fake = open({ evaluate })
    await fail(fake)
    expect(audio.workers()).toBe(1)
    fake.unmount()
    await waitFor(() => expect(audio.workers()).toBe(0))
    expect(methods(fake)).not.toContain('evaluation.cancel')
  })

  it('on a hidden page is held by nobody after the session has ended', async () => {
    const fake = open({ evaluate })
    await fail(fake)
    await user.click(named('隠す'))
    expect(audio.workers()).toBe(1)
    act(() => fake.emit('session.changed', { generation: 2, session: null, reason: 'logout' }))
    await waitFor(() => expect(audio.workers()).toBe(0))
  })

  it('of a few seconds is deleted after a question only', async () => {
    const fake = open({ evaluate })
    await record(joined)
    await user.click(named('録音を消す'))
    expect(await screen.findByText('この録音を消しますか。元に戻せません。')).toBeVisible()
    await user.click(named('キャンセル'))
    await waitFor(() => expect(screen.queryByText('この録音を消しますか。元に戻せません。')).toBeNull())
    expect(audio.isOn()).toBe(true)
    expect(methods(fake)).not.toContain('evaluation.cancel')
    await user.click(named('録音を消す'))
    await user.click(await screen.findByRole('button', { name: '消す' }))
    expect(await screen.findByText('マイクはオフです')).toBeVisible()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.cancel'))
  })

  it('that is given up is discarded in main, too', async () => {
    const fake = open({ evaluate })
    await record()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.frames'))
    await user.click(named('録音を消す'))
    expect(await screen.findByText('マイクはオフです')).toBeVisible()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.cancel'))
    expect(audio.isOn()).toBe(false)
  })
})

describe('each problem of the microphone', () => {
  const refusals: [DeviceProblem, RegExp][] = [
    ['unsupported', /^この環境では録音できません。.*Microsoft EdgeかGoogle Chrome/],
    ['no-microphone', /^マイクが見つかりません。.*つないで/],
    ['not-permitted', /^マイクを使うことが許可されていません。.*プライバシー/],
    ['in-use', /^マイクの音を受け取れません。.*ほかのアプリ/],
    ['failed', /^マイクを使い始められませんでした。.*つなぎ直して/],
  ]
  it.each(refusals)('before the recording is named, with what to do: %s', async (problem, said) => {
    const fake = open()
    audio.refuse(problem)
    await user.click(named(/^録音する/))
    expect((await screen.findByRole('listitem')).textContent).toMatch(said)
    // Once, and not again without the advice
    expect(screen.getByRole('alert').textContent).toMatch(said)
    expect(player.isHeld()).toBe(false)
    const logged = fake.calls.filter(({ method }) => method === 'app.logMicrophone').map(({ argument }) => argument)
    expect(logged).toEqual([{ problem, settings: null }])
    audio.refuse(null)
    await record()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['unplugged', /^マイクが外れました。/],
    ['in-use', /^マイクの音を受け取れません。/],
    ['rate-changed', /^マイクの設定（サンプルレート）が変わった/],
  ] as const)('during the recording keeps what was said, and goes on with another: %s', async (problem, said) => {
    const fake = open({ evaluate })
    await record()
    act(() => audio.lose(problem))
    expect((await screen.findByRole('listitem')).textContent).toMatch(said)
    expect(screen.getByText('録音を止めました。ここまでの録音は残っています。')).toBeVisible()
    expect(screen.getByText('マイクはオフです')).toBeVisible()
    await user.click(named(/^続きから録音する/))
    await screen.findByRole('button', { name: /^録音を終える/ })
    hear(voice)
    await user.click(named(/^録音を終える/))
    expect(await screen.findByText('途中で止まったため、2つの録音をつなぎました。')).toBeVisible()
    expect(await screen.findByText('点数 82')).toBeVisible()
    const bytes = fake.calls.flatMap(({ method, argument }) =>
      method === 'evaluation.frames' ? [(argument as { bytes: Uint8Array }).bytes.length] : [],
    )
    expect(bytes.reduce((sum, count) => sum + count, 0) / 70).toBe(Math.ceil((voice.length * 2) / 320))
    expect(methods(fake).filter(method => method === 'evaluation.begin')).toHaveLength(1)
  })

  it('lets the teacher end with what there is', async () => {
    open()
    await record()
    act(() => audio.tell({ hasSlept: true }))
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^パソコンがスリープしたため/)
    await user.click(named('ここまでで終える'))
    expect(await screen.findByText('録音しました。')).toBeVisible()
  })

  it.each([
    ['muted', () => audio.mute(true), /^マイクがミュート/],
    ['nothing arrives', () => audio.tell({ problems: ['stalled'] }), /^マイクから音が届いていません。/],
    ['silence', () => audio.hear(new Int16Array(32_000)), /^声が入っていません。/],
    ['clipping', () => audio.hear(new Int16Array(32_000).fill(32_767)), /^音が大きすぎて割れています。/],
  ])('in the sound is named while the recording goes on: %s', async (_what, happen, said) => {
    open()
    await record()
    act(() => {
      happen()
      if (_what === 'muted') audio.tell({})
    })
    expect(screen.getByRole('listitem').textContent).toMatch(said)
    expect(audio.isOn()).toBe(true)
  })
})

describe('the check of the microphone before a recording', () => {
  it('shows the level and keeps nothing; the microphone is on only meanwhile', async () => {
    const fake = open({ evaluate })
    await user.click(named('マイクを試す'))
    expect(await screen.findByText('マイクがオンです')).toBeVisible()
    hear(voice)
    expect(screen.getByRole('status')).toHaveTextContent('録音はしません。')
    expect(screen.getByRole('meter', { name: '音の大きさ' })).toHaveAttribute('aria-valuetext', 'ちょうどよい')
    await user.click(named('試し終える'))
    expect(screen.getByText('マイクはオフです')).toBeVisible()
    expect([audio.isOn(), audio.workers(), player.isHeld()]).toEqual([false, 0, false])
    expect(screen.queryByRole('button', { name: '録音を再生' })).toBeNull()
    expect(methods(fake)).not.toContain('evaluation.begin')
  })

  it('says once what is wrong after a recording that failed, too: the newer one', async () => {
    open()
    audio.refuse('in-use')
    await user.click(named(/^録音する/))
    await screen.findByRole('alert')
    await user.click(named('マイクを試す'))
    await waitFor(() => expect(audio.opened).toHaveLength(2))
    await waitFor(() => expect(named('マイクを試す')).toBeVisible())
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toMatch(/^マイクの音を受け取れません。/)
    audio.refuse('no-microphone')
    await user.click(named('マイクを試す'))
    expect(await screen.findByText('マイクが見つかりません。')).toBeVisible()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  it('says what is wrong, and ends when a recording begins, or by itself', async () => {
    open()
    audio.refuse('no-microphone')
    await user.click(named('マイクを試す'))
    expect((await screen.findByRole('listitem')).textContent).toMatch(/^マイクが見つかりません。/)
    audio.refuse(null)
    await user.click(named('マイクを試す'))
    await screen.findByText('マイクがオンです')
    hear(new Int16Array(21 * 16_000).fill(900))
    expect(await screen.findByText('マイクはオフです')).toBeVisible()
    expect(screen.queryByText('録音しました。')).toBeNull()
    await user.click(named('マイクを試す'))
    await screen.findByText('マイクがオンです')
    await record()
    await waitFor(() => expect(audio.workers()).toBe(1))
    expect(screen.getByRole('status')).toHaveTextContent('話してください')
  })
})

describe('the choice of the microphone', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is remembered, and used', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      mediaDevices: Object.assign(new EventTarget(), {
        enumerateDevices: async () => [{ kind: 'audioinput', deviceId: 'usb', label: 'USBマイク' }],
      }),
    })
    const fake = open()
    // The field is there before its devices are.
    await screen.findByRole('option', { name: 'USBマイク' })
    await user.selectOptions(screen.getByRole('combobox', { name: '録音する機器' }), 'USBマイク')
    expect(fake.calls.find(({ method }) => method === 'app.setPreferences')?.argument).toEqual({ microphone: 'usb' })
    await record()
    expect(audio.opened).toEqual(['usb'])
  })

  it('that cannot be stored is said', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      mediaDevices: Object.assign(new EventTarget(), {
        enumerateDevices: async () => [{ kind: 'audioinput', deviceId: 'usb', label: 'USBマイク' }],
      }),
    })
    const fake = open()
    fake.answer('app.setPreferences', () => failure('invalid-request', 'このパソコンに保存できません。'))
    await screen.findByRole('option', { name: 'USBマイク' })
    await user.selectOptions(screen.getByRole('combobox', { name: '録音する機器' }), 'USBマイク')
    expect(await screen.findByText('このパソコンに保存できません。')).toBeVisible()
  })

  it('that is not there any more is replaced, and the page says so', async () => {
    open({}, 'gone')
    audio.replace(true)
    await record()
    expect(screen.getByRole('listitem').textContent).toMatch(
      /^選んだマイクがつながっていないため、パソコンの設定のマイクで録音しています。/,
    )
    expect(within(screen.getByRole('combobox')).getByRole('option', { selected: true })).toHaveTextContent(
      '選んだ機器（今はつながっていません）',
    )
  })
})

describe('recordings that have no result', () => {
  const one = { id: 'k-1', text: 'Good morning.', category: 'read_sentence', at: 1, seconds: 3.4 }

  it('are evaluated or deleted', async () => {
    kept = [one, { ...one, id: 'k-2', text: 'Good night.' }]
    const fake = open()
    fake.answer('evaluation.again', ({ id }) => {
      kept = kept.filter(other => other.id !== id)
      return success(scored)
    })
    fake.answer('evaluation.cancel', ({ id }) => {
      kept = kept.filter(other => other.id !== id)
      return success(null)
    })
    await user.click(await screen.findByRole('button', { name: '「Good morning.」を採点する' }))
    expect(await screen.findByText('採点しました（82点）')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Good morning.')).toBeNull())
    await user.click(named('「Good night.」の録音を削除'))
    await user.click(await screen.findByRole('button', { name: '削除する' }))
    await waitFor(() => expect(screen.queryByText('Good night.')).toBeNull())
  })

  it('say why they have none still', async () => {
    kept = [one]
    const fake = open()
    fake.answer('evaluation.again', () => failure('network', '音声評価のサーバーにつながりません。'))
    await user.click(await screen.findByRole('button', { name: '「Good morning.」を採点する' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('音声評価のサーバーにつながりません。')
    expect(screen.getByText('Good morning.')).toBeVisible()
  })

  it.each([
    [9, 0],
    [10, 1],
  ])('of which there are %d: %d words that the next one removes the oldest', async (count, said) => {
    kept = Array.from({ length: count }, (_, at) => ({ ...one, id: `k-${at}` }))
    open()
    expect(
      await screen.findByText('採点できなかった録音が、このパソコンに残っています。ログアウトすると消えます。'),
    ).toBeVisible()
    const full = '残せるのは10件までです。次に録音すると、いちばん古い録音が消えます。'
    expect(screen.queryAllByText(full)).toHaveLength(said)
  })

  it('are there at once after a recording that could not be evaluated', async () => {
    const fake = open({ evaluate })
    fake.answer('evaluation.end', () => {
      kept = [one]
      return failure('network', '音声評価のサーバーにつながりません。')
    })
    await record()
    await user.click(named(/^録音を終える/))
    expect(await screen.findByText('Good morning.')).toBeVisible()
  })

  it('are not mentioned where there are none', async () => {
    const fake = open()
    await waitFor(() => expect(methods(fake)).toContain('evaluation.list'))
    expect(
      screen.queryByText('採点できなかった録音が、このパソコンに残っています。ログアウトすると消えます。'),
    ).toBeNull()
  })
})
