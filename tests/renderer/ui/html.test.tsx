import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toneOf } from '../../../renderer/ui/color-tones'
import { Html } from '../../../renderer/ui/Html'
import { stripHtmlBeforeParse } from '../../../renderer/ui/strip-html-before-parse'
import { nonEmpty } from '../../fixtures/non-empty'

function show(html: string): HTMLElement {
  const { container } = render(<Html html={html} />)
  return container.firstElementChild as HTMLElement
}

describe('Html (DESIGN §10)', () => {
  it.each([
    ['a script', '<p>前<script>alert(1)</script>後</p>'],
    ['a handler', '<p onclick="alert(1)">前後</p>'],
    ['a picture with a handler', '<p>前<img src=x onerror=alert(1)>後</p>'],
    ['a frame', '<p>前<iframe src="https://evil.example" srcdoc="<script>1</script>"></iframe>後</p>'],
    ['a form', '<p>前</p><form action="https://evil.example"><input name=a></form><p>後</p>'],
    ['an svg', '<p>前<svg onload=alert(1)><use href="#x"></use></svg>後</p>'],
    ['math', '<p>前<math><mtext><style></style><img src=x></mtext></math>後</p>'],
    ['an object', '<p>前<object data="x.swf"></object><embed src="x.swf">後</p>'],
    ['a base and a meta', '<base href="https://evil.example"><meta http-equiv="refresh" content="0"><p>前後</p>'],
    ['a style sheet', '<style>*{display:none}</style><p>前後</p>'],
    ['a script link', '<p>前<a href="javascript:alert(1)">後</a></p>'],
    ['a video', '<p>前<video src="https://evil.example/v"></video>後</p>'],
  ])('removes %s and keeps the text', (_name, html) => {
    const shown = show(html)
    expect(shown.textContent?.replace(/\s/g, '')).toBe('前後')
    const elements = [...shown.querySelectorAll('*')]
    expect(nonEmpty(elements).every(element => /^(P|A)$/.test(element.tagName))).toBe(true)
    expect(elements.flatMap(element => element.getAttributeNames())).toEqual([])
  })

  it('turns inline colours into classes and keeps no style attribute', () => {
    const shown = show('<p style="color:#ff0000;position:fixed">赤</p><font color="blue">青</font><b>太</b>')
    expect(shown.querySelector('[style], [color]')).toBeNull()
    expect(shown.querySelector('p')).toHaveClass('bad', { exact: true })
    expect(shown.querySelector('font')).toHaveClass('ai', { exact: true })
    expect(shown.querySelector('b')).toBeInTheDocument()
  })

  it('removes class names of the server', () => {
    expect(show('<p class="header hm-hidden">本文</p>').querySelector('p')?.className).toBe('')
  })

  it('shows links as text with their address, and pictures as their alternative text', () => {
    const shown = show(
      '<a href="https://example.com/a" target="_blank">案内</a><a href="https://b.example">https://b.example</a><img src="https://x.example/a.png" alt="校舎">',
    )
    expect(shown.textContent).toBe('案内（https://example.com/a）https://b.example［校舎］')
    expect(shown.querySelector('[href], img')).toBeNull()
  })
})

describe('stripHtmlBeforeParse', () => {
  const strip = (html: string) => stripHtmlBeforeParse(html, new Set(['href', 'alt']), new Set(['p', 'a', 'img']))
  it.each([
    ['<p onclick="a > b" STYLE=color:red>x</p>', '<p data-hm-style=color:red>x</p>'],
    ["<p title='\">' onclick=f()>x", '<p>x'],
    ['<p style = "a" style>x', '<p data-hm-style="a" data-hm-style="">x'],
    ['<a href=/style=1/ target=x>x</a >', '<a href=/style=1/>x</a>'],
    ['<img/onerror=f() /alt="a>b">', '<img alt="a>b">'],
    ['<svg onload=f() href=x/>x', '<svg>x'],
    ['<svg/>x<path d="" />', '<svg />x<path />'],
    ['a<style media=x>p > b { } </p></style >b', 'ab'],
    ['a<SCRIPT>if (a < b) "<style>"</script>b<styled style=x>', 'ab<styled>'],
    ['a<style>p{}', 'a'],
    ['a<!-- <p onclick=x> -->b<!-->c<!--[if mso]>d<![endif]-->e<!-- f', 'abce'],
    ['<!doctype html><?xml x?><![endif]></>x', 'x'],
    ['1 < 2 && 3 > 2 <3 <', '1 < 2 && 3 > 2 <3 <'],
    ['<p onclick="x', '<p>'],
  ])('%s', (html, held) => expect(strip(html)).toBe(held))

  // a rule that goes back at each character would need minutes
  it('ends for any text', { timeout: 20_000 }, () => {
    const worst = ['<p ', '<p a="', '<p a=', '<style', '<style>', '<!--', '</p ', '<p ////', '<p =', "<p ''"]
    const texts = worst.flatMap(start => [
      start.repeat(2000),
      start + 'a'.repeat(50_000),
      start + 'a= "'.repeat(10_000),
    ])
    expect(texts).toHaveLength(30)
    // an open tag is closed
    for (const each of texts) expect(strip(each).length).toBeLessThanOrEqual(each.length + 1)
  })
})

describe('toneOf', () => {
  it.each([
    ['red', 'bad'],
    ['#f00', 'bad'],
    ['rgb(255, 165, 0)', 'middle'],
    ['#008000', 'good'],
    ['rgba(0,0,255,.5)', 'ai'],
    ['#888', 'sub'],
    ['black', null],
    ['#fff', null],
    ['url(x)', null],
  ])('maps %s to %s', (color, tone) => expect(toneOf(color)).toBe(tone))
})
