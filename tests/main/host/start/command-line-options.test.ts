import { describe, expect, it } from 'vitest'
import { findForbiddenOption } from '../../../../main/host/start/command-line-options'

describe('the arguments of an installed app', () => {
  it.each([
    [[]],
    [['--disable-gpu', '--force-device-scale-factor=1.5', '--force-color-profile=srgb']],
    [['-Embedding']],
    [['-ToastActivated']],
  ])('are allowed when they help with a weak screen or weak eyesight: %j', words => {
    expect(findForbiddenOption(words)).toBeUndefined()
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
    '/remote-debugging-port=1',
    '--Ignore-Certificate-Errors',
    '--',
    '',
    'word',
    'C:\\a file.txt',
    'https://school.example',
    '-disable-gpu',
    '--DISABLE-GPU',
    '--disable-gpu --inspect',
    '--disable-gpu=\n--inspect',
    'x--disable-gpu',
  ])('are refused otherwise: %j', word => {
    expect(findForbiddenOption(['--disable-gpu', word])).toBe(word)
  })

  it.each([' ', '\t', '\n', '\u00a0', '\u0085', '\u3000', '\ufeff', '\u200b', '\u2028', '\0'])(
    'are refused if a blank hides an option that Chromium would still read: %j',
    blank => {
      for (const option of ['--remote-debugging-port=9222', '/proxy-server=x', '--disable-gpu']) {
        expect(findForbiddenOption([`${blank}${option}`])).toBe(`${blank}${option}`)
        expect(findForbiddenOption([`${option}${blank}`])).toBe(`${option}${blank}`)
      }
    },
  )
})
