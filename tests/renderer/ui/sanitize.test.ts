import { describe, expect, it } from 'vitest'
import { purifyHtml, sanitizeHtml } from '../../../renderer/ui/sanitize'

const names = ['good', 'middle', 'bad', 'ai', 'sub', 'bold', 'underline', 'center', 'right'] as const
const classes = Object.fromEntries(names.map(name => [name, `our-${name}`])) as Record<(typeof names)[number], string>

/** The sanitised HTML. */
function sanitised(html: string, clean = sanitizeHtml): string {
  const place = document.createElement('div')
  place.append(clean(html, classes))
  return place.innerHTML
}

/** The sanitised HTML without `stripHtmlBeforeParse` before. */
const purified = (html: string) => sanitised(html, purifyHtml)

describe('sanitizeHtml', () => {
  it.each([
    ['script', '<script>words</script>'],
    ['style', '<style>words</style>'],
    ['iframe', '<iframe>words</iframe>'],
    ['object', '<object>words</object>'],
    ['form', '<form>words<button>words</button></form>'],
    ['svg', '<svg><text>words</text></svg>'],
    ['math', '<math><mi>words</mi></math>'],
    ['template', '<template>words</template>'],
    ['noscript', '<noscript>words</noscript>'],
    ['select', '<select><option>words</option></select>'],
    ['textarea', '<textarea>words</textarea>'],
  ])('removes %s with its text', (_name, html) => {
    expect(sanitised(`<p>前</p>${html}<p>後</p>`)).toBe('<p>前</p><p>後</p>')
    expect(purified(`<p>前</p>${html}<p>後</p>`)).toBe('<p>前</p><p>後</p>')
  })

  it.each(['section', 'article', 'video', 'audio', 'button', 'input', 'meta', 'link', 'base', 'img', 'x-own'])(
    'keeps at most the text of an element that is not listed: %s',
    name => {
      expect(sanitised(`<p>前<${name} title="t" src="https://x.example/a">後</${name}></p>`)).toMatch(/^<p>前後?<\/p>/)
    },
  )

  it.each([
    'onclick',
    'onerror',
    'style',
    'id',
    'name',
    'title',
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'background',
    'ping',
    'target',
    'role',
    'tabindex',
    'contenteditable',
    'slot',
    'is',
    'data-x',
    'data-hm-style',
    'aria-hidden',
    'aria-label',
    'xmlns',
  ])('removes the attribute %s', name => {
    expect(sanitised(`<p ${name}="x">本文</p>`)).toBe('<p>本文</p>')
    // An element with an unknown name is removed as a whole.
    expect(purified(`<p ${name}="x">本文</p>`)).toBe(name === 'is' ? '' : '<p>本文</p>')
  })

  it('keeps the structure and its attributes', () => {
    const html =
      '<table><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table><ol start="3"><li>b</li></ol>'
    expect(sanitised(html)).toBe(html)
    expect(sanitised('<p lang="en">c</p>')).toBe('<p lang="en">c</p>')
  })

  it('keeps only our class names', () => {
    expect(sanitised('<p class="header good hm-hidden">a</p>')).toBe('<p class="our-good">a</p>')
    expect(sanitised('<p class="our-bad hidden">a</p>')).toBe('<p>a</p>')
    expect(sanitised('<p style="color:red;position:fixed;background:url(https://x.example)">a</p>')).toBe(
      '<p class="our-bad">a</p>',
    )
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'vbscript:x', '//x.example', '/admin'])(
    'does not append the address %s to a link’s text',
    address => expect(sanitised(`<a href="${address}">ここ</a>`)).toBe('<a>ここ</a>'),
  )

  it('appends web and mail addresses as text', () => {
    expect(sanitised('<a href="https://x.example/a">ここ</a>')).toBe('<a>ここ（https://x.example/a）</a>')
    expect(sanitised('<a href="mailto:a@b.jp">ここ</a>')).toBe('<a>ここ（a@b.jp）</a>')
  })

  it('shows a picture’s alternative text, never its address', () => {
    expect(sanitised('<p><img src="https://x.example/a.png" alt="校舎"></p>')).toBe('<p>［校舎］</p>')
  })

  it('stays safe when the result is parsed a second time', () => {
    for (const html of [
      '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
      '<template><script>alert(1)</script></template><a href="jav&#x09;ascript:alert(1)">x</a>',
      '<p><b><i></p></b><script>alert(1)</scr<script></script>ipt>',
    ]) {
      for (const clean of [sanitised, purified])
        expect(clean(html), html).not.toMatch(/<(?!\/?(p|a|b|i|div|span|table|tbody)\b)|\son\w+=|src=|href=/i)
    }
  })
})
