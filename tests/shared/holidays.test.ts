/** The oracle is the table of the Cabinet Office for 2026 and 2027 (国民の祝日について), written down by hand. */
import { describe, expect, it } from 'vitest'
import { holidayOn } from '../../shared/domain/holiday-name'
import { shortTime } from '../../shared/domain/time'

const official: Record<string, string> = {
  '2026-01-01': '元日',
  '2026-01-12': '成人の日',
  '2026-02-11': '建国記念の日',
  '2026-02-23': '天皇誕生日',
  '2026-03-20': '春分の日',
  '2026-04-29': '昭和の日',
  '2026-05-03': '憲法記念日',
  '2026-05-04': 'みどりの日',
  '2026-05-05': 'こどもの日',
  '2026-05-06': '振替休日',
  '2026-07-20': '海の日',
  '2026-08-11': '山の日',
  '2026-09-21': '敬老の日',
  '2026-09-22': '国民の休日',
  '2026-09-23': '秋分の日',
  '2026-10-12': 'スポーツの日',
  '2026-11-03': '文化の日',
  '2026-11-23': '勤労感謝の日',
  '2027-01-01': '元日',
  '2027-01-11': '成人の日',
  '2027-02-11': '建国記念の日',
  '2027-02-23': '天皇誕生日',
  '2027-03-21': '春分の日',
  '2027-03-22': '振替休日',
  '2027-04-29': '昭和の日',
  '2027-05-03': '憲法記念日',
  '2027-05-04': 'みどりの日',
  '2027-05-05': 'こどもの日',
  '2027-07-19': '海の日',
  '2027-08-11': '山の日',
  '2027-09-20': '敬老の日',
  '2027-09-23': '秋分の日',
  '2027-10-11': 'スポーツの日',
  '2027-11-03': '文化の日',
  '2027-11-23': '勤労感謝の日',
}

const daysOf = (year: number): Date[] =>
  Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, day + 1))).filter(
    date => date.getUTCFullYear() === year,
  )

describe('national holidays', () => {
  it.each([2026, 2027])('finds the holidays of %i, and no others', year => {
    const found = daysOf(year).flatMap(date => {
      const day = date.toISOString().slice(0, 10)
      const name = holidayOn(day)
      return name === null ? [] : [[day, name]]
    })
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(official).filter(([date]) => date.startsWith(String(year)))),
    )
  })

  it.each([
    ['2024-02-12', '振替休日'],
    ['2024-03-20', '春分の日'],
    ['2024-09-22', '秋分の日'],
    ['2024-09-23', '振替休日'],
    ['2025-05-06', '振替休日'],
    ['2032-09-21', '国民の休日'],
    ['2044-09-22', '秋分の日'],
  ])('%s is %s', (date, name) => {
    expect(holidayOn(date)).toBe(name)
  })

  it.each(['2026-11-22', '2026-05-07', '2027-03-23', '2021-07-22', '2100-01-01', '', 'tomorrow'])(
    '%j is no holiday, or not known',
    date => {
      expect(holidayOn(date)).toBeNull()
    },
  )
})

it('short times mark a holiday beside the weekday', () => {
  expect(shortTime(Date.UTC(2026, 10, 23, 3))).toBe('11/23（月・祝）12:00')
  expect(shortTime(Date.UTC(2026, 10, 22, 14, 59))).toBe('11/22（日）23:59')
})
