/** The teacher's own recording by the microphone, beside a chosen file, over a fake audio graph. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import * as capture from '../../../../renderer/audio/capture/recorder-parts'
import * as measuring from '../../../../renderer/audio/triage/measure-bytes'
import type { SoundMeasures } from '../../../../renderer/audio/triage/triage-types'
import { success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { type FakeGraph, fakeGraph, fakeRecorderParts } from '../../../fakes/recorder'
import { defined } from '../../../fixtures/defined'
import { replace } from '../../../fixtures/replace'
import { clearVoice } from '../../../fixtures/sound-measures'
import { wav } from '../../../fixtures/sounds'
import { speechSamples } from '../../../fixtures/speech-frames'
import { button, choose, english, fileOf, nextSound, openOwn, school, slotButton } from './recitation-page'

let audio: FakeGraph
let measured: SoundMeasures
const parts = fakeRecorderParts(() => audio)
replace(capture, 'recorderParts', parts)
replace(measuring, 'measureBytes', async () => measured)

beforeEach(() => {
  audio = fakeGraph()
  measured = clearVoice
})

const begin = () => userEvent.click(button(/^(マイクで録音する|録音し直す)/))
const end = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^録音を終える/ }))
  await screen.findByText('録音しました。')
}
const hear = async () => {
  await screen.findByRole('button', { name: /^録音を終える/ })
  act(() => audio.hear(speechSamples('I like tea.')))
}
async function record(): Promise<void> {
  await begin()
  await hear()
  await end()
}
const use = async () => userEvent.click(await screen.findByRole('button', { name: 'この録音を使う' }))
const pressR = () => fireEvent.keyDown(document.body, { key: 'r' })
const question = '送っていない録音があります。この録音を使わずに進みますか。'
const isAsked = () => waitFor(() => expect(screen.getByText(question)).toBeVisible())
const sentNames = (fake: FakeBridge) =>
  fake.requests('upload-sound-file').map(({ file }) => (file as { name: string }).name)

describe('the teacher’s own recording by the microphone', () => {
  it('takes the place of a file, if the teacher agrees', async () => {
    const fake = await openOwn()
    await choose(fileOf(wav()))
    await screen.findByText('tea.wav（00:02）')
    await begin()
    await isAsked()
    await userEvent.click(button('録音を使わない'))
    await hear()
    expect(screen.queryByText('tea.wav（00:02）')).toBeNull()
    await end()
    await use()
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('自分の録音'))
    expect(sentNames(fake)).toEqual(['録音.wav'])
  })

  it('is not recorded over by the key R without a question', async () => {
    const fake = await openOwn()
    await record()
    await screen.findByRole('button', { name: 'この録音を使う' })
    pressR()
    await isAsked()
    expect(audio.isOn()).toBe(false)
    await userEvent.click(button('キャンセル'))
    await waitFor(() => expect(screen.queryByText(question)).toBeNull())
    await use()
    await waitFor(() => expect(sentNames(fake)).toEqual(['録音.wav']))
  })

  it('goes on while the key R that began it is held down', async () => {
    await openOwn()
    pressR()
    await screen.findByRole('button', { name: /^録音を終える/ })
    fireEvent.keyDown(document.body, { key: 'r', repeat: true })
    expect(button(/^録音を終える/)).toBeVisible()
    expect(audio.isOn()).toBe(true)
  })

  it('gives way to a file only if the teacher agrees', async () => {
    await openOwn()
    await record()
    await choose(fileOf(wav()))
    await isAsked()
    await userEvent.click(button('キャンセル'))
    await waitFor(() => expect(screen.queryByText(question)).toBeNull())
    expect(screen.queryByText('tea.wav（00:02）')).toBeNull()
    await choose(fileOf(wav()))
    await isAsked()
    await userEvent.click(button('録音を使わない'))
    expect(await screen.findByText('tea.wav（00:02）')).toBeVisible()
  })

  it('is not lost without a question when the voice is taken again', async () => {
    const fake = await openOwn()
    await record()
    await use()
    await waitFor(() => expect(slotButton('文1')).toHaveTextContent('自分の録音'))
    await record()
    await screen.findByRole('button', { name: 'この録音を使う' })
    await userEvent.click(button('英語の声に戻す'))
    await isAsked()
    await userEvent.click(button('キャンセル'))
    expect(button('この録音を使う')).toBeEnabled()
    expect(fake.requests('text-to-speech')).toHaveLength(1)
  })

  it('that goes on after an interruption is not asked about', async () => {
    await openOwn()
    await begin()
    await hear()
    act(() => audio.lose('unplugged'))
    await userEvent.click(await screen.findByRole('button', { name: /^続きから録音する/ }))
    await waitFor(() => expect(audio.isOn()).toBe(true))
    expect(screen.queryByText(question)).toBeNull()
  })

  it('is locked while one is sent, which then is done with', async () => {
    const fake = await openOwn()
    let answer: (value: ReturnType<typeof success>) => void = () => undefined
    fake.api('upload-sound-file', () => new Promise(resolve => (answer = resolve as typeof answer)))
    await record()
    await use()
    expect(await screen.findByText('録音を送っています 0%')).toBeVisible()
    expect(button(/^録音し直す/)).toBeDisabled()
    expect(button('音声ファイルを選ぶ')).toBeDisabled()
    pressR()
    expect(audio.opened).toHaveLength(1)
    const slot = defined(school.slots[0])
    Object.assign(slot, { audio_file: nextSound() })
    await act(async () => answer(success(slot)))
    expect(await screen.findByRole('button', { name: /^マイクで録音する/ })).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'この録音を使う' })).toBeNull()
    expect(slotButton('文1')).toHaveTextContent('自分の録音')
  })

  it('is checked as a file is: silence is not sent', async () => {
    measured = { ...clearVoice, spoken: null, soundSeconds: 0.1, silenceShare: 1, loudness: null }
    const fake = await openOwn()
    await record()
    expect(await screen.findByText('音が入っていません。マイクを確かめて、録音し直してください。')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'この録音を使う' })).toBeNull()
    expect(fake.requests('upload-sound-file')).toEqual([])
    // There is nothing to lose.
    measured = { ...clearVoice, loudness: -50 }
    await record()
    expect(await screen.findByText('声が小さいです。生徒には聞き取りにくいかもしれません。')).toBeVisible()
    expect(button('この録音を使う')).toBeEnabled()
  })

  it('has the only microphone', async () => {
    await openOwn()
    await begin()
    await hear()
    expect(button('自分で読んでみる')).toBeDisabled()
    expect(screen.getByText('録音を終えると、読んでみられます。')).toBeVisible()
    expect(button('音声ファイルを選ぶ')).toBeDisabled()
    await end()
    await waitFor(() => expect(button('自分で読んでみる')).toBeEnabled())
  })

  it('ends when everything is cleared, and nothing of the slot stays', async () => {
    await openOwn()
    await userEvent.click(button('この欄を空にする'))
    expect(screen.getByRole('button', { name: '元に戻す' })).toBeVisible()
    await begin()
    await hear()
    await userEvent.click(button('最初からやり直す'))
    await userEvent.click(await screen.findByRole('button', { name: 'キャンセル' }))
    expect(screen.getByRole('textbox', { name: '教材名' })).toHaveValue('茶')
    expect(audio.isOn()).toBe(true)
    await userEvent.click(button('最初からやり直す'))
    await userEvent.click(await screen.findByRole('button', { name: 'すべて消す' }))
    await waitFor(() => expect(audio.isOn()).toBe(false))
    expect(await english()).toHaveValue('')
    expect(screen.queryByRole('button', { name: '元に戻す' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^録音/ })).toBeNull()
  })
})
