/** 不具合を知らせる: what is saved is what the teacher sees. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ReportFault } from '../../../../renderer/screens/report-fault/ReportFault'
import type { ReportFile } from '../../../../shared/contract/fault-report'
import { failure, success } from '../../../../shared/contract/result'
import { boot, type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

let fake: FakeBridge

const files: ReportFile[] = [
  { name: 'まとめ.txt', text: 'はなまる 7.1.1' },
  { name: '不具合.txt', text: '{"event":"crash"}\n{"event":"client"}' },
  { name: '動作.txt', text: '' },
]

beforeEach(() => {
  fake = putBridge({ session: teacher, links: { ...boot.links, support: true } })
  fake.answer('report.read', () => success({ files }))
  fake.answer('report.save', () => success({ name: '不具合の記録_20261123.zip' }))
})

const saved = () => fake.calls.filter(({ method }) => method === 'report.save').map(({ argument }) => argument)

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
    expect(saved()).toEqual([{ files: [{ name: '説明.txt', text: '止まりました' }, files[0], files[1]] }]),
  )
  expect(
    await screen.findByText('不具合の記録_20261123.zip に保存しました。このファイルを、サポートに送ってください。'),
  ).toBeVisible()
  expect(fake.calls.map(({ method }) => method)).not.toContain('api.call')
})

it('saves nothing if every file is left out', async () => {
  const user = userEvent.setup()
  renderScreen(<ReportFault />)
  for (const { name } of files) await user.click(await screen.findByRole('checkbox', { name: `${name}を入れる` }))
  await user.click(screen.getByRole('button', { name: 'ファイルに保存する' }))
  expect(await screen.findByText('入れる記録を1つ以上選んでください。')).toBeVisible()
  expect(saved()).toEqual([])
})

it('says why the file was not saved, and nothing if the teacher has closed the dialog', async () => {
  const user = userEvent.setup()
  renderScreen(<ReportFault />)
  const save = await screen.findByRole('button', { name: 'ファイルに保存する' })
  await screen.findByRole('textbox', { name: 'まとめ.txt' })
  fake.answer('report.save', () => failure('cancelled', '保存をやめました。'))
  await user.click(save)
  await waitFor(() => expect(saved()).toHaveLength(1))
  fake.answer('report.save', () => failure('offline', '空き容量が足りません。'))
  await user.click(save)
  expect(await screen.findByText('空き容量が足りません。')).toBeVisible()
  expect(screen.queryByText('保存をやめました。')).toBeNull()
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

it('keeps the description as a draft', async () => {
  const user = userEvent.setup()
  fake.answer('drafts.read', ({ key }) => success({ value: key === 'report-fault' ? '画面が白くなりました' : null }))
  renderScreen(<ReportFault />)
  const note = await screen.findByRole('textbox', { name: /^何をしたときに/ })
  await waitFor(() => expect(note).toHaveValue('画面が白くなりました'))
  await user.type(note, '。')
  await waitFor(() =>
    expect(fake.calls.findLast(({ method }) => method === 'drafts.write')?.argument).toMatchObject({
      key: 'report-fault',
      value: '画面が白くなりました。',
    }),
  )
})

it('leads to support', async () => {
  const user = userEvent.setup()
  renderScreen(<ReportFault />)
  await user.click(await screen.findByRole('button', { name: 'サポートのページを開く' }))
  expect(fake.calls.find(({ method }) => method === 'app.openExternal')?.argument).toEqual({ target: 'support' })
})
