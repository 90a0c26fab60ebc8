/** Prints the figures as a table, and writes them to bench/results.json and docs/performance.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Entry, entryOf, withTables } from './entry'
import { written } from './format-figure'
import type { Figure, Measure } from './measure'
import type { Samples } from './stats'

export interface Result {
  measure: Measure
  samples: Samples
  runs: number
  /** The average load of the machine in the last minute. */
  load: number
  at: Date
}

const resultsFile = path.resolve('bench/results.json')
const page = path.resolve('docs/performance.md')

const verdict = (value: number, most: number | undefined): string =>
  most === undefined ? '' : value <= most ? 'met' : 'missed'

const row = (figure: Figure, value: number): string[] => [
  figure.label,
  written(value, figure.unit),
  figure.most === undefined ? '' : `≤ ${figure.most}${figure.unit === '' ? '' : ` ${figure.unit}`}`,
  verdict(value, figure.most),
]

/** The lines of one measure in columns: label, value, target, result. */
function linesOf({ measure, samples, runs, load }: Result): string[] {
  const rows = measure.figures.map(figure => row(figure, figure.value(samples)))
  const widths = [0, 1, 2].map(column => Math.max(...rows.map(cells => cells[column]?.length ?? 0)))
  const [label = 0, value = 0, target = 0] = widths
  const lines = rows.map(([name = '', figure = '', most = '', met = '']) =>
    `  ${name.padEnd(label)}  ${figure.padStart(value)}  ${most.padStart(target)}  ${met}`.trimEnd(),
  )
  return [`${measure.name}: ${measure.title} (${runs} runs, load ${load.toFixed(1)})`, ...lines]
}

export const printMeasure = (result: Result): void => console.log(`\n${linesOf(result).join('\n')}`)

/** Writes the results to both files. Measures that did not run keep their earlier results. */
export async function storeResults(results: readonly Result[], chromium: string | undefined): Promise<void> {
  const entries: Record<string, Entry> = JSON.parse(await readFile(resultsFile, 'utf8').catch(() => '{}'))
  for (const result of results) entries[result.measure.name] = entryOf(result, chromium)
  await mkdir(path.dirname(resultsFile), { recursive: true })
  await writeFile(resultsFile, `${JSON.stringify(entries, null, 2)}\n`)
  await writeFile(page, withTables(await readFile(page, 'utf8'), entries))
  console.log('\nwritten: bench/results.json, docs/performance.md')
}
