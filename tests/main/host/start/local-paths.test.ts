import { describe, expect, it } from 'vitest'
import { localPaths } from '../../../../main/host/start/local-paths'
import { nonEmpty } from '../../../fixtures/non-empty'

const windows = {
  platform: 'win32',
  local: 'C:\\Users\\t\\AppData\\Local',
  proposed: 'C:\\Users\\t\\AppData\\Roaming\\Hanamaru',
  profile: undefined,
} as const

describe('the paths of an app', () => {
  it('are never in the roaming profile of Windows', () => {
    expect(localPaths(windows)).toEqual({
      userData: 'C:\\Users\\t\\AppData\\Local\\Hanamaru',
      sessionData: 'C:\\Users\\t\\AppData\\Local\\Hanamaru\\chromium',
      crashDumps: 'C:\\Users\\t\\AppData\\Local\\Hanamaru\\crashes',
      logs: 'C:\\Users\\t\\AppData\\Local\\Hanamaru\\logs',
    })
  })

  it('are Electron’s defaults on Windows without LOCALAPPDATA, and on other systems', () => {
    expect(localPaths({ ...windows, local: undefined }).userData).toBe(windows.proposed)
    const linux = {
      platform: 'linux',
      local: '/wrong',
      proposed: '/home/t/.config/Hanamaru',
      profile: undefined,
    } as const
    expect(localPaths(linux)).toEqual({
      userData: '/home/t/.config/Hanamaru',
      sessionData: '/home/t/.config/Hanamaru/chromium',
      crashDumps: '/home/t/.config/Hanamaru/crashes',
      logs: '/home/t/.config/Hanamaru/logs',
    })
  })

  it('are all in the requested folder, as absolute paths', () => {
    const { userData, ...others } = localPaths({ ...windows, profile: 'D:\\p' })
    expect(userData).toBe('D:\\p')
    for (const path of nonEmpty(Object.values(others))) expect(path).toMatch(/^D:\\p\\[a-z]+$/)
    const linux = localPaths({ platform: 'linux', local: undefined, proposed: '/x', profile: 'p' })
    expect(linux.userData).toBe(`${process.cwd()}/p`)
  })
})
