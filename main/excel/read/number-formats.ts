/** The number formats of a workbook's styles, as far as they change what a person reads in a cell (ECMA-376 §18.8.30). */
import { day, jstParts } from '../../../shared/domain/time'
import { attribute, parseXml } from './xml'

/**
 * `date`: the number is a day. `text`: what is typed stays a text. `percent`: 0.5 is shown as 50%. A number: how many
 * digits the cell shows at least, with zeros before them.
 */
export type NumberFormat = 'date' | 'text' | 'percent' | number

/** The formats of days that have a number instead of a code. */
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** The format of a code such as `000` or `yyyy/m/d`; literal texts, colours and escapes of the code do not count. */
function formatOfCode(code: string): NumberFormat | undefined {
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/^0{2,20}$/.test(plain)) return plain.length
  if (plain === '@') return 'text'
  if (plain.includes('%')) return 'percent'
  // Years, months and days, or years of an era. General is `G/標準` in some Japanese programs.
  return /[ymd]|ge/i.test(plain) && !/^general/i.test(plain) && !/0/.test(plain) ? 'date' : undefined
}

/** The formats of other numbers. */
const formatsById: Readonly<Record<number, NumberFormat>> = { 9: 'percent', 10: 'percent', 49: 'text' }

/** The format of each style of the workbook, by the number of the style. */
export async function readNumberFormats(xml: AsyncIterable<Uint8Array>): Promise<(NumberFormat | undefined)[]> {
  const byId = new Map<number, NumberFormat | undefined>()
  const styles: (NumberFormat | undefined)[] = []
  let isInStyles = false
  await parseXml(xml, {
    open(name, tag) {
      const id = Number(attribute(tag, 'numFmtId') ?? 0)
      if (name === 'numFmt') byId.set(id, formatOfCode(attribute(tag, 'formatCode') ?? ''))
      else if (name === 'cellXfs') isInStyles = true
      else if (name === 'xf' && isInStyles) styles.push(byId.get(id) ?? (isDateId(id) ? 'date' : formatsById[id]))
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return styles
}

/** Excel counts days from this one; older workbooks of Macs count from 1904. */
const firstDay = Date.UTC(1899, 11, 30)
const firstDay1904 = Date.UTC(1904, 0, 1)

/** The number of a day such as 2026-11-23 in a workbook. */
export const dayNumber = (date: string, is1904: boolean): number =>
  (Date.parse(`${date}T00:00:00Z`) - (is1904 ? firstDay1904 : firstDay)) / day

function dayText(days: number, is1904: boolean): string {
  // The time zone is added, because Excel's days have none.
  const { year, month, day: date } = jstParts((is1904 ? firstDay1904 : firstDay) + days * day - 9 * 3_600_000)
  return `${year}/${month}/${date}`
}

/** A number as people read it: 12, not 1.2E1, and no more digits than Excel shows. */
export function formatNumber(value: string, format?: NumberFormat, is1904 = false): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'date' && number >= 1 && number < 2_958_466) return dayText(Math.floor(number), is1904)
  const text = String(Number(number.toPrecision(15)))
  return typeof format === 'number' && /^\d+$/.test(text) ? text.padStart(format, '0') : text
}
