/** Looks into workbooks without the program's own reader: at the raw records of the archive, and at the XML. */
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

interface Entry {
  name: string
  /** The compressed bytes, and what the directory says about them. */
  raw: string
}

/** The entries of an archive in the order of its directory. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const file = Buffer.from(bytes)
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = file.readUInt32LE(end + 16)
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [names, extra, comment] = [28, 30, 32].map(field => file.readUInt16LE(at + field))
    const central = file.subarray(at, at + 46 + (names ?? 0) + (extra ?? 0) + (comment ?? 0))
    const start = file.readUInt32LE(at + 42)
    const head = 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28)
    const record = file.subarray(start, start + head + file.readUInt32LE(at + 20))
    at += central.length
    const facts = Buffer.concat([central.subarray(0, 42), central.subarray(46)])
    return {
      name: central.toString('utf8', 46, 46 + (names ?? 0)),
      raw: `${facts.toString('hex')}|${record.toString('hex')}`,
    }
  })
}

/** The entries that differ in a byte, of their record or of the directory. Both have the same entries in the same order. */
export function changedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  if (old.map(({ name }) => name).join('\n') !== now.map(({ name }) => name).join('\n')) return ['order']
  return old.flatMap(({ name, raw }, at) => (raw === now[at]?.raw ? [] : [name])).sort()
}

export const partText = (bytes: Uint8Array, part: string): string =>
  strFromU8(unzipSync(bytes)[part] ?? new Uint8Array())

/** The content of each cell of a sheet: its value, its text, or its formula with its value. */
export function valuesOf(bytes: Uint8Array, part: string): Record<string, string> {
  const values: Record<string, string> = {}
  let cell = ''
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', tag => {
    if (/^(?:\w+:)?c$/.test(tag.name)) {
      cell = tag.attributes.r ?? ''
      values[cell] = ''
    } else if (/^(?:\w+:)?f$/.test(tag.name)) values[cell] += '='
  })
  parser.on('closetag', tag => {
    if (/^(?:\w+:)?c$/.test(tag.name)) cell = ''
  })
  parser.on('text', words => {
    if (cell !== '') values[cell] += words
  })
  parser.write(partText(bytes, part)).close()
  return values
}

const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0)

/** What would make Excel offer a repair: rows or cells out of order or twice, a cell in another row, a small dimension. */
export function faultsOfSheet(xml: string): string[] {
  const faults: string[] = []
  let [row, column, lastRow, lastColumn] = [0, 0, 0, 0]
  let used = ''
  let spans = ''
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', error => faults.push(error.message))
  parser.on('opentag', ({ name, attributes: { r = '', ref = '', spans: of = '', t } }) => {
    const local = name.replace(/^\w+:/, '')
    if (local === 'dimension') used = ref
    if (local === 'row') {
      if (Number(r) <= row) faults.push(`row ${r} behind ${row}`)
      row = Number(r)
      column = 0
      spans = of
    }
    if (local !== 'c') return
    if (!r.endsWith(String(row)) || columnOf(r) <= column) faults.push(`${r} behind ${column} in ${row}`)
    column = columnOf(r)
    if (spans !== '' && Number(spans.split(':')[1]) < column) faults.push(`${r} outside ${spans}`)
    if (t !== undefined && !['s', 'str', 'inlineStr', 'b', 'e', 'n', 'd'].includes(t)) faults.push(`${r} is ${t}`)
    lastRow = Math.max(lastRow, row)
    lastColumn = Math.max(lastColumn, column)
  })
  parser.write(xml).close()
  const corner = used.split(':').at(-1) ?? ''
  if (used !== '' && (columnOf(corner) < lastColumn || Number(corner.replace(/\D/g, '')) < lastRow)) faults.push(used)
  return faults
}
