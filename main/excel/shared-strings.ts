/** The texts of a workbook, each once (ECMA-376 §18.4.9): words like ― stand in thousands of cells. */

export interface SharedStrings {
  /** The place of a text, which is kept where it is new. */
  index(value: string): number
  /** The part, piece by piece. */
  xml(): Generator<string>
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 cannot hold: a file with it does not open. */
const invalidInXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu

/** Text as XML holds it. */
export const xmlText = (value: string): string =>
  value.replace(invalidInXml, '').replace(/[&<>"]/g, char => entities[char] ?? '')

/** XML's readers may drop space at the ends, and breaks, where they are not told to keep them. */
const needsPreserve = /^\s|\n|\s$/

const item = (value: string): string =>
  `<si><t${needsPreserve.test(value) ? ' xml:space="preserve"' : ''}>${xmlText(value)}</t></si>`

/** Texts in one piece of the part. */
const stringsPerPiece = 1000

/** An empty list. */
export function createSharedStrings(): SharedStrings {
  const places = new Map<string, number>()
  return {
    index(value) {
      const known = places.get(value)
      if (known !== undefined) return known
      places.set(value, places.size)
      return places.size - 1
    },
    *xml() {
      yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${places.size}">`
      const values = [...places.keys()]
      for (let at = 0; at < values.length; at += stringsPerPiece)
        yield values
          .slice(at, at + stringsPerPiece)
          .map(item)
          .join('')
      yield '</sst>'
    },
  }
}
