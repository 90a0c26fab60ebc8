/**
 * The bench: `--only NAME[,NAME]`, `--runs N`, `--quick` (one smaller run, results not stored). Started by
 * build/bench.mjs.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import type { Measure, Stage } from './measure'
import { printMeasure, type Result, storeResults } from './report'
import { runAlternately } from './stats'
import { measures } from './table'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})

function chooseMeasures(names: string | undefined): readonly Measure[] {
  if (names === undefined) return measures
  return names.split(',').map(name => {
    const found = measures.find(measure => measure.name === name)
    if (!found)
      throw new Error(
        `--only ${name}: no such measure; choose from ${measures.map(measure => measure.name).join(', ')}`,
      )
    return found
  })
}

const wanted = values.runs === undefined ? undefined : Number(values.runs)
if (wanted !== undefined && (!Number.isInteger(wanted) || wanted < 1))
  throw new Error('--runs must be a whole number from 1')

const browsers: Browser[] = []
const browser = async (): Promise<Browser> => {
  const known =
    browsers[0] ?? (await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--mute-audio'] }))
  if (browsers.length === 0) browsers.push(known)
  return known
}

async function runMeasure(measure: Measure): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), `hanamaru-bench-${measure.name}-`))
  const runs = values.quick ? 1 : (wanted ?? measure.runs ?? 5)
  const stage: Stage = { folder, quick: values.quick, browser }
  const load = loadavg()[0] ?? 0
  const { sides, close } = await measure.open(stage)
  try {
    const samples = await runAlternately(sides, runs, values.quick ? 0 : measure.idle)
    return { measure, samples, runs, load, at: new Date() }
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

for (const measure of chooseMeasures(values.only)) {
  const result = await runMeasure(measure)
  printMeasure(result)
  // at once: a later measure may fail
  if (!values.quick) await storeResults([result], browsers[0]?.version())
}
await browsers[0]?.close()
