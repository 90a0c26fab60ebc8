/** The proposed deadlines 期限の候補: the last minute of a day, counted in JST from today or from a delivery. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeFields } from '../../../../renderer/features/homework/form/TimeFields'
import { success } from '../../../../shared/contract/result'
import { parseJst } from '../../../../shared/domain/time'
import { refusal, teacher } from '../../../fakes/bridge'
import { defined } from '../../../fixtures/defined'
import { putBridge, renderScreen } from '../../render'
import { homework } from '../homework/samples'
import { draftOf } from './drafts'
import { openWizard, wizardBridge } from './render-wizard'

const setNow = (time: string) => vi.setSystemTime(defined(parseJst(time)))
const group = () => within(screen.getByRole('group', { name: '期限の候補' }))

/** `11/28` of `2026-11-28`. */
const monthDay = (date: string) => date.slice(5).split('-').map(Number).join('/')

/** Clicks each proposal, and returns its label and the deadline that it sets. */
function proposals({ start = '', after }: { start?: string; after?: string } = {}): Record<string, string> {
  putBridge({ session: teacher })
  const onChange = vi.fn()
  const value = { delivery_type: start === '' ? 0 : 1, start, end: '' } as const
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
    expect(proposals({ after: '2026-12-30T08:00' })).toEqual({
      '最終配信の翌日（12/31）': { end: '2026-12-31T23:59' },
      'その1週間後（1/6）': { end: '2027-01-06T23:59' },
      'その2週間後（1/13）': { end: '2027-01-13T23:59' },
    })
  })

  it('counts from today if that day has passed', () => {
    setNow('2026-11-21 08:30:00')
    expect(proposals({ after: '2026-11-20T08:00' })).toEqual({
      '明日（11/22）': { end: '2026-11-22T23:59' },
      '1週間後（11/28）': { end: '2026-11-28T23:59' },
      '2週間後（12/5）': { end: '2026-12-05T23:59' },
    })
  })
})

describe('from a delivery that the teacher has set', () => {
  it('counts from its day', () => {
    setNow('2026-11-21 08:30:00')
    expect(proposals({ start: '2026-12-01T08:00' })).toEqual({
      '配信の翌日（12/2）': { end: '2026-12-02T23:59' },
      '配信の1週間後（12/8）': { end: '2026-12-08T23:59' },
      '配信の2週間後（12/15）': { end: '2026-12-15T23:59' },
    })
  })

  it.each([
    ['it is later today', '2026-11-21T16:00'],
    ['it is in the past', '2026-11-20T16:00'],
    ['it is typed in part', '0202-12-01T08:00'],
  ])('counts from today if %s', (_, start) => {
    setNow('2026-11-21 08:30:00')
    expect(Object.keys(proposals({ start }))).toEqual(['明日（11/22）', '1週間後（11/28）', '2週間後（12/5）'])
  })
})

describe('in a wizard', () => {
  it.each([
    ['routine', 1, 3, '明日（11/22）', '2026/11/22（日）23:59'],
    ['wordtest', 3, 2, '配信の1週間後（11/29）', '2026/11/29（日）23:59'],
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

describe('the deadlines of other homework of the chosen classes', () => {
  const openWith = (...teamIds: string[]) => {
    setNow('2026-11-21 08:30:00')
    const receivers = teamIds.map(team_id => ({ team_id, student_ids: null }))
    const fake = wizardBridge({ ...draftOf(1, Date.now()), receivers, end: '2026-11-27T23:59' })
    fake.api('my-homework-list', ({ team_id }) => {
      const of = (homework_id: string, title: string, end_time: string, team_ids: string) =>
        homework({
          homework_id,
          title,
          end_time,
          team_ids,
          team_names: ['1年A組', '1年B組'].slice(0, team_ids.length - 1),
        })
      const both = of('2', '単語テスト', '2026-11-30 17:00:00', '1,2')
      const items = [of('1', 'Unit 3 の復習', '2026-11-27 23:59:59', '1,'), both]
      return success(team_id === '1' ? { items, total: 2 } : { items: [both], total: 1 })
    })
    openWizard('routine', 3)
    return fake
  }
  const openCalendar = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '期限のカレンダー' }))
    return within(await screen.findByRole('dialog', { name: '期限のカレンダー' }))
  }

  it('are in its calendar, and beside a deadline on the same day', async () => {
    const fake = openWith('1')
    const field = await screen.findByRole('textbox', { name: '期限' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('今日から6日後　同じ日：「Unit 3 の復習」の期限'))
    expect(fake.requests('my-homework-list')).toEqual([{ team_id: '1', start_time: '2026-11-21' }])
    const calendar = await openCalendar()
    expect(calendar.getAllByRole('listitem').map((line: HTMLElement) => line.textContent)).toEqual([
      '11月23日（月・祝） 勤労感謝の日',
      '11月27日（金） 「Unit 3 の復習」の期限',
      '11月30日（月） 「単語テスト」の期限',
    ])
  })

  it('name their classes if several are chosen, and appear once', async () => {
    openWith('1', '2')
    const calendar = await openCalendar()
    // The line is drawn again when the other class has answered.
    await waitFor(() => expect(calendar.getByText('「単語テスト」の期限（1年A組・1年B組）')).toBeVisible())
    expect(calendar.getByText('「Unit 3 の復習」の期限（1年A組）')).toBeVisible()
  })

  it('are left out if they cannot be read', async () => {
    const fake = openWith('1')
    fake.api('my-homework-list', () => refusal(500))
    const field = await screen.findByRole('textbox', { name: '期限' })
    await waitFor(() => expect(fake.requests('my-homework-list')).toHaveLength(1))
    expect(field).toHaveAccessibleDescription('今日から6日後')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
