/** Generates the students of a large score sheet page by page, the same in every run. */
import type { ScoreSheet, SheetStudent } from '../../main/excel/score-sheet-data'

const pageSize = 100
const perClass = 40

/** A small random number generator (mulberry32) with a fixed seed: the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const families = ['佐藤', '髙橋', '𠮷田', '齋藤', '山﨑', '渡邊', '伊藤', '長谷川', '小林', '五十嵐']
const given = ['陽菜', '大翔', '結衣', '蓮', '美咲', '悠真', '葵', '颯太', '凛', '湊']

/** 90 % have answered; 10 % of the scores have a decimal. */
function scoreOf(next: () => number): number | null {
  if (next() < 0.1) return null
  const score = next() * 100
  return next() < 0.1 ? Math.round(score * 10) / 10 : Math.round(score)
}

function pages(students: number, topics: number): SheetStudent[][] {
  const next = numbers(7)
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? ''
  return Array.from({ length: Math.ceil(students / pageSize) }, (_, page) =>
    Array.from({ length: Math.min(pageSize, students - page * pageSize) }, (_, place) => {
      const index = page * pageSize + place
      const submitted = next() < 0.8
      return {
        number: String((index % perClass) + 1).padStart(2, '0'),
        name: `${pick(families)} ${pick(given)}`,
        team: `${Math.floor(index / perClass) + 1}組`,
        teamId: String(Math.floor(index / perClass) + 1),
        id: String(100_000 + index),
        status: submitted ? '提出済み' : '未提出',
        submitted,
        scores: Array.from({ length: topics }, () => scoreOf(next)),
      }
    }),
  )
}

async function* oneByOne<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

/** A score sheet with this number of students and topics. */
export const largeSheet = (students: number, topics: number): ScoreSheet => ({
  title: '2学期のまとめ',
  teams: ['全クラス'],
  period: '2026/11/16（月）8:00 〜 2026/11/22（日）23:59',
  madeAt: Date.UTC(2026, 10, 24),
  madeText: '2026年11月24日',
  topics: Array.from({ length: topics }, (_, index) => ({ title: `Unit ${index + 1} 音読と空所補充`, full: 100 })),
  pages: oneByOne(pages(students, topics)),
})
