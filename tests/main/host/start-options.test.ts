import { describe, expect, it } from 'vitest'
import { foreignOption } from '../../../main/host/start-options'

describe('the options of an installed app', () => {
  it('are none, or those that help a weak screen or a weak eye', () => {
    expect(foreignOption([], 'win32')).toBeUndefined()
    const harmless = ['--disable-gpu', '--force-device-scale-factor=1.5', '-Embedding', '/FORCE-RENDERER-ACCESSIBILITY']
    expect(foreignOption(harmless, 'win32')).toBeUndefined()
    expect(foreignOption(['C:\\a file.txt', 'word'], 'win32')).toBeUndefined()
  })

  it.each([
    '--host-resolver-rules=MAP * 10.0.0.1',
    '--host-rules=MAP * 10.0.0.1',
    '--ignore-certificate-errors',
    '--ignore-certificate-errors-spki-list=x',
    '--proxy-server=http://10.0.0.1:1',
    '--proxy-pac-url=http://10.0.0.1/',
    '--no-proxy-server',
    '--remote-debugging-port=9222',
    '--remote-debugging-pipe',
    '--inspect',
    '--inspect-brk=1',
    '--no-sandbox',
    '--disable-web-security',
    '--user-data-dir=C:\\x',
    '--load-extension=C:\\x',
    '--log-net-log=C:\\x',
    '--js-flags=--expose-gc',
    '--disable-gpu-sandbox',
    '--enable-features=x',
    '-remote-debugging-port=1',
    '--Ignore-Certificate-Errors',
    '--',
  ])('are refused otherwise: %s', option => {
    for (const platform of ['win32', 'linux'] as const) {
      expect(foreignOption(['--disable-gpu', option], platform)).toBe(option)
    }
  })

  it('begin with a slash too on Windows, and only there', () => {
    expect(foreignOption(['/remote-debugging-port=1'], 'win32')).toBe('/remote-debugging-port=1')
    expect(foreignOption(['/home/a/file'], 'linux')).toBeUndefined()
  })
})
