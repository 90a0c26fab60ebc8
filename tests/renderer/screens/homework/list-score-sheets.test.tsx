/** 成績表をExcelに出力 for several homeworks: at most ten at a time, one after the other. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { HomeworkManagement } from '../../../../renderer/screens/homework/HomeworkManagement'
import { failure, type Result, success } from '../../../../shared/contract/result'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'
import { homework } from './samples'

let fake: FakeBridge
/** Send the pending answers to downloads.start, in the order of the calls. */
let pending: ((result: Result<{ id: string }>) => void)[]

beforeEach(() => {
  fake = putBridge({ session: teacher })
  pending = []
  const school = Array.from({ length: 11 }, (_, at) => homework({ homework_id: `h${at}`, title: `宿題${at}` }))
  fake.api('team-rows', () => success({ items: [], total: 0 }))
  fake.api('my-homework-page-list', ({ page }) =>
    success({ items: school.slice((page - 1) * 10, page * 10), total: school.length }),
  )
  fake.answer('downloads.start', () => new Promise<Result<{ id: string }>>(resolve => pending.push(resolve)))
})

const started = () => fake.calls.flatMap(({ method, argument }) => (method === 'downloads.start' ? [argument] : []))
const sheet = (homework_id: string) => ({ kind: 'score-sheet', request: { homework_id } })
const box = (title: string) => screen.findByRole('checkbox', { name: `${title}を選ぶ` })
const exportSheets = () => fireEvent.click(screen.getByRole('button', { name: '成績表をExcelに出力' }))

const open = async () => {
  renderScreen(<HomeworkManagement />)
  await screen.findByRole('link', { name: '宿題0' })
}
const selectPage = () => fireEvent.click(screen.getByRole('checkbox', { name: 'このページの宿題をすべて選ぶ' }))

it('starts each sheet once the host has accepted the one before, also after a refusal', async () => {
  await open()
  for (const title of ['宿題1', '宿題3', '宿題4']) fireEvent.click(await box(title))
  exportSheets()
  exportSheets()
  await waitFor(() => expect(started()).toEqual([sheet('h1')]))
  defined(pending[0])(success({ id: 'd1' }))
  await waitFor(() => expect(started()).toEqual([sheet('h1'), sheet('h3')]))
  defined(pending[1])(failure('status', 'ファイルを作れませんでした。'))
  await waitFor(() => expect(started()).toEqual([sheet('h1'), sheet('h3'), sheet('h4')]))
  expect(await screen.findByText('ファイルを作れませんでした。')).toBeVisible()
})

it('starts ten, which is the most', async () => {
  fake.answer('downloads.start', () => success({ id: 'd' }))
  await open()
  selectPage()
  exportSheets()
  await waitFor(() => expect(started()).toHaveLength(10))
  expect(started()).toEqual(['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9'].map(sheet))
  expect(screen.queryByText(/^一度に出力できる/)).toBeNull()
})

it('starts none of eleven, says why, and starts ten after one is deselected', async () => {
  fake.answer('downloads.start', () => success({ id: 'd' }))
  await open()
  selectPage()
  fireEvent.click(screen.getByRole('button', { name: '2ページ' }))
  fireEvent.click(await box('宿題10'))
  expect(screen.getByText('11件を選択中')).toBeVisible()
  exportSheets()
  expect(await screen.findByText('一度に出力できる成績表は10件までです。選択を減らしてください。')).toBeVisible()
  expect(started()).toEqual([])
  fireEvent.click(await box('宿題10'))
  exportSheets()
  await waitFor(() => expect(started()).toHaveLength(10))
  expect(started()).not.toContainEqual(sheet('h10'))
})
