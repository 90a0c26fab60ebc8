import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matches } from './matches'

it('matches the same elements as jsdom', () => {
  const { container } = render(
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
    </section>,
  )
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
