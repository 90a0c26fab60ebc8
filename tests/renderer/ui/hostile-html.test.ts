import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../../renderer/ui/sanitize'
import { combined, hostileHtml, techniques } from '../../fixtures/hostile-html'

const names = ['good', 'middle', 'bad', 'ai', 'sub', 'bold', 'underline', 'center', 'right'] as const
const classes = Object.fromEntries(names.map(name => [name, `our-${name}`])) as Record<(typeof names)[number], string>

function sanitised(html: string): HTMLElement {
  const place = document.createElement('div')
  place.append(sanitizeHtml(html, classes))
  return place
}

const attributes = ['class', 'colspan', 'rowspan', 'lang', 'start']

describe('hostile HTML', () => {
  it('is tested with more than 300 different samples of every technique', () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(300)
    expect(new Set(hostileHtml.map(html => html.replace(/hit\(\d+\)/g, 'hit()'))).size).toBeGreaterThanOrEqual(300)
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
    for (const payloads of Object.values(techniques)) expect(payloads.length).toBeGreaterThan(20)
  })

  it('keeps only our attributes in random combinations, and parses to the same result again', () => {
    void fc.assert(
      fc.property(combined, html => {
        const place = sanitised(html)
        for (const element of place.querySelectorAll('*')) {
          expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
          expect([...element.attributes].map(one => one.name).filter(name => !attributes.includes(name))).toEqual([])
        }
        // Parsing the result as HTML again must be as harmless.
        expect(place.querySelector('script, style, img, svg, math, template, form, iframe, a[href]')).toBeNull()
        const parsedAgain = sanitised(place.innerHTML)
        expect(parsedAgain.querySelectorAll('*').length).toBeLessThanOrEqual(place.querySelectorAll('*').length)
      }),
      { numRuns: 60 },
    )
  })
})
