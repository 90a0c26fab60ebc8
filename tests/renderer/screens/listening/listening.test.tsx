import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { player } from '../../../../renderer/audio/player'
import type { SoundMeasures, TriageResult } from '../../../../renderer/audio/triage/index'
import * as triage from '../../../../renderer/audio/triage/use-triage'
import { logOut } from '../../../../renderer/bridge/index'
import { sendCommentsBeforeLogout } from '../../../../renderer/features/listening/comments-before-logout'
import { Listening } from '../../../../renderer/screens/listening/Listening'
import { undoLatestDeletion } from '../../../../renderer/ui/deletions/pending-deletions'
import { UndoBar } from '../../../../renderer/ui/deletions/UndoBar'
import { failure, success } from '../../../../shared/contract/result'
import { type FakeBridge, refusal, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { type FakeMedia, fakeMedia } from '../../../fakes/media-element'
import { replace } from '../../../fixtures/replace'
import { putBridge, renderScreen } from '../../render'

const empty: TriageResult = { measures: null, reasons: [{ code: 'empty', figure: 3, compared: null }] }
const fine: TriageResult = { measures: null, reasons: [] }
/** Four seconds, with two words around a silence of two seconds. */
const measures: SoundMeasures = {
  seconds: 4,
  spoken: { from: 0, to: 4 },
  speechSeconds: 2,
  soundSeconds: 2,
  voicedSeconds: 2,
  loudness: -20,
  noiseFloor: -70,
  voiceAboveNoise: 40,
  silenceShare: 0.5,
  clippingShare: 0,
  bandwidth: 7000,
  speechShare: 1,
  pauses: [{ from: 1, to: 3 }],
  silences: [{ from: 1, to: 3 }],
}
const resultOf = (address: string): TriageResult => {
  if (address.includes('pause')) return { measures, reasons: [] }
  return address.includes('empty') ? empty : fine
}

// jsdom decodes no sound. A file whose name has `empty` has no voice, and one with `pause` has a long silence.
replace(triage, 'useTriage', items => {
  const results = new Map(items.map(({ key, address }) => [key, resultOf(address ?? '')]))
  return { results, done: results.size, total: items.length, retry: () => undefined }
})

let fake: FakeBridge
let media: FakeMedia
let keeps: Map<string, unknown>
let drafts: Map<string, unknown>
let maySend: 0 | 1

const names = ['阿部 陽菜', '石井 蓮', '上田 葵', '遠藤 湊']
/** The recordings of each student, sentence by sentence. */
let files: Record<string, (string | undefined)[]>

const homework = (homework_id: string, title: string) => ({
  homework_id,
  title,
  origin_type: 1,
  start_time: '2026-11-10 08:00:00',
  end_time: '2026-11-25 23:59:59',
})

const paper = (topic_id: string, student_id: string) => ({
  resource: {
    topic_id,
    view_key: 'sentence-reading',
    resource_path: 'https://media.example/r',
    resource_title: '音読',
  },
  content: {
    items: [
      { index: 1, screen_en_text: 'We swim.', audio_file: 'model-a.mp3' },
      { index: 2, screen_en_text: 'She runs.', audio_file: 'model-b.mp3' },
    ],
  },
  answers: (files[student_id] ?? []).map((sound_file, at) => ({
    index: at + 1,
    score: 70,
    sound_file,
    evaluate_html: at === 0 ? '<i class="bad">We</i> <b class="good">swim.</b>' : '<b class="good">She runs.</b>',
  })),
  round: 2,
  rounds: 2,
})

beforeEach(() => {
  files = {
    '1': ['one-a.mp3', 'one-b.mp3'],
    '2': ['empty-a.mp3', 'empty-b.mp3'],
    '3': ['three-a.mp3', 'three-b.mp3'],
  }
  vi.setSystemTime(new Date('2026-11-20T03:00:00Z'))
  media = fakeMedia()
  fake = putBridge({ session: teacher, generation: 1 })
  drafts = keepDrafts(fake)
  keeps = new Map()
  maySend = 1
  fake.answer('keeps.read', ({ key }) => success({ value: keeps.get(key) ?? null }))
  fake.answer('keeps.write', ({ key, value }) => {
    keeps.set(key, value)
    return success(null)
  })
  fake.answer('media.resolve', ({ files: asked }) =>
    success({ addresses: asked.map(file => `https://m.example/${file}`) }),
  )
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: maySend }))
  fake.api('my-homework-list', () => success({ items: [homework('1', '音読の宿題')], total: 1 }))
  fake.api('homework-topic-list', () =>
    success({
      items: [
        { topic_id: '11', view_key: 'sentence-reading', resource_title: '音読', completed_count: 3 },
        { topic_id: '12', view_key: 'blank-filling', resource_title: '空所補充', completed_count: 3 },
      ],
      total: 2,
    }),
  )
  fake.api('one-topic-overview', () =>
    success({
      items: names.map((nickname, at) => ({
        student_id: String(at + 1),
        number: String(at + 1),
        nickname,
        team_name: '1年A組',
        ...(at === 3 ? {} : { score: 70, learn_count: 2, submit_time: '2026-11-19 18:00:00' }),
      })),
      total: 4,
    }),
  )
  fake.api('topic-answer-paper', ({ topic_id, student_id }) => success(paper(topic_id, student_id)))
  fake.api('send-new-message', () => success({ id: '900' }))
})

afterEach(() => {
  player.stop()
  media.restore()
})

/** Where the page is, and what it hands over. */
function Place() {
  const { pathname, state } = useLocation()
  return <output aria-label="place">{JSON.stringify({ pathname, state })}</output>
}

const show = (url = '/') =>
  renderScreen(
    <>
      <Listening />
      <Place />
    </>,
    { url },
  )
/** A program with another page. */
function Leavable() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        ほかの画面
      </button>
      {isHere ? <Listening /> : null}
    </>
  )
}

const user = () => userEvent.setup()
const place = () => JSON.parse(screen.getByRole('status', { name: 'place' }).textContent ?? '')
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const audioOf = (file: string) => document.querySelector<HTMLAudioElement>(`audio[src="https://m.example/${file}"]`)
const playing = () => player.current()?.element()?.getAttribute('src')?.replace('https://m.example/', '')

