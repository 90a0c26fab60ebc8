import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkConfig } from '../../main/config'
import { createServices } from '../../main/services'
import { fakeHost } from '../fakes/host'
import { testPublicKey } from '../fixtures/keys'

it('start in a profile that a crash left untidy, and tidy it up', async () => {
  const host = fakeHost()
  const { profile, downloads } = host.paths
  mkdirSync(downloads)
  const part = join(downloads, 'a.xlsx.hanamaru-0123abcd.part')
  const temporary = join(profile, 'settings.json.0123456789ab.tmp')
  for (const path of [part, temporary]) writeFileSync(path, '')
  writeFileSync(join(profile, 'parts.json'), JSON.stringify([part]))
  const config = checkConfig({ serverUrl: 'http://127.0.0.1:9', publicKey: testPublicKey }, false)
  const services = await createServices({ host, config, clock: () => 0 })
  await services.close()
  expect(readdirSync(downloads)).toEqual([])
  expect(readdirSync(profile).filter(name => name.endsWith('.tmp'))).toEqual([])
})
