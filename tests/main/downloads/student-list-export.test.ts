import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readWorkbook, rowValues } from '../excel/read-back'
import { copyOf, type Stage, setUp } from './setup'

let stage: Stage

afterEach(() => stage.remove())

const student = (student_id: string, nickname: string, team: string) => ({
  student_id,
  nickname,
  number: '01',
  grade_name: '2年',
  class_name: 'A組',
  team_id: team,
  team_name: `${team}組`,
  password_changed: 0,
})

const teams = ['1', '2', '3'].map(id => ({ id, name: `${id}組`, student_count: 1 }))

/** The students of class 1 come on two pages. */
const pages: Record<string, unknown[][]> = {
  '1': [[student('s-1', '𠮷田 渡邉\u{E0101}', '1')], [student('s-2', '=1+1', '1')]],
  '2': [[student('s-3', '神﨑 アレクサンドラ', '2')]],
}

const start = (change: Record<string, (request: Record<string, unknown>) => unknown> = {}) =>
  setUp({
    answers: {
      'my-team-rows': () => ({ items: teams, total: 3 }),
      'student-page-rows': ({ team_id, page }) => {
        const all = pages[String(team_id)] ?? []
        return { items: all[Number(page) - 1] ?? [], total: all.flat().length }
      },
      ...change,
    },
  })

it('writes the students of the classes into one sheet, in the order of the request', async () => {
  stage = await start()
  const end = await stage.over('student-list', { team_ids: '2,1' })
  expect(end).toMatchObject({ state: 'done', name: '2組ほか1クラス_生徒名簿_20261116.xlsx', received: 3 })
  const sheet = await readWorkbook(await readFile(join(stage.folder, end.name)))
  expect([1, 2, 3, 4, 5].map(row => rowValues(sheet, row))).toEqual([
    ['クラス', '番号', '生徒ID', '生徒名', '学年', '組'],
    ['2組', '01', 's-3', '神﨑 アレクサンドラ', '2年', 'A組'],
    ['1組', '01', 's-1', '𠮷田 渡邉\u{E0101}', '2年', 'A組'],
    ['1組', '01', 's-2', "'=1+1", '2年', 'A組'],
    [],
  ])
})

it('names no class if the file has all of them', async () => {
  stage = await start()
  expect(await stage.over('student-list', { team_ids: '1,2,3' })).toMatchObject({ name: '生徒名簿_20261116.xlsx' })
})

it('fails without a file if the server names more students than it sends', async () => {
  stage = await start({
    'student-page-rows': ({ page }) => ({ items: page === 1 ? [student('s-1', '𠮷田', '1')] : [], total: 2 }),
  })
  expect(await stage.over('student-list', { team_ids: '1' })).toMatchObject({
    state: 'failed',
    error: { message: 'データ形式が正しくありません' },
  })
  expect(await stage.files()).toEqual([])
})

it('is not made, and asks for no path, if the classes are an offline copy', async () => {
  stage = await start({ 'my-team-rows': () => copyOf({ items: teams, total: 3 }, Date.UTC(2026, 10, 14)) })
  expect(await stage.over('student-list', { team_ids: '1' })).toMatchObject({
    state: 'failed',
    name: '',
    error: { message: 'サーバーにつながらないため、出力できませんでした。つながってから、もう一度お試しください。' },
  })
})

it('says of when its students are if the server is lost meanwhile', async () => {
  const at = Date.UTC(2026, 10, 14)
  stage = await start({
    // The second page was copied an hour before the first one.
    'student-page-rows': ({ page }) =>
      copyOf({ items: pages['1']?.[Number(page) - 1] ?? [], total: 2 }, page === 1 ? at + 3_600_000 : at),
  })
  expect(await stage.over('student-list', { team_ids: '1' })).toMatchObject({ state: 'done', copiedAt: at })
})

it('is named after the class of a teacher who has only one, and counts up to the students who are there', async () => {
  stage = await start({ 'my-team-rows': () => ({ items: [teams[0]], total: 1 }) })
  const end = await stage.over('student-list', { team_ids: '1' })
  expect(end).toMatchObject({ name: '1組_生徒名簿_20261116.xlsx', received: 2, total: 2 })
})
