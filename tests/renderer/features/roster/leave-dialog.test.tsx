import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LeaveDialog } from '../../../../renderer/features/roster/LeaveDialog'
import { failure, success } from '../../../../shared/contract/result'
import { teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

/** @param total the number of students of the school; null: the server does not say. */
function show(count: number, total: number | null) {
  const fake = putBridge({ session: teacher })
  fake.api('student-page-rows', () => (total === null ? failure('network', 'x') : success({ items: [], total })))
  const onLeave = vi.fn()
  const students = Array.from({ length: count }, (_, at) => `生徒 ${at + 1}`)
  renderScreen(<LeaveDialog from="「2年A組」" students={students} remarks={[]} onLeave={onLeave} onClose={vi.fn()} />)
  return { onLeave, leave: () => userEvent.click(screen.getByRole('button', { name: `${count}人を外す` })) }
}
const field = () => screen.findByLabelText('外す人数')

describe('students who leave a class', () => {
  it('leave only if their number is typed, while nobody knows how many the school has', async () => {
    const { onLeave, leave } = show(3, null)
    const typed = await field()
    expect(screen.getByText(/^学校の生徒数を確認できませんでした。/)).toBeVisible()
    await leave()
    expect(await screen.findByText('3と入力してください。')).toBeVisible()
    expect(onLeave).not.toHaveBeenCalled()
    await userEvent.type(typed, '３')
    await leave()
    await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1))
  })

  it('leave without it if they are a twentieth of the school', async () => {
    const { onLeave, leave } = show(5, 100)
    // Until the answer is there, the number is missing.
    await waitFor(async () => {
      await leave()
      expect(onLeave).toHaveBeenCalledTimes(1)
    })
    expect(screen.queryByLabelText('外す人数')).toBeNull()
  })

  it('leave only if their number is typed, if they are more than that', async () => {
    const { onLeave, leave } = show(6, 100)
    expect(await field()).toBeVisible()
    await leave()
    expect(await screen.findByText('6と入力してください。')).toBeVisible()
    expect(onLeave).not.toHaveBeenCalled()
  })
})
