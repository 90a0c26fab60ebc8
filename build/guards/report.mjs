/** Formats the results of check:guards: lines for the console, and the table of docs/guards.md. */

import { areas } from './areas.mjs'

const begin = '<!-- guards: begin -->'
const end = '<!-- guards: end -->'

export const lineOf = ({ row, noticed, by, detail }) =>
  `${noticed ? 'noticed ' : 'SURVIVED'}  ${row.guard} (DESIGN ${row.section}, ${row.file}): ${short(noticed ? by : detail)}`

/** Some test names contain their parameters and are long. */
const short = text => (text.length > 110 ? `${text.slice(0, 109)}…` : text)

const cell = text => short(text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ').trim())

/** The table row of a guard. Its first cell identifies it in an older table. */
const tableRow = ({ row, noticed, by, detail }, day) =>
  `| ${[row.guard, row.section, `\`${row.file}\``, noticed ? by : `**nothing** (${detail})`, day].map(cell).join(' | ')} |`

const firstCell = line => line.split(' | ')[0]

/** Whether `page` shows that a test noticed the deletion of this guard. */
export const isShown = (page, row) =>
  page.split('\n').some(line => firstCell(line) === `| ${cell(row.guard)}` && !line.includes('**nothing**'))

/** `page` with the new results. A guard that was not tried keeps its row; a guard that no longer exists loses it. */
export function withTable(page, rows, answers) {
  const [before, rest = ''] = page.split(begin)
  const [old = '', after = ''] = rest.split(end)
  const day = new Date().toISOString().slice(0, 10)
  const kept = new Map(old.split('\n').map(line => [firstCell(line), line]))
  for (const answer of answers) {
    const line = tableRow(answer, day)
    kept.set(firstCell(line), line)
  }
  const head = ['| Guard | DESIGN | Where | Noticed by | On |', '|---|---|---|---|---|']
  const parts = Object.entries(areas).map(([area, title]) => {
    const lines = rows.filter(row => row.area === area).map(row => kept.get(`| ${cell(row.guard)}`))
    return [`### ${title}`, '', ...head, ...lines.filter(Boolean)].join('\n')
  })
  return [before, begin, '\n', parts.join('\n\n'), '\n', end, after].join('')
}
