/** What was seen, as lines for the console and as the table of docs/security.md. */

import { areas } from './areas.mjs'

const begin = '<!-- guards: begin -->'
const end = '<!-- guards: end -->'

export const lineOf = ({ row, noticed, by, detail }) =>
  `${noticed ? 'noticed ' : 'SURVIVED'}  ${row.guard} (DESIGN ${row.section}, ${row.file}): ${short(noticed ? by : detail)}`

/** Some tests are named by what they are given, which may be long. */
const short = text => (text.length > 110 ? `${text.slice(0, 109)}…` : text)

const cell = text => short(text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ').trim())

/** The row of a guard, as it is found again by its first cell. */
const tableRow = ({ row, noticed, by, detail }, day) =>
  `| ${[row.guard, row.section, `\`${row.file}\``, noticed ? by : `**nothing** (${detail})`, day].map(cell).join(' | ')} |`

const firstCell = line => line.split(' | ')[0]

/** Whether `page` shows that a test noticed this guard's absence. */
export const isShown = (page, row) =>
  page.split('\n').some(line => firstCell(line) === `| ${cell(row.guard)}` && !line.includes('**nothing**'))

/** `page` with what was seen now; guards that were not tried keep the row that they had, guards that are no more lose it. */
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
