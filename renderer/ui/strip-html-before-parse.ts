/**
 * What HTML from the server loses before anything parses it: Chromium holds even a document that is never shown to the
 * policy of its page, and reports each handler, style attribute and style sheet in it. This makes nothing safe (the
 * sanitizer does): it only keeps an ordinary notice, pasted from a word processor, from filling the console.
 */

/** Where the style attribute waits while it is read. */
export const renamedStyle = 'data-hm-style'

/** An attribute's name, and its value in quotes or without: as browsers read them. */
const name = String.raw`[^\s/>][^\s/>=]*`
const value = String.raw`"[^"]*"|'[^']*'|[^\s>"'][^\s>]*`
const attribute = new RegExp(String.raw`(${name})(?:\s*=\s*(${value}))?`, 'g')
const attributes = String.raw`(?:[\s/]+|${name}(?:\s*=\s*(?:${value}))?)*`

/**
 * Comments; declarations and the like; sheets and scripts with all that is in them; end tags; start tags. Each alternative
 * also ends with the text: none is tried a second time from another side.
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

/** The attributes of `kept`, as they were written; the style attribute under its other name. */
function keptAttributes(written: string, kept: ReadonlySet<string>): string {
  const found = [...written.matchAll(attribute)].map(([whole, named = '', given = '""']) => {
    if (named.toLowerCase() === 'style') return ` ${renamedStyle}=${given}`
    return kept.has(named.toLowerCase()) ? ` ${whole}` : ''
  })
  return found.join('')
}

/**
 * The text without comments, scripts and style sheets, and its tags with nothing but what is read of them later.
 * @param kept the attributes that are read, in small letters, besides `style`.
 * @param holders the elements of which they are read; any other loses all.
 */
export const stripHtmlBeforeParse = (html: string, kept: ReadonlySet<string>, holders: ReadonlySet<string>): string =>
  html.replace(markup, (...match: unknown[]) => {
    const { end, start, written = '' } = match.at(-1) as Groups
    if (end !== undefined) return `</${end}>`
    if (start === undefined) return ''
    const left = holders.has(start.toLowerCase()) ? keptAttributes(written, kept) : ''
    // Drawings and formulas may close themselves; what follows is none of theirs.
    return `<${start}${left}${written.replace(attribute, '=').endsWith('/') ? ' /' : ''}>`
  })
