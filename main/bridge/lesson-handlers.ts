/** The methods `lessons.*`: opens the room of a live lesson, whose address the server has given. */
import { failure, success } from '../../shared/contract/result'
import { text } from '../../shared/text'
import type { Config } from '../config'
import type { Host } from '../host/host'
import { hostOf, mediaUrl } from '../http/media/fetch-media'
import type { LessonRooms } from '../lessons/lesson-rooms'
import type { Log } from '../store/log'
import type { Handlers } from './gate'

interface Dependencies {
  host: Pick<Host, 'openExternal'>
  config: Pick<Config, 'serverUrl' | 'lessonHosts'>
  /** The addresses that the server has given. */
  rooms: Pick<LessonRooms, 'find'>
  log: Log
}

/** A room opens in the PC's browser, and only if it is on the school's server or on one of `lessonHosts`. */
export function lessonHandlers({ host, config, rooms, log }: Dependencies): Pick<Handlers, 'lessons.open'> {
  const allowedHosts = [...(config.serverUrl === undefined ? [] : [config.serverUrl]), ...config.lessonHosts]
  return {
    async 'lessons.open'({ class_id }) {
      const address = rooms.find(class_id)
      if (address === undefined) return failure('invalid-request', text.lesson.noRoom)
      const url = mediaUrl('', address, allowedHosts)
      try {
        if (url === null || !/^https?:$/.test(url.protocol)) throw new Error('not an allowed address')
        await host.openExternal(url.href)
        return success(null)
      } catch {
        log('lesson.refused', { host: hostOf(address) })
        return failure('invalid-request', text.lesson.cannotOpen(hostOf(address) || address.slice(0, 100)))
      }
    },
  }
}
