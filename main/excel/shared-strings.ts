/**
 * The shared strings of a workbook (ECMA-376 §18.4.9): each text is stored once, although thousands of cells may show
 * it.
 */

export interface SharedStrings {
  /** The index of a text, which is added when it is new. */
  index(value: string): number
  /** The XML of the part, in pieces. */
  xml(): Generator<string>
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 does not allow: a file with them does not open. */
const invalidInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** Escapes a text for XML and removes characters that XML does not allow. */
export const xmlText = (value: string): string =>
  value.replace(invalidInXml, '').replace(/[&<>"]/g, char => entities[char] ?? '')

/** Programs may drop line breaks and spaces at the ends of such a text, unless it has xml:space="preserve". */
const needsPreserve = /^\s|\n|\s$/

const item = (value: string): string =>
  `<si><t${needsPreserve.test(value) ? ' xml:space="preserve"' : ''}>${xmlText(value)}</t></si>`

/** The number of texts in one piece of the XML. */
const stringsPerPiece = 1000

/** Creates an empty list. */
export function createSharedStrings(): SharedStrings {
  const indexes = new Map<string, number>()
  return {
    index(value) {
      const known = indexes.get(value)
      if (known !== undefined) return known
      indexes.set(value, indexes.size)
      return indexes.size - 1
    },
    *xml() {
      yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${indexes.size}">`
      const values = [...indexes.keys()]
      for (let at = 0; at < values.length; at += stringsPerPiece)
        yield values
          .slice(at, at + stringsPerPiece)
          .map(item)
          .join('')
      yield '</sst>'
    },
  }
}
