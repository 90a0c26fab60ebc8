/** What a measure is: sides that are run in turn, and the figures taken from their runs. */
import type { Browser } from '@playwright/test'
import { median, type Sample, type Samples, valuesOf } from './stats'

export interface Stage {
  /** A folder of its own, removed afterwards. */
  folder: string
  /** Smaller, for trying the bench itself; its figures are not kept. */
  quick: boolean
  /** Chromium, opened by the first who asks. */
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
  /** The target: no more than that. */
  most?: number
}

export interface Measure {
  /** As `--only` and docs/performance.md call it. */
  name: string
  title: string
  /** Rounds that warm up and do not count. */
  idle: number
  /** Rounds that count, where the usual five would take minutes; `--runs` overrules. */
  runs?: number
  open(stage: Stage): Promise<Opened>
  figures: readonly Figure[]
}

/** The median over the runs of one field of one side. */
export const middle =
  (side: string, field: string) =>
  (samples: Samples): number =>
    median(valuesOf(samples, side, field))

/** The worst of all runs. */
export const worst =
  (side: string, field: string) =>
  (samples: Samples): number =>
    Math.max(...valuesOf(samples, side, field))

/** How many times the one side's median is the other's. */
export const times =
  (side: string, floor: string, field: string) =>
  (samples: Samples): number =>
    middle(side, field)(samples) / middle(floor, field)(samples)

/** By how much the one side's median is above the other's. */
export const above =
  (side: string, floor: string, field: string) =>
  (samples: Samples): number =>
    middle(side, field)(samples) - middle(floor, field)(samples)

/** How many times the one side is the other's, run by run, and the median of that: each pair stood under the same load. */
export const paired =
  (side: string, floor: string, field: string) =>
  (samples: Samples): number => {
    const floors = valuesOf(samples, floor, field)
    return median(valuesOf(samples, side, field).map((value, run) => value / (floors[run] ?? Number.NaN)))
  }
