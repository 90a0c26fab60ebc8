/** What is found by what a teacher types, and the keys that move through it. */
import { describe, expect, it } from 'vitest'
import { findIn, indexOf, soundOf } from '../../../../renderer/app/find/match'
import { movedBy } from '../../../../renderer/app/find/move'
import { withRecent } from '../../../../renderer/app/find/recent'
import { screensFor } from '../../../../renderer/app/find/screens'
import { screenWords } from '../../../../renderer/app/find/text'
import { routes } from '../../../../renderer/routes'
import { teacher } from '../../../fakes/bridge'

const labels = (typed: string, entries: { label: string; words?: string }[], recent = '') =>
  findIn(indexOf(entries), typed, { limit: 50, isRecent: ({ label }) => label === recent }).map(({ label }) => label)

it.each([
  ['しゅくだい', 'shukudai'],
  ['シュクダイ', 'shukudai'],
  ['ｼｭｸﾀﾞｲ', 'shukudai'],
  ['syukudai', 'shukudai'],
  ['ＳＨＵＫＵＤＡＩ', 'shukudai'],
  ['けんいち', 'kenichi'],
  ['髙橋 アレクサンドラ', '高橋 arekusandora'],
])('the sound of %s is %s', (typed, sound) => {
  expect(soundOf(typed)).toBe(sound)
})

describe('finding', () => {
  const screens = screensFor(teacher, true).map(({ label, words = '' }) => ({ label, words }))

  it.each([
    ['宿題一覧', '宿題一覧'],
    ['しゅくだいいち', '宿題一覧'],
    ['syukudaiiti', '宿題一覧'],
    ['shukudai ichiran', '宿題一覧'],
    ['らんきん', 'ランキング'],
    ['rankin', 'ランキング'],
    ['ｸﾗｽ ID', 'クラス・ID編集'],
    ['tensaku', '添削'],
  ])('%s leads first to the screen %s', (typed, label) => {
    expect(labels(typed, screens)[0]).toBe(label)
  })

  it('ignores rare variants, width and letters that were left out; each word must be there', () => {
    const names = [{ label: '髙橋 美咲' }, { label: '高橋 アレクサンドラ' }, { label: '𠮷田 健' }]
    expect(labels('高橋', names)).toEqual(expect.arrayContaining(['髙橋 美咲', '高橋 アレクサンドラ']))
    expect(labels('アレク', names)).toEqual(['高橋 アレクサンドラ'])
    expect(labels('areksandora', names)).toEqual(['高橋 アレクサンドラ'])
    expect(labels('吉田', names)).toEqual(['𠮷田 健'])
    expect(labels('高橋 健', names)).toEqual([])
    expect(labels('　', names)).toEqual([])
  })

  it('puts a recent one before others that fit as well', () => {
    const names = [{ label: 'Unit 1 音読' }, { label: 'Unit 2 音読' }, { label: 'Unit 3 音読' }]
    expect(labels('unit', names, 'Unit 3 音読')[0]).toBe('Unit 3 音読')
  })
})

describe('the screens', () => {
  it('are all pages that need no id, with a reading each', () => {
    const needsMore = [
      '/login',
      '/forget',
      '/admin/home/message-detail-page',
      '/admin/homework/writing/print',
      '/admin/homework/edit',
      '/admin/homework-create/form',
      '/admin/homework/periodic-plan-detail',
      '/admin/homework/periodic-plan-edit',
      '/admin/student-manage/intelligence',
      '/integral-ranking-export',
      '/admin/explain',
    ]
    const pages = routes.map(({ path }) => path as string).filter(path => !path.includes(':'))
    expect(pages.length).toBeGreaterThan(30)
    expect(pages.filter(path => !(path in screenWords))).toEqual(needsMore)
  })

  it('are only those that the teacher may open', () => {
    const mayNotGive = { ...teacher, user: { ...teacher.user, teacher_flag: 'bc' } }
    const all = screensFor(teacher, true).map(({ label }) => label)
    const few = screensFor(mayNotGive, false).map(({ label }) => label)
    expect(all).toEqual(expect.arrayContaining(['宿題を出す', 'AI英作文', 'メッセージを送る', 'メッセージ']))
    expect(few).toContain('メッセージ')
    for (const label of ['宿題を出す', 'AI英作文', 'メッセージを送る']) expect(few).not.toContain(label)
  })
})

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 0],
  ['ArrowUp', 0, 19],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['PageDown', 15, 19],
  ['PageDown', 1, 9],
  ['PageUp', 3, 0],
  ['j', 3, null],
])('%s moves from row %i of 20 to %s', (key, from, to) => {
  expect(movedBy(key, from, 20)).toBe(to)
  expect(movedBy(key, 0, 0)).toBeNull()
})

it('keeps the eight that were opened last, by kind and id only', () => {
  const entry = (id: string) => ({ kind: 'student' as const, id, label: '生徒の名前', detail: '' })
  let recent = withRecent(null, entry('0'))
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', '3']) recent = withRecent(recent, entry(id))
  expect(recent.map(({ id }) => id)).toEqual(['3', '8', '7', '6', '5', '4', '2', '1'])
  expect(recent[0]).toEqual({ kind: 'student', id: '3' })
})
