import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ConfigError } from '../../../main/config'
import { loadDevelopmentConfig, loadInstalledConfig } from '../../../main/config/load-config'
import { testPublicKey } from '../../fixtures/keys'

const folder = mkdtempSync(join(tmpdir(), 'hanamaru-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('an installed app accepts no server on this machine, because a student could start one', async () => {
  const file = join(folder, 'hanamaru.config.json')
  const write = (serverUrl: string) => writeFileSync(file, JSON.stringify({ serverUrl, publicKey: testPublicKey }))
  write('http://127.0.0.1:8080')
  await expect(loadInstalledConfig(file, null)).rejects.toThrow(ConfigError)
  expect(loadDevelopmentConfig(file).config.serverUrl).toBe('http://127.0.0.1:8080')
  write('https://school.example.jp')
  expect(await loadInstalledConfig(file, null)).toMatchObject({
    isConfigured: true,
    config: { serverUrl: 'https://school.example.jp' },
    origins: { policy: [], file: ['serverUrl', 'publicKey'] },
  })
})
