import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matches, ownSelector, ownSelectorAll } from './quick-selectors'

const example = (
  <section className="a" id="s">
    <input type="text" />
    <a href="/x">
      <b>x</b>
    </a>
    <svg viewBox="0 0 1 1" aria-hidden="true">
      <a href="/y">
        <text>y</text>
      </a>
      <linearGradient />
    </svg>
  </section>
)

it('matches the same elements as jsdom', () => {
  const { container } = render(example)
  const selectors = [
    ...['section', 'SECTION', 'a', 'a[href]', 'a[href="/x"]', 'input[type="text"]', 'input:not([list])', '.a', '#s'],
    ...[
      'section.a',
      'section#s',
      'section a',
      'section > a',
      'b,a',
      'a, b',
      'a:is(b, a)',
      '*',
      '[href]',
      'lineargradient',
    ],
    ...[
      'svg a',
      'linearGradient',
      'text',
      'b:first-child',
      'section:has(b)',
      'section.a b',
      'section[id~="s"]',
      'a[href]>b',
      'section.b',
    ],
  ]
  const elements = [...container.querySelectorAll('*')]
  expect(elements.length).toBeGreaterThan(6)
  for (const selector of selectors)
    expect([selector, ...elements.filter(one => one.matches(selector))]).toEqual([
      selector,
      ...elements.filter(one => matches.call(one, selector)),
    ])
})

it('finds the same elements as jsdom, in the same order', () => {
  const { container } = render(example)
  const others = '<h2 role="presentation">x</h2><p role="link heading">y<i role="linkage">z</i></p>'
  container.insertAdjacentHTML('beforeend', others)
  const selectors = [
    ...['*', 'a', 'A', 'text', 'linearGradient', 'base', '.a', 'a,b', 'section a', 'a[href]', '[role]'],
    ...['*[role~="link"],a,area', '*[role~="heading"],h1,h2', '*[role~="presentation"]', '*[role~="link"],a[href]'],
  ]
  const section = container.querySelector('section')
  if (!section) throw new Error('no section')
  for (const root of [document, container, section])
    for (const selector of selectors) {
      expect([selector, ...Array.from(root.querySelectorAll(selector))]).toEqual([
        selector,
        ...ownSelectorAll(root, selector),
      ])
      expect([selector, root.querySelector(selector)]).toEqual([selector, ownSelector(root, selector)])
    }
  expect(ownSelectorAll(container, '*[role~="link"],a,area')).toHaveLength(3)
})
