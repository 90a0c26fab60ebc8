/** The end of the queue of readings while others are still being read or measured. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { player } from '../../../../renderer/audio/player'
import type { TriageCode, TriageResult } from '../../../../renderer/audio/triage/index'
import * as triage from '../../../../renderer/audio/triage/use-triage'
import { Listening } from '../../../../renderer/screens/listening/Listening'
import { success } from '../../../../shared/contract/result'
import { limits } from '../../../../shared/domain/limits'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { keepDrafts } from '../../../fakes/drafts'
import { type FakeMedia, fakeMedia } from '../../../fakes/media-element'
import { replace } from '../../../fixtures/replace'
import { putBridge, renderScreen } from '../../render'

replace(limits.listening, 'ahead', 3 as typeof limits.listening.ahead)

/** The reason of each recording that is measured, by its file; null: nothing is wrong. */
const measured = {
  reasons: new Map<string, TriageCode | null>(),
  listeners: new Set<() => void>(),
  version: 0,
}

replace(triage, 'useTriage', items => {
  useSyncExternalStore(
    listener => {
      measured.listeners.add(listener)
      return () => measured.listeners.delete(listener)
    },
    () => measured.version,
  )
  const results = new Map<string, TriageResult>()
  for (const { key, address } of items) {
    const code = measured.reasons.get(address?.replace('https://m.example/', '') ?? '')
    if (code !== undefined)
      results.set(key, { measures: null, reasons: code ? [{ code, figure: 1, compared: null }] : [] })
  }
  return { results, done: results.size, total: items.length, retry: () => undefined }
})

/** The recording of this student is measured now. */
const measure = (reasons: Record<string, TriageCode | null>) =>
  act(() => {
    for (const [file, code] of Object.entries(reasons)) measured.reasons.set(file, code)
    measured.version += 1
    for (const listener of measured.listeners) listener()
  })

const names = ['阿部 陽菜', '石井 蓮', '上田 葵', '遠藤 湊']
const topicOf = { topic_id: '11', view_key: 'sentence-reading', resource_title: '音読', completed_count: 3 }
let fake: FakeBridge
let media: FakeMedia
/** The recording of each student; undefined: he handed in without one. */
let files: (string | undefined)[]
/** Papers that the server does not answer yet, by student. */
let late: Map<string, Promise<void>>

const paper = (topic_id: string, student: number) => ({
  resource: {
    topic_id,
    view_key: 'sentence-reading',
    resource_path: 'https://media.example/r',
    resource_title: '音読',
  },
  content: { items: [{ index: 1, screen_en_text: 'We swim.', audio_file: 'model.mp3' }] },
  answers: [
    {
      index: 1,
      score: 70,
      sound_file: files[student - 1],
      evaluate_html: student === 2 ? '<b class="good">We swim.</b>' : '<i class="bad">We</i> <b class="good">swim.</b>',
    },
  ],
  round: 1,
  rounds: 1,
})

beforeEach(() => {
  files = ['one.mp3', 'two.mp3', 'three.mp3']
  late = new Map()
  measured.reasons.clear()
  vi.setSystemTime(new Date('2026-11-20T03:00:00Z'))
  media = fakeMedia()
  fake = putBridge({ session: teacher, generation: 1 })
  keepDrafts(fake)
  fake.answer('keeps.read', () => success({ value: null }))
  fake.answer('keeps.write', () => success(null))
  fake.answer('media.resolve', ({ files: asked }) =>
    success({ addresses: asked.map(file => `https://m.example/${file}`) }),
  )
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 1 }))
  const homework = { homework_id: '1', title: '音読の宿題', origin_type: 1, start_time: '2026-11-10 08:00:00' }
  fake.api('my-homework-list', () => success({ items: [{ ...homework, end_time: '2026-11-25 23:59:59' }], total: 1 }))
  fake.api('homework-topic-list', () => success({ items: [topicOf], total: 1 }))
  fake.api('one-topic-overview', () =>
    success({
      items: files.map((_, at) => ({
        student_id: String(at + 1),
        number: String(at + 1),
        nickname: names[at],
        team_name: '1年A組',
        score: 70,
        learn_count: 1,
        submit_time: '2026-11-19 18:00:00',
      })),
      total: files.length,
    }),
  )
  fake.api('topic-answer-paper', async ({ topic_id, student_id }) => {
    await late.get(student_id)
    return success(paper(topic_id, Number(student_id)))
  })
})

afterEach(() => {
  player.stop()
  media.restore()
})

