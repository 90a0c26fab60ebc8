/** Which submissions a teacher has looked at: the marks in 成績一覧 and 提出状況, and the papers that set them. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { success } from '../../../../shared/contract/result'
import { fromJst } from '../../../../shared/domain/time'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { giveSize } from './fake-layout'
import { classRows, homeworkBridge, openTab } from './render-homework'
import { paper } from './samples'

let fake: FakeBridge
let generation = 200
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  generation += 1
  fake = homeworkBridge({ ...teacher, generation })
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.answer('keeps.write', () => success(null))
  fake.api('topic-answer-paper', ({ topic_id }) => success(paper(topic_id, 'happy')))
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 1 }))
})

/** The time of 阿部 陽菜's submission, in seconds. */
const submittedAt = fromJst(2026, 11, 18, 19, 20, 11) / 1000
const keep = (time: number) =>
  fake.answer('keeps.read', ({ key }) =>
    success({ value: key === 'seen-papers' ? { '601': { at: 1, students: { '1': time } } } : null }),
  )
const marksSent = () =>
  fake.calls
    .filter(({ method }) => method === 'keeps.write')
    .map(({ argument }) => argument as { key: string; value: Record<string, { students: object }> })
    .filter(({ key }) => key === 'seen-papers')
    .map(({ value }) => value['601']?.students)

it('marks a submission as not looked at in 提出状況, and only there where it was submitted', async () => {
  openTab('tab=progress')
  const done = await screen.findByRole('region', { name: '提出済み' })
  expect(await within(done).findByText('未確認')).toBeVisible()
  expect(within(done).getByRole('heading')).toHaveTextContent('未確認 1')
  expect(within(screen.getByRole('region', { name: '学習中' })).queryByText('未確認')).toBeNull()
})

it('says that a submission is new since the last look', async () => {
  keep(submittedAt - 1)
  openTab('tab=progress')
  const done = await screen.findByRole('region', { name: '提出済み' })
  expect(await within(done).findByText('前回から新しい')).toBeVisible()
})

it('marks the chosen students as looked at', async () => {
  const user = userEvent.setup()
  openTab('tab=progress')
  const done = await screen.findByRole('region', { name: '提出済み' })
  await within(done).findByText('未確認')
  await user.click(screen.getByRole('checkbox', { name: '阿部 陽菜を選ぶ' }))
  await user.click(screen.getByRole('button', { name: '確認済みにする' }))
  await waitFor(() => expect(within(done).queryByText('未確認')).toBeNull())
  await waitFor(() => expect(marksSent().at(-1)).toEqual({ '1': submittedAt }))
})

it('marks a submission as looked at when its paper is on the screen', async () => {
  openTab('topic_id=91&student_id=1')
  await waitFor(() => expect(marksSent().at(-1)).toEqual({ '1': submittedAt }))
})

it('marks no submission while the paper of the previous student is still on the screen', async () => {
  const user = userEvent.setup()
  let answer = (): void => undefined
  fake.api('topic-answer-paper', ({ topic_id, student_id }) =>
    student_id === '1'
      ? new Promise(resolve => (answer = () => resolve(success(paper(topic_id, 'happy')))))
      : success(paper(topic_id, 'happy')),
  )
  openTab('topic_id=91&student_id=2')
  expect(await screen.findByText('総合')).toBeVisible()
  await user.keyboard('{Shift>}K{/Shift}')
  expect(await screen.findByText('1 / 4')).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  // What is kept is written in order: with a mark that was set too early, there would be two writes.
  await user.keyboard('{Shift>}J{/Shift}')
  expect(await screen.findByText('2 / 4')).toBeVisible()
  expect(marksSent()).toEqual([])
  await user.keyboard('{Shift>}K{/Shift}')
  answer()
  await waitFor(() => expect(marksSent()).toEqual([{ '1': submittedAt }]))
})

it('does not mark the paper of a student who has not submitted the homework', async () => {
  openTab('topic_id=91&student_id=2')
  expect((await screen.findAllByText(/𠮷田 大翔/)).length).toBeGreaterThan(0)
  expect(await screen.findByText('総合')).toBeVisible()
  expect(marksSent()).toEqual([])
})

it('shows the mark beside the name in the matrix, and filters by it', async () => {
  const user = userEvent.setup()
  openTab('')
  const grid = await screen.findByRole('grid')
  const head = await within(grid).findByRole('rowheader', { name: /未確認.*阿部 陽菜/ })
  expect(head).toBeVisible()
  const names = classRows.map(({ nickname }) => nickname)
  const shown = () => names.filter(name => within(grid).queryByRole('rowheader', { name: new RegExp(name) }))
  expect(shown()).toEqual(names)
  await user.selectOptions(screen.getByRole('combobox', { name: '提出の状況で絞り込む' }), '未確認・前回から新しい')
  await waitFor(() => expect(shown()).toEqual(['阿部 陽菜']))
})

it('forgets the mark of a student who does not count as submitted any more', async () => {
  keep(submittedAt)
  const items = classRows.map(each => (each.student_id === '1' ? { ...each, submit_status: 1 } : each))
  fake.api('topic-score-overview-y', () => success({ items, total: items.length }))
  openTab('tab=progress')
  await waitFor(() => expect(marksSent().at(-1)).toEqual({}))
})
