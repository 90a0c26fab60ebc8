import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { DownloadsTray } from '../../../../renderer/features/downloads/DownloadsTray'
import { ExportMenu } from '../../../../renderer/screens/homework/export/ExportMenu'
import { failure, success } from '../../../../shared/contract/result'
import type { DownloadState } from '../../../../shared/contract/types'
import { download, type FakeBridge } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const request = { kind: 'score-sheet', request: { homework_id: '501' } } as const
const state = (change: Partial<DownloadState> = {}) => download({ at: 1, received: 40, total: 80, ...change })

let fake: FakeBridge
let count = 0
const starts = () => fake.calls.filter(call => call.method === 'downloads.start').map(call => call.argument)

beforeEach(() => {
  fake = putBridge()
  fake.answer('downloads.start', () => {
    count += 1
    return success({ id: `d${count}` })
  })
  fake.answer('downloads.cancel', () => success(null))
  fake.answer('downloads.reveal', () => success(null))
  fake.answer('downloads.retry', ({ id }) => success({ id }))
})

const begin = async () => {
  const user = userEvent.setup()
  renderScreen(
    <>
      <ExportMenu homeworkId="501" teamNames={['2年A組']} />
      <DownloadsTray />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Excelに出力' }))
  await user.click(await screen.findByRole('menuitem', { name: /^成績表/ }))
  await waitFor(() => expect(starts()).toHaveLength(1))
  return { user, id: `d${count}` }
}
const emitState = (change: Partial<DownloadState>) =>
  act(() => {
    fake.emit('downloads.changed', state(change))
  })

describe('exports', () => {
  it('gives the focus back to the button of the menu', async () => {
    await begin()
    expect(screen.getByRole('button', { name: 'Excelに出力' })).toHaveFocus()
  })

  it('starts the selected export, shows its progress, and opens its folder', async () => {
    const { user, id } = await begin()
    expect(starts()).toEqual([request])
    emitState({ id, name: '', title: '' })
    expect(await screen.findByTitle('成績表')).toBeInTheDocument()
    emitState({ id })
    expect(await screen.findByText('50%')).toBeInTheDocument()
    emitState({ id, state: 'done', received: 80 })
    await user.click(await screen.findByRole('button', { name: '宿題_成績表.xlsxのフォルダーを開く' }))
    expect(fake.calls.at(-1)).toEqual({ method: 'downloads.reveal', argument: { id } })
    await user.click(screen.getByRole('button', { name: 'この知らせを閉じる' }))
    expect(screen.queryByText('宿題_成績表.xlsx')).toBeNull()
  })

  it('starts the export of each item of the menu', async () => {
    const user = userEvent.setup()
    renderScreen(<ExportMenu homeworkId="501" teamNames={['2年A組']} />)
    for (const name of [/^成績一覧/, /^生徒別成績/]) {
      await user.click(screen.getByRole('button', { name: 'Excelに出力' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await waitFor(() =>
      expect(starts()).toEqual([
        { kind: 'export-topic-score-overview', request: { homework_id: '501' } },
        { kind: 'export-topic-student-score', request: { homework_id: '501' } },
      ]),
    )
  })

  it('cancels an export', async () => {
    const { user, id } = await begin()
    emitState({ id })
    await user.click(await screen.findByRole('button', { name: '宿題_成績表.xlsxの保存を中止する' }))
    expect(fake.calls.at(-1)).toEqual({ method: 'downloads.cancel', argument: { id } })
    emitState({ id, state: 'cancelled' })
    expect(screen.queryByTitle('宿題_成績表.xlsx')).toBeNull()
  })

  it('shows why it failed, and retries the same export', async () => {
    const { user, id } = await begin()
    emitState({ id })
    emitState({ id, state: 'failed', error: failure('status', '保存先の空き容量が足りません。').error })
    expect(await screen.findByText('保存先の空き容量が足りません。')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '宿題_成績表.xlsxの出力を再試行' }))
    expect(fake.calls.at(-1)).toEqual({ method: 'downloads.retry', argument: { id } })
    emitState({ id, at: 2 })
    expect(screen.queryByText('保存先の空き容量が足りません。')).toBeNull()
    emitState({ id, at: 2, state: 'cancelled' })
  })
})
