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
  it('is trusted, whether an intermediate stands between or not, and in whatever order it was sent', () => {
    expect(trusts(['leaf-of-root'])).toBe(true)
    expect(trusts(['leaf', 'intermediate'])).toBe(true)
    expect(trusts(['leaf', 'stranger', 'root', 'intermediate'])).toBe(true)
  })

  it('is trusted for the names that it holds, and for no other', () => {
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

  it('is trusted only while every certificate on the way is valid', () => {
    expect(trusts(['leaf', 'intermediate'], { at: made - day })).toBe(false)
    expect(trusts(['leaf', 'intermediate'], { at: made + 3651 * day })).toBe(false)
    expect(trusts(['leaf-of-short', 'short-intermediate'])).toBe(true)
    expect(trusts(['leaf-of-short', 'short-intermediate'], { at: made + 366 * day })).toBe(false)
    // The authority's own: its server's certificate would still be valid.
    const brief = [certificate('short-intermediate')]
    expect(trusts(['leaf-of-short'], { authorities: brief })).toBe(true)
    expect(trusts(['leaf-of-short'], { authorities: brief, at: made + 366 * day })).toBe(false)
  })
})

describe('a chain is not trusted', () => {
  it.each([
    ['that ends elsewhere', ['leaf-of-stranger', 'stranger']],
    ['whose middle is missing', ['leaf']],
    ['that another has signed under the authority’s name', ['leaf-of-impostor', 'impostor']],
    ['that a server has signed', ['leaf-of-leaf', 'leaf-of-root']],
    ['that one without the flag of an authority has signed', ['leaf-of-no-flag', 'no-flag']],
    ['that one has signed whose key may not sign certificates', ['leaf-of-no-sign', 'no-sign']],
    ['that is longer than one on its way allows', ['leaf-of-below', 'below', 'intermediate']],
    ['with a constraint of names', ['leaf-of-constrained', 'constrained']],
    ['with an old digest', ['old-digest']],
    ['with a short key', ['weak']],
    ['made for clients', ['client']],
    ['whose key is for no connection', ['no-tls']],
    ['with a critical extension that nobody knows', ['unknown']],
    ['of nothing', []],
  ])('%s', (_why, chain) => {
    expect(trusts(chain)).toBe(false)
  })

  it('where the file names a server in place of an authority', () => {
    expect(trusts(['leaf'], { authorities: [certificate('leaf')] })).toBe(false)
    expect(trusts(['leaf-of-leaf'], { authorities: [certificate('leaf-of-root')] })).toBe(false)
  })

  it('where the authority has another name, also by the right key', () => {
    expect(trusts(['leaf-of-root'], { authorities: [certificate('alias')] })).toBe(false)
  })

  it('that leads round and round', () => {
    const round = Array<string>(9).fill('stranger')
    expect(trusts(['leaf-of-stranger', ...round])).toBe(false)
  })

  it('and where there is no authority', () => expect(trusts(['leaf-of-root'], { authorities: [] })).toBe(false))
})

describe('the file', () => {
  it('may hold several, between other text', () => {
    const path = join(folder.path, 'many.pem')
    writeFileSync(path, `# IT\n${readFileSync(pathOf('root'))}\nnext\n${readFileSync(pathOf('stranger'))}`)
    expect(readAuthorities(path).map(({ subject }) => subject)).toHaveLength(2)
  })

  it('is refused where it holds none, a broken one, or is not there', () => {
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

describe('what Chromium has found', () => {
  const unknown = -202
  const text = (name: string) => readFileSync(pathOf(name), 'utf8')
  const sent = { data: text('leaf'), issuerCert: { data: text('intermediate') } }
  const judge = (errorCode: number, certificate: { data: string } = sent, hostname = 'school.example') => {
    const answers: number[] = []
    addedTrust(pathOf('root'), () => now)({ hostname, certificate, errorCode }, code => answers.push(code))
    return answers
  }

  it('is lifted where the authority was all that it did not know', () => expect(judge(unknown)).toEqual([0]))

  it.each([
    ['right', 0],
    ['of another name', -200],
    ['out of date', -201],
    ['revoked', -206],
    ['invalid', -207],
    ['weak', -208],
    ['of a key that is too weak', -211],
    ['not in the logs', -214],
  ])('stands where it is %s', (_what, code) => expect(judge(code)).toEqual([-3]))

  it('stands where the chain leads elsewhere, names another, or cannot be read', () => {
    expect(judge(unknown, { data: text('leaf-of-stranger') })).toEqual([-3])
    expect(judge(unknown, sent, 'other.example')).toEqual([-3])
    expect(judge(unknown, { data: 'nothing' })).toEqual([-3])
    expect(judge(unknown, { data: text('leaf') })).toEqual([-3])
  })
})

it('no truncated certificate is read', () => {
  const { raw } = certificate('leaf')
  for (let length = 0; length < raw.length; length++) {
    expect(() => readCertificate(raw.subarray(0, length)), String(length)).toThrow()
  }
})