/** Holds the paper of a student; the answer lets it through. */
function holdPaper(student: string): () => void {
  let answer = () => {}
  late.set(student, new Promise<void>(done => (answer = done)))
  return answer
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const summary = () => screen.findByRole('heading', { level: 2, name: 'まとめ' })
const playing = () => player.current()?.element()?.getAttribute('src')?.replace('https://m.example/', '')
const waiting = {
  flagged: 'ほかの録音を調べています。気になる録音が見つかると、続けてここに出ます。',
  words: 'ほかの録音を調べています。つまずいた語が見つかると、続けてここに出ます。',
}
const { keyboard, click } = userEvent

/** Opens the queue, with the flagged ones alone: the first student, while the other two are not measured. */
async function showFlagged() {
  renderScreen(<Listening />, { url: '/?homework_id=1' })
  await heading('阿部 陽菜')
  measure({ 'one.mp3': 'too-quiet' })
  await keyboard('w')
  expect(await screen.findByText('1 / 1')).toBeVisible()
}

describe('past the last flagged reading', () => {
  it('she waits while others are measured, and the next flagged one is shown and heard', async () => {
    await showFlagged()
    await keyboard('{Enter}')
    expect(await screen.findByText(waiting.flagged)).toBeVisible()
    measure({ 'two.mp3': null })
    expect(screen.getByText(waiting.flagged)).toBeVisible()
    measure({ 'three.mp3': 'clipped' })
    expect(await heading('上田 葵')).toBeVisible()
    expect(screen.getByText('2 / 2')).toBeVisible()
    expect(playing()).toBe('three.mp3')
    await keyboard('{Enter}')
    expect(await summary()).toHaveFocus()
  })

  it('comes the summary when the others are measured and nothing is found', async () => {
    await showFlagged()
    await keyboard('{Enter}')
    expect(await screen.findByText(waiting.flagged)).toBeVisible()
    measure({ 'two.mp3': null, 'three.mp3': null })
    expect(await summary()).toHaveFocus()
    // what is flagged later, such as a reading that is handed in again, does not take her away
    measure({ 'two.mp3': 'clipped' })
    expect(await screen.findByText('気になるものだけ 2')).toBeVisible()
    expect(await summary()).toBeVisible()
  })

  it('the sound waits, too: it skips a student without a recording, and goes on with the next', async () => {
    files = ['one.mp3', undefined, 'three.mp3']
    const answer = holdPaper('2')
    await showFlagged()
    await keyboard(' ')
    const [audio] = document.querySelectorAll<HTMLAudioElement>('audio[src$="one.mp3"]')
    media.canPlay(audio as HTMLAudioElement, 4)
    media.end(audio as HTMLAudioElement)
    expect(await screen.findByText(waiting.flagged)).toBeVisible()
    answer()
    expect(await screen.findByText('石井 蓮は、再生できる録音がないのでとばしました。')).toBeVisible()
    expect(screen.getByText(waiting.flagged)).toBeVisible()
    measure({ 'three.mp3': 'clipped' })
    expect(await heading('上田 葵')).toBeVisible()
    expect(playing()).toBe('three.mp3')
  })

  it('under a dialog, the next flagged one is shown, and heard when she asks for it', async () => {
    await showFlagged()
    await keyboard('{Enter}')
    expect(await screen.findByText(waiting.flagged)).toBeVisible()
    await keyboard('?')
    expect(await screen.findByRole('dialog')).toBeVisible()
    measure({ 'two.mp3': null, 'three.mp3': 'clipped' })
    expect(await screen.findByRole('heading', { level: 2, name: '上田 葵', hidden: true })).toBeInTheDocument()
    expect(playing()).toBeUndefined()
    await keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await keyboard(' ')
    expect(playing()).toBe('three.mp3')
  })

  it('she waits for the earlier homework, with which the scores are compared', async () => {
    let answer = () => {}
    const earlier = new Promise<void>(done => (answer = done))
    const homework = (homework_id: string, day: string) => ({
      homework_id,
      title: '音読の宿題',
      origin_type: 1 as const,
      team_ids: '3',
      start_time: `2026-11-${day} 08:00:00`,
      end_time: '2026-11-25 23:59:59',
    })
    fake.api('my-homework-list', () => success({ items: [homework('1', '10'), homework('2', '09')], total: 2 }))
    fake.api('homework-topic-list', async request => {
      if (request.id === '2') await earlier
      return success({ items: [topicOf], total: 1 })
    })
    await showFlagged()
    measure({ 'two.mp3': null, 'three.mp3': null })
    await keyboard('{Enter}')
    expect(await screen.findByText(waiting.flagged)).toBeVisible()
    answer()
    expect(await summary()).toHaveFocus()
  })

  it('she can go back or to the summary meanwhile, and is not taken away from there', async () => {
    await showFlagged()
    await keyboard('{Enter}')
    expect(await screen.findByText(waiting.flagged)).toBeVisible()
    await keyboard('k')
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(playing()).toBe('one.mp3')
    await keyboard('{Enter}')
    await click(await screen.findByRole('button', { name: 'まとめを見る' }))
    expect(await summary()).toHaveFocus()
    // from the summary she comes back to look, not to hear
    await keyboard('k')
    expect(await heading('阿部 陽菜')).toBeVisible()
    expect(playing()).toBeUndefined()
    await keyboard('g')
    expect(await summary()).toHaveFocus()
    measure({ 'two.mp3': 'clipped', 'three.mp3': null })
    expect(await screen.findByText('気になるものだけ 2')).toBeVisible()
    expect(await summary()).toBeVisible()
    expect(screen.queryByRole('heading', { level: 2, name: '石井 蓮' })).toBeNull()
  })

  it('of the first recordings of a long queue, the others are measured', async () => {
    files = ['one.mp3', 'two.mp3', 'three.mp3', 'four.mp3']
    await showFlagged()
    measure({ 'two.mp3': null, 'three.mp3': null, 'four.mp3': 'clipped' })
    expect(screen.getByText('先の1件は、近づいたときに調べます。')).toBeVisible()
    await keyboard('{Enter}')
    expect(await heading('遠藤 湊')).toBeVisible()
    expect(screen.getByText('4件を調べました。')).toBeVisible()
    await keyboard('{Enter}')
    expect(await summary()).toHaveFocus()
  })
})

describe('without a flagged reading', () => {
  it('among the first of a long queue, the others are measured before the page says so', async () => {
    files = ['one.mp3', 'two.mp3', 'three.mp3', 'four.mp3']
    renderScreen(<Listening />, { url: '/?homework_id=1' })
    await heading('阿部 陽菜')
    measure({ 'one.mp3': null, 'two.mp3': null, 'three.mp3': null })
    await keyboard('w')
    expect(await screen.findByText('気になる録音を探しています。見つかると、ここに並びます。')).toBeVisible()
    expect(await screen.findByText('録音を調べています。3 / 4')).toBeVisible()
    measure({ 'four.mp3': null })
    expect(await screen.findByText('気になる録音はありません。')).toBeVisible()
  })

  it('the summary opens and closes', async () => {
    renderScreen(<Listening />, { url: '/?homework_id=1' })
    await heading('阿部 陽菜')
    measure({ 'one.mp3': null, 'two.mp3': null, 'three.mp3': null })
    await keyboard('w')
    expect(await screen.findByText('気になる録音はありません。')).toBeVisible()
    await keyboard('g')
    expect(await summary()).toHaveFocus()
    expect(screen.queryByText('気になる録音はありません。')).toBeNull()
    await click(screen.getByRole('button', { name: '録音にもどる' }))
    expect(await screen.findByText('気になる録音はありません。')).toBeVisible()
  })
})

it('a reading stays on the screen when it is no longer flagged, and is left out after the next step', async () => {
  await showFlagged()
  measure({ 'two.mp3': 'unreadable' })
  await keyboard('j')
  expect(await heading('石井 蓮')).toBeVisible()
  measure({ 'two.mp3': null })
  expect(await screen.findByText('気になる点なし')).toBeVisible()
  expect(await heading('石井 蓮')).toBeVisible()
  expect(screen.getByText('2 / 2')).toBeVisible()
  await keyboard('k')
  expect(await heading('阿部 陽菜')).toBeVisible()
  expect(await screen.findByText('1 / 1')).toBeVisible()
})

it('past the last misread words, she waits for papers that are still being read', async () => {
  const answers = [holdPaper('2'), holdPaper('3')]
  renderScreen(<Listening />, { url: '/?homework_id=1' })
  await heading('阿部 陽菜')
  measure({ 'one.mp3': null, 'two.mp3': null, 'three.mp3': null })
  await keyboard('ww')
  expect(await screen.findByText('1 / 1')).toBeVisible()
  await keyboard('{Enter}')
  expect(await screen.findByText(waiting.words)).toBeVisible()
  // without a misread word
  answers[0]?.()
  expect(await screen.findByText('録音を調べています。2 / 3')).toBeVisible()
  expect(screen.getByText(waiting.words)).toBeVisible()
  answers[1]?.()
  expect(await heading('上田 葵')).toBeVisible()
  expect(screen.getByText('2 / 2')).toBeVisible()
  await keyboard('{Enter}')
  expect(await summary()).toHaveFocus()
})

it('past the last of all readings, the summary comes at once, also while they are measured', async () => {
  renderScreen(<Listening />, { url: '/?homework_id=1' })
  await heading('阿部 陽菜')
  await keyboard('{Enter}{Enter}')
  expect(await heading('上田 葵')).toBeVisible()
  await keyboard('{Enter}')
  expect(await summary()).toHaveFocus()
  expect(screen.getByText('3件のうち0件を聞きました。')).toBeVisible()
  expect(screen.getByText('録音を調べています。0 / 3')).toBeVisible()
})
