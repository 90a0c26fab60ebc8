/** 「自分で読んでみる」: the teacher's own reading in the result view of students, over a fake audio graph. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import * as capture from '../../../../renderer/audio/capture/recorder-parts'
import { emptySlot, type SlotDraft } from '../../../../renderer/features/recitation/recitation-draft'
import { TryReading } from '../../../../renderer/screens/recitation/TryReading'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { type FakeGraph, fakeGraph, fakeRecorderParts } from '../../../fakes/recorder'
import { replace } from '../../../fixtures/replace'
import { speechSamples } from '../../../fixtures/speech-frames'
import { putBridge, renderScreen } from '../../render'

const parts = fakeRecorderParts(() => audio)
replace(capture, 'recorderParts', parts)

const sentence = 'I get up at six.'
const scored = {
  answer: { total_score: 82, accuracy_score: 90, fluency_score: 75, integrity_score: 80 },
  words: [
    { word: 'I', score: 95, isRead: true },
    { word: 'six', score: 0, isRead: false },
  ],
  note: '見本の採点です。',
}
const named = (name: string | RegExp) => screen.getByRole('button', { name })

let audio: FakeGraph
let kept: { id: string; text: string; category: string; at: number; seconds: number }[]
beforeEach(() => {
  audio = fakeGraph()
  kept = []
})

function render(over: Partial<SlotDraft> = {}): FakeBridge {
  const fake = putBridge({ session: teacher })
  fake.answer('evaluation.list', () => success({ recordings: kept, hasRunning: false }))
  fake.answer('evaluation.begin', () => success({ id: 'r-1' }))
  fake.answer('evaluation.frames', ({ first, bytes }) => success({ next: first + bytes.length / 70, problem: null }))
  fake.answer('evaluation.end', () => success(scored))
  fake.answer('evaluation.again', () => success(scored))
  fake.answer('evaluation.cancel', () => success(null))
  renderScreen(<TryReading slot={{ ...emptySlot('read_sentence'), content: sentence, ...over }} name="文1" />)
  return fake
}

async function read(): Promise<void> {
  await userEvent.click(named('自分で読んでみる'))
  await userEvent.click(await screen.findByRole('button', { name: /^読んで録音する/ }))
  await screen.findByRole('button', { name: /^録音を終える/ })
  act(() => audio.hear(speechSamples(sentence)))
  await userEvent.click(named(/^録音を終える/))
}

describe('the teacher’s own reading', () => {
  it('is evaluated for the text of the slot, and shown as a student would see it', async () => {
    const fake = render({ content: 'Ｉ　get up at six.', translate: '6時に起きます。' })
    await read()
    const result = await screen.findByRole('region', { name: '生徒に見える評価' })
    const begun = fake.calls.find(({ method }) => method === 'evaluation.begin')
    expect(begun?.argument).toMatchObject({ text: sentence, category: 'read_sentence' })
    expect(within(result).getByText('見本の採点です。')).toBeVisible()
    expect(within(result).getAllByText('82')).not.toEqual([])
    expect(within(result).getByText('6時に起きます。')).toBeVisible()
    for (const [name, value] of [
      ['発音', '90'],
      ['流暢度', '75'],
      ['完成度', '80'],
    ])
      expect(
        within(result)
          .getAllByText(name as string, { exact: false })
          .map(tag => tag.textContent),
      ).toContainEqual(expect.stringContaining(value as string))
    expect(within(result).getByText('I')).toHaveClass('good')
    expect(within(result).getByText('six')).toHaveClass('wrong')
  })

  it('cannot begin without English', () => {
    render({ content: 'お茶' })
    expect(named('自分で読んでみる')).toBeDisabled()
  })

  it('without an evaluation server says so, and the recording can still be heard', async () => {
    const fake = render()
    fake.answer('evaluation.begin', () => failure('network', '採点するサーバーにつながりません。'))
    fake.answer('evaluation.end', () => failure('network', '採点するサーバーにつながりません。'))
    await read()
    expect(await screen.findByRole('alert')).toHaveTextContent('採点するサーバーにつながりません。')
    expect(await screen.findByRole('button', { name: '録音を再生' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '生徒に見える評価' })).toBeNull()
  })

  it('is not thrown away by Escape without a question', async () => {
    const fake = render()
    const methods = () => fake.calls.map(({ method }) => method)
    await userEvent.click(named('自分で読んでみる'))
    await userEvent.click(await screen.findByRole('button', { name: /^読んで録音する/ }))
    await screen.findByRole('button', { name: /^録音を終える/ })
    act(() => audio.hear(speechSamples(sentence)))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText(/^録音や採点の途中です。/)).toBeVisible())
    expect(audio.isOn()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/^録音や採点の途中です。/)).toBeNull())
    expect(named(/^録音を終える/)).toBeVisible()
    expect(methods()).not.toContain('evaluation.end')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: '録音を消して閉じる' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(audio.isOn()).toBe(false)
    await waitFor(() => expect(methods()).toContain('evaluation.cancel'))
    expect(methods()).not.toContain('evaluation.end')
  })

  it('closes without a question when nothing is under way', async () => {
    render()
    await read()
    await screen.findByRole('region', { name: '生徒に見える評価' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('without a microphone says so, and begins nothing', async () => {
    const fake = render()
    audio.refuse('no-microphone')
    await userEvent.click(named('自分で読んでみる'))
    await userEvent.click(await screen.findByRole('button', { name: /^読んで録音する/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('マイク')
    expect(fake.calls.filter(({ method }) => method === 'evaluation.end')).toEqual([])
  })

  it('of an earlier time is evaluated with its own text', async () => {
    kept = [{ id: 'k-1', text: 'I am six.', category: 'read_sentence', at: 0, seconds: 2 }]
    render()
    await userEvent.click(named('自分で読んでみる'))
    await userEvent.click(await screen.findByRole('button', { name: /I am six.*採点/ }))
    const result = await screen.findByRole('region', { name: '生徒に見える評価' })
    expect(within(result).getByText('I').parentElement).toHaveTextContent('I am six.')
  })
})
