import { describe, expect, it, vi } from 'vitest'
import { lessonHandlers } from '../../../main/bridge/lesson-handlers'
import { createLessonRooms } from '../../../main/lessons/lesson-rooms'
import type { SessionParticipant } from '../../../main/session/session'

function setUp() {
  const openExternal = vi.fn(async () => undefined)
  const log = vi.fn()
  const config = { serverUrl: 'https://school.example', lessonHosts: ['https://meeting.example'] }
  const given = new Map<string, string>()
  const handlers = lessonHandlers({ host: { openExternal }, config, rooms: { find: id => given.get(id) }, log })
  /** Opens the lesson for which the server has given this address. */
  const open = (address: string) => {
    given.set('l-1', address)
    return handlers['lessons.open']({ class_id: 'l-1' })
  }
  return { open, handlers, openExternal, log }
}

describe('the room of a live lesson', () => {
  it.each(['https://meeting.example/room/1?pwd=a', 'https://school.example/live/1'])('opens: %s', async address => {
    const { open, openExternal } = setUp()
    expect(await open(address)).toEqual({ ok: true, value: null })
    expect(openExternal.mock.calls).toEqual([[address]])
  })

  it.each([
    'https://evil.example/room',
    'http://meeting.example/room',
    'https://meeting.example:8443/room',
    'https://meeting.example.evil.example/room',
    'https://user@meeting.example/room',
    'blob:https://meeting.example/1',
    'file:///C:/Windows/system32/calc.exe',
    'zoommtg://meeting.example/join',
    'javascript:alert(1)',
    'room/1',
  ])('does not open: %s', async address => {
    const { open, openExternal, log } = setUp()
    expect(await open(address)).toMatchObject({ ok: false, error: { message: expect.stringContaining('lessonHosts') } })
    expect(openExternal).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual([['lesson.refused', expect.anything()]])
  })

  it('does not open without an address of the server, and a new session knows none', async () => {
    const { handlers, openExternal } = setUp()
    const answer = await handlers['lessons.open']({ class_id: 'https://meeting.example/room/1' })
    expect(answer).toMatchObject({ ok: false, error: { message: expect.stringContaining('もう一度') } })
    expect(openExternal).not.toHaveBeenCalled()
    let change: () => unknown = () => undefined
    const addParticipant = ({ onChange }: SessionParticipant) => {
      change = () => onChange?.({ generation: 2, session: null })
      return { dispose: () => undefined }
    }
    const rooms = createLessonRooms({ addParticipant })
    rooms.record('l-1', 'https://meeting.example/room/1')
    expect(rooms.find('l-1')).toBe('https://meeting.example/room/1')
    change()
    expect(rooms.find('l-1')).toBeUndefined()
  })

  it('names the server that is not allowed, and says if the PC cannot open it', async () => {
    const { open, openExternal } = setUp()
    expect(await open('https://evil.example/room')).toMatchObject({
      error: { message: expect.stringContaining('「evil.example」') },
    })
    openExternal.mockRejectedValueOnce(new Error('no browser'))
    expect(await open('https://meeting.example/room')).toMatchObject({ ok: false })
  })
})
