/** A Host for tests in a given folder; it records its calls. */
import { join } from 'node:path'
import type { Host, SecretBox } from '../../main/host/host'
import { openConf } from '../../main/host/loopback/settings-library'

/** Reverses bytes, so that a test can see that no plain text is stored. */
export const fakeSecretBox: SecretBox = {
  seal: plain => Buffer.from([...plain].reverse().join('')),
  open(sealed) {
    return [...Buffer.from(sealed).toString('utf8')].reverse().join('')
  },
}

export type FakeHost = Host & {
  asked: string[]
  /** The system notifications that were shown and not removed. */
  notifications: { body: string; click(): void }[]
}

export function hostIn(profile: string, over: Partial<Host> = {}): FakeHost {
  const proposedNames: string[] = []
  const notifications: FakeHost['notifications'] = []
  return {
    asked: proposedNames,
    notifications,
    paths: { profile, downloads: join(profile, 'downloads') },
    openSettingsLibrary: openConf,
    isPackaged: false,
    secretBox: null,
    draftBox: null,
    network: null,
    proxyPrompts: null,
    locale: 'ja',
    origin: 'hanamaru://app',
    chooseSavePath: async name => ({ path: join(profile, name), replace: false }),
    offer: async () => undefined,
    open: async path => {
      proposedNames.push(`open ${path}`)
      return {}
    },
    openPdfPrinter: null,
    reveal: async path => void proposedNames.push(`reveal ${path}`),
    notify({ body }, onClick) {
      proposedNames.push(`notify ${body}`)
      notifications.push({ body, click: onClick })
    },
    removeNotifications: () => void notifications.splice(0),
    openExternal: async url => void proposedNames.push(`open ${url}`),
    quit: () => void proposedNames.push('quit'),
    mediaAddress: id => `hanamaru://media/${id}`,
    ...over,
  }
}
