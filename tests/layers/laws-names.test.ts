/**
 * Every API by which a screen could break a law of DESIGN §10: network, HTML in the page, text as code, inline styles.
 */
import { expect, it } from 'vitest'
import { faultsIn } from './laws-module'

const violations: [law: string, source: string][] = [
  ...[
    'fetch("/x")',
    'new XMLHttpRequest()',
    'new WebSocket("ws://x")',
    'new EventSource("/x")',
    'new WebTransport("x")',
  ].map(source => ['no-network', `export const a = () => ${source}`] as [string, string]),
  ['no-network', 'export const a = () => navigator.sendBeacon("/x")'],
  ...['innerHTML', 'outerHTML', 'srcdoc'].map(
    name =>
      ['one-sanitizer', `export const a = (e: Record<string, string>) => { e.${name} = "x" }`] as [string, string],
  ),
  ['one-sanitizer', 'export const a = (e: Element) => e.insertAdjacentHTML("beforeend", "x")'],
  ['one-sanitizer', 'export const a = <p dangerouslySetInnerHTML={{ __html: "x" }} />'],
  ['one-sanitizer', 'export const a = <iframe srcDoc="x" />'],
  ['no-eval', 'export const a = () => eval("1")'],
  ['no-eval', 'export const a = () => new Function("return 1")'],
  ['no-inline-style', 'export const a = <style>{"p{}"}</style>'],
  ['no-inline-style', 'export const a = "<p style=color:red>"'],
  ['bridge-alone', 'export const a = () => window.hanamaru'],
]

it('finds each violation in a screen', () => {
  const found = violations.map(([, source]) => faultsIn('renderer/screens/a.tsx', source))
  for (const [at, [law, source]] of violations.entries()) {
    expect(
      found[at]?.some(fault => fault.includes(` ${law}:`)),
      `${law}: ${source}`,
    ).toBe(true)
  }
})
