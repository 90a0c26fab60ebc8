import { afterEach, expect, it } from 'vitest'
import { failure, success } from '../../../shared/contract/result'
import { text } from '../../../shared/text'
import { type Stage, stage } from './stage'

const kind = 'export-topic-student-score'
let on: Stage
afterEach(() => on.remove())

it('an export that the server refuses is told in its words, and leaves no file', async () => {
  on = await stage({ stream: async () => failure('status', '出力の上限です') })
  expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { kind: 'status', message: '出力の上限です' } })
  expect(await on.files()).toEqual([])
})

it('a page in the place of a sheet is left at its first bytes, not read to its end', async () => {
  let pieces = 0
  async function* page() {
    for (; pieces < 1000; pieces++) yield new TextEncoder().encode('<html>いつまでも')
  }
  on = await stage({ stream: async () => success({ type: 'application/vnd.ms-excel', body: page() }) })
  expect(await on.over(kind)).toMatchObject({ state: 'failed', error: { message: text.notSheet } })
  expect(pieces).toBeLessThan(5)
  expect(await on.files()).toEqual([])
})
