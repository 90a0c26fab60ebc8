/** What a workbook's styles say about a cell: its number format, and whether it is locked (ECMA-376 §18.8). */
import { type NumberFormat, readNumberFormats } from '../excel/read/number-formats'
import { partChunks, type WorkbookParts } from '../excel/read/workbook-parts'
import { attribute, parseXml } from '../excel/read/xml'
import type { RowPlace, ScannedSheet } from './scan-sheet'

export interface Styles {
  /** By the number of the style. */
  formats: readonly (NumberFormat | undefined)[]
  /** Styles whose cells can be changed although the sheet is protected. */
  unlocked: ReadonlySet<number>
}

async function readUnlocked(xml: AsyncIterable<Uint8Array>): Promise<Set<number>> {
  const unlocked = new Set<number>()
  let style = -1
  let isInStyles = false
  let isApplied = true
  await parseXml(xml, {
    open(name, tag) {
      if (name === 'cellXfs') isInStyles = true
      if (!isInStyles) return
      if (name === 'xf') {
        style += 1
        isApplied = !/^(?:0|false)$/.test(attribute(tag, 'applyProtection') ?? '1')
      } else if (name === 'protection' && isApplied && /^(?:0|false)$/.test(attribute(tag, 'locked') ?? '1')) {
        unlocked.add(style)
      }
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return unlocked
}

export async function readStyles({ archive, styles }: WorkbookParts): Promise<Styles> {
  if (styles === undefined) return { formats: [], unlocked: new Set() }
  return {
    formats: await readNumberFormats(partChunks(archive, styles)),
    unlocked: await readUnlocked(partChunks(archive, styles)),
  }
}

/** The style of a cell that the sheet does not have yet: that of its row, else of its column, as Excel takes it. */
export function styleAt(sheet: ScannedSheet, row: RowPlace | undefined, column: number): number {
  const { s, customFormat } = row?.attributes ?? {}
  if (s !== undefined && (customFormat === '1' || customFormat === 'true')) return Number(s)
  return sheet.columnStyles.find(({ min, max }) => column >= min && column <= max)?.style ?? 0
}
