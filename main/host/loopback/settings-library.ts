/** The settings library in plain Node (main/store/settings.ts). */
import Conf from 'conf'
import type { OpenSettingsLibrary } from '../../store/settings'

export const openConf: OpenSettingsLibrary = options => new Conf<Record<string, unknown>>(options)
