/** No file that is built, started or delivered disables or weakens TLS (docs/network.md §4). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const home = path.resolve(import.meta.dirname, '../../../..')

/** Patterns that disable or weaken the check of certificates. */
const bypasses: Readonly<Record<string, RegExp>> = {
  'an unchecked connection of Node': /rejectUnauthorized|strictSSL|checkServerIdentity/,
  'an unchecked process': /NODE_TLS_REJECT_UNAUTHORIZED|NODE_EXTRA_CA_CERTS/,
  'a refusal that is overruled': /certificate-error|select-client-certificate/,
  'a switch of Chromium': /(ignore-certificate-errors|allow-insecure-localhost|ignore-urlfetcher-cert)/,
  'weak TLS': /SECLEVEL|secureProtocol|minVersion:\s*'TLSv1(\.1)?'|SSL_OP_|secureOptions/,
  'content of another scheme': /allowRunningInsecureContent:\s*true|webSecurity:\s*false/,
}

const found = (text: string) =>
  Object.entries(bypasses).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))

const written = /\.(tsx?|[mc]?js|json|ya?ml|sh|ps1|nsh|admx)$/

const sources = ['main', 'preload', 'renderer', 'shared', 'build', '.ci']
  .flatMap(folder =>
    readdirSync(path.join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => written.test(file))
      .map(file => `${folder}/${file}`),
  )
  // These files hold faults on purpose, for a copy in which a test must fail.
  .filter(file => !file.startsWith('build/guards/tables/'))
  .concat('package.json', 'electron-builder.yml', 'vitest.config.ts', 'playwright.config.ts')

describe('TLS', () => {
  it('is never disabled or weakened', () => {
    expect(sources.length).toBeGreaterThan(500)
    const hits = sources.flatMap(file => found(readFileSync(path.join(home, file), 'utf8')).map(name => [file, name]))
    expect(hits).toEqual([])
  })

  it('is checked again in one place only, which may only add an authority', () => {
    const judges = sources.filter(file =>
      /\.setCertificateVerifyProc\(/.test(readFileSync(path.join(home, file), 'utf8')),
    )
    expect(judges).toEqual(['main/host/electron/network.ts'])
    const text = readFileSync(path.join(home, 'main/host/electron/network.ts'), 'utf8')
    expect(text.match(/\bverify\b.*/g)).toEqual([
      "verify = config.extraCaFile ? (await import('../network/extra-ca')).addedTrust(config.extraCaFile, clock) : null",
      'verify)',
    ])
  })

  it('is used only by the agents of the transport and of the evaluation, with the trust of the configuration', () => {
    const makers = sources.filter(
      file => file.startsWith('main/') && /from 'node:(tls|https)'/.test(readFileSync(path.join(home, file), 'utf8')),
    )
    expect(makers.sort()).toEqual(['main/evaluation/open-socket.ts', 'main/http/transport.ts', 'main/http/tunnel.ts'])
  })

  it.each([
    'new Agent({ rejectUnauthorized: false })',
    "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'",
    "app.commandLine.appendSwitch('ignore-certificate-errors')",
    "app.on('certificate-error', (event, _c, _u, _e, _x, go) => go(true))",
    'connect({ checkServerIdentity: () => undefined })',
    "createSecureContext({ minVersion: 'TLSv1' })",
    'new BrowserWindow({ webPreferences: { webSecurity: false } })',
  ])('is recognised as bypassed by %s', text => expect(found(text)).not.toEqual([]))
})
