import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { Keep } from '../../../shared/contract/keeps'
import { readWorkbook, rowValues } from '../excel/read-back'
import { type Stage, setUp } from './setup'

let stage: Stage

afterEach(() => stage.remove())

const bank: Keep<'comment-bank'> = {
  entries: [
    { id: 'a', text: 'よく書けています。', reading: 'よくかけています', used: 12, at: 1_795_000_000, slot: 1 },
    { id: 'b', text: '=1+1 は書けません。', used: 0, at: 0, slot: null },
  ],
  typed: {},
}

it('writes the bank of the teacher under the title and the day, and no sentence as a formula', async () => {
  stage = await setUp({ readKept: async key => (key === 'comment-bank' ? bank : null) as never })
  const end = await stage.over('comment-bank', {})
  expect(end).toMatchObject({ state: 'done', name: 'コメントの例文_20261116.xlsx', title: '' })
  expect(await stage.files()).toEqual(['コメントの例文_20261116.xlsx'])
  const sheet = await readWorkbook(await readFile(join(stage.folder, end.name)))
  expect([1, 2, 3].map(row => rowValues(sheet, row))).toEqual([
    ['例文', 'よみ', '番号', '使った回数', '最後に使った日時'],
    ['よく書けています。', 'よくかけています', 1, 12, '2026-11-18 20:06:40'],
    ["'=1+1 は書けません。", undefined, undefined, 0],
  ])
})

it('fails without a file if the bank cannot be read', async () => {
  stage = await setUp()
  const end = await stage.over('comment-bank', {})
  expect(end).toMatchObject({
    state: 'failed',
    error: { message: '例文を読み取れないため、出力できませんでした。もう一度お試しください。' },
  })
  expect(await stage.files()).toEqual([])
})
