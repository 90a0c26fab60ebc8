/** The installer's own script handles the configuration file: a kill at any step of an update must not lose it. */
import { describe, expect, it } from 'vitest'
import { Killed, player, type Run, Stopped } from './installer-simulator'

const placed = 'p:/hanamaru/resources/hanamaru.config.json'
const savedConfig = 'p:/hanamaru-keep/hanamaru.config.json'
const installed = () =>
  new Map([
    ['p:/hanamaru/hanamaru.exe', 'old'],
    [placed, 'configuration'],
  ])

/** Runs the installer repeatedly on the same initial drive, killed one step later each time, until one run finishes. */
function killedEverywhere(
  before: () => Map<string, string>,
  first: Omit<Run, 'drive' | 'steps'>,
  then: (drive: Map<string, string>) => void,
) {
  for (let steps = 0; steps < 100; steps++) {
    const drive = before()
    try {
      player({ ...first, drive, steps }).install()
      return steps
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
    then(drive)
  }
  throw new Error('no end')
}

describe('the installer and the configuration', () => {
  it('an update keeps it unchanged, and leaves no other file', () => {
    const drive = installed()
    player({ drive }).install()
    expect(Object.fromEntries(drive)).toEqual({ 'p:/hanamaru/hanamaru.exe': 'new', [placed]: 'configuration' })
  })

  it('an update that is killed at any step and run again keeps it unchanged', () => {
    const steps = killedEverywhere(installed, {}, drive => {
      player({ drive }).install()
      expect(drive.get(placed)).toBe('configuration')
      expect([...drive.keys()].filter(name => name.includes('keep'))).toEqual([])
    })
    expect(steps).toBeGreaterThan(8)
  })

  it('a second kill at any step does not lose it either', () => {
    killedEverywhere(installed, {}, once => {
      killedEverywhere(
        () => new Map(once),
        {},
        twice => {
          player({ drive: twice }).install()
          expect(twice.get(placed)).toBe('configuration')
        },
      )
    })
  })

  it('a new one replaces the old one completely or not at all', () => {
    const before = () => installed().set('s:/new.json', 'brought along')
    const drive = before()
    player({ drive, config: 'new.json' }).install()
    expect(drive.get(placed)).toBe('brought along')
    killedEverywhere(before, { config: 'new.json' }, after => {
      player({ drive: after }).install()
      expect(['configuration', 'brought along']).toContain(after.get(placed))
    })
  })

  it('a given path that does not exist, or is a folder, stops the installer before any change', () => {
    for (const config of ['gone.json', '', 'p:/hanamaru']) {
      const drive = installed()
      expect(() => player({ drive, config }).install()).toThrow(Stopped)
      expect(drive).toEqual(installed())
    }
  })

  it('none is created if there was none; an administrator’s change after a kill is kept', () => {
    const none = new Map([['p:/hanamaru/hanamaru.exe', 'old']])
    player({ drive: none }).install()
    expect([...none.keys()]).toEqual(['p:/hanamaru/hanamaru.exe'])
    const changed = installed().set(savedConfig, 'older')
    player({ drive: changed }).install()
    expect(changed.get(placed)).toBe('configuration')
  })

  it('an uninstallation leaves no copy to restore; an update, which uninstalls too, does', () => {
    const drive = new Map([[savedConfig, 'configuration']])
    player({ drive, updated: true }).uninstall()
    expect(drive.has(savedConfig)).toBe(true)
    player({ drive }).uninstall()
    expect(drive.has(savedConfig)).toBe(false)
  })
})
