import { describe, expect, it, vi } from 'vitest'
import { lessonHandlers } from '../../../main/bridge/lesson-handlers'

function setUp() {
  const openExternal = vi.fn(async () => undefined)
  const log = vi.fn()
  const config = { serverUrl: 'https://school.example', lessonHosts: ['https://meeting.example'] }
  const handlers = lessonHandlers({ host: { openExternal }, config, log })
  const open = (address: string) => handlers['lessons.open']({ address })
  return { open, openExternal, log }
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

  it('names the server that is not allowed, and says if the PC cannot open it', async () => {
    const { open, openExternal } = setUp()
    expect(await open('https://evil.example/room')).toMatchObject({
      error: { message: expect.stringContaining('「evil.example」') },
    })
    openExternal.mockRejectedValueOnce(new Error('no browser'))
    expect(await open('https://meeting.example/room')).toMatchObject({ ok: false })
  })
})
