import { describe, expect, it, vi } from 'vitest'
import { createFrameResolver } from '../../../main/http/frame-resolver'

const log = vi.fn()
const gate = createFrameResolver(['https://grammar.example', 'http://127.0.0.1:4000'], log)
const base = 'https://grammar.example/r-9'

describe('the page of the grammar frame', () => {
  it.each([
    ['introduction.html', 'https://grammar.example/r-9/introduction.html'],
    ['/a/b.html', 'https://grammar.example/r-9/a/b.html'],
    ['//elsewhere.example/x', 'https://grammar.example/r-9/elsewhere.example/x'],
    ['past.html?lang=ja&from=../x#part-2', 'https://grammar.example/r-9/past.html?lang=ja&from=../x#part-2'],
    ['https://grammar.example/other/page', 'https://grammar.example/other/page'],
    ['http://127.0.0.1:4000/page.html', 'http://127.0.0.1:4000/page.html'],
  ])('%s has the URL %s', (path, address) => {
    expect(gate.resolve(base, path)).toBe(address)
  })

  it.each([
    ['https://evil.example/page.html'],
    ['https://grammar.example.evil.example/'],
    ['https://grammar.example:8443/'],
    ['http://grammar.example/'],
    ['http://127.0.0.1:4001/'],
    ['https://user@grammar.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,<p>x</p>'],
    ['blob:https://grammar.example/1'],
    ['file:///etc/passwd'],
    ['hanamaru://app/'],
    ['about:blank'],
  ])('%s is not shown', path => {
    expect(gate.resolve(base, path)).toBeNull()
  })

  it.each(['../secret.html', 'a/../../b.html', 'a/%2e%2e/b.html', '..', 'a%2fb.html', 'a\\b.html', 'a\n.html'])(
    '%j leaves the folder and is not shown',
    path => {
      expect(gate.resolve(base, path)).toBeNull()
    },
  )

  it('is not shown if its folder is on another host or contains a path traversal', () => {
    expect(gate.resolve('https://media.example/r-9', 'page.html')).toBeNull()
    expect(gate.resolve('https://grammar.example/r-9/../x', 'page.html')).toBeNull()
    expect(gate.resolve('', 'page.html')).toBeNull()
    expect(createFrameResolver([], log).resolve(base, 'page.html')).toBeNull()
  })

  it('logs each unknown host once, and only a limited number of them', () => {
    const written = vi.fn()
    const strict = createFrameResolver([], written)
    for (const path of ['a.html', 'b.html']) strict.resolve(base, path)
    expect(written.mock.calls).toEqual([['frame.refused', { host: 'grammar.example' }]])
    for (let at = 0; at < 40; at++) strict.resolve(base, `https://h${at}.example/`)
    expect(written).toHaveBeenCalledTimes(20)
  })
})
