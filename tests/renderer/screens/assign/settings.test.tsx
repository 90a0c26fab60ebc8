/**
 * The settings of a homework in every form that assigns or edits one: each control shows and changes its own field,
 * and no other.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { duplicateDraft } from '../../../../renderer/features/homework/draft/duplicate'
import { emptyWritingDraft } from '../../../../renderer/features/writing/task-draft'
import { AiWriting } from '../../../../renderer/screens/ai-writing/AiWriting'
import { savedDraftOf } from '../../../../renderer/screens/homework/edit/edit-draft'
import { success } from '../../../../shared/contract/result'
import type { HomeworkKind } from '../../../../shared/domain/homework-rules'
import { type FakeBridge, refusal } from '../../../fakes/bridge'
import { nonEmpty } from '../../../fixtures/non-empty'
import { renderScreen } from '../../render'
import { editBridge, openEdit } from '../homework/edit/render-edit'
import { homework } from '../homework/samples'
import { draftOf } from './drafts'
import { clickSend, now, openSummary, openWizard, stopClock, type WizardName, wizardBridge } from './render-wizard'

/** The label of each setting, its field in the request, and the value that one click gives it. */
const settings = [
  { label: '期限後の提出を受け付ける', field: 'delay', clicked: 1 },
  { label: '解答回数を指定する', field: 'required_times', clicked: 1 },
  { label: '日本語訳を表示する', field: 'translation', clicked: 0 },
  { label: '字幕を表示する', field: 'subtitle', clicked: 0 },
  { label: '解答例を表示する', field: 'sample_answer', clicked: 0 },
  { label: '音声の速さを変えられる', field: 'speech_speed', clicked: 0 },
  { label: 'ヒントを表示する', field: 'answer_tips', clicked: 0 },
] as const

/** The settings before the click. */
const before = {
  delay: 0,
  required_times: 0,
  translation: 1,
  subtitle: 1,
  sample_answer: 1,
  speech_speed: 1,
  answer_tips: 1,
} as const

const allOff = {
  delay: 0,
  required_times: 0,
  translation: 0,
  subtitle: 0,
  sample_answer: 0,
  speech_speed: 0,
  answer_tips: 0,
} as const

/** One form: how to open it with the settings `before`, how to send it, and the whole request without a click. */
interface Form {
  name: string
  open(): Promise<FakeBridge>
  /** Sends the form. The server refuses it, so that the form stays open. */
  send(): Promise<void>
  endpoint: 'publish-homework' | 'ai-writing-assign' | 'change-homework'
  request: object
  hasRequiredTimes: boolean
}

const group = () => screen.findByRole('group', { name: '設定' })
const boxes = async () => within(await group()).getAllByRole('checkbox') as HTMLInputElement[]
const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.textContent
const checkedLabels = async () => (await boxes()).filter(({ checked }) => checked).map(labelOf)
const refused = 'いまは保存できません。'

