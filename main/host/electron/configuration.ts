/** Sets the paths of Electron's files and loads its configuration (DESIGN §4). */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { app, dialog } from 'electron'
import { configText } from '../../../shared/text'
import { type LoadedConfig, loadDevelopmentConfig, loadInstalledConfig } from '../../config/load-config'
import { localPaths } from '../start/local-paths'
import { policyTools } from '../start/policy-tools'
import { isInstalled } from './is-installed'

/** The arguments of the command line and the environment. An installed app ignores all of them. */
function developmentArguments(): { config?: string; profile?: string } {
  const options = { config: { type: 'string' }, profile: { type: 'string' } } as const
  const { values } = parseArgs({ args: process.argv.slice(1), options, strict: false })
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { config: text(values.config) ?? process.env.HANAMARU_CONFIG, profile: text(values.profile) }
}

/**
 * Sets Electron's paths. Call it before the app is ready and before the single-instance lock, which depends on
 * `userData`.
 */
export function choosePaths(): void {
  const { profile } = isInstalled() ? {} : developmentArguments()
  const proposed = app.getPath('userData')
  const paths = localPaths({ platform: process.platform, local: process.env.LOCALAPPDATA, proposed, profile })
  for (const [name, path] of Object.entries(paths)) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (name === 'logs') app.setAppLogsPath(path)
    else app.setPath(name, path)
  }
}

/** Loads the effective configuration; throws ConfigError. */
export async function electronConfig(): Promise<LoadedConfig> {
  if (!isInstalled()) return loadDevelopmentConfig(developmentArguments().config)
  const file = join(process.resourcesPath, 'hanamaru.config.json')
  return loadInstalledConfig(file, process.platform === 'win32' ? policyTools : null)
}

/** Asks before an installed app without a configuration opens the sample school. Closing the dialog means no. */
export async function confirmSampleSchool(): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    title: app.getName(),
    message: configText.sampleTitle,
    detail: configText.sampleDetail,
    buttons: [configText.openSample, configText.leave],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}
