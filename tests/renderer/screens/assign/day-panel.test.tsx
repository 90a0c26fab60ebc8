import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DayPanel } from '../../../../renderer/screens/assign/plan/DayPanel'
import { teacher } from '../../../fakes/bridge'
import { putBridge, renderScreen } from '../../render'

const days = [{ start: '2026-11-27T08:00', contents: [] }]

it('names the day of a copy, and says how many days a shift moved', async () => {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  renderScreen(<DayPanel days={days} date="2026-11-27" name="11月27日（金）" today="2026-11-24" onChange={onChange} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('同じ内容を配信する日'), '2026/11/28')
  await user.click(screen.getByRole('button', { name: 'コピーする' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    [...days, { start: '2026-11-28T08:00', contents: [] }],
    '11月28日（土）にコピーしました。',
  )
  expect(screen.getByLabelText('この日からずらす範囲の最後')).toHaveAccessibleDescription('空欄なら、後の日すべて')
  expect(screen.getByLabelText('日数')).toHaveAccessibleDescription('マイナスで前へ')
})

it('counts only the days from this one to the last of a shift', async () => {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  const three = ['26', '27', '30'].map(date => ({ start: `2026-11-${date}T08:00`, contents: [] }))
  renderScreen(<DayPanel days={three} date="2026-11-27" name="11月27日（金）" today="2026-11-24" onChange={onChange} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('この日からずらす範囲の最後'), '2026/11/29')
  await user.click(screen.getByRole('button', { name: 'ずらす' }))
  const starts = ['2026-11-26T08:00', '2026-11-28T08:00', '2026-11-30T08:00']
  expect(onChange).toHaveBeenCalledExactlyOnceWith(
    starts.map(start => ({ start, contents: [] })),
    '1日分の配信をずらしました。',
  )
})

it('shifts by as many days as are typed, also forwards', async () => {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  const two = ['27', '30'].map(date => ({ start: `2026-11-${date}T08:00`, contents: [] }))
  renderScreen(<DayPanel days={two} date="2026-11-27" name="11月27日（金）" today="2026-11-24" onChange={onChange} />)
  const user = userEvent.setup()
  const by = await screen.findByLabelText('日数')
  for (const days of ['3', '-2']) {
    await user.clear(by)
    await user.type(by, days)
    await user.click(screen.getByRole('button', { name: 'ずらす' }))
  }
  const starts = (list: string[]) => list.map(start => ({ start, contents: [] }))
  expect(onChange.mock.calls).toEqual([
    [starts(['2026-11-30T08:00', '2026-12-03T08:00']), '2日分の配信をずらしました。'],
    [starts(['2026-11-25T08:00', '2026-11-28T08:00']), '2日分の配信をずらしました。'],
  ])
})

it('says why a day cannot be copied or shifted, and changes nothing', async () => {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  const taken = [...days, { start: '2026-11-28T08:00', contents: [] }]
  renderScreen(<DayPanel days={taken} date="2026-11-27" name="11月27日（金）" today="2026-11-24" onChange={onChange} />)
  const user = userEvent.setup()
  const copyTo = await screen.findByLabelText('同じ内容を配信する日')
  const copy = screen.getByRole('button', { name: 'コピーする' })
  await user.click(copy)
  expect(screen.getByText('コピー先の日を選んでください。')).toBeInTheDocument()
  expect(copyTo).toHaveFocus()
  await user.type(copyTo, '2026/11/28')
  await user.click(copy)
  expect(screen.getByText('その日には、すでに配信があります。')).toBeInTheDocument()
  await user.type(screen.getByLabelText('この日からずらす範囲の最後'), '2026/11/27')
  await user.click(screen.getByRole('button', { name: 'ずらす' }))
  expect(screen.getByText('ずらした先の日に、すでに配信があります。')).toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
})

it('keeps the time of a day while the field is empty', async () => {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  renderScreen(<DayPanel days={days} date="2026-11-27" name="11月27日（金）" today="2026-11-24" onChange={onChange} />)
  const user = userEvent.setup()
  const field = await screen.findByLabelText('配信する時刻')
  await user.clear(field)
  await user.tab()
  expect(onChange).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '9:30')
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith([{ start: '2026-11-27T09:30', contents: [] }])
})
