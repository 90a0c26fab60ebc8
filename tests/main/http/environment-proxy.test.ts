/** The forms of HTTPS_PROXY and NO_PROXY that docs/network.md §8 lists, and no others. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { environmentProxy } from '../../../main/http/environment-proxy'

afterEach(() => void vi.unstubAllEnvs())

const proxy = 'http://proxy.example:8080/'
const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'].flatMap(name => [name, name.toLowerCase()])

/** The proxy for `server` when the environment has only these proxy variables. */
function proxyFor(server: string, environment: Record<string, string>): string | undefined {
  for (const name of names) vi.stubEnv(name, undefined)
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return environmentProxy(new URL(server))?.href
}

/** Whether the server is reached without the proxy when NO_PROXY has this value. */
const isDirect = (excluded: string, server: string): boolean =>
  proxyFor(server, { HTTPS_PROXY: proxy, NO_PROXY: excluded }) === undefined

describe('NO_PROXY', () => {
  it.each<[string, string[], string[]]>([
    [
      'school.example',
      ['https://school.example', 'https://school.example:8443', 'https://SCHOOL.example/v5'],
      ['https://a.school.example', 'https://my-school.example', 'https://school.example.jp'],
    ],
    [
      '.school.example',
      ['https://a.school.example', 'https://a.b.school.example'],
      ['https://school.example', 'https://my-school.example'],
    ],
    ['*.school.example', ['https://a.school.example'], ['https://school.example', 'https://my-school.example']],
    [
      'school.example:8443',
      ['https://school.example:8443'],
      ['https://school.example', 'https://school.example:443', 'https://a.school.example:8443'],
    ],
    ['school.example:443', ['https://school.example'], ['https://school.example:8443']],
    ['.school.example:8443', ['https://a.school.example:8443'], ['https://a.school.example']],
    ['*', ['https://school.example', 'https://192.0.2.7:8443'], []],
    ['192.0.2.7', ['https://192.0.2.7'], ['https://192.0.2.70']],
    ['[2001:db8::1]', ['https://[2001:db8::1]'], ['https://[2001:db8::2]']],
    // A range of addresses is not supported and matches no server. That is the safe side: the proxy then decides.
    ['192.0.2.0/24', [], ['https://192.0.2.7', 'https://192.0.2.0']],
    ['Other.example, SCHOOL.example other.example', ['https://school.example'], ['https://third.example']],
    [' , ', [], ['https://school.example']],
    ['', [], ['https://school.example']],
  ])('%j', (excluded, direct, proxied) => {
    expect(direct.filter(server => !isDirect(excluded, server))).toEqual([])
    expect(proxied.filter(server => isDirect(excluded, server))).toEqual([])
  })

  it('in lower case takes precedence over upper case', () => {
    const environment = { HTTPS_PROXY: proxy, NO_PROXY: '*', no_proxy: 'other.example' }
    expect(proxyFor('https://school.example', environment)).toBe(proxy)
  })
})

describe('the proxy', () => {
  it.each<[Record<string, string>, string | undefined]>([
    [{ HTTPS_PROXY: proxy }, proxy],
    [{ https_proxy: proxy, HTTPS_PROXY: 'http://other.example' }, proxy],
    [{ ALL_PROXY: proxy }, proxy],
    [{ HTTPS_PROXY: proxy, ALL_PROXY: 'http://other.example' }, proxy],
    [{ HTTPS_PROXY: 'proxy.example:8080' }, proxy],
    [{ HTTPS_PROXY: 'https://proxy.example' }, 'https://proxy.example/'],
    [{ HTTP_PROXY: proxy }, undefined],
    [{ HTTPS_PROXY: 'socks5://proxy.example:1080' }, undefined],
    [{ HTTPS_PROXY: 'http://' }, undefined],
    [{}, undefined],
  ])('%j', (environment, expected) => {
    expect(proxyFor('https://school.example', environment)).toBe(expected)
  })
})
