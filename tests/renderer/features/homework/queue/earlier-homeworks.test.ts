import { describe, expect, it } from 'vitest'
import { earlierHomeworks } from '../../../../../renderer/features/homework/queue/earlier-homeworks'
import type { Homework } from '../../../../../renderer/features/homework/queue/submissions'

const homework = (homework_id: string, start: string, team_ids: string) =>
  ({ homework_id, start_time: `2026-${start} 08:00:00`, team_ids }) as Homework

const all = [
  homework('chosen', '11-20', 't1,t2'),
  homework('later', '11-21', 't1'),
  homework('a1', '11-19', 't1'),
  homework('a2', '11-18', 't1,t3'),
  homework('a3', '11-17', 't1'),
  homework('b1', '11-05', 't2'),
  homework('other class', '11-19', 't3'),
  homework('a month ago', '10-19', 't2'),
]
const ids = (teamId: string, most: number, homeworkId = 'chosen', total = 99) =>
  earlierHomeworks(all, homeworkId, teamId, { days: 30, most, total }).map(({ homework_id }) => homework_id)

describe('the homework with which a score is compared', () => {
  it('is what each class of the chosen homework had in the days before it, the latest first', () => {
    expect(ids('', 9)).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('is as many for each class, so that none is left out for another', () => {
    expect(ids('', 2)).toEqual(['a1', 'a2', 'b1'])
  })

  it('is a few for many classes: the homework of most of them, and then the latest', () => {
    const teams = Array.from({ length: 40 }, (_, at) => `t${at + 1}`)
    const many = [
      homework('chosen', '11-20', teams.join()),
      ...teams.flatMap(team => [homework(`${team} new`, '11-19', team), homework(`${team} old`, '11-16', team)]),
      homework('of two', '11-15', 't1,t2'),
      homework('of all', '11-14', teams.join()),
    ]
    const found = earlierHomeworks(many, 'chosen', '', { days: 30, most: 4, total: 12 })
    expect(found.map(({ homework_id }) => homework_id)).toEqual([
      ...['t1', 't2', 't3', 't4', 't5', 't6', 't7', 't8', 't9', 't10'].map(team => `${team} new`),
      'of two',
      'of all',
    ])
    expect(ids('', 9, 'chosen', 2)).toEqual(['a1', 'a2'])
  })

  it('is that of the shown class', () => {
    expect(ids('t2', 9)).toEqual(['b1'])
    expect(ids('t9', 9)).toEqual([])
  })

  it('is none without a chosen homework, or if the list does not have it', () => {
    expect(ids('', 9, '')).toEqual([])
    expect(ids('', 9, 'gone')).toEqual([])
  })
})
