/** The proposed deadlines 期限の候補: the last minute of a day, counted in JST from today or from a plan's last day. */
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeFields } from '../../../../renderer/features/homework/form/TimeFields'
import { parseJst } from '../../../../shared/domain/time'
import { teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'
import { draftOf } from './drafts'
import { openWizard, wizardBridge } from './render-wizard'

const setNow = (time: string) => vi.setSystemTime(defined(parseJst(time)))
const group = () => within(screen.getByRole('group', { name: '期限の候補' }))

/** `11/28` of `2026-11-28`. */
const monthDay = (date: string) => date.slice(5).split('-').map(Number).join('/')

/** Clicks each proposal, and returns its label and the deadline that it sets. */
function proposals(after?: string): Record<string, string> {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  const value = { delivery_type: 0, start: '', end: '' } as const
  renderScreen(<TimeFields kind={after ? 2 : 1} value={value} onChange={onChange} faults={{}} after={after} />)
  const buttons = group().getAllByRole('button')
  for (const button of buttons) fireEvent.click(button)
  return Object.fromEntries(buttons.map((button, at) => [button.textContent, onChange.mock.calls[at]?.[0]]))
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('from today', () => {
  it.each([
    ['a Saturday morning', '2026-11-21 08:30:00', '2026-11-22', '2026-11-28', '2026-12-05'],
    ['the first second of a Monday', '2026-11-23 00:00:00', '2026-11-24', '2026-11-30', '2026-12-07'],
    ['the last second of a Friday', '2026-11-27 23:59:59', '2026-11-28', '2026-12-04', '2026-12-11'],
    [
      'a Wednesday at nine, when the day begins in UTC',
      '2026-11-25 09:00:00',
      '2026-11-26',
      '2026-12-02',
      '2026-12-09',
    ],
    ['the minute before', '2026-11-25 08:59:00', '2026-11-26', '2026-12-02', '2026-12-09'],
    ['the last day of a year', '2026-12-31 23:59:00', '2027-01-01', '2027-01-07', '2027-01-14'],
    ['the day before a leap day', '2028-02-28 12:00:00', '2028-02-29', '2028-03-06', '2028-03-13'],
  ])('on %s', (_, now, tomorrow, week, fortnight) => {
    setNow(now)
    expect(proposals()).toEqual({
      [`明日（${monthDay(tomorrow)}）`]: { end: `${tomorrow}T23:59` },
      [`1週間後（${monthDay(week)}）`]: { end: `${week}T23:59` },
      [`2週間後（${monthDay(fortnight)}）`]: { end: `${fortnight}T23:59` },
    })
  })
})

describe('from the last day of a plan', () => {
  it('counts from that day while it lies ahead', () => {
    setNow('2026-11-21 08:30:00')
    expect(proposals('2026-12-30T08:00')).toEqual({
      '最終配信の翌日（12/31）': { end: '2026-12-31T23:59' },
      'その1週間後（1/6）': { end: '2027-01-06T23:59' },
      'その2週間後（1/13）': { end: '2027-01-13T23:59' },
    })
  })

  it('counts from today if that day has passed', () => {
    setNow('2026-11-21 08:30:00')
    expect(proposals('2026-11-20T08:00')).toEqual({
      '明日（11/22）': { end: '2026-11-22T23:59' },
      '1週間後（11/28）': { end: '2026-11-28T23:59' },
      '2週間後（12/5）': { end: '2026-12-05T23:59' },
    })
  })
})

describe('in a wizard', () => {
  it.each([
    ['routine', 1, 3, '明日（11/22）', '2026/11/22（日）23:59'],
    ['wordtest', 3, 2, '1週間後（11/28）', '2026/11/28（土）23:59'],
    // the last day of the plan is 23 November
    ['periodic', 2, 3, '最終配信の翌日（11/24）', '2026/11/24（火）23:59'],
  ] as const)('%s: a click sets the deadline', async (name, kind, step, label, shown) => {
    setNow('2026-11-21 08:30:00')
    wizardBridge({ ...draftOf(kind, Date.now()), end: '' })
    openWizard(name, step)
    fireEvent.click(await screen.findByRole('button', { name: label }))
    expect(screen.getByRole('textbox', { name: '期限' })).toHaveValue(shown)
  })
})
