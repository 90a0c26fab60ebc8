import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { periodFault, presetPeriod, presets } from '../../../../renderer/features/reports/period'
import { chosenStudents, defaultChoice, parseChoice } from '../../../../renderer/screens/student-report/report-choice'
import { day, fromJst, jstParts, wireDate } from '../../../../shared/domain/time'

const instants = fc.integer({ min: fromJst(2020, 1), max: fromJst(2040, 1) })

describe('the periods of a score sheet', () => {
  it('are months and terms in JST, also at the turn of a year', () => {
    const newYear = fromJst(2027, 1, 1)
    expect(presetPeriod('thisMonth', newYear - 1)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(presetPeriod('thisMonth', newYear)).toEqual({ from: '2027-01-01', to: '2027-01-31' })
    expect(presetPeriod('lastMonth', newYear)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(presetPeriod('thisTerm', newYear - 1)).toEqual({ from: '2026-09-01', to: '2026-12-31' })
    expect(presetPeriod('thisTerm', newYear)).toEqual({ from: '2027-01-01', to: '2027-03-31' })
    expect(presetPeriod('lastMonth', fromJst(2028, 3, 31))).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('include today, except for last month, which ends before this month starts', () => {
    fc.assert(
      fc.property(instants, now => {
        const today = wireDate(now)
        for (const preset of presets) {
          const { from, to } = presetPeriod(preset, now)
          expect(from <= to).toBe(true)
          if (preset !== 'lastMonth') expect(from <= today && today <= to).toBe(true)
        }
        const { year, month } = jstParts(now)
        expect(presetPeriod('lastMonth', now).to).toBe(wireDate(fromJst(year, month) - day))
        expect(periodFault(presetPeriod('thisTerm', now))).toBeNull()
      }),
    )
  })

  it('have a fault if a date is missing or the order is reversed', () => {
    expect(periodFault({ from: '', to: '2026-11-01' })).toBe('missing')
    expect(periodFault({ from: '2026-11-02', to: '2026-11-01' })).toBe('reversed')
    expect(periodFault({ from: '2026-11-01', to: '2026-11-01' })).toBeNull()
  })
})

describe('the chosen students', () => {
  const all = ['1', '2', '3'].map(student_id => ({ student_id }))

  it('are the whole class by default, and keep the order of the class', () => {
    expect(chosenStudents(defaultChoice, all)).toEqual(all)
    expect(chosenStudents({ ...defaultChoice, students: ['3', '1'] }, all).map(one => one.student_id)).toEqual([
      '1',
      '3',
    ])
  })

  it('drop students who have left the class; an invalid draft is not parsed', () => {
    expect(chosenStudents({ ...defaultChoice, students: ['9', '2'] }, all)).toEqual([{ student_id: '2' }])
    expect(parseChoice({ ...defaultChoice, students: ['2'] })).toEqual({ ...defaultChoice, students: ['2'] })
    expect(parseChoice({ ...defaultChoice, preset: 'never' })).toBeNull()
  })
})
