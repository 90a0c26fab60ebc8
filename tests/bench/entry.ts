/** The stored result of a measure: its entry in bench/results.json, and its table in docs/performance.md. */
import { cpus, release, totalmem, type } from 'node:os'
import packageJson from '../../package.json' with { type: 'json' }
import { written } from './format-figure'
import type { Figure } from './measure'
import type { Result } from './report'

export interface Entry {
  title: string
  /** ISO time. */
  at: string
  runs: number
  /**
   * The machine's load at the start of the measure. A load above the number of cores means that other work was running.
   */
  load: number
  version: string
  node: string
  chromium?: string
  machine: { processor: string; cores: number; memory_gb: number; system: string }
  figures: { label: string; value: number; unit: Figure['unit']; target?: number; met?: boolean }[]
  /** Every run: side → fields. */
  samples: Record<string, Record<string, number>[]>
}

const round = (value: number): number => Number(value.toPrecision(4))

const machine = () => ({
  processor: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memory_gb: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
})

/** Converts a result to an entry. */
export function entryOf({ measure, samples, runs, load, at }: Result, chromium: string | undefined): Entry {
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

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The figures of an entry as a Markdown table. */
function tableOf({ at, runs, load, machine, figures }: Entry): string {
  const when = `${at.slice(0, 10)}, ${runs} runs, load ${load} on ${machine.cores} cores`
  const rows = figures.map(({ label, value, unit, target, met }) =>
    row([
      label,
      written(value, unit),
      target === undefined ? '' : `≤ ${target}${unit === '' ? '' : ` ${unit}`}: ${met ? 'met' : '**missed**'}`,
    ]),
  )
  return [row([when, 'median', 'target']), row(['---', '---:', '---']), ...rows].join('\n')
}

const marks = (name: string) => [`<!-- figures of ${name} -->`, '<!-- end of figures -->'] as const

/** Returns `page` with the table of each entry between its marks. Throws if the marks of a measure are missing. */
export function withTables(page: string, entries: Readonly<Record<string, Entry>>): string {
  return Object.entries(entries).reduce((text, [name, entry]) => {
    const [start, end] = marks(name)
    const from = text.indexOf(start)
    const to = text.indexOf(end, from)
    if (from < 0 || to < 0) throw new Error(`docs/performance.md has no place for the figures of ${name}`)
    return `${text.slice(0, from + start.length)}\n\n${tableOf(entry)}\n\n${text.slice(to)}`
  }, page)
}