async function canPlay(file: string): Promise<HTMLAudioElement> {
  await waitFor(() => expect(audioOf(file)).not.toBeNull())
  const audio = audioOf(file) as HTMLAudioElement
  media.canPlay(audio, 4)
  return audio
}

describe('the queue of readings', () => {
  it('shows who it is, the latest score, the coloured text and how many there are', async () => {
    show()
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(screen.getByText('1 / 3')).toBeVisible()
    const pane = screen.getByRole('region', { name: '阿部 陽菜' })
    expect(within(pane).getByText(/1年A組/)).toHaveTextContent('1年A組 1番')
    expect(within(pane).getByText(/音読の宿題 ― 音読/)).toBeVisible()
    expect(await within(pane).findByText('気になる点なし')).toBeVisible()
    expect(within(pane).getByText('We').className).toMatch(/wrong/)
    // who has not handed in, and other topics, are not in the queue; the latest round is read
    expect(fake.requests('topic-answer-paper').map(({ student_id, round }) => [student_id, round])).toEqual([
      ['1', 0],
      ['2', 0],
      ['3', 0],
    ])
  })

  it('plays the sentences as one reading, and the next student by itself', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    await keyboard(' ')
    expect(playing()).toBe('one-a.mp3')
    // the next sentence, the model and the next student are loaded before they are asked for
    const loaded = () =>
      [...document.querySelectorAll('audio')].map(audio => audio.getAttribute('src')?.split('/').at(-1))
    await waitFor(() => expect(loaded().toSorted()).toEqual(['empty-a.mp3', 'model-a.mp3', 'one-a.mp3', 'one-b.mp3']))
    media.end(await canPlay('one-a.mp3'))
    await waitFor(() => expect(playing()).toBe('one-b.mp3'))
    media.end(await canPlay('one-b.mp3'))
    expect(await heading('石井 蓮')).toBeVisible()
    expect(playing()).toBe('empty-a.mp3')
    expect(screen.getByText('2 / 3')).toBeVisible()
    expect(screen.getByRole('list', { name: '音読の状況' })).toHaveTextContent('聞いた 1／3件')
  })

  it('skips students without a recording, and names three of them', async () => {
    const { keyboard } = user()
    const students = ['阿部 陽菜', '石井 蓮', '上田 葵', '遠藤 湊', '大野 海', '加藤 凛']
    files = { '1': ['one-a.mp3'], '6': ['six-a.mp3'] }
    fake.api('one-topic-overview', () =>
      success({
        items: students.map((nickname, at) => ({
          student_id: String(at + 1),
          number: String(at + 1),
          nickname,
          team_name: '1年A組',
          score: 70,
          learn_count: 1,
          submit_time: '2026-11-19 18:00:00',
        })),
        total: 6,
      }),
    )
    show()
    await heading('阿部 陽菜')
    expect(await screen.findByText('1 / 6')).toBeVisible()
    await canPlay('one-a.mp3')
    await keyboard(' ')
    media.end(await canPlay('one-a.mp3'))
    expect(await heading('加藤 凛')).toBeVisible()
    expect(screen.getByText('石井 蓮、上田 葵、遠藤 湊ほか1人は、再生できる録音がないのでとばしました。')).toBeVisible()
  })

  it('stays at the end of the sound while a comment is being written', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    await keyboard(' ')
    const comment = screen.getByRole('textbox', { name: /コメント/ })
    await userEvent.click(comment)
    await keyboard('Good ')
    media.end(await canPlay('one-a.mp3'))
    await waitFor(() => expect(playing()).toBe('one-b.mp3'))
    media.end(await canPlay('one-b.mp3'))
    expect(
      await screen.findByText('再生が終わりました。コメントを書いている間は、次の生徒へ進みません。'),
    ).toBeVisible()
    await keyboard('work 1')
    expect(comment).toHaveValue('Good work 1')
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(screen.getByText('1 / 3')).toBeVisible()
  })

  it('stops with Space and goes on where it stopped; A plays the model of the same sentence', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    const audio = await canPlay('one-a.mp3')
    await keyboard(' ')
    media.tick(audio, 2)
    await keyboard(' ')
    expect(playing()).toBeUndefined()
    await keyboard(' ')
    expect(audio.currentTime).toBe(2)
    // both are alive before the key asks for them, and stay alive
    const model = await canPlay('model-a.mp3')
    const side = () => document.querySelector('button[aria-keyshortcuts="a"]')
    await keyboard('a')
    expect(playing()).toBe('model-a.mp3')
    expect(side()).toHaveAttribute('aria-pressed', 'true')
    expect(model.currentTime).toBe(2)
    expect(audio).toBeInTheDocument()
    await keyboard('a')
    expect(playing()).toBe('one-a.mp3')
    expect(side()).toHaveAttribute('aria-pressed', 'false')
    expect(await canPlay('one-a.mp3')).toBe(audio)
    expect(model).toBeInTheDocument()
    await keyboard('{ArrowDown}')
    expect(playing()).toBe('one-b.mp3')
  })

  it('leaves out the long silence of a measured recording, unless the teacher wants to hear it', async () => {
    files['1'] = ['pause-a.mp3']
    const { keyboard, click } = user()
    show()
    await heading('阿部 陽菜')
    const audio = await canPlay('pause-a.mp3')
    await keyboard(' ')
    media.tick(audio, 1.1)
    expect(audio.currentTime).toBe(1.1)
    media.tick(audio, 1.2)
    expect(audio.currentTime).toBe(2.85)
    await click(screen.getByRole('switch', { name: '無音をとばす' }))
    media.tick(audio, 1.2)
    expect(audio.currentTime).toBe(1.2)
  })

  it('marks by digits, goes on, takes a mark back, and keeps the marks', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('2')
    expect(await heading('石井 蓮')).toBeVisible()
    await keyboard('1')
    expect(await heading('上田 葵')).toBeVisible()
    const counts = screen.getByRole('list', { name: '音読の状況' })
    expect(counts).toHaveTextContent('よくできた 1')
    expect(counts).toHaveTextContent('もう一度 1')
    await keyboard('{Shift>}K{/Shift}')
    expect(await heading('石井 蓮')).toBeVisible()
    expect(screen.getByRole('button', { name: 'よくできた' })).toHaveAttribute('aria-pressed', 'true')
    // the same digit removes it, and stays
    await keyboard('1')
    expect(screen.getByRole('button', { name: 'よくできた' })).toHaveAttribute('aria-pressed', 'false')
    expect(counts).not.toHaveTextContent('よくできた')
    await keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('button', { name: 'よくできた' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('石井 蓮の印を元に戻しました。')).toBeInTheDocument()
    await waitFor(() =>
      expect(keeps.get('listening-marks')).toMatchObject({
        '1': { marks: { '11/1': { mark: 2 }, '11/2': { mark: 1 } } },
      }),
    )
    await waitFor(() => expect(keeps.get('listening-places')).toMatchObject({ '|||2026-11-19': { item: '11/2' } }))
    expect(screen.getByText(/印はこのPCにだけ残ります。/)).toBeVisible()
  })

  it('stays after a mark, and after the sound, if the teacher wants to go on herself', async () => {
    keeps.set('listening-settings', { playsNext: false, skipsSilence: true, markGoesOn: false })
    files['1'] = ['one-a.mp3']
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('2')
    expect(await screen.findByText('もう一度 1')).toBeVisible()
    await canPlay('one-a.mp3')
    await keyboard(' ')
    expect(playing()).toBe('one-a.mp3')
    media.end(await canPlay('one-a.mp3'))
    await waitFor(() => expect(screen.getByRole('list', { name: '音読の状況' })).toHaveTextContent('聞いた 1／3件'))
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(screen.getByText('1 / 3')).toBeVisible()
  })

  it('goes three seconds back or on by the arrow keys, and over the end of a sentence to the next', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    const audio = await canPlay('one-a.mp3')
    await keyboard(' ')
    media.tick(audio, 0.5)
    await keyboard('{ArrowRight}')
    expect(audio.currentTime).toBe(3.5)
    await keyboard('{ArrowLeft}')
    expect(audio.currentTime).toBe(0.5)
    media.tick(audio, 2)
    await keyboard('{ArrowRight}')
    expect(playing()).toBe('one-b.mp3')
    await keyboard('{ArrowUp}')
    expect(playing()).toBe('one-a.mp3')
  })

  it('ignores digits and letters in the field of a comment, and during composition', async () => {
    const { keyboard, click } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('c')
    const field = screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' })
    expect(field).toHaveFocus()
    await keyboard('1 a')
    expect(field).toHaveValue('1 a')
    expect(playing()).toBeUndefined()
    // keys of an input method, which a browser sends from the page if the field has just lost the focus
    for (const composed of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(document.body, { key: '1', ...composed })
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true })
    expect(screen.queryByText('送ります')).toBeNull()
    expect(keeps.has('listening-marks')).toBe(false)
    await keyboard('{Escape}')
    expect(field).not.toHaveFocus()
    await click(screen.getByRole('button', { name: 'もう一度' }))
    expect(await heading('石井 蓮')).toBeVisible()
  })

  it('has the flagged ones alone, and says in words why', async () => {
    const { keyboard, click } = user()
    show()
    await heading('阿部 陽菜')
    await click(await screen.findByRole('radio', { name: '気になるものだけ 1' }))
    expect(await heading('石井 蓮')).toBeVisible()
    expect(screen.getByText('1 / 1')).toBeVisible()
    expect(screen.getByRole('list', { name: '気になる点' })).toHaveTextContent(
      '1文目ほか1文：声が入っていません（3.0秒）',
    )
    await keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'まとめ' })).toHaveFocus()
  })

  it('shows the summary by G, which stops the sound', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    await keyboard(' ')
    expect(playing()).toBe('one-a.mp3')
    await keyboard('g')
    expect(await screen.findByRole('heading', { name: 'まとめ' })).toHaveFocus()
    expect(playing()).toBeUndefined()
  })

  it('plays only the misread words', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('ww')
    expect(screen.getByRole('radio', { name: 'つまずいた語だけ 3' })).toBeChecked()
    await waitFor(() => expect(screen.getByRole('button', { name: '再生' })).toBeEnabled())
    const audio = await canPlay('one-a.mp3')
    await keyboard(' ')
    await waitFor(() => expect(playing()).toBe('one-a.mp3'))
    // “We” is two of six letters: it ends at 1.33 s, and 0.3 s after it
    media.tick(audio, 1.7)
    expect(await heading('石井 蓮')).toBeVisible()
  })

  it('asks those whose recordings are empty to record again in two actions', async () => {
    const { click, keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('{Enter}')
    await heading('石井 蓮')
    await click(await screen.findByRole('button', { name: '1人に再提出のお願い' }))
    const dialog = await screen.findByRole('dialog', { name: '再提出のお願い' })
    expect(dialog).toHaveTextContent('石井 蓮')
    expect(dialog).toHaveTextContent('【再提出のお願い】音読の宿題')
    expect(fake.requests('send-new-message')).toEqual([])
    await click(within(dialog).getByRole('button', { name: '1人に送信する' }))
    expect(await screen.findByText('1人に再提出のお願いを送りました。')).toBeVisible()
    expect(fake.requests('send-new-message')).toEqual([
      {
        title: '【再提出のお願い】音読の宿題',
        content:
          '「音読の宿題」の音読に、声の入っていない録音があるようです。\nマイクを確かめてから、もう一度録音して提出してください。',
        student_ids: '2',
        homework_ids: '1',
      },
    ])
    // nobody is asked twice
    expect(screen.queryByRole('button', { name: '1人に再提出のお願い' })).toBeNull()
    expect(screen.getByText('再提出のお願いを送りました。')).toBeVisible()
    await keyboard('g')
    expect(await screen.findByText('1人にはお願いを送りました。')).toBeVisible()
    expect(screen.queryByRole('button', { name: /再提出のお願い/ })).toBeNull()
  })

  it('says in the dialog why the request could not be sent, and lets her edit its words', async () => {
    fake.api('send-new-message', () => refusal(400, '送信できない宿題です。'))
    const { click, keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('g')
    await click(await screen.findByRole('button', { name: '1人に再提出のお願い' }))
    const dialog = await screen.findByRole('dialog', { name: '再提出のお願い' })
    await click(within(dialog).getByRole('button', { name: '1人に送信する' }))
    expect(await within(dialog).findByText('送信できない宿題です。')).toBeVisible()
    await click(within(dialog).getByRole('button', { name: '文面を直す' }))
    expect(place()).toMatchObject({
      pathname: '/admin/message/send',
      state: {
        receivers: {
          title: '【再提出のお願い】音読の宿題',
          studentIds: ['2'],
          homeworks: [{ id: '1', title: '音読の宿題' }],
          content: expect.stringContaining('もう一度録音して提出してください。'),
        },
      },
    })
  })

  const noAnswer =
    'サーバーから返事がなく、送信できたか確認できませんでした。もう一度確かめるまで、お願いは送りません。'
  const sentMessages = () => fake.requests('send-new-message')
  const openRedo = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '1人に再提出のお願い' }))
    const dialog = await screen.findByRole('dialog', { name: '再提出のお願い' })
    return within(dialog)
  }
  /** Opens the dialog from a new queue, and sends what it proposes. */
  const sendRedo = async () => {
    const { keyboard, click } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('g')
    const dialog = await openRedo()
    await click(dialog.getByRole('button', { name: '1人に送信する' }))
    return { dialog, keyboard }
  }

  it('looks up a request whose answer was lost, also after she has left the page, and sends it once', async () => {
    fake.api('send-new-message', () => failure('timeout', ''))
    fake.api('outbox-message-list', () => failure('timeout', ''))
    const { keyboard, click } = user()
    renderScreen(<Leavable />)
    await heading('阿部 陽菜')
    await keyboard('g')
    let dialog = await openRedo()
    await click(dialog.getByRole('button', { name: '1人に送信する' }))
    expect(await dialog.findByText(noAnswer)).toBeVisible()
    await click(dialog.getByRole('button', { name: '送信できたか確かめる' }))
    await waitFor(() => expect(fake.requests('outbox-message-list')).toHaveLength(2))
    expect(await dialog.findByText(noAnswer)).toBeVisible()
    await keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // another page, and back
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await heading('阿部 陽菜')
    await keyboard('g')
    dialog = await openRedo()
    expect(dialog.getByText(noAnswer)).toBeVisible()
    expect(dialog.queryByRole('button', { name: '文面を直す' })).toBeNull()
    const row = { id: '900', title: '【再提出のお願い】音読の宿題', send_time: '2026-11-20 12:00:01' }
    fake.api('outbox-message-list', () => success({ items: [row], total: 1 }))
    await click(dialog.getByRole('button', { name: '送信できたか確かめる' }))
    expect(await screen.findByText('1人に再提出のお願いを送りました。')).toBeVisible()
    expect(screen.getByText('1人にはお願いを送りました。')).toBeVisible()
    expect(sentMessages()).toHaveLength(1)
  })

  it('offers to send again what the outbox does not have', async () => {
    fake.api('send-new-message', () => failure('timeout', ''))
    fake.api('outbox-message-list', () => success({ items: [], total: 0 }))
    const { dialog } = await sendRedo()
    expect(await dialog.findByText('送信できませんでした。もう一度お試しください。')).toBeVisible()
    expect(dialog.getByRole('button', { name: '1人に送信する' })).toBeEnabled()
  })

  it('does not close while it sends, so that a failure is seen', async () => {
    let answer: (refused: ReturnType<typeof refusal>) => void = () => undefined
    fake.api('send-new-message', () => new Promise<ReturnType<typeof refusal>>(resolve => (answer = resolve)))
    const { dialog, keyboard } = await sendRedo()
    await waitFor(() => expect(sentMessages()).toHaveLength(1))
    for (const name of ['閉じる', 'キャンセル', '文面を直す'])
      expect(dialog.getByRole('button', { name })).toBeDisabled()
    await keyboard('{Escape}')
    answer(refusal(400, '送信できない宿題です。'))
    expect(await dialog.findByText('送信できない宿題です。')).toBeVisible()
    expect(dialog.getByRole('button', { name: '閉じる' })).toBeEnabled()
  })

  it('remembers on another page whom she has asked, until the logout', async () => {
    const { keyboard, click } = user()
    renderScreen(<Leavable />)
    await heading('阿部 陽菜')
    await keyboard('g')
    await click((await openRedo()).getByRole('button', { name: '1人に送信する' }))
    expect(await screen.findByText('1人にはお願いを送りました。')).toBeVisible()
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await heading('阿部 陽菜')
    await keyboard('g')
    expect(await screen.findByText('1人にはお願いを送りました。')).toBeVisible()
    expect(screen.queryByRole('button', { name: /再提出のお願い/ })).toBeNull()
    await act(() => logOut())
    expect(await screen.findByRole('button', { name: '1人に再提出のお願い' })).toBeVisible()
  })

  it('says why a teacher who may not send messages copies the names', async () => {
    maySend = 0
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    expect(await screen.findByText(/このアカウントではメッセージを送れないため/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'メッセージで送る' })).toBeNull()
    await keyboard('g')
    expect(await screen.findByRole('button', { name: '名前を写す' })).toBeVisible()
    expect(screen.getByText(/このアカウントではメッセージを送れません/)).toBeVisible()
  })

  it('sends a comment as a message with the homework, after the time to undo', async () => {
    const { keyboard, type } = user()
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    try {
      show()
      await heading('阿部 陽菜')
      await type(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' }), 'rの音を直しましょう。')
      await keyboard('{Control>}{Enter}{/Control}')
      expect(await screen.findByText('送ります')).toBeVisible()
      expect(fake.requests('send-new-message')).toEqual([])
      await vi.advanceTimersByTimeAsync(8000)
      await waitFor(() =>
        expect(fake.requests('send-new-message')).toEqual([
          {
            title: '阿部 陽菜さんへ：「音読の宿題」の音読について',
            content: 'rの音を直しましょう。',
            student_ids: '1',
            homework_ids: '1',
          },
        ]),
      )
      expect(await screen.findByText('メッセージで送りました。')).toBeVisible()
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends no comment that is too long for a message', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    const field = screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' })
    fireEvent.change(field, { target: { value: 'あ'.repeat(1001) } })
    expect(screen.getByText('1001/1000')).toBeVisible()
    field.focus()
    await keyboard('{Control>}{Enter}{/Control}')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining('1000文字以内で入力してください。'))
    expect(screen.queryByText('送ります')).toBeNull()
  })

  it('offers sentences about readings, and the teacher’s own, but none about spelling', async () => {
    const own = { used: 3, at: 1_795_000_000, slot: null }
    const starter = { id: 'starter-3', text: 'つづりを確かめましょう。正しくは {正しい形} です。', ...own }
    const mine = { id: 'mine', text: 'リズムよく読めました。', ...own }
    const praise = { id: 'starter-1', text: 'よく書けています。言いたいことがはっきり伝わります。', ...own }
    const ofWords = { id: 'of-words', text: '{語} のつづりを確かめましょう。', ...own }
    const toHer = { id: 'to-her', text: '{名前}さん、次も楽しみです。', ...own, used: 0, at: 0 }
    keeps.set('comment-bank', { entries: [starter, ofWords, mine, praise, toHer] })
    const { clear, click, type } = user()
    show()
    await heading('阿部 陽菜')
    const sentences = () => within(screen.getByRole('list', { name: '例文' })).queryAllByRole('button')
    await waitFor(() => expect(sentences().map(({ textContent }) => textContent)).toContain('リズムよく読めました。'))
    expect(sentences().map(({ textContent }) => textContent)).toEqual([
      'リズムよく読めました。',
      'はっきりした声で読めています。この調子で続けましょう。',
      '{名前}さんの声がよく聞こえて、聞きやすい音読でした。',
      '意味のまとまりで区切って読むと、もっと伝わります。',
      '強く読むところと弱く読むところの差をつけると、英語らしくなります。',
    ])
    await type(screen.getByRole('textbox', { name: '例文を探す' }), 'つづり')
    await waitFor(() => expect(sentences()).toEqual([]))
    await clear(screen.getByRole('textbox', { name: '例文を探す' }))
    await type(screen.getByRole('textbox', { name: '例文を探す' }), '楽しみ')
    expect(await screen.findByRole('button', { name: '{名前}さん、次も楽しみです。' })).toBeVisible()
    await clear(screen.getByRole('textbox', { name: '例文を探す' }))
    const named = await screen.findByRole('button', { name: /声がよく聞こえて/ })
    await click(named)
    expect(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' })).toHaveValue(
      '阿部 陽菜さんの声がよく聞こえて、聞きやすい音読でした。',
    )
  })

  it('keeps a comment that cannot be sent as a draft', async () => {
    maySend = 0
    const { type } = user()
    show()
    await heading('阿部 陽菜')
    await type(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' }), 'よい')
    await waitFor(() =>
      expect(drafts.get('listening/comments')).toEqual({
        '11/1': { text: 'よい', isSent: false, of: '2026-11-19 18:00:00', homeworkId: '1', at: 1795143600 },
      }),
    )
  })

  it('shows a comment again that does not name its recording', async () => {
    drafts.set('listening/comments', { '11/1': { text: 'よい', isSent: false } })
    show()
    await heading('阿部 陽菜')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' })).toHaveValue('よい'))
  })

  it('has the marks that were kept by an earlier run', async () => {
    // when the students handed in: 2026-11-19 18:00 in Japan
    const of = 1_795_078_800
    keeps.set('listening-marks', { '1': { at: 1, marks: { '11/1': { mark: 3, of }, '11/2': { mark: 2, of } } } })
    show()
    await heading('阿部 陽菜')
    expect(await screen.findByText('もう一度 1')).toBeVisible()
    expect(screen.getByRole('button', { name: '一緒に練習' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('offers to go on where the teacher left off', async () => {
    keeps.set('listening-places', { '|||2026-11-19': { at: 1, item: '11/3' } })
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    expect(await screen.findByText('前回は 3 / 3（上田 葵）まで聞きました。')).toBeVisible()
    await keyboard('r')
    expect(await heading('上田 葵')).toBeVisible()
    expect(screen.queryByText(/前回は/)).toBeNull()
  })

  it('names a sound that cannot be loaded, and goes on', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    await keyboard(' ')
    media.fail(audioOf('one-a.mp3') as HTMLAudioElement)
    expect(await screen.findByText('阿部 陽菜の1文目の音声を読み込めませんでした。')).toBeVisible()
    await waitFor(() => expect(player.current()?.element()).toBe(audioOf('one-b.mp3')))
  })

  it('stops at a student whose sounds all fail, and does not count that reading', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    await keyboard(' ')
    media.fail(audioOf('one-a.mp3') as HTMLAudioElement)
    await waitFor(() => expect(player.current()?.element()).toBe(audioOf('one-b.mp3')))
    media.fail(audioOf('one-b.mp3') as HTMLAudioElement)
    expect(await screen.findByText('阿部 陽菜の音声をどれも読み込めなかったので、ここで止めました。')).toBeVisible()
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(screen.getByRole('list', { name: '音読の状況' })).toHaveTextContent('聞いた 0／3件')
  })

  it('stops after a sentence that is heard alone, and Space plays it again', async () => {
    const { keyboard, click } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('ww')
    await waitFor(() => expect(screen.getByRole('button', { name: '再生' })).toBeEnabled())
    await click(screen.getByRole('button', { name: '2文目を聞く' }))
    const audio = await canPlay('one-b.mp3')
    expect(playing()).toBe('one-b.mp3')
    media.end(audio)
    expect(await screen.findByRole('button', { name: '再生' })).toBeVisible()
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(screen.getByRole('list', { name: '音読の状況' })).toHaveTextContent('聞いた 0／3件')
    await keyboard(' ')
    expect(playing()).toBe('one-b.mp3')
  })

  it('stops when all sounds are stopped, as by the lock, and does not go on', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    await keyboard(' ')
    player.stop()
    expect(await screen.findByRole('button', { name: '再生' })).toBeVisible()
    expect(playing()).toBeUndefined()
    expect(await heading('阿部 陽菜')).toBeVisible()
  })

  it('says what to do without readings, and reads again what failed', async () => {
    fake.api('homework-topic-list', () => success({ items: [], total: 0 }))
    const { unmount } = show()
    expect(await screen.findByText('聞く録音はまだありません。')).toBeVisible()
    unmount()
    fake.api('my-homework-list', () => refusal(503))
    show()
    expect(await screen.findByText('宿題を読み込めませんでした。')).toBeVisible()
  })

  it('does not say that there is nothing to hear if the students could not be read, and reads them again', async () => {
    let fails = true
    fake.api('homework-topic-list', () =>
      fails
        ? refusal(400)
        : success({
            items: [{ topic_id: '11', view_key: 'sentence-reading', resource_title: '音読', completed_count: 3 }],
            total: 1,
          }),
    )
    const { click } = user()
    show()
    expect(await screen.findByText('1件の宿題を読み込めませんでした。')).toBeVisible()
    expect(screen.queryByText('聞く録音はまだありません。')).toBeNull()
    fails = false
    await click(screen.getByRole('button', { name: '再試行' }))
    expect(await heading('阿部 陽菜')).toBeVisible()
  })

  it('reads again only what failed of her own homework, and keeps the focus on the button meanwhile', async () => {
    const items = [
      homework('1', '音読の宿題'),
      homework('2', '読めない宿題'),
      { ...homework('3', '本部の宿題'), origin_type: 2 },
    ]
    fake.api('my-homework-list', () => success({ items, total: 3 }))
    const task = { topic_id: '11', view_key: 'sentence-reading', resource_title: '音読', completed_count: 3 }
    let answer: (refused: ReturnType<typeof refusal>) => void = () => undefined
    let waits = false
    fake.api('homework-topic-list', ({ id }) => {
      if (id === '1') return success({ items: [task], total: 1 })
      return waits ? new Promise<ReturnType<typeof refusal>>(resolve => (answer = resolve)) : refusal(400)
    })
    const { click } = user()
    show()
    await heading('阿部 陽菜')
    expect(await screen.findByText('1件の宿題を読み込めませんでした。')).toBeVisible()
    const asked = () => fake.requests('homework-topic-list').map(({ id }) => id)
    expect(asked()).toEqual(['1', '2', '3'])
    waits = true
    const retry = screen.getByRole('button', { name: '再試行' })
    await click(retry)
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'))
    expect(retry).toHaveFocus()
    expect(screen.getByText('1件の宿題を読み込めませんでした。')).toBeVisible()
    answer(refusal(400))
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
    expect(retry).toHaveFocus()
    expect(asked()).toEqual(['1', '2', '3', '2'])
  })

  it('says that a paper is gone, and lets the teacher go on', async () => {
    fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
      student_id === '1' ? refusal(404) : success(paper(topic_id, student_id)),
    )
    const { keyboard } = user()
    show()
    expect(await screen.findByText(/この答案を読み込めませんでした。/)).toBeVisible()
    await keyboard('{Enter}')
    expect(await heading('石井 蓮')).toBeVisible()
    await keyboard('g')
    expect(await screen.findByText('読み込めなかった答案が1件あります。声が入っているかは分かりません。')).toBeVisible()
    expect(screen.queryByText('声の入っていない録音はありません。')).toBeNull()
  })
})