/** Sends from the summary, which names the settings that are on. */
async function sendFromSummary(): Promise<void> {
  const labels = await checkedLabels()
  const summary = await openSummary()
  expect(within(summary).getByText('設定').nextElementSibling?.textContent).toBe(labels.join('・'))
  clickSend(summary)
  await within(summary).findByText(refused)
  fireEvent.click(within(summary).getByRole('button', { name: '内容を直す' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const wizard = (name: WizardName, { kind, step }: { kind: HomeworkKind; step: number }) => ({
  endpoint: 'publish-homework' as const,
  async open() {
    const fake = wizardBridge({ ...draftOf(kind, now), request_id: 'request-1' })
    fake.api('publish-homework', () => refusal(400, refused))
    openWizard(name, step)
    return fake
  },
  send: sendFromSummary,
})

/** Opens the form of AI-marked writing with a complete draft. */
async function openWriting(): Promise<FakeBridge> {
  const fake = wizardBridge(null)
  const { task, homework: rest } = emptyWritingDraft(now)
  const draft = {
    task: { ...task, level: '英検3級', topic: 'Summer or winter?', mean: '夏と冬', min: 25, max: 60 },
    homework: { ...rest, request_id: 'request-1', title: '英作文', receivers: [{ team_id: '1', student_ids: null }] },
  }
  fake.answer('drafts.read', () => success({ value: draft }))
  fake.api('ai-writing-condition-list', () =>
    success({
      levels: [{ resource_level: '英検3級', word_min: 25, word_max: 60 }],
      topics: [],
      word_min: 5,
      word_max: 300,
    }),
  )
  fake.api('ai-writing-assign', () => refusal(400, refused))
  renderScreen(<AiWriting />)
  await screen.findByDisplayValue('Summer or winter?')
  return fake
}

/** The fields that every wizard sends in these tests. */
const published = {
  ...before,
  request_id: 'request-1',
  title: 'Unit 3 の復習',
  team_ids: '1,2',
  end_time: '2026-11-28 23:59:00',
}

const edit = (homework_type: HomeworkKind) => ({
  endpoint: 'change-homework' as const,
  request: { homework_id: '501' },
  async open() {
    const fake = editBridge({ homework_type, ...before })
    fake.api('change-homework', () => refusal(400, refused))
    await openEdit()
    return fake
  },
  async send() {
    fireEvent.click(screen.getByRole('button', { name: '変更を保存する' }))
    await screen.findByText(refused)
  },
})

const forms: readonly Form[] = [
  {
    name: 'the wizard of normal homework',
    ...wizard('routine', { kind: 1, step: 3 }),
    request: {
      ...published,
      homework_type: 1,
      delivery_type: 0,
      topics: [{ resource_id: 'r1' }, { resource_id: 'r2' }],
    },
    hasRequiredTimes: true,
  },
  {
    name: 'the wizard of periodic homework',
    ...wizard('periodic', { kind: 2, step: 3 }),
    request: {
      ...published,
      homework_type: 2,
      delivery_type: 1,
      days: [
        { start_time: '2026-11-22 08:00:00', topics: [{ resource_id: 'r1' }] },
        { start_time: '2026-11-23 08:00:00', topics: [{ resource_id: 'r2' }] },
      ],
    },
    hasRequiredTimes: true,
  },
  {
    name: 'the wizard of word tests',
    ...wizard('wordtest', { kind: 3, step: 2 }),
    request: {
      ...published,
      homework_type: 3,
      delivery_type: 1,
      start_time: '2026-11-22 08:00:00',
      topics: [{ resource_id: 'r1' }, { resource_id: 'r2' }],
    },
    hasRequiredTimes: false,
  },
  {
    name: 'the form of AI-marked writing',
    endpoint: 'ai-writing-assign',
    open: openWriting,
    send: sendFromSummary,
    request: {
      request_id: 'request-1',
      title: '英作文',
      team_ids: '1',
      delivery_type: 0,
      end_time: '2026-11-28 23:59:00',
      delay: 0,
      translation: 1,
      subtitle: 1,
      sample_answer: 1,
      speech_speed: 1,
      answer_tips: 1,
      topic: 'Summer or winter?',
      resource_level: '英検3級',
      word_min: 25,
      word_max: 60,
    },
    hasRequiredTimes: false,
  },
  { name: 'the edit form of normal homework', ...edit(1), hasRequiredTimes: true },
  { name: 'the edit form of periodic homework', ...edit(2), hasRequiredTimes: true },
  { name: 'the edit form of a word test', ...edit(3), hasRequiredTimes: false },
]

stopClock()

describe.each(forms)('$name', ({ open, send, endpoint, request, hasRequiredTimes }) => {
  const offered = settings.filter(({ field }) => hasRequiredTimes || field !== 'required_times')

  it('shows each setting in its own box, and sends only the field of the box that was clicked', async () => {
    const fake = await open()
    expect((await boxes()).map(labelOf)).toEqual(offered.map(({ label }) => label))
    expect(await checkedLabels()).toEqual([
      '日本語訳を表示する',
      '字幕を表示する',
      '解答例を表示する',
      '音声の速さを変えられる',
      'ヒントを表示する',
    ])
    for (const { label } of nonEmpty(offered)) {
      const box = screen.getByRole('checkbox', { name: label })
      await waitFor(() => expect(box).toBeEnabled())
      fireEvent.click(box)
      await send()
      fireEvent.click(box)
    }
    expect(fake.requests(endpoint)).toEqual(offered.map(({ field, clicked }) => ({ ...request, [field]: clicked })))
  })
})

describe('the settings of a saved homework', () => {
  it.each(settings)('become those of the edit form and of a copy: $field', ({ field }) => {
    const flags = { ...allOff, [field]: 1 }
    const saved = homework(flags)
    for (const draft of [
      savedDraftOf({ homework: saved, contents: [], days: [], receivers: [] }),
      duplicateDraft({ homework: saved, topics: [] }, now),
    ]) {
      const { delay, required_times, switches } = draft
      expect({ delay, required_times, ...switches }).toEqual(flags)
    }
  })
})

describe('required times', () => {
  it('cannot be chosen if the server does not allow them for the contents, and the reason is shown', async () => {
    const fake = wizardBridge(draftOf(1, now))
    fake.api('check-define-times', () => success({ can_define: 0, reason: 'この教材は一度だけ解けます。', items: [] }))
    openWizard('routine', 3)
    expect(await screen.findByText('この教材は一度だけ解けます。')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '解答回数を指定する' })).toBeDisabled()
    expect(fake.requests('check-define-times')).toEqual([{ homework_type: 1, resource_ids: 'r1,r2' }])
  })

  it('can be taken back where they are not allowed, and the page says that without a reason, too', async () => {
    const fake = wizardBridge({ ...draftOf(1, now), required_times: 1 })
    fake.api('check-define-times', () => success({ can_define: 0, reason: '', items: [] }))
    openWizard('routine', 3)
    expect(await screen.findByText('選んだ教材では、解答回数を指定できません。')).toBeVisible()
    const box = screen.getByRole('checkbox', { name: '解答回数を指定する' })
    expect(box).toBeEnabled()
    fireEvent.click(box)
    expect(box).not.toBeChecked()
    expect(box).toBeDisabled()
  })

  it('cannot be chosen while it is not known whether they are allowed', async () => {
    const fake = wizardBridge(draftOf(1, now))
    fake.api('check-define-times', () => new Promise<never>(() => undefined))
    openWizard('routine', 3)
    expect(await screen.findByText('指定できるか確認しています')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '解答回数を指定する' })).toBeDisabled()
  })

  it.each([1, 2] as const)('of a saved homework of kind %i are checked for its contents', async homework_type => {
    const fake = editBridge({ homework_type })
    await openEdit()
    await waitFor(() => expect(fake.requests('check-define-times')).toEqual([{ homework_type, resource_ids: 'r1,r2' }]))
  })
})

describe('with settings of the teacher', () => {
  stopClock()

  it.each(['routine', 'writing'] as const)('a new homework of %s begins with them', async form => {
    const switches = { translation: 1, subtitle: 1, sample_answer: 1, speech_speed: 1, answer_tips: 0 }
    const fake = wizardBridge(null)
    fake.answer('keeps.read', ({ key }) =>
      success({
        value: key === 'homework-defaults' ? { days: 3, at: '17:00', delay: 1, switches } : null,
      }),
    )
    fake.api('ai-writing-condition-list', () => success({ levels: [], topics: [], word_min: 5, word_max: 300 }))
    if (form === 'routine') openWizard('routine', 3)
    else renderScreen(<AiWriting />)
    // three days after Saturday, 21 November
    expect(await screen.findByRole('textbox', { name: '期限' })).toHaveValue('2026/11/24（火）17:00')
    expect(screen.getByRole('checkbox', { name: '期限後の提出を受け付ける' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'ヒントを表示する' })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: '字幕を表示する' })).toBeChecked()
  })
})
