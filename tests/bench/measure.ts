/** The type of a measure: sides that run alternately, and figures computed from their runs. */
import type { Browser } from '@playwright/test'
import { median, type Sample, type Samples, valuesOf } from './stats'

export interface Stage {
  /** A temporary folder, removed afterwards. */
  folder: string
  /** A smaller run for testing the bench itself; its figures are not stored. */
  quick: boolean
  /** Returns Chromium, started on the first call. */
  browser(): Promise<Browser>
}

export interface Opened {
  sides: Readonly<Record<string, () => Promise<Sample>>>
  close(): Promise<void>
}

export interface Figure {
  label: string
  unit: 'ms' | '×' | 'MB' | '%' | ''
  value(samples: Samples): number
  /** The target: the largest allowed value. */
  most?: number
}

export interface Measure {
  /** The name for `--only` and docs/performance.md. */
  name: string
  title: string
  /** The number of warm-up rounds, which do not count. */
  idle: number
  /** The number of counted rounds, if five would take minutes; `--runs` overrides it. */
  runs?: number
  open(stage: Stage): Promise<Opened>
  figures: readonly Figure[]
}

/** The median of one field of one side over all runs. */
export const middle =
  (side: string, field: string) =>
  (samples: Samples): number =>
    median(valuesOf(samples, side, field))

/** The largest value of all runs. */
export const worst =
  (side: string, field: string) =>
  (samples: Samples): number =>
    Math.max(...valuesOf(samples, side, field))

/** The ratio of the medians of two sides. */
export const times =
  (side: string, floor: string, field: string) =>
  (samples: Samples): number =>
    middle(side, field)(samples) / middle(floor, field)(samples)

/** The difference of the medians of two sides. */
export const above =
  (side: string, floor: string, field: string) =>
  (samples: Samples): number =>
    middle(side, field)(samples) - middle(floor, field)(samples)

/** The median of the ratios of two sides, taken run by run: the two runs of a pair had the same machine load. */
export const paired =
  (side: string, floor: string, field: string) =>
  (samples: Samples): number => {
    const floors = valuesOf(samples, floor, field)
    return median(valuesOf(samples, side, field).map((value, run) => value / (floors[run] ?? Number.NaN)))
  }
