/** 提出状況: what a teacher does with chosen students: a message, their names, a list for the board. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { HomeworkDetails } from '../../../../renderer/screens/homework/HomeworkDetails'
import { MessageSend } from '../../../../renderer/screens/message/MessageSend'
import { success } from '../../../../shared/contract/result'
import type { FakeBridge } from '../../../fakes/bridge'
import { renderScreen } from '../../render'
import { giveSize } from './fake-layout'
import { homeworkBridge } from './render-homework'

let fake: FakeBridge
let takeSize: () => void
beforeAll(() => {
  takeSize = giveSize()
})
afterAll(() => takeSize())
beforeEach(() => {
  fake = homeworkBridge()
  fake.answer('drafts.read', () => success({ value: null }))
  fake.answer('drafts.write', () => success(null))
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 1 }))
  fake.api('my-homework-page-list', () => success({ items: [], total: 0 }))
  fake.api('team-rows', () => success({ items: [], total: 0 }))
})
afterEach(() => vi.restoreAllMocks())

const openBoard = () =>
  renderScreen(
    <Routes>
      <Route path="/admin/homework-details/:homeworkId" element={<HomeworkDetails />} />
      <Route path="/admin/message/send" element={<MessageSend />} />
    </Routes>,
    { url: '/admin/homework-details/601?tab=progress' },
  )
const choose = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `${name}を選ぶ` }))
  return screen.getByRole('toolbar', { name: '選んだ生徒の操作' })
}

it('sends a message to the chosen students, with the homework attached', async () => {
  const user = userEvent.setup()
  fake.api('send-new-message', () => success({ id: 'm-9' }))
  openBoard()
  const bar = await choose(user, '髙橋 葵', '齋藤 蓮')
  expect(within(bar).getByText('2人を選択中')).toBeVisible()
  await user.click(within(bar).getByRole('button', { name: 'メッセージを送る' }))
  expect(await screen.findByText('前の画面で選んだ生徒2人')).toBeVisible()
  expect(screen.getByRole('textbox', { name: '件名' })).toHaveValue('「Unit 5 週末の音読」の提出について')
  await user.type(screen.getByRole('textbox', { name: '本文' }), '明日までに出してください。')
  await user.click(screen.getByRole('button', { name: '2人に送信する' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '2人に送信する' }))
  await waitFor(() => expect(fake.requests('send-new-message')).toHaveLength(1))
  expect(fake.requests('send-new-message')[0]).toMatchObject({ student_ids: '3,4', homework_ids: '601' })
})

it('offers no message to a teacher whom the server does not allow it', async () => {
  const user = userEvent.setup()
  fake.api('new-notice-total', () => success({ new_msg_num: 0, allow_send_message: 0 }))
  openBoard()
  const bar = await choose(user, '髙橋 葵')
  expect(within(bar).getByRole('button', { name: '名前をコピー' })).toBeVisible()
  expect(within(bar).queryByRole('button', { name: 'メッセージを送る' })).toBeNull()
})

it('chooses all students of a stage, and none again', async () => {
  const user = userEvent.setup()
  openBoard()
  const all = await screen.findByRole('checkbox', { name: '学習中の生徒をすべて選ぶ' })
  await user.click(all)
  expect(screen.getByText('2人を選択中')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '齋藤 蓮を選ぶ' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: '選択をやめる' }))
  expect(screen.queryByRole('toolbar', { name: '選んだ生徒の操作' })).toBeNull()
})

it('prints the chosen students with title and deadline, and nothing afterwards', async () => {
  const user = userEvent.setup()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  openBoard()
  const bar = await choose(user, '𠮷田 大翔', '髙橋 葵')
  await user.click(within(bar).getByRole('button', { name: '一覧を印刷' }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  const sheet = screen.getByRole('heading', { name: 'まだ提出していない人 2人', hidden: true }).parentElement
  expect(sheet).toHaveTextContent('Unit 5 週末の音読')
  expect(sheet).toHaveTextContent(/期限：/)
  expect(
    within(sheet as HTMLElement)
      .getAllByRole('listitem', { hidden: true })
      .map(item => item.textContent),
  ).toEqual(['2年A組 02𠮷田 大翔', '2年A組 03髙橋 葵'])
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: /まだ提出/, hidden: true })).toBeNull())
  vi.unstubAllGlobals()
})

it('names the printed list of students who have submitted as a list only', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('print', vi.fn())
  openBoard()
  const bar = await choose(user, '髙橋 葵', '阿部 陽菜')
  await user.click(within(bar).getByRole('button', { name: '一覧を印刷' }))
  expect(await screen.findByRole('heading', { name: '生徒の一覧 2人', hidden: true })).toBeInTheDocument()
  window.dispatchEvent(new Event('afterprint'))
  vi.unstubAllGlobals()
})
