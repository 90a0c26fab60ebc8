/** The bench's statistics, and that docs/performance.md explains every measure. No test checks the measured times. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Entry, withTables } from '../bench/entry'
import { above, middle, times, worst } from '../bench/measure'
import { median, quantile, runAlternately } from '../bench/stats'
import { measures } from '../bench/table'
import { repository } from '../layers/sample-project'

describe('the bench', () => {
  it('calculates the median, whatever the order and the outliers', () => {
    expect(median([3, 1000, 1])).toBe(3)
    expect(median([4, 1, 1000, 2])).toBe(3)
    expect(median([7])).toBe(7)
    expect(median([])).toBeNaN()
  })

  it('uses the nearest rank for a percentile', () => {
    const values = Array.from({ length: 20 }, (_, at) => 20 - at)
    expect(quantile(values, 0.95)).toBe(19)
    expect(quantile(values, 0.5)).toBe(10)
    expect(quantile(values, 1)).toBe(20)
    expect(quantile([10, 9], 0)).toBe(9)
    expect(quantile([], 0.5)).toBeNaN()
  })

  it('calculates ratios and differences of medians', () => {
    const samples = { own: [{ ms: 30 }, { ms: 10 }, { ms: 20 }], floor: [{ ms: 8 }, { ms: 10 }, { ms: 99 }] }
    expect(middle('own', 'ms')(samples)).toBe(20)
    expect(worst('own', 'ms')(samples)).toBe(30)
    expect(times('own', 'floor', 'ms')(samples)).toBe(2)
    expect(above('own', 'floor', 'ms')(samples)).toBe(10)
    expect(middle('own', 'nothing')(samples)).toBeNaN()
  })

  it('alternates between the two sides, and does not count warm-up runs', async () => {
    const ran: string[] = []
    const side = (name: string) => async () => ({ place: ran.push(name) })
    const samples = await runAlternately({ a: side('a'), b: side('b') }, 2, 1)
    expect(ran.join('')).toBe('ababab')
    expect(samples).toEqual({ a: [{ place: 3 }, { place: 5 }], b: [{ place: 4 }, { place: 6 }] })
  })

  it('has a unique name and a section for each measure', () => {
    const page = readFileSync(path.join(repository, 'docs/performance.md'), 'utf8')
    const names = measures.map(measure => measure.name)
    expect(new Set(names).size).toBe(names.length)
    const sections = [...page.matchAll(/^## `([\w-]+)`/gm)].map(match => match[1])
    expect(sections).toEqual(names)
  })

  it('has the latest results in its page', () => {
    const read = (name: string) => readFileSync(path.join(repository, name), 'utf8')
    const entries: Record<string, Entry> = JSON.parse(read('bench/results.json'))
    expect(Object.keys(entries).sort()).toEqual(measures.map(measure => measure.name).sort())
    const page = read('docs/performance.md')
    expect(withTables(page, entries)).toBe(page)
    expect(() => withTables('# empty', entries)).toThrow('no place for the figures')
  })
})

const { comparisonTable, compareFigures, withComparison } = await import(
  path.join(repository, 'build/compare-figures.mjs')
)

describe('the comparison of two commits', () => {
  const figure = (label: string, value: number) => ({ label, value, unit: 'ms' })

  it('has the medians of both, and the median of the ratios of the rounds', () => {
    const rounds = [
      { before: [figure('p95', 10)], after: [figure('p95', 20)] },
      { before: [figure('p95', 100)], after: [figure('p95', 110)] },
      { before: [figure('p95', 40)], after: [figure('p95', 20)] },
    ]
    expect(compareFigures(rounds)).toEqual([{ label: 'p95', unit: 'ms', before: 40, after: 20, ratio: 1.1 }])
  })

  it('leaves out a figure that one commit does not have, and gives no ratio to nothing', () => {
    const before = [figure('lost', 0), figure('old', 3)]
    const after = [figure('new', 5), figure('lost', 2)]
    expect(compareFigures([{ before, after }])).toEqual([
      { label: 'lost', unit: 'ms', before: 0, after: 2, ratio: null },
    ])
  })

  it('compares each figure of the other side with that of the same figure above', () => {
    const of = (ms: number) => [
      figure('first', ms),
      figure('… of the empty app', ms + 1),
      figure('second', ms + 2),
      figure('… of the empty app', ms + 3),
    ]
    expect(compareFigures([{ before: of(10), after: of(20).toSpliced(2, 0, figure('new', 99)) }])).toMatchObject([
      { label: 'first', before: 10, after: 20 },
      { label: '… of the empty app', before: 11, after: 21 },
      { label: 'second', before: 12, after: 22 },
      { label: '… of the empty app', before: 13, after: 23 },
    ])
  })

  it('replaces the tables of the page, and refuses a page without their place', () => {
    const table = comparisonTable([{ label: 'p95', unit: 'ms', before: 40, after: 19.96, ratio: 0.499 }], {
      what: 'review',
      before: 'abc',
      after: 'def',
    })
    expect(table).toBe('| review | abc | def | ratio |\n| --- | ---: | ---: | ---: |\n| p95 | 40 ms | 20 ms | 0.50 × |')
    const page = 'a\n<!-- comparison -->\nold\n<!-- end of comparison -->\nb'
    expect(withComparison(page, [table])).toBe(`a\n<!-- comparison -->\n\n${table}\n\n<!-- end of comparison -->\nb`)
    expect(() => withComparison('a', [table])).toThrow('no place for a comparison')
  })
})
