/** The number formats of a workbook's styles, as far as they change what a person reads in a cell (ECMA-376 §18.8.30). */
import { day, jstParts } from '../../../shared/domain/time'
import { attribute, parseXml } from './xml'

/** `date`: the number is a day. A number: how many digits the cell shows at least, with zeros before them. */
export type NumberFormat = 'date' | number

/** The formats of days that have a number instead of a code. */
const isDateId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** The format of a code such as `000` or `yyyy/m/d`; literal texts, colours and escapes of the code do not count. */
function formatOfCode(code: string): NumberFormat | undefined {
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (/^0{2,20}$/.test(plain)) return plain.length
  // Years, months and days, or years of an era. General is `G/標準` in some Japanese programs.
  return /[ymd]|ge/i.test(plain) && !/^general/i.test(plain) && !/0/.test(plain) ? 'date' : undefined
}

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
      else if (name === 'xf' && isInStyles) styles.push(byId.get(id) ?? (isDateId(id) ? 'date' : undefined))
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return styles
}

/** Excel counts days from this one. */
const firstDay = Date.UTC(1899, 11, 30)

function dayText(days: number): string {
  // The time zone is added, because Excel's days have none.
  const { year, month, day: date } = jstParts(firstDay + days * day - 9 * 3_600_000)
  return `${year}/${month}/${date}`
}

/** A number as people read it: 12, not 1.2E1, and no more digits than Excel shows. */
export function formatNumber(value: string, format?: NumberFormat): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (format === 'date' && number >= 1 && number < 2_958_466) return dayText(Math.floor(number))
  const text = String(Number(number.toPrecision(15)))
  return typeof format === 'number' && /^\d+$/.test(text) ? text.padStart(format, '0') : text
}
