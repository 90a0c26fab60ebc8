/**
 * The introduction pages of the grammar units: static, without scripts, and with a Content-Security-Policy that forbids
 * them.
 */
import type { IntroductionPage } from '../content/exercises/grammar/introductions'

/** The policy allows the page only to show itself with its inline style. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const style = `
body { margin: 0; padding: 20px 28px 32px; background: #fff; color: #1f2430; font: 16px/1.8 "BIZ UDPGothic", "Yu Gothic", Meiryo, sans-serif; }
h1 { margin: 0 0 8px; font-size: 22px; }
h2 { margin: 24px 0 4px; padding-left: 10px; border-left: 4px solid #1f4e8c; font-size: 18px; }
p { margin: 4px 0; }
dl { margin: 8px 0 0; padding: 10px 16px; border-radius: 8px; background: #e8eff8; }
dt { font-size: 19px; }
dd { margin: 0 0 6px; color: #5b6270; }
table { margin-top: 24px; border-collapse: collapse; }
th, td { padding: 4px 20px; border: 1px solid #e3e0d8; text-align: left; }
th { background: #f6f5f1; font-weight: 700; }
`

const example = ([english, japanese]: readonly [string, string]): string =>
  `<dt lang="en">${escaped(english)}</dt><dd>${escaped(japanese)}</dd>`

function table(rows: readonly (readonly string[])[] = []): string {
  const [head, ...body] = rows
  if (head === undefined) return ''
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map(cell => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map(cells => row(cells, 'td')).join('')}</tbody></table>`
}

/** The complete HTML page. */
export function introductionPage({ title, lead, parts, forms }: IntroductionPage): Uint8Array<ArrayBuffer> {
  const sections = parts.map(
    ({ heading, text, examples }) =>
      `<h2>${escaped(heading)}</h2><p>${escaped(text)}</p><dl>${examples.map(example).join('')}</dl>`,
  )
  return new Uint8Array(
    new TextEncoder().encode(
      `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head>` +
        `<body><h1>${escaped(title)}</h1><p>${escaped(lead)}</p>${sections.join('')}${table(forms)}</body></html>`,
    ),
  )
}
