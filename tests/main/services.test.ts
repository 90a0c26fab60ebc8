import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkConfig } from '../../main/config'
import { createServices } from '../../main/services'
import { openPathJournal } from '../../main/store/path-journal'
import { text } from '../../shared/text'
import { fakeHost, fakeSecretBox } from '../fakes/host'
import { testPublicKey } from '../fixtures/keys'

const config = checkConfig({ serverUrl: 'http://127.0.0.1:9', publicKey: testPublicKey }, false)

it('start in a profile that a crash left untidy, and tidy it up', async () => {
  const host = fakeHost()
  const { profile, downloads } = host.paths
  mkdirSync(downloads)
  const part = join(downloads, 'a.xlsx.hanamaru-0123abcd.part')
  const temporary = join(profile, 'settings.json.0123456789ab.tmp')
  for (const path of [part, temporary]) writeFileSync(path, '')
  await (await openPathJournal(join(profile, 'parts.json'))).add(part)
  const services = await createServices({ host, config, clock: () => 0 })
  await services.close()
  expect(readdirSync(downloads)).toEqual([])
  expect(readdirSync(profile).filter(name => name.endsWith('.tmp'))).toEqual([])
})

it('tell at start which stores were damaged', async () => {
  const host = fakeHost({ secretBox: fakeSecretBox, draftBox: fakeSecretBox })
  const start = () => createServices({ host, config, clock: () => 0 })
  await (await start()).close()
  const path = (name: string) => join(host.paths.profile, name)
  for (const name of ['settings.json', 'session.bin', 'session.bin.last', 'drafts.key', 'drafts.key.last']) {
    writeFileSync(path(name), 'damaged')
  }
  const services = await start()
  const sender = { origin: host.origin, mainFrame: true }
  const boot = await services.gate.call({ sender, method: 'app.boot', argument: {} })
  expect(boot).toMatchObject({
    value: {
      notices: [
        text.damaged.restored(text.stores.settings),
        text.damaged.lost(text.stores.session),
        text.damaged.lost(text.stores.drafts),
      ],
    },
  })
  await services.close()
})
