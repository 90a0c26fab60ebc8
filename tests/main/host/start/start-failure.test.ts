import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startFailure } from '../../../../main/host/start/start-failure'
import { startText } from '../../../../shared/text'
import { folder } from '../../../fixtures/folder'

const logOf = (profile: string) => join(profile, 'logs', 'main.log')

it('returns the message for the teacher, and logs it with the stack', () => {
  const profile = join(folder(), 'profile')
  const message = startFailure(
    Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', syscall: 'open' }),
    profile,
  )
  expect(message).toContain(startText.full)
  const line = JSON.parse(readFileSync(logOf(profile), 'utf8')) as Record<string, unknown>
  expect(line).toMatchObject({
    event: 'start.failed',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    said: expect.stringContaining(startText.full),
    stack: expect.stringContaining('ENOSPC: no space'),
  })
})

it('still returns the message when the log cannot be written or there is no profile', () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  expect(startFailure(new Error('why'), file)).toBe('why')
  expect(startFailure(new Error('why'), '')).toBe('why')
  expect(existsSync('logs')).toBe(false)
})
