import { expect, it } from 'vitest'
import { allowedExternalAddress } from '../../../main/host/external-address'

it.each([
  ['https://support.example/help?x=1#y', 'https://support.example/help?x=1#y'],
  ['HTTPS://Support.Example', 'https://support.example/'],
])('opens %s', (address, opened) => {
  expect(allowedExternalAddress(address, true)).toBe(opened)
  expect(allowedExternalAddress(address, false)).toBe(opened)
})

it.each([
  'http://support.example',
  'http://localhost:80/',
  'http://127.0.0.2/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'ms-settings:',
  'smb://server/share',
  '\\\\server\\share',
  '//support.example',
  'support.example',
  '--version',
  '',
  'https://name@support.example',
  'https://:password@support.example',
  'https://support.example@evil.example',
])('does not open %j', address => {
  expect(allowedExternalAddress(address, true)).toBeNull()
  expect(allowedExternalAddress(address, false)).toBeNull()
})

it('opens addresses on this machine only in an app that is not installed', () => {
  expect(allowedExternalAddress('http://127.0.0.1:8080/x', false)).toBe('http://127.0.0.1:8080/x')
  expect(allowedExternalAddress('http://127.0.0.1:8080/x', true)).toBeNull()
})
