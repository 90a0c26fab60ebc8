/** Reads a block of cells from the clipboard, as Excel and other spreadsheets write it. A pure function. */

/** The whole of a quoted cell: quotes in it are doubled, and a tab, a line break or the end follows it. */
const quotedCell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y

/** A cell without quotes around it. */
const plainCell = /[^\t\r\n]*/y

function cellAt(text: string, from: number): { cell: string; end: number } {
  for (const pattern of [quotedCell, plainCell]) {
    pattern.lastIndex = from
    const [all, quoted] = pattern.exec(text) ?? []
    if (all !== undefined) return { cell: quoted?.replaceAll('""', '"') ?? all, end: from + all.length }
  }
  return { cell: '', end: from }
}

/**
 * The rows of the block. Spreadsheets end each row with a line break, so the last one begins no row. A cell that
 * contains a tab or a line break has quotes around it.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let at = 0
  for (;;) {
    const { cell, end } = cellAt(text, at)
    cells.push(cell)
    at = end
    if (text[at] === '\t') {
      at += 1
      continue
    }
    rows.push(cells)
    cells = []
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    if (at >= text.length) return rows
  }
}
