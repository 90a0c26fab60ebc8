import { X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCertificate } from '../../../../main/host/network/certificate'
import { addedTrust, isTrusted, readAuthorities } from '../../../../main/host/network/extra-ca'
import { temporaryFolder } from '../fixture'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const pathOf = (name: string) => join(import.meta.dirname, '../../../fixtures/certificates', `${name}.pem`)
const certificate = (name: string) => new X509Certificate(readFileSync(pathOf(name)))
const root = [certificate('root')]
const day = 86_400_000
const made = Date.parse(certificate('leaf').validFrom)
const now = made + day

const trusts = (chain: string[], { host = 'school.example', at = now, authorities = root } = {}) =>
  isTrusted({ chain: chain.map(certificate), host }, authorities, at)

describe('a chain to the authority of the configuration', () => {
  it('is trusted with and without an intermediate, in any order', () => {
    expect(trusts(['leaf-of-root'])).toBe(true)
    expect(trusts(['leaf', 'intermediate'])).toBe(true)
    expect(trusts(['leaf', 'stranger', 'root', 'intermediate'])).toBe(true)
  })

  it('is trusted only for the names in the certificate', () => {
    for (const host of ['school.example', 'SCHOOL.example', 'a.media.example', '192.0.2.7']) {
      expect(trusts(['leaf-of-root'], { host }), host).toBe(true)
    }
    for (const host of [
      'school.example.evil.com',
      'evil-school.example',
      'a.b.media.example',
      'media.example',
      '192.0.2.8',
      '',
    ]) {
      expect(trusts(['leaf-of-root'], { host }), host).toBe(false)
    }
  })

  it('is not trusted by its common name alone', () => expect(trusts(['no-name'])).toBe(false))

  it('is trusted only while every certificate of the chain is valid', () => {
    expect(trusts(['leaf', 'intermediate'], { at: made - day })).toBe(false)
    expect(trusts(['leaf', 'intermediate'], { at: made + 3651 * day })).toBe(false)
    const ends = Date.parse(certificate('leaf-of-root').validTo)
    expect([made - 1000, made, ends, ends + 1000].map(at => trusts(['leaf-of-root'], { at }))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(trusts(['leaf-of-short', 'short-intermediate'])).toBe(true)
    expect(trusts(['leaf-of-short', 'short-intermediate'], { at: made + 366 * day })).toBe(false)
    // The authority itself expires, while the server's certificate is still valid.
    const brief = [certificate('short-intermediate')]
    expect(trusts(['leaf-of-short'], { authorities: brief })).toBe(true)
    expect(trusts(['leaf-of-short'], { authorities: brief, at: made + 366 * day })).toBe(false)
  })
})

describe('a chain is not trusted', () => {
  it.each([
    ['that ends at another authority', ['leaf-of-stranger', 'stranger']],
    ['whose intermediate is missing', ['leaf']],
    ['that another issuer signed under the authority’s name', ['leaf-of-impostor', 'impostor']],
    ['that a server signed', ['leaf-of-leaf', 'leaf-of-root']],
    ['that an issuer without the CA flag signed', ['leaf-of-no-flag', 'no-flag']],
    ['whose issuer’s key usage does not allow signing certificates', ['leaf-of-no-sign', 'no-sign']],
    ['that is longer than a path length in it allows', ['leaf-of-below', 'below', 'intermediate']],
    ['with name constraints', ['leaf-of-constrained', 'constrained']],
    ['with an old digest', ['old-digest']],
    ['with a short key', ['weak']],
    ['made for clients', ['client']],
    ['whose key usage does not allow TLS', ['no-tls']],
    ['with an unknown critical extension', ['unknown']],
    ['without certificates', []],
  ])('%s', (_why, chain) => {
    expect(trusts(chain)).toBe(false)
  })

  it('when the file holds a server’s certificate instead of an authority’s', () => {
    expect(trusts(['leaf'], { authorities: [certificate('leaf')] })).toBe(false)
    expect(trusts(['leaf-of-leaf'], { authorities: [certificate('leaf-of-root')] })).toBe(false)
  })

  it('when the authority has another name, even with the right key', () => {
    expect(trusts(['leaf-of-root'], { authorities: [certificate('alias')] })).toBe(false)
  })

  it('that is a loop', () => {
    const round = Array<string>(9).fill('stranger')
    expect(trusts(['leaf-of-stranger', ...round])).toBe(false)
  })

  it('when there is no authority', () => expect(trusts(['leaf-of-root'], { authorities: [] })).toBe(false))
})

describe('the PEM file', () => {
  it('may hold several certificates between other text', () => {
    const path = join(folder.path, 'many.pem')
    writeFileSync(path, `# IT\n${readFileSync(pathOf('root'))}\nnext\n${readFileSync(pathOf('stranger'))}`)
    expect(readAuthorities(path).map(({ subject }) => subject)).toHaveLength(2)
  })

  it('is refused without a certificate, with a broken one, and when it is missing', () => {
    const write = (name: string, content: string) => {
      writeFileSync(join(folder.path, name), content)
      return join(folder.path, name)
    }
    expect(() => readAuthorities(write('empty.pem', 'nothing'))).toThrow('no certificate')
    expect(() =>
      readAuthorities(write('broken.pem', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----')),
    ).toThrow()
    expect(() => readAuthorities(join(folder.path, 'missing.pem'))).toThrow('ENOENT')
  })
})

describe('Chromium’s verdict', () => {
  const unknown = -202
  const text = (name: string) => readFileSync(pathOf(name), 'utf8')
  const sent = { data: text('leaf'), issuerCert: { data: text('intermediate') } }
  const judge = (errorCode: number, certificate: { data: string } = sent, hostname = 'school.example') => {
    const answers: number[] = []
    addedTrust(pathOf('root'), () => now)({ hostname, certificate, errorCode }, code => answers.push(code))
    return answers
  }

  it('is overruled when the unknown authority is the only error', () => expect(judge(unknown)).toEqual([0]))

  it.each([
    ['no error', 0],
    ['a wrong name', -200],
    ['an invalid date', -201],
    ['revoked', -206],
    ['invalid', -207],
    ['weak', -208],
    ['a weak key', -211],
    ['missing certificate transparency', -214],
  ])('stays when it is %s', (_what, code) => expect(judge(code)).toEqual([-3]))

  it('stays when the chain is untrusted, has another name, or cannot be parsed', () => {
    expect(judge(unknown, { data: text('leaf-of-stranger') })).toEqual([-3])
    expect(judge(unknown, sent, 'other.example')).toEqual([-3])
    expect(judge(unknown, { data: 'nothing' })).toEqual([-3])
    expect(judge(unknown, { data: text('leaf') })).toEqual([-3])
  })
})

it('a truncated certificate is never parsed', () => {
  const { raw } = certificate('leaf')
  for (let length = 0; length < raw.length; length++) {
    expect(() => readCertificate(raw.subarray(0, length)), String(length)).toThrow()
  }
})
