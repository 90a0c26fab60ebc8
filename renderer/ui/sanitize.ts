/**
 * The one sanitizer of HTML from the server (DESIGN §10). It keeps text with simple structure. Inline colours become
 * classes. Links become text with their address, because no page of the program opens the web. Pictures become their
 * alternative text, because the renderer makes no requests of its own.
 */
import DOMPurify from 'dompurify'
import { toneOf } from './color-tones'
import { renamedStyle, stripHtmlBeforeParse } from './strip-html-before-parse'

const tags = [
  'p br hr div span font b strong i em u s small sub sup ruby rt rp mark del ins center a',
  'h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code table caption thead tbody tfoot tr th td',
].flatMap(names => names.split(' '))

const attributes = ['class', 'colspan', 'rowspan', 'lang', 'start']

/** Attributes that are read before they are removed: colour, alignment, address, alternative text. */
const readAttributes = new Set([...attributes, 'color', 'align', 'href', 'alt'])
const readElements = new Set([...tags, 'img'])

/** Elements that are removed with their content; other unknown elements are removed but keep their text. */
const forbiddenContents = 'script style iframe object embed form svg math template noscript select textarea'.split(' ')

/** Class names of the caller's style sheet, by meaning. */
export interface ToneClasses {
  good: string
  middle: string
  bad: string
  ai: string
  sub: string
  bold: string
  underline: string
  center: string
  right: string
}

const styleOf = (style: string, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? ''

/** Evaluations mark their colours by class as well as by style: the three score classes keep their meaning. */
const classTone = (element: Element): 'good' | 'middle' | 'bad' | undefined =>
  (['good', 'middle', 'bad'] as const).find(tone => element.classList.contains(tone))

function classesFor(element: Element, classes: ToneClasses): string {
  const style = element.getAttribute(renamedStyle) ?? ''
  const tone = classTone(element) ?? toneOf(styleOf(style, 'color') || (element.getAttribute('color') ?? ''))
  const align = styleOf(style, 'text-align') || (element.getAttribute('align') ?? '')
  return [
    tone === null ? '' : classes[tone],
    /^(bold|[6-9]00)/.test(styleOf(style, 'font-weight')) ? classes.bold : '',
    styleOf(style, 'text-decoration').includes('underline') ? classes.underline : '',
    align === 'center' ? classes.center : '',
    align === 'right' ? classes.right : '',
  ]
    .filter(name => name !== '')
    .join(' ')
}

/**
 * Appends the address to a link's text, unless the text contains it. Only http, https and mailto addresses are
 * appended.
 */
function appendAddress(link: Element): void {
  const address = (link.getAttribute('href') ?? '').trim()
  const shown = address.replace(/^mailto:/i, '')
  if (!/^(https?:\/\/|mailto:)/i.test(address) || (link.textContent ?? '').includes(shown)) return
  link.append(`（${shown}）`)
}

function insertAltText(picture: Element): void {
  const altText = picture.getAttribute('alt')?.trim()
  if (altText) picture.before(`［${altText}］`)
}

/** Sanitises HTML that did not pass `stripHtmlBeforeParse`; the rules do not depend on that step. */
export function purifyHtml(html: string, classes: ToneClasses): DocumentFragment {
  const purify = DOMPurify(window)
  purify.addHook('uponSanitizeElement', node => {
    if (node instanceof HTMLImageElement) insertAltText(node)
  })
  purify.addHook('beforeSanitizeAttributes', node => {
    if (!(node instanceof Element)) return
    const names = classesFor(node, classes)
    node.removeAttribute('class')
    if (names !== '') node.setAttribute('class', names)
    if (node.nodeName === 'A') appendAddress(node)
  })
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...tags, '#text'],
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: forbiddenContents,
  })
}

/** Parses HTML from the server into safe nodes, with class names of `classes` for its colours. */
export const sanitizeHtml = (html: string, classes: ToneClasses): DocumentFragment =>
  purifyHtml(stripHtmlBeforeParse(html, readAttributes, readElements), classes)
