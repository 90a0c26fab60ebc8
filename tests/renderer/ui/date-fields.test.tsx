import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DateField } from '../../../renderer/ui/DateField'
import { DateTimeField } from '../../../renderer/ui/DateTimeField'
import { TimeField } from '../../../renderer/ui/TimeField'
import { fromJst } from '../../../shared/domain/time'
import { teacher } from '../../fakes/bridge'
import { putBridge, renderScreen } from '../render'

const onChange = vi.fn()

function FieldWithState({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <DateTimeField
        label="期限"
        time="23:59"
        value={value}
        error="直してください"
        onChange={next => {
          onChange(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue('2026-12-01T08:00')}>
        12月
      </button>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 21, 8, 30) })
  putBridge({ session: teacher })
  onChange.mockReset()
})
afterEach(() => vi.useRealTimers())

const field = () => screen.getByRole('textbox', { name: '期限' })

describe('DateTimeField', () => {
  it('applies the typed text as soon as it is complete, and shows the weekday when the field is left', async () => {
    const user = userEvent.setup()
    renderScreen(<FieldWithState />)
    await user.type(field(), '11/28 18:00')
    expect(onChange.mock.calls).toEqual([['2026-11-28T18:00']])
    expect(field()).toHaveValue('11/28 18:00')
    await user.tab()
    expect(field()).toHaveValue('2026/11/28（土）18:00')
  })

  it('parses an incomplete text on Enter, and keeps an invalid one with an error', async () => {
    const user = userEvent.setup()
    renderScreen(<FieldWithState first="2026-11-28T18:00" />)
    await user.clear(field())
    expect(onChange).toHaveBeenLastCalledWith('')
    await user.type(field(), '１２／１{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01T23:59')
    await user.clear(field())
    await user.type(field(), 'らいしゅう{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('')
    expect(field()).toHaveValue('らいしゅう')
    expect(field()).toHaveAccessibleDescription(/日時を読み取れません/)
    expect(screen.queryByText('直してください')).toBeNull()
    await user.click(screen.getByRole('button', { name: '12月' }))
    expect(field()).toHaveValue('2026/12/1（火）8:00')
  })

  it('opens a calendar with ↓, in which day and time are chosen by keyboard, and takes the focus back', async () => {
    const user = userEvent.setup()
    renderScreen(<FieldWithState first="2026-11-30T18:00" />)
    field().focus()
    await user.keyboard('{ArrowDown}')
    const calendar = await screen.findByRole('dialog', { name: '期限のカレンダー' })
    expect(within(calendar).getByRole('button', { name: '2026/11/21（土） 今日' })).toBeEnabled()
    await waitFor(() => expect(screen.getByRole('button', { name: '2026/11/30（月）' })).toHaveFocus())
    await user.keyboard('{ArrowLeft}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2026-11-29T18:00')
    await user.click(within(calendar).getByRole('button', { name: '8:30' }))
    expect(onChange).toHaveBeenLastCalledWith('2026-11-29T08:30')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field()).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field()).toHaveFocus()
  })

  it('offers a time only after a day', async () => {
    const user = userEvent.setup()
    renderScreen(<FieldWithState />)
    field().focus()
    await user.keyboard('{ArrowDown}')
    const calendar = within(await screen.findByRole('dialog', { name: '期限のカレンダー' }))
    expect(calendar.getByRole('button', { name: '8:30' })).toBeDisabled()
    await user.click(calendar.getByRole('button', { name: '2026/11/21（土） 今日' }))
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T23:59')
    expect(calendar.getByRole('button', { name: '8:30' })).toBeEnabled()
  })
})

it('DateField closes its calendar after a choice', async () => {
  const user = userEvent.setup()
  renderScreen(<DateField label="日付" min="2026-11-23" value="" onChange={onChange} />)
  await user.click(screen.getByRole('button', { name: '日付のカレンダー' }))
  expect(await screen.findByRole('button', { name: '2026/11/22（日）' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '2026/11/24（火）' }))
  expect(onChange).toHaveBeenCalledWith('2026-11-24')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('TimeField shows the current value if the screen does not accept an empty one', async () => {
  const user = userEvent.setup()
  renderScreen(<TimeField label="時刻" value="08:00" onChange={onChange} />)
  const time = screen.getByRole('textbox', { name: '時刻' })
  expect(time).toHaveValue('8:00')
  await user.clear(time)
  await user.type(time, '1630')
  expect(onChange).toHaveBeenLastCalledWith('16:30')
  await user.clear(time)
  await user.tab()
  expect(time).toHaveValue('8:00')
})
