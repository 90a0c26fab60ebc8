/** The forms of HTTPS_PROXY and NO_PROXY that docs/network.md §8 names, and no others. */
import { describe, expect, it } from 'vitest'
import { environmentProxy } from '../../../main/http/environment-proxy'

const proxy = 'http://proxy.example:8080/'

/** Whether the server is reached without the proxy, where NO_PROXY says this. */
const direct = (kept: string, server: string): boolean =>
  environmentProxy(new URL(server), { HTTPS_PROXY: proxy, NO_PROXY: kept }) === null

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
    // A range of addresses is no form of ours, and means nobody: the safe side, for the proxy decides.
    ['192.0.2.0/24', [], ['https://192.0.2.7', 'https://192.0.2.0']],
    ['Other.example, SCHOOL.example other.example', ['https://school.example'], ['https://third.example']],
    [' , ', [], ['https://school.example']],
    ['', [], ['https://school.example']],
  ])('%j', (kept, without, through) => {
    expect(without.filter(server => !direct(kept, server))).toEqual([])
    expect(through.filter(server => direct(kept, server))).toEqual([])
  })

  it('in small letters goes before the one in capitals', () => {
    const environment = { HTTPS_PROXY: proxy, NO_PROXY: '*', no_proxy: 'other.example' }
    expect(environmentProxy(new URL('https://school.example'), environment)?.href).toBe(proxy)
  })
})

describe('the proxy', () => {
  const read = (environment: NodeJS.ProcessEnv) =>
    environmentProxy(new URL('https://school.example'), environment)?.href

  it.each<[NodeJS.ProcessEnv, string | undefined]>([
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
  ])('%j', (environment, named) => {
    expect(read(environment)).toBe(named)
  })
})
