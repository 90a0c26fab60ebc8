/** The figures as a table on the screen, and in bench/results.json. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem, type } from 'node:os'
import path from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import type { Figure, Measure } from './measure'
import type { Samples } from './stats'

export interface Result {
  measure: Measure
  samples: Samples
  runs: number
  /** The machine's load of the minute before. */
  load: number
  at: Date
}

const file = path.resolve('bench/results.json')

const round = (value: number): number => Number(value.toPrecision(4))

/** Three digits are as much as a run is worth. */
function written(value: number, unit: string): string {
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.001))))
  return `${value.toFixed(Math.min(3, digits))}${unit === '' ? '' : ` ${unit}`}`
}

const verdict = (value: number, most: number | undefined): string =>
  most === undefined ? '' : value <= most ? 'met' : 'missed'

const row = (figure: Figure, value: number): string[] => [
  figure.label,
  written(value, figure.unit),
  figure.most === undefined ? '' : `≤ ${figure.most}${figure.unit === '' ? '' : ` ${figure.unit}`}`,
  verdict(value, figure.most),
]

/** The lines of one measure: label, value, target, verdict, in columns. */
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

const machine = () => ({
  processor: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memory_gb: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
})

function entryOf({ measure, samples, runs, load, at }: Result, chromium: string | undefined) {
  const figures = measure.figures.map(figure => {
    const value = figure.value(samples)
    const target = figure.most === undefined ? {} : { target: figure.most, met: value <= figure.most }
    return { label: figure.label, value: round(value), unit: figure.unit, ...target }
  })
  const rounded = Object.entries(samples).map(([side, list]) => [
    side,
    list.map(sample => Object.fromEntries(Object.entries(sample).map(([field, value]) => [field, round(value)]))),
  ])
  return {
    title: measure.title,
    at: at.toISOString(),
    runs,
    load: round(load),
    version: packageJson.version,
    node: process.version,
    ...(chromium === undefined ? {} : { chromium }),
    machine: machine(),
    figures,
    samples: Object.fromEntries(rounded),
  }
}

/** Puts the results into bench/results.json; measures that were not taken this time keep their last ones. */
export async function keepResults(results: readonly Result[], chromium: string | undefined): Promise<void> {
  const known: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  for (const result of results) known[result.measure.name] = entryOf(result, chromium)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(known, null, 2)}\n`)
  console.log(`\nwritten: ${path.relative('.', file)}`)
}
