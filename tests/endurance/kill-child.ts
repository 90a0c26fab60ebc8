/**
 * Writes to every kind of store as fast as it can until it is killed. Prints what it found at the start and which
 * writes were acknowledged. kill-stores.test.ts bundles it and runs it as a program of its own, with the folder as its
 * argument.
 */
import { join } from 'node:path'
import { openConf } from '../../main/host/loopback/settings-library'
import { openSession } from '../../main/session/session'
import { removeTemporaryFiles } from '../../main/store/atomic-file'
import { nodeDisk } from '../../main/store/disk'
import { openDraftJournal } from '../../main/store/draft-journal'
import { openPathJournal } from '../../main/store/path-journal'
import { openSettings } from '../../main/store/settings'
import { createKeySeal, openVault } from '../../main/store/vault'
import { openCopiesOf, openExports, openRecordingsOf } from './kill-child-stores'

/** The number of the found write per store; -1 if the content was never written. */
export type Found = Record<string, number>

const profile = process.argv[2] ?? ''
const key = createKeySeal(new Uint8Array(32).fill(4))
const box = {
  seal: (plain: string) => key.seal(new TextEncoder().encode(plain), 'box'),
  open: (sealed: Uint8Array) => new TextDecoder().decode(key.open(sealed, 'box')),
}

const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)

const log = (event: string, detail?: unknown) => say({ fault: event, detail })

/** Some thousand bytes, so that a write takes a while; `readDraft` checks that it is complete. */
const draftOf = (n: number) => JSON.stringify({ n, pad: '花'.repeat((n * 37) % 900) })
function readDraft(json: string | null): number {
  if (json === null) return 0
  const { n } = JSON.parse(json) as { n: number }
  return draftOf(n) === json ? n : -1
}

const user = {
  id: '17',
  username: 't',
  nickname: '',
  school: '',
  teacher_flag: '' as const,
  type: '',
  showLive: 0 as const,
}
const keys = ['a', 'b', 'c']

await removeTemporaryFiles(profile)
const settings = await openSettings(profile, openConf)
const session = await openSession({
  host: { paths: { profile, downloads: profile }, secretBox: box },
  log,
  clock: () => 0,
})
const paths = await openPathJournal(join(profile, 'parts.json'))
const vault = await openVault(box, join(profile, 'drafts.key'))
const drafts = await openDraftJournal({
  path: join(profile, 'mine.drafts'),
  name: 'mine',
  vault,
  today: 1,
  disk: nodeDisk,
})

const parts = { profile, vault, log, textOf: draftOf, numberOf: readDraft }
const others = {
  ...(await openCopiesOf(parts)),
  exports: await openExports(parts),
  recording: await openRecordingsOf(parts),
}

const found: Found = {
  settings: settings.get().window?.x ?? 0,
  session: session.lockSnapshot()?.activeAt ?? 0,
  paths: Math.max(0, ...paths.paths().map(Number)),
  ...Object.fromEntries(keys.map(name => [name, readDraft(drafts.read(name))])),
  ...Object.fromEntries(Object.entries(others).map(([store, each]) => [store, each.found])),
}
const damage = [settings.damage, session.damage, drafts.damage, vault.isKeyLost ? 'lost' : 'none']
say({ found, damage: damage.filter(each => each !== 'none') })

if (session.view() === null) {
  await session.begin({ token: 't', user, online_class_switch: 0 }, { username: 't', verifier: null })
}

const writes: Record<string, (n: number) => Promise<unknown>> = {
  settings: n => settings.set({ window: { x: n, y: 0, width: n, height: 0 } }),
  session: n => session.setLockSnapshot({ locked: false, activeAt: n, wrong: 0 }, true),
  async paths(n) {
    await paths.add(String(n))
    await paths.remove(String(n - 1))
  },
  ...Object.fromEntries(keys.map(name => [name, (n: number) => drafts.write(name, draftOf(n))])),
  ...Object.fromEntries(Object.entries(others).map(([store, each]) => [store, each.write])),
}

async function loop(store: string, write: (n: number) => Promise<unknown>): Promise<never> {
  for (let n = (found[store] ?? 0) + 1; ; n += 1) {
    await write(n)
    say({ store, n })
  }
}

await Promise.all(Object.entries(writes).map(([store, write]) => loop(store, write)))
