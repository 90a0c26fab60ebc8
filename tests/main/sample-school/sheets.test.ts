import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, startLoggedIn } from './client'
import { showcaseTopics } from './showcase-topics'

let client: Client
beforeAll(async () => {
  client = await startLoggedIn()
})
afterAll(() => client.school.close())

async function sheet(name: 'export-topic-score-overview' | 'export-topic-student-score', homework_id: string) {
  const answer = await client.fetch(name, { homework_id })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(await answer.arrayBuffer())
  const first = book.worksheets[0]
  if (first === undefined) throw new Error('no sheet')
  const rows = first.getSheetValues().flatMap(row => (Array.isArray(row) ? [row.slice(1)] : []))
  return { answer, rows }
}

describe('exports', () => {
  it('have one line per student, as in the score matrix', async () => {
    const { rows } = await sheet('export-topic-score-overview', '501')
    const data = (await client.data('topic-score-overview-y', { homework_id: '501', page: 1, limit: 100 })) as {
      items: { nickname: string; scores: { topic_id: string; score: number | null }[] }[]
    }
    expect(rows).toHaveLength(1 + data.items.length)
    const scores = data.items[0]?.scores.map(cell => cell.score) ?? []
    expect(rows[1]?.slice(5, 5 + scores.length)).toEqual(scores)
  })

  it('have one line per student and topic', async () => {
    const { rows } = await sheet('export-topic-student-score', '501')
    expect(rows).toHaveLength(1 + 20 * showcaseTopics)
  })

  it('never contain a formula', async () => {
    for (const name of ['export-topic-score-overview', 'export-topic-student-score'] as const) {
      const { rows } = await sheet(name, '501')
      const texts = rows.flat().filter(cell => cell !== null && cell !== undefined)
      expect(texts.every(cell => typeof cell === 'string' || typeof cell === 'number')).toBe(true)
      expect(texts).toContain("'=田中 一郎")
      expect(texts).toContain("'=1+1")
    }
  })

  it('are named after the homework, without characters that file names cannot have', async () => {
    const { answer } = await sheet('export-topic-score-overview', '501')
    const name = /filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
    expect(decodeURIComponent(name)).toBe('成績一覧_全ビュー見本_2026-11-16.xlsx')
  })
})
