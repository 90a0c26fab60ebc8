/** The two calendars: holidays by name, and the colours of weekends. The month is November 2026. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Calendar } from '../../../renderer/ui/calendar/Calendar'
import { DateTimeField } from '../../../renderer/ui/DateTimeField'
import { fromJst } from '../../../shared/domain/time'
import { teacher } from '../../fakes/bridge'
import { putBridge, renderScreen } from '../render'

const nothing = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: fromJst(2026, 11, 21, 8, 30) })
  putBridge({ session: teacher })
})
afterEach(() => vi.useRealTimers())

const toneOf = (name: RegExp) => screen.getByRole('button', { name }).closest('[data-tone]')?.getAttribute('data-tone')

describe('the calendar of a plan', () => {
  const show = (selected = '2026-11-25') =>
    renderScreen(
      <Calendar
        label="配信日"
        days={[{ date: '2026-11-23', state: '配信予定 2件', lines: ['8:00 2件'], tone: 'held' }]}
        selected={selected}
        today="2026-11-21"
        selectable={date => date >= '2026-11-21'}
        onSelect={nothing}
      />,
    )

  it('names holidays, also on days with a delivery and on past ones', () => {
    show()
    const holiday = screen.getByRole('button', { name: '11月23日（月・祝）勤労感謝の日 配信予定 2件' })
    expect(within(holiday).getByText(/^23\s祝$/)).toBeVisible()
    expect(holiday).toHaveAttribute('title', '勤労感謝の日')
    const free = screen.getByRole('button', { name: '11月3日（火・祝）文化の日 過ぎた日' })
    expect(within(free).getByText('文化の日')).toBeVisible()
    expect(screen.getByRole('button', { name: '11月24日（火） 配信なし' })).not.toHaveAttribute('title')
  })

  it('colours Saturdays, and Sundays like holidays, in the days and in the heading', () => {
    show()
    expect(toneOf(/^11月21日（土）/)).toBe('saturday')
    expect(toneOf(/^11月22日（日）/)).toBe('sunday')
    expect(screen.getByText(/^23\s祝$/).closest('td')).toHaveAttribute('data-tone', 'sunday')
    expect(screen.getByText(/^24$/).closest('td')).not.toHaveAttribute('data-tone')
    expect(screen.getByRole('columnheader', { name: '日' })).toHaveAttribute('data-tone', 'sunday')
    expect(screen.getByRole('columnheader', { name: '土' })).toHaveAttribute('data-tone', 'saturday')
    expect(screen.getByRole('columnheader', { name: '月' })).not.toHaveAttribute('data-tone')
  })
})

describe('the calendar of a date field', () => {
  const open = async (value: string, notes?: ReadonlyMap<string, readonly string[]>) => {
    renderScreen(<DateTimeField label="期限" time="23:59" value={value} notes={notes} onChange={nothing} />)
    await userEvent.click(screen.getByRole('button', { name: '期限のカレンダー' }))
    return within(await screen.findByRole('dialog', { name: '期限のカレンダー' }))
  }
  const lines = (calendar: ReturnType<typeof within>) =>
    calendar.queryAllByRole('listitem').map((line: HTMLElement) => line.textContent)

  it('names the holidays of the shown month, and colours weekends', async () => {
    const calendar = await open('2026-11-25T23:59')
    expect(lines(calendar)).toEqual(['11月3日（火・祝） 文化の日', '11月23日（月・祝） 勤労感謝の日'])
    const holiday = calendar.getByRole('button', { name: '2026/11/23（月・祝） 勤労感謝の日' })
    expect(holiday).toHaveAttribute('title', '勤労感謝の日')
    expect(toneOf(/11\/23（月・祝）/)).toBe('sunday')
    expect(toneOf(/11\/21（土）/)).toBe('saturday')
    expect(toneOf(/11\/22（日）/)).toBe('sunday')
    expect(toneOf(/11\/24（火）/)).toBeUndefined()
    await userEvent.click(calendar.getByRole('button', { name: '次の月' }))
    expect(lines(calendar)).toEqual([])
    await userEvent.click(calendar.getByRole('button', { name: '次の月' }))
    expect(lines(calendar)).toEqual(['1月1日（金・祝） 元日', '1月11日（月・祝） 成人の日'])
  })

  it('shows the notes of its dates', async () => {
    const calendar = await open('2026-11-25T23:59', new Map([['2026-11-27', ['Unit 3 の復習', '単語テスト']]]))
    expect(lines(calendar).at(-1)).toBe('11月27日（金） Unit 3 の復習・単語テスト')
    expect(calendar.getByRole('button', { name: '2026/11/27（金） Unit 3 の復習 単語テスト' })).toHaveAttribute(
      'title',
      'Unit 3 の復習・単語テスト',
    )
  })

  it('counts the dates with notes that do not fit beside it, and shows them on request', async () => {
    const dates = [24, 25, 26, 27, 28].map(date => [`2026-11-${date}`, ['宿題']] as const)
    const calendar = await open('2026-11-30T23:59', new Map(dates))
    expect(lines(calendar).slice(-2)).toEqual(['11月26日（木） 宿題', 'ほか2日'])
    await userEvent.click(calendar.getByRole('button', { name: 'ほか2日' }))
    expect(lines(calendar).slice(-2)).toEqual(['11月27日（金） 宿題', '11月28日（土） 宿題'])
    expect(calendar.getAllByRole('listitem')[5]).toHaveFocus()
    await userEvent.click(calendar.getByRole('button', { name: '次の月' }))
    await userEvent.click(calendar.getByRole('button', { name: '前の月' }))
    expect(lines(calendar).at(-1)).toBe('ほか2日')
  })

  it('the field names the holiday that it falls on', () => {
    renderScreen(
      <>
        <DateTimeField label="期限" time="23:59" value="2027-03-22T23:59" description="あと7日" onChange={nothing} />
        <DateTimeField label="配信日時" time="08:00" value="2027-03-23T08:00" onChange={nothing} />
      </>,
    )
    const field = screen.getByRole('textbox', { name: '期限' })
    expect(field).toHaveValue('2027/3/22（月・祝）23:59')
    expect(field).toHaveAccessibleDescription('あと7日 祝日：振替休日')
    expect(screen.getByRole('textbox', { name: '配信日時' })).not.toHaveAccessibleDescription()
  })
})
