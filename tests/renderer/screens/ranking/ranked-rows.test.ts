import { expect, it } from 'vitest'
import { rankedRows } from '../../../../renderer/screens/ranking/ranked-rows'

const student = (number: string, figures: { average_score?: number; record_duration?: number }, team_id = '3') => ({
  student_id: `s-${number}`,
  number,
  nickname: `生徒${number}`,
  team_id,
  team_name: `${team_id}組`,
  ...figures,
})
const ranks = (rows: ReturnType<typeof rankedRows>) => rows.map(({ number, rank }) => [number, rank])

it('a difference that nobody sees makes no rank', () => {
  const averages = [71.24, 71.16, 71.14, 0, undefined]
  const students = averages.map((average_score, at) => student(`0${at + 1}`, { average_score }))
  expect(ranks(rankedRows(students, 'average'))).toEqual([
    ['01', 1],
    ['02', 1],
    ['03', 3],
    ['04', 4],
    ['05', null],
  ])
  const seconds = [60.4, 59.6, 59.4, 0.2].map((record_duration, at) => student(`0${at + 1}`, { record_duration }))
  expect(ranks(rankedRows(seconds, 'record'))).toEqual([
    ['01', 1],
    ['02', 1],
    ['03', 3],
    ['04', null],
  ])
})

it('a student of two classes has a row in each, and counts once for the ranks after her', () => {
  const rows = rankedRows(
    [
      student('01', { average_score: 90 }, '4'),
      student('01', { average_score: 90 }, '3'),
      student('02', { average_score: 80 }, '3'),
    ],
    'average',
  )
  expect(rows.map(({ team_id, number, rank }) => [team_id, number, rank])).toEqual([
    ['3', '01', 1],
    ['3', '02', 2],
    ['4', '01', 1],
  ])
})
