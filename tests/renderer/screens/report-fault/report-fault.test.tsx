/** 不具合を知らせる: what is saved is what the teacher sees. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ReportFault } from '../../../../renderer/screens/report-fault/ReportFault'
import { failure, success } from '../../../../shared/contract/result'
import { boot, type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge

const files = [
  { name: 'まとめ.txt', text: 'はなまる 7.1.1' },
  { name: '不具合.txt', text: '{"event":"crash"}\n{"event":"client"}' },
  { name: '動作.txt', text: '' },
]

beforeEach(() => {
  fake = putBridge({ session: teacher, links: { ...boot.links, support: true } })
  fake.answer('report.read', () => success({ files }))
  fake.answer('report.pack', () => success({ file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' }))
  fake.answer('downloads.start', () => success({ id: 'd1' }))
})

const packed = () => fake.calls.filter(({ method }) => method === 'report.pack').map(({ argument }) => argument)

it('shows each file whole, saves what is left in it with the description, and sends nothing', async () => {
  const user = userEvent.setup()
  renderScreen(<ReportFault />)
  expect(await screen.findByRole('textbox', { name: '不具合.txt' })).toHaveValue(
    '{"event":"crash"}\n{"event":"client"}',
  )
  expect(screen.getByRole('textbox', { name: '動作.txt' })).toHaveValue('記録はありません。')
  await user.type(screen.getByRole('textbox', { name: /^何をしたときに/ }), '止まりました')
  await user.click(screen.getByRole('checkbox', { name: '動作.txtを入れる' }))
  await user.click(screen.getByRole('button', { name: 'ファイルに保存する' }))
  await waitFor(() =>
    expect(packed()).toEqual([{ files: [{ name: '説明.txt', text: '止まりました' }, files[0], files[1]] }]),
  )
  await waitFor(() =>
    expect(fake.calls.find(({ method }) => method === 'downloads.start')?.argument).toEqual({
      kind: 'held-file',
      request: { file_id: '0b6c7d53-6f0f-4f0d-9d52-0a8f3e2c1b4a' },
    }),
  )
  expect(fake.calls.map(({ method }) => method)).not.toContain('api.call')
})

it('saves nothing if every file is left out', async () => {
  const user = userEvent.setup()
  renderScreen(<ReportFault />)
  for (const { name } of files) await user.click(await screen.findByRole('checkbox', { name: `${name}を入れる` }))
  await user.click(screen.getByRole('button', { name: 'ファイルに保存する' }))
  expect(await screen.findByText('入れる記録を1つ以上選んでください。')).toBeVisible()
  expect(packed()).toEqual([])
})

it('says when the records cannot be read, and reads them again', async () => {
  const user = userEvent.setup()
  fake.answer('report.read', () => failure('network', ''))
  renderScreen(<ReportFault />)
  expect(await screen.findByText('記録を読み込めませんでした')).toBeVisible()
  fake.answer('report.read', () => success({ files }))
  await user.click(screen.getByRole('button', { name: '再試行' }))
  expect(await screen.findByRole('textbox', { name: 'まとめ.txt' })).toBeVisible()
})

it('leads to support', async () => {
  const user = userEvent.setup()
  renderScreen(<ReportFault />)
  await user.click(await screen.findByRole('button', { name: 'サポートのページを開く' }))
  expect(fake.calls.find(({ method }) => method === 'app.openExternal')?.argument).toEqual({ target: 'support' })
})
