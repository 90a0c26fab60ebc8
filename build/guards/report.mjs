/** Formats the results of check:guards: lines for the console, and the table of docs/guards.md. */

import { areas } from './areas.mjs'

const begin = '<!-- guards: begin -->'
const end = '<!-- guards: end -->'
const head = ['| Guard | DESIGN | Where | Tests | Noticed on |', '|---|---|---|---|---|']

/** Some test names contain their parameters and are long. */
const short = text => (text.length > 160 ? `${text.slice(0, 159)}…` : text).replace(/\s+/g, ' ')

export const lineOf = ({ row, noticed, detail }) =>
  `${noticed ? 'noticed ' : 'SURVIVED'}  ${row.guard} (${row.section}, ${row.file}): ${short(detail)}`

const cell = text => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** The table row of a guard. All cells but the day come from the guard tables. */
const tableRow = ({ guard, section, file, tests, crash }, day) => {
  const names = tests.map(test => `\`${test}\``).join(', ')
  return `| ${[cell(guard), section, `\`${file}\``, crash ? `${names} (crash)` : names, day].join(' | ')} |`
}

/** The day on which a test noticed the deletion of each guard, by the first cell of the page's rows. */
function daysOf(page) {
  const lines = page.split('\n').filter(line => /\| \d{4}-\d\d-\d\d \|$/.test(line))
  return new Map(lines.map(line => [line.split(' | ')[0].slice(2), line.slice(-12, -2)]))
}

/** Whether `page` shows that a test noticed the deletion of this guard. */
export const isShown = (page, row) => daysOf(page).has(cell(row.guard))

/** `page` with a table of `rows` and the new results. A guard that was not tried keeps its day. */
export function withTable(page, rows, answers) {
  const [before, rest = ''] = page.split(begin)
  const [, after = ''] = rest.split(end)
  const days = daysOf(page)
  const today = new Date().toISOString().slice(0, 10)
  for (const { row, noticed } of answers) days.set(cell(row.guard), noticed ? today : '**not noticed**')
  const parts = Object.entries(areas).map(([area, title]) => {
    const lines = rows
      .filter(row => row.area === area)
      .map(row => tableRow(row, days.get(cell(row.guard)) ?? '**not noticed**'))
    return [`### ${title}`, '', ...head, ...lines].join('\n')
  })
  return [before, begin, '\n', parts.join('\n\n'), '\n', end, after].join('')
}