describe('the score beside the own readings of before', () => {
  const earlier = (at: number) => ({ ...homework(String(at), `前の宿題${at}`), start_time: `2026-11-0${at} 08:00:00` })
  const row = (student: number, score: number) => ({
    student_id: String(student),
    number: String(student),
    nickname: names[student - 1],
    team_name: '1年A組',
    score,
    learn_count: 1,
    submit_time: '2026-11-19 18:00:00',
  })
  beforeEach(() => {
    const classes = { team_ids: 't1' }
    const items = [homework('1', '音読の宿題'), ...[3, 4, 5, 6, 7].map(earlier)].map(one => ({ ...one, ...classes }))
    fake.api('my-homework-list', () => success({ items, total: items.length }))
    // the others have three tasks that are read aloud
    fake.api('homework-topic-list', ({ id }) => {
      const topics = id === '1' ? ['11'] : [`${id}1`, `${id}2`, `${id}3`]
      const of = (topic_id: string) => ({
        topic_id,
        view_key: 'sentence-reading',
        resource_title: '音読',
        completed_count: 2,
      })
      return success({ items: topics.map(of), total: topics.length })
    })
    fake.api('one-topic-overview', ({ homework_id }) =>
      success({
        items: homework_id === '1' ? [row(1, 70), row(2, 40), row(3, 70)] : [row(1, 75), row(2, 80)],
        total: 3,
      }),
    )
  })

  it('is flagged with both figures if it is far from their mean; with few others the page says so', async () => {
    const { keyboard } = user()
    show('/?homework_id=1')
    await heading('阿部 陽菜')
    const flags = await screen.findByRole('list', { name: '気になる点' })
    expect(await within(flags).findByText('気になる点なし')).toBeVisible()
    expect(flags).not.toHaveTextContent('比べていません')
    await keyboard('{Enter}')
    await heading('石井 蓮')
    const far = await screen.findByRole('list', { name: '気になる点' })
    expect(await within(far).findByText('いつもの点と離れています（40点、平均 80点）')).toBeVisible()
    await keyboard('{Enter}')
    await heading('上田 葵')
    expect(await screen.findByText('いつもの点とは比べていません（ほかの音読の点が3つ未満です）')).toBeVisible()
  })

  it('costs a few calls: the four latest homeworks of the class, two tasks of each', async () => {
    show('/?homework_id=1')
    await heading('阿部 陽菜')
    await screen.findByText('気になる点なし')
    const asked = fake.requests('one-topic-overview').map(({ homework_id, topic_id }) => `${homework_id} ${topic_id}`)
    expect(asked.sort()).toEqual(['1 11', '4 41', '4 42', '5 51', '5 52', '6 61', '6 62', '7 71', '7 72'].sort())
  })

  it('is compared later: the queue is there while they are read, and leaving the page cancels that', async () => {
    fake.api('one-topic-overview', ({ homework_id }) =>
      homework_id === '1' ? success({ items: [row(1, 70)], total: 1 }) : new Promise(() => undefined),
    )
    const { unmount } = show('/?homework_id=1')
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    expect(screen.getByRole('list', { name: '気になる点' })).toHaveTextContent('調べています')
    // a few at a time
    const overviews = () => fake.requests('one-topic-overview')
    await waitFor(() => expect(overviews()).toHaveLength(5))
    unmount()
    await waitFor(() => expect(fake.calls.filter(({ method }) => method === 'api.cancel')).toHaveLength(4))
    expect(overviews()).toHaveLength(5)
  })

  it('compares nothing if it cannot be read, and says no word about that', async () => {
    fake.api('homework-topic-list', ({ id }) =>
      id === '1'
        ? success({
            items: [{ topic_id: '11', view_key: 'sentence-reading', resource_title: '音読', completed_count: 2 }],
            total: 1,
          })
        : refusal(500),
    )
    show('/?homework_id=1')
    await heading('阿部 陽菜')
    expect(await screen.findByText(/いつもの点とは比べていません/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what comes while the teacher listens', () => {
  /** The student's rows, those of `changed` with other values. */
  const answerStudents = (changed: Record<string, object>) =>
    fake.api('one-topic-overview', () =>
      success({
        items: names.map((nickname, at) => ({
          student_id: String(at + 1),
          number: String(at + 1),
          nickname,
          team_name: '1年A組',
          ...(at === 3 ? {} : { score: 70, learn_count: 2, submit_time: '2026-11-19 18:00:00' }),
          ...changed[String(at + 1)],
        })),
        total: 4,
      }),
    )
  const fastUser = () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T03:00:00Z') })
    return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  }
  afterEach(() => void vi.useRealTimers())

  it('stays on the day that she hears, and offers the newer one', async () => {
    const { keyboard, click } = fastUser()
    show()
    await heading('阿部 陽菜')
    await keyboard('{Enter}')
    await heading('石井 蓮')
    answerStudents({ '4': { score: 80, learn_count: 1, submit_time: '2026-11-20 12:10:00' } })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await screen.findByText('11月20日（金）に提出された録音が届きました。')).toBeVisible()
    expect(await heading('石井 蓮')).toBeVisible()
    expect(screen.getByText('2 / 3')).toBeVisible()
    await click(screen.getByRole('button', { name: '11月20日（金）の録音を聞く' }))
    expect(await heading('遠藤 湊')).toBeVisible()
    expect(screen.queryByText(/提出された録音が届きました。/)).toBeNull()
  })

  it('offers all recordings if nobody has handed in on that day any more', async () => {
    const { click } = fastUser()
    show()
    await heading('阿部 陽菜')
    const later = { score: 80, learn_count: 3, submit_time: '2026-11-20 12:10:00' }
    answerStudents({ '1': later, '2': later, '3': later })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await screen.findByText('この条件に合う録音はありません。')).toBeVisible()
    await click(screen.getByRole('button', { name: '条件を外す' }))
    expect(await heading('阿部 陽菜')).toBeVisible()
  })

  const outdated = 'この生徒は、もう一度提出しました。いま聞けるのは、前に提出した録音です。'
  const again = { score: 90, learn_count: 3, submit_time: '2026-11-19 20:00:00' }
  const readStudents = () => fake.requests('topic-answer-paper').map(({ student_id }) => student_id)

  it('says that a reading is outdated, marks the one that was heard, and reads the new one after a step', async () => {
    const { keyboard } = fastUser()
    show()
    await heading('阿部 陽菜')
    await canPlay('one-a.mp3')
    files['1'] = ['new-a.mp3', 'new-b.mp3']
    answerStudents({ '1': again, '3': again })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await screen.findByText(outdated)).toBeVisible()
    // that of a student who is not before her is read at once
    expect(readStudents()).toEqual(['1', '2', '3', '3'])
    expect(audioOf('one-a.mp3')).not.toBeNull()
    await keyboard('2')
    await heading('石井 蓮')
    await waitFor(() =>
      expect(keeps.get('listening-marks')).toMatchObject({
        '1': { marks: { '11/1': { mark: 2, of: Date.parse('2026-11-19T18:00:00+09:00') / 1000 } } },
      }),
    )
    // the new recording has no mark, and nobody has heard it
    expect(screen.getByRole('list', { name: '音読の状況' })).toHaveTextContent('聞いた 0／3件')
    expect(screen.getByRole('list', { name: '音読の状況' })).not.toHaveTextContent('もう一度 1')
    await waitFor(() => expect(readStudents()).toEqual(['1', '2', '3', '3', '1']))
    await keyboard('k')
    await heading('阿部 陽菜')
    await waitFor(() => expect(audioOf('new-a.mp3')).not.toBeNull())
    expect(screen.queryByText(outdated)).toBeNull()
    expect(screen.getByRole('button', { name: 'もう一度' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('knows that a comment was sent after she has left, and has an empty field for the next recording', async () => {
    const { keyboard, type, click } = fastUser()
    renderScreen(<Leavable />)
    await heading('阿部 陽菜')
    await type(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' }), 'よい')
    const sentence = within(screen.getByRole('list', { name: '例文' })).getAllByRole('button')[0]
    await keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('送ります')).toBeVisible()
    expect(sentence).toBeDisabled()
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    await vi.advanceTimersByTimeAsync(9000)
    await waitFor(() => expect(fake.requests('send-new-message')).toHaveLength(1))
    await waitFor(() => expect(drafts.get('listening/comments')).toMatchObject({ '11/1': { isSent: true } }))
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await heading('阿部 陽菜')
    expect(await screen.findByText('メッセージで送りました。')).toBeVisible()
    expect(screen.getByRole('button', { name: 'メッセージで送る' })).toBeDisabled()
    // the comment on an earlier recording is not one on the next
    answerStudents({ '1': again })
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await vi.advanceTimersByTimeAsync(31_000)
    await click(screen.getByRole('button', { name: 'ほかの画面' }))
    await heading('阿部 陽菜')
    await vi.advanceTimersByTimeAsync(31_000)
    await keyboard('j')
    await heading('石井 蓮')
    await keyboard('k')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' })).toHaveValue(''))
  })

  it('asks nobody again for a recording who has handed in since, and reads the new one by the button', async () => {
    const { keyboard, click } = fastUser()
    show()
    await heading('阿部 陽菜')
    await keyboard('{Enter}')
    await heading('石井 蓮')
    expect(await screen.findByRole('button', { name: '1人に再提出のお願い' })).toBeVisible()
    files['2'] = ['new-a.mp3', 'new-b.mp3']
    answerStudents({ '2': again })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await screen.findByText(outdated)).toBeVisible()
    expect(screen.queryByRole('button', { name: '1人に再提出のお願い' })).toBeNull()
    await click(screen.getByRole('button', { name: '新しい録音を読み込む' }))
    await waitFor(() => expect(screen.queryByText(outdated)).toBeNull())
    await canPlay('new-a.mp3')
    await keyboard(' ')
    expect(playing()).toBe('new-a.mp3')
  })
})

describe('a logout', () => {
  /** Writes a comment on the first reading, and asks whether the teacher may leave. */
  const leave = async (sends: boolean) => {
    const { keyboard, type } = user()
    renderScreen(
      <>
        <Listening />
        <UndoBar />
      </>,
    )
    await heading('阿部 陽菜')
    await type(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' }), 'よい')
    if (sends) {
      await keyboard('{Control>}{Enter}{/Control}')
      expect(await screen.findByText('送ります')).toBeVisible()
      expect(screen.getByRole('region', { name: '送るコメント' })).toHaveTextContent(
        'ほかの画面へ移っても続きます。ログアウトするとすぐに送り、はなまるを終了すると、次に開いたときに確かめます。',
      )
    }
    let mayLeave: boolean | undefined
    void sendCommentsBeforeLogout(new QueryClient()).then(answer => {
      mayLeave = answer
    })
    return () => mayLeave
  }
  const title = '送っていない音読のコメント'

  it('sends a comment that waits at once, once, and then asks nothing', async () => {
    const answer = await leave(true)
    await waitFor(() => expect(answer()).toBe(true))
    expect(fake.requests('send-new-message')).toHaveLength(1)
    expect(screen.queryByRole('dialog', { name: title })).toBeNull()
    expect(drafts.get('listening/comments')).toMatchObject({ '11/1': { isSent: true } })
  })

  it('asks about a comment that was only written; she can stay and has it still', async () => {
    const answer = await leave(false)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog).toHaveTextContent('音読へのコメントが1件、まだ送られていません。')
    await user().click(within(dialog).getByRole('button', { name: 'ログアウトしない' }))
    await waitFor(() => expect(answer()).toBe(false))
    expect(fake.requests('send-new-message')).toEqual([])
    expect(screen.getByRole('textbox', { name: '阿部 陽菜へのコメント' })).toHaveValue('よい')
  })

  it('asks about a comment that the server refuses', async () => {
    fake.api('send-new-message', () => refusal(500))
    const answer = await leave(true)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(fake.requests('send-new-message')).toHaveLength(1)
    await user().click(within(dialog).getByRole('button', { name: '消してログアウト' }))
    await waitFor(() => expect(answer()).toBe(true))
  })

  it('asks nothing without a comment', async () => {
    show()
    await heading('阿部 陽菜')
    expect(await sendCommentsBeforeLogout(new QueryClient())).toBe(true)
  })
})

describe('the keys of the queue', () => {
  it.each([
    ['a digit', '2', '石井 蓮'],
    ['Enter', 'Enter', '石井 蓮'],
  ])('count once while %s is held', async (_, key, second) => {
    show()
    await heading('阿部 陽菜')
    fireEvent.keyDown(document.body, { key })
    expect(await heading(second)).toBeVisible()
    for (let at = 0; at < 3; at += 1) fireEvent.keyDown(document.body, { key, repeat: true })
    expect(await heading(second)).toBeVisible()
    expect(screen.getByText('2 / 3')).toBeVisible()
    expect(screen.queryByText('もう一度 3')).toBeNull()
  })

  it('take back a comment that waits before a mark', async () => {
    const { keyboard, type } = user()
    show()
    await heading('阿部 陽菜')
    await keyboard('1')
    await heading('石井 蓮')
    await type(screen.getByRole('textbox', { name: '石井 蓮へのコメント' }), 'よい')
    await keyboard('{Control>}{Enter}{/Control}{Escape}')
    expect(await screen.findByText('送ります')).toBeVisible()
    // the bar's own key is not on this screen: the page must leave it alone
    await keyboard('{Control>}z{/Control}')
    expect(screen.getByText('よくできた 1')).toBeVisible()
    undoLatestDeletion()
    await waitFor(() => expect(screen.queryByText('送ります')).toBeNull())
    await keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByText('よくできた 1')).toBeNull())
  })
})

describe('the speed of the queue', () => {
  it('has 0.75 and few steps', async () => {
    const { keyboard } = user()
    show()
    await heading('阿部 陽菜')
    const seen: number[] = []
    for (const key of ['[[', '[[', ']', ']', ']', ']', ']', ']']) {
      await keyboard(key)
      seen.push(player.rate())
    }
    expect(seen).toEqual([0.75, 0.5, 0.75, 1, 1.25, 1.5, 2, 2])
    player.changeRate(-10)
    await keyboard('[[')
    expect(screen.getByText('0.75倍')).toBeVisible()
    player.stepRate(1, [1])
  })
})

describe('hidden names', () => {
  it('hide class and number too, but are copied', async () => {
    keeps.set('review-settings', { hidesNames: true, hidesAi: false })
    maySend = 0
    const copied: string[] = []
    document.execCommand = () => {
      const clipboardData = { setData: (_: string, words: string) => copied.push(words) }
      return document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }))
    }
    const { keyboard, click } = user()
    show()
    await screen.findByText('1 / 3')
    // a sentence with the name in it would show the name
    await click(await screen.findByRole('button', { name: /声がよく聞こえて/ }))
    expect(await screen.findByText('名前を隠している間は、この例文を使えません。')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /へのコメント$/ })).toHaveValue('')
    expect(screen.queryByText(/1番/)).toBeNull()
    expect(screen.queryByText('阿部 陽菜')).toBeNull()
    await keyboard('g')
    await click(await screen.findByRole('button', { name: '名前を写す' }))
    await click(screen.getByRole('button', { name: '印とコメントを写す' }))
    expect(copied).toEqual(['石井 蓮', expect.stringContaining('上田 葵')])
  })
})
