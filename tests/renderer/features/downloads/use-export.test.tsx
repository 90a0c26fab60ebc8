import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useExport } from '../../../../renderer/features/downloads/use-export'
import { failure, type Result, success } from '../../../../shared/contract/result'
import type { ExportArgument } from '../../../../shared/exports/kinds'
import { type FakeBridge, teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const argument: ExportArgument = { kind: 'export-students-xls', request: { team_id: '1' } }

function Screen() {
  const { begin, isStarting } = useExport()
  return (
    <button type="button" aria-busy={isStarting} onClick={() => void begin(argument)}>
      名簿
    </button>
  )
}

let fake: FakeBridge
let answer: (result: Result<{ id: string }>) => void
beforeEach(() => {
  fake = putBridge()
  fake.answer('downloads.start', () => new Promise<Result<{ id: string }>>(resolve => (answer = resolve)))
})
const starts = () => fake.calls.filter(({ method }) => method === 'downloads.start').map(call => call.argument)

it('starts an export once until main has accepted it, and again afterwards', async () => {
  const user = userEvent.setup()
  renderScreen(<Screen />)
  const button = screen.getByRole('button', { name: '名簿' })
  await user.dblClick(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(starts()).toEqual([argument])
  answer(success({ id: 'd1' }))
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  await user.click(button)
  expect(starts()).toEqual([argument, argument])
})

it('shows a refusal, and can be started again', async () => {
  const user = userEvent.setup()
  renderScreen(<Screen />)
  const button = screen.getByRole('button', { name: '名簿' })
  await user.click(button)
  answer(failure('status', '同時に出力できるのは10件までです。'))
  expect(await screen.findByText('同時に出力できるのは10件までです。')).toBeInTheDocument()
  await user.click(button)
  expect(starts()).toHaveLength(2)
})

it('says nothing of a cancel, or of a refusal for a teacher who has left', async () => {
  fake = putBridge({ session: teacher })
  fake.answer('downloads.start', () => new Promise<Result<{ id: string }>>(resolve => (answer = resolve)))
  const user = userEvent.setup()
  renderScreen(<Screen />)
  const button = screen.getByRole('button', { name: '名簿' })
  await user.click(button)
  await act(async () => answer(failure('cancelled', '中止しました')))
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  await user.click(button)
  const next = { ...teacher, generation: 2 }
  act(() => fake.emit('session.changed', { generation: 2, session: next }))
  await act(async () => answer(failure('status', '同時に出力できるのは10件までです。')))
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
  expect(starts()).toHaveLength(2)
  expect(screen.queryByText('中止しました')).toBeNull()
  expect(screen.queryByText('同時に出力できるのは10件までです。')).toBeNull()
})
