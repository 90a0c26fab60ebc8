/**
 * Removes handlers, style attributes and style sheets from server HTML before it is parsed. Chromium applies the page's
 * CSP even to a document that is never shown, and logs each violation to the console. This step makes nothing safe (the
 * sanitizer does); it only keeps an ordinary notice, pasted from a word processor, from filling the console.
 */

/** The style attribute's name until the sanitizer has read it. */
export const renamedStyle = 'data-hm-style'

/** An attribute's name and its value with or without quotes, as browsers parse them. */
const name = String.raw`[^\s/>][^\s/>=]*`
const value = String.raw`"[^"]*"|'[^']*'|[^\s>"'][^\s>]*`
const attribute = new RegExp(String.raw`(${name})(?:\s*=\s*(${value}))?`, 'g')
const attributes = String.raw`(?:[\s/]+|${name}(?:\s*=\s*(?:${value}))?)*`

/**
 * Comments; declarations; style sheets and scripts with their content; end tags; start tags. Each alternative also ends
 * at the end of the text, so that no part is tried twice from another position.
 */
const markup = new RegExp(
  [
    '<!--(?:-?>|[^]*?(?:--!?>|$))',
    '<(?:[!?]|/(?![a-z]))[^>]*(?:>|$)',
    String.raw`<(?<raw>style|script)(?=[\s/>])${attributes}(?:>|$)[^]*?(?:</\k<raw>(?=[\s/>])[^>]*(?:>|$)|$)`,
    String.raw`</(?<end>[a-z][^\s/>]*)${attributes}(?:>|$)`,
    String.raw`<(?<start>[a-z][^\s/>]*)(?<written>${attributes})(?:>|$)`,
  ].join('|'),
  'gi',
)

interface Groups {
  end?: string
  start?: string
  written?: string
}

/** The attributes of a tag whose names are in `readNames`, unchanged; the style attribute under its other name. */
function keepAttributes(written: string, readNames: ReadonlySet<string>): string {
  const found = [...written.matchAll(attribute)].map(([whole, named = '', given = '""']) => {
    if (named.toLowerCase() === 'style') return ` ${renamedStyle}=${given}`
    return readNames.has(named.toLowerCase()) ? ` ${whole}` : ''
  })
  return found.join('')
}

/**
 * Returns the text without comments, scripts and style sheets; tags keep only the attributes that are read later.
 * @param readNames the names of the attributes that are read, in lower case, besides `style`.
 * @param readElements the elements whose attributes are read; other elements lose all attributes.
 */
export const stripHtmlBeforeParse = (
  html: string,
  readNames: ReadonlySet<string>,
  readElements: ReadonlySet<string>,
): string =>
  html.replace(markup, (...match: unknown[]) => {
    const { end, start, written = '' } = match.at(-1) as Groups
    if (end !== undefined) return `</${end}>`
    if (start === undefined) return ''
    const keptAttributes = readElements.has(start.toLowerCase()) ? keepAttributes(written, readNames) : ''
    // SVG and MathML elements may close themselves; the text after them is not their content.
    return `<${start}${keptAttributes}${written.replace(attribute, '=').endsWith('/') ? ' /' : ''}>`
  })
