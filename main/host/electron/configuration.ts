/** Where Electron's configuration comes from (DESIGN §4), and where its files go. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { app } from 'electron'
import { type Config, readConfig } from '../../config'

/** What the command line and the environment say; nothing of it counts in a packaged app. */
function given(): { config?: string; profile?: string } {
  const options = { config: { type: 'string' }, profile: { type: 'string' } } as const
  const { values } = parseArgs({ args: process.argv.slice(1), options, strict: false })
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { config: text(values.config) ?? process.env.HANAMARU_CONFIG, profile: text(values.profile) }
}

/** Must run before the app is ready: Chromium's own files stay out of the roaming profile. */
export function choosePaths(): void {
  const { profile } = app.isPackaged ? {} : given()
  if (profile) app.setPath('userData', profile)
  const local = process.env.LOCALAPPDATA
  if (process.platform === 'win32' && local && !profile) app.setPath('sessionData', join(local, 'Hanamaru', 'Session'))
}

function installedFile(): string | undefined {
  const path = join(process.resourcesPath, 'hanamaru.config.json')
  return existsSync(path) ? path : undefined
}

/** The configuration in force; throws ConfigError. */
export function electronConfig(): Config {
  const path = app.isPackaged ? installedFile() : given().config
  return readConfig(path, app.isPackaged)
}
